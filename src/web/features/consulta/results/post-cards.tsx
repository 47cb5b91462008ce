import { Button, VisuallyHidden } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { type RefObject, useEffect } from 'react'
import type { Post } from '../../../../contract/posts/post.ts'
import type { SearchTree } from '../../../../search-language/ast.ts'
import { LOAD_ERROR } from '../../../api-error.ts'
import { formatNumber } from '../../../format.ts'
import type { Portraits } from '../post/post-author.tsx'
import type { EndlessResult } from '../state/posts.ts'
import { useKeptPlace } from '../state/use-kept-place.ts'
import styles from './post-card.module.css'
import { PostCard } from './post-card.tsx'
import { useCardRows } from './use-card-rows.ts'

export type PostCardsProps = {
  result: EndlessResult
  /** Collapsed: messages are listed and counted. */
  isCollapsed: boolean
  tree: SearchTree
  portraits: Portraits
  onOpen: (post: Post) => void
  opened: string | undefined
  listRef: RefObject<HTMLElement | null>
  /** Identifies this list, for restoring the scroll position. */
  name: string
}

/** Posts as cards in rows, with infinite scrolling. */
export function PostCards({ result, isCollapsed, tree, portraits, onOpen, opened, listRef, name }: PostCardsProps) {
  const isStale = result.state === 'refreshing'
  const { columns, rows, height, measure, reveal } = useCardRows({ posts: result.posts, opened, listRef })
  useKeptPlace(listRef, { name, reveal })
  return (
    <>
      <section
        className={styles.list}
        style={{ height }}
        data-columns={columns}
        ref={listRef}
        role="feed"
        aria-label="Publicações"
        aria-busy={isStale || result.isLoadingMore}
        data-stale={isStale || undefined}
        inert={isStale}
      >
        {rows.map((row) => (
          <div
            key={row.key}
            ref={measure}
            data-index={row.index}
            className={styles.row}
            style={{ transform: `translateY(${row.top}px)` }}
          >
            {row.posts.map((post, place) => (
              <PostCard
                key={post.id}
                post={post}
                tree={tree}
                portraits={portraits}
                onOpen={onOpen}
                isOpen={post.id === opened}
                position={row.first + place + 1}
                total={result.total ?? -1}
              />
            ))}
          </div>
        ))}
      </section>
      <CardsEnd result={result} isCollapsed={isCollapsed} />
    </>
  )
}

function CardsEnd({ result, isCollapsed }: Pick<PostCardsProps, 'result' | 'isCollapsed'>) {
  const { posts, total = 0, hasMore, isLoadingMore, hasMoreFailed, loadMore } = result
  const { ref, entry } = useIntersection({ rootMargin: '0px 0px 1200px 0px' })
  const isNear = entry?.isIntersecting ?? false
  const listed = isCollapsed ? 'mensagens' : 'publicações'
  const wantsMore = isNear && hasMore && !isLoadingMore && !hasMoreFailed
  useEffect(() => {
    if (wantsMore) loadMore()
  }, [wantsMore, loadMore])
  return (
    <div className={styles.end} ref={ref}>
      <VisuallyHidden aria-live="polite">
        {`${formatNumber(posts.length)} de ${formatNumber(total)} ${listed} carregadas`}
      </VisuallyHidden>
      {hasMoreFailed && <p role="alert">{LOAD_ERROR}</p>}
      {hasMore ? (
        <Button variant="default" loading={isLoadingMore} onClick={loadMore}>
          {hasMoreFailed ? 'Tentar novamente' : 'Carregar mais'}
        </Button>
      ) : (
        <EndWords shown={posts.length} total={total} />
      )}
    </div>
  )
}

function EndWords({ shown, total }: { shown: number; total: number }) {
  if (shown >= total) return 'Fim da lista'
  return `A lista mostra até aqui; para ver além, use filtros ou o CSV.`
}
