import { Button } from '@mantine/core'
import { type RefObject, useMemo, useRef } from 'react'
import type { PostOptions } from '../../../contract/post-options.ts'
import { formatNumber } from '../../format.ts'
import { printAddress, printSearchText, type QueryAddress } from './address.ts'
import { DownloadButton } from './download-button.tsx'
import { EmptyResult } from './empty-result.tsx'
import type { PostsInput } from './filters.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { CancelledNotice, LoadProblem } from './load-problem.tsx'
import { getLastPage } from './paging.ts'
import { PagingBar } from './paging-bar.tsx'
import { CardsOutline, PostCards } from './post-cards.tsx'
import { PostDrawer } from './post-drawer.tsx'
import { PostTable } from './post-table.tsx'
import type { EndlessResult, PostsResult } from './posts.ts'
import styles from './query-screen.module.css'
import { ResultBar } from './result-bar.tsx'
import { useSearchTree } from './search-tree.ts'
import { storePageSize, type ViewMode } from './stored.ts'
import type { GoTo } from './use-address.ts'
import { useReading } from './use-reading.ts'

type ResultsProps = {
  address: QueryAddress
  goTo: GoTo
  options: PostOptions | undefined
  input: PostsInput
  page: PostsResult
  endless: EndlessResult
  view: ViewMode
  onView: (view: ViewMode) => void
  searchRef: RefObject<HTMLInputElement | null>
}

/** What was found, in every state it can be in. */
export function Results(props: ResultsProps) {
  const { address, goTo, options, input, page, endless, view, onView, searchRef } = props
  const result = view === 'table' ? page : endless
  const tree = useSearchTree(address.search)
  const portraits = useMemo(() => new Map(options?.public_persons.map(({ id, image }) => [id, image])), [options])
  const listRef = useRef<HTMLElement>(null)
  const reading = useReading({ posts: result.posts, listRef, searchRef })
  const shared = { tree, portraits, onOpen: reading.open, listRef }
  const hasPosts = result.posts.length > 0
  return (
    <section className={styles.results} aria-label="Resultado">
      <ResultBar
        result={result}
        address={address}
        goTo={goTo}
        view={view}
        onView={onView}
        download={<DownloadButton input={input} total={result.total} />}
      />
      {result.state === 'cancelled' && <CancelledNotice hasList={hasPosts} onRetry={result.retry} />}
      {result.state === 'error' && <LoadProblem onRetry={result.retry} />}
      {result.state === 'ready' && !hasPosts && (
        <NoPosts address={address} options={options} goTo={goTo} total={result.total ?? 0} />
      )}
      {view === 'table' && (hasPosts || result.state === 'loading') && (
        <PostTable
          {...shared}
          posts={result.posts}
          outline={result.state === 'loading' ? address.page_size : 0}
          isStale={result.state === 'refreshing'}
          address={address}
          goTo={goTo}
        />
      )}
      {view === 'cards' && address.page > 1 && hasPosts && <StartNotice address={address} goTo={goTo} />}
      {view === 'cards' && result.state === 'loading' && <CardsOutline />}
      {view === 'cards' && hasPosts && (
        <PostCards {...shared} result={endless} name={printSearchText(printAddress(address))} />
      )}
      {view === 'table' && result.state !== 'error' && (
        <PagingBar
          page={address.page}
          pageSize={address.page_size}
          shown={result.posts.length}
          range={result.paging}
          total={result.total ?? 0}
          onPage={(next) => goTo({ ...address, page: next })}
          onPageSize={(size) => {
            storePageSize(size)
            goTo({ ...address, page_size: size, page: 1 })
          }}
        />
      )}
      <PostDrawer post={reading.opened} tree={tree} portraits={portraits} onClose={reading.close} />
      <KeysDialog opened={reading.areKeysShown} onClose={reading.hideKeys} />
    </section>
  )
}

type NoPostsProps = { address: QueryAddress; options: PostOptions | undefined; goTo: GoTo; total: number }

/** An empty list, or a page beyond the end of one. */
function NoPosts({ address, options, goTo, total }: NoPostsProps) {
  if (total === 0) return <EmptyResult address={address} options={options} goTo={goTo} />
  const last = getLastPage(total, address.page_size)
  return (
    <p className={styles.from}>
      {`A lista termina na página ${formatNumber(last)}. `}
      <Button variant="default" size="compact-sm" onClick={() => goTo({ ...address, page: last })}>
        Ir para a última página
      </Button>
    </p>
  )
}

/** Says that the list does not begin at its beginning. */
function StartNotice({ address, goTo }: { address: QueryAddress; goTo: GoTo }) {
  return (
    <p className={styles.from}>
      {`A partir da página ${formatNumber(address.page)}. `}
      <Button variant="default" size="compact-sm" onClick={() => goTo({ ...address, page: 1 })}>
        Ver desde o início
      </Button>
    </p>
  )
}
