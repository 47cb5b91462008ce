import { useMediaQuery } from '@mantine/hooks'
import { type RefObject, useMemo, useRef } from 'react'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import { AddContext } from '../../../together/add-context.ts'
import { LazyMount } from '../../../ui/layers/lazy-mount.tsx'
import { usePrefetch } from '../../../ui/layers/parts-on-demand.ts'
import { useIsPhone } from '../../../ui/page/use-is-phone.ts'
import type { PostsInput } from '../filters/filters.ts'
import { TimeHistogram } from '../metrics/time-histogram.tsx'
import { KeysDialog, PARTS_ON_DEMAND, PostDrawer } from '../parts.ts'
import type { PostDrawerProps } from '../post/post-drawer.tsx'
import styles from '../query-screen.module.css'
import { SaveButton } from '../saved-search/save-button.tsx'
import type { SavedSearchControl } from '../saved-search/use-saved-search.ts'
import { FillSlot } from '../slots.tsx'
import type { QueryAddress } from '../state/address.ts'
import { countAll } from '../state/count-all.ts'
import type { EndlessResult, PostsResult } from '../state/posts.ts'
import { useSearchTree } from '../state/search-tree.ts'
import type { ViewMode } from '../state/stored.ts'
import { useTableSettings } from '../state/table-settings.ts'
import type { GoTo } from '../state/use-address.ts'
import { useReading } from '../state/use-reading.ts'
import { LazyViewer } from '../viewer/lazy-viewer.tsx'
import { ViewerContext } from '../viewer/open-viewer.ts'
import { useViewed } from '../viewer/use-viewed.ts'
import { Adding, AddSearchButton, useAdding } from './add-search-button.tsx'
import { BackToTop } from './back-to-top.tsx'
import { CoverageNote } from './coverage-note.tsx'
import { DownloadButton } from './download-button.tsx'
import { FormerButton } from './former-note.tsx'
import { CopiesNote, GroupHeading } from './group-heading.tsx'
import { NoPosts } from './list-ends.tsx'
import { isRefused, RefusedQuery } from './refused-query.tsx'
import { ResultBar } from './result-bar.tsx'
import { CardsResult, TableResult } from './result-list.tsx'
import { CancelledNotice, OpenedProblemNotice, SearchProblem } from './search-problem.tsx'

type ResultsProps = {
  address: QueryAddress
  goTo: GoTo
  options: PostOptions | undefined
  input: PostsInput
  page: PostsResult
  endless: EndlessResult
  view: ViewMode
  onView: (view: ViewMode) => void
  savedSearch: SavedSearchControl
  /** Secondary requests wait for the list. */
  isAnswerPainted: boolean
  searchRef: RefObject<HTMLInputElement | null>
}

/** Container of a post opened beside the list. */
const ROOM_BESIDE = '(min-width: 80em)'

