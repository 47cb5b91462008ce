import { type RefObject, Suspense } from 'react'
import type { Post } from '../../../../contract/posts/post.ts'
import type { SearchTree } from '../../../../search-language/ast.ts'
import { partOnDemand } from '../../../ui/layers/parts-on-demand.ts'
import type { Portraits } from '../post/post-author.tsx'
import { printAddress, printSearchText, type QueryAddress } from '../state/address.ts'
import type { EndlessResult, PostsResult } from '../state/posts.ts'
import { readStoredView, storePageSize } from '../state/stored.ts'
import type { TableSettings } from '../state/table-settings.ts'
import type { GoTo } from '../state/use-address.ts'
import { CardsOutline } from './cards-outline.tsx'
import { StartNotice } from './list-ends.tsx'
import { PagingBar } from './paging-bar.tsx'
import type { PostCardsProps } from './post-cards.tsx'
import { PostTable } from './post-table.tsx'

/** Cards load the code that measures and positions them; a table needs none of it. */
export const PostCards = partOnDemand<PostCardsProps>(async () => (await import('./post-cards.tsx')).PostCards)
// Loaded in parallel with the first response.
if (readStoredView() === 'cards') PostCards.fetchSoon()

type ListProps = {
  address: QueryAddress
  goTo: GoTo
  tree: SearchTree
  portraits: Portraits
  onOpen: (post: Post) => void
  /** Id of the open post. */
  opened: string | undefined
  listRef: RefObject<HTMLElement | null>
}

/** One page as a table, with pagination. */
export function TableResult({ result, look, ...list }: ListProps & { result: PostsResult; look: TableSettings }) {
  const { address, goTo } = list
  const { state, posts, paging, total = 0 } = result
  if (state === 'error') return null
  return (
    <>
      {(posts.length > 0 || state === 'loading') && (
        <PostTable
          {...list}
          look={look}
          posts={posts}
          outline={state === 'loading' ? address.page_size : 0}
          isStale={state === 'refreshing'}
        />
      )}
      {/* Below rows that are still to come it would be moved by them, and tell pages that nobody has counted. */}
      {state !== 'loading' && (
        <PagingBar
          page={address.page}
          pageSize={address.page_size}
          shown={posts.length}
          range={paging}
          total={total}
          onPage={(page) => goTo({ ...address, page })}
          onPageSize={(size) => {
            storePageSize(size)
            goTo({ ...address, page_size: size, page: 1 })
          }}
        />
      )}
    </>
  )
}

/** Cards with infinite scrolling, from the page in the address. */
export function CardsResult({ result, address, goTo, ...list }: ListProps & { result: EndlessResult }) {
  if (result.state === 'loading') return <CardsOutline />
  if (result.posts.length === 0) return null
  return (
    <Suspense fallback={<CardsOutline />}>
      {address.page > 1 && <StartNotice address={address} goTo={goTo} />}
      <PostCards
        {...list}
        result={result}
        isCollapsed={address.collapse}
        name={printSearchText(printAddress(address))}
      />
    </Suspense>
  )
}