/** The results, in every state. */
export function Results(props: ResultsProps) {
  const { address, goTo, options, input, page, endless, view, onView, savedSearch, isAnswerPainted, searchRef } = props
  const result = view === 'table' ? page : endless
  const { state, posts, total, totalPosts, error, fieldErrors, retry } = result
  const tree = useSearchTree(address.search)
  const portraits = useMemo(() => new Map(options?.public_persons.map(({ id, image }) => [id, image])), [options])
  const [look, setLook] = useTableSettings()
  const listRef = useRef<HTMLElement>(null)
  const viewer = useViewed()
  const adding = useAdding()
  const isBeside = useMediaQuery(ROOM_BESIDE, false, { getInitialValueInEffect: false })
  const reading = useReading({
    posts,
    state,
    listRef,
    searchRef,
    onSave: savedSearch.openDialog,
    onAdd: adding.addPost,
    isBeside,
    isCovered: savedSearch.isOpen || adding.addition !== undefined || viewer.viewed !== undefined,
  })
  usePrefetch(total !== undefined, PARTS_ON_DEMAND)
  const list = { address, goTo, tree, portraits, onOpen: reading.open, opened: reading.opened?.id, listRef }
  const isCounted = isAnswerPainted && total !== undefined
  const hasPosts = state === 'ready' && posts.length > 0
  // On a phone it is beside the numbers of the terms, where its room is reserved.
  const isPhone = useIsPhone()
  return (
    <ViewerContext value={viewer.open}>
      <Adding control={adding}>
        <section className={styles.results} aria-label="Resultado">
          <FillSlot slot="tools">
            <ResultBar
              result={result}
              address={address}
              goTo={goTo}
              view={view}
              onView={onView}
              look={{ look, onSettings: setLook }}
              actions={<ResultActions savedSearch={savedSearch} adding={adding} input={input} result={result} />}
              all={countAll({ address, options, found: totalPosts ?? total })}
              note={hasPosts && !isPhone && <FormerButton {...{ input, address, goTo }} isAsked={isAnswerPainted} />}
            />
          </FillSlot>
          <div className={styles.list}>
            <GroupHeading address={address} posts={posts} />
            <CopiesNote address={address} />
            <div className={styles.when}>
              <TimeHistogram input={input} address={address} goTo={goTo} enabled={isCounted} />
              <CoverageNote input={input} enabled={isCounted} />
            </div>
            {reading.problem && <OpenedProblemNotice {...reading.problem} onClose={reading.close} />}
            {state === 'cancelled' && <CancelledNotice hasList={posts.length > 0} onRetry={retry} />}
            {state === 'error' && isRefused(fieldErrors) && <RefusedQuery address={address} goTo={goTo} />}
            {state === 'error' && !isRefused(fieldErrors) && <SearchProblem error={error} onRetry={retry} />}
            {state === 'ready' && posts.length === 0 && (
              <NoPosts address={address} options={options} goTo={goTo} total={total ?? 0} />
            )}
            {/* The button of a row, seen when it is pointed at or has the focus, comes after the rows. */}
            {view === 'table' ? (
              <AddContext value={isAnswerPainted ? adding.addPost : null}>
                <TableResult {...list} look={look} result={page} />
              </AddContext>
            ) : (
              <CardsResult {...list} result={endless} />
            )}
          </div>
          <BackToTop />
          <Opened {...{ reading, viewer, tree, portraits, isBeside }} isCovered={adding.addition !== undefined} />
        </section>
      </Adding>
    </ViewerContext>
  )
}

type OpenedProps = Pick<PostDrawerProps, 'tree' | 'portraits' | 'isCovered' | 'isBeside'> & {
  reading: ReturnType<typeof useReading>
  viewer: ReturnType<typeof useViewed>
}

/** The open post, and the layers above it. */
function Opened({ reading, viewer, isCovered, ...open }: OpenedProps) {
  return (
    <>
      <LazyMount isOpen={reading.opened !== undefined}>
        {(isOpen) => (
          <PostDrawer
            {...open}
            post={isOpen ? reading.opened : undefined}
            steps={reading.steps}
            isCovered={viewer.viewed !== undefined || isCovered}
            onClose={reading.close}
          />
        )}
      </LazyMount>
      <LazyViewer viewed={viewer.viewed} tree={open.tree} onMove={viewer.move} onClose={viewer.close} />
      <LazyMount isOpen={reading.areKeysShown}>
        {(isOpen) => <KeysDialog opened={isOpen} onClose={reading.hideKeys} />}
      </LazyMount>
    </>
  )
}

type ActionsProps = Pick<ResultsProps, 'savedSearch' | 'input'> & {
  adding: ReturnType<typeof useAdding>
  result: PostsResult
}

/** Actions on all results. */
function ResultActions({ savedSearch, adding, input, result: { total, totalPosts } }: ActionsProps) {
  return (
    <>
      <SaveButton control={savedSearch} />
      <AddSearchButton control={adding} input={input} total={totalPosts ?? total} />
      <DownloadButton input={input} total={total} />
    </>
  )
}
