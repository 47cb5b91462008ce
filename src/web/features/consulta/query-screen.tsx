import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { demoQuery } from '../../demo-query.ts'
import { usePainted } from '../../ui/lists/use-painted.ts'
import type { PostsInput } from './filters/filters.ts'
import { followMerged, listFilledFilters, toPostsInput } from './filters/filters.ts'
import { useKeys } from './keys/use-keys.ts'
import { useMetrics } from './metrics/metrics.ts'
import { MetricsOutline } from './metrics/metrics-bar.tsx'
import type { MetricsTabProps } from './metrics/metrics-tab.tsx'
import { QueryTabs, TAB_PANEL } from './metrics/query-tabs.tsx'
import { MetricsTab } from './parts.ts'
import { QueryHead } from './query-head.tsx'
import styles from './query-screen.module.css'
import { WithNews } from './results/news-end.tsx'
import { Results } from './results/results.tsx'
import { OptionsProblem } from './results/search-problem.tsx'
import { UnreadAddress, UnreadSettings } from './results/unread-address.tsx'
import { SaveButton } from './saved-search/save-button.tsx'
import { SelectedSearch } from './saved-search/selected-search.tsx'
import { useRecordSearch } from './saved-search/use-record-search.ts'
import { useSavedSearch } from './saved-search/use-saved-search.ts'
import { useSharedSearch } from './saved-search/use-shared-search.ts'
import { FillSlot, SlotPlace, useStuckHeight, WithSlots } from './slots.tsx'
import type { Tab } from './state/address.ts'
import { useOptions } from './state/options.ts'
import { useEndlessPosts, usePostsPage } from './state/posts.ts'
import { readStoredView, storeView, type ViewMode } from './state/stored.ts'
import { useAddress, useUnreadValues } from './state/use-address.ts'

// Includes ECharts: visits without charts never load it.
const CompareTab = lazy(async () => ({ default: (await import('./comparison/compare-tab.tsx')).CompareTab }))

/** The query screen: search above, results below. Its state is the address; only drafts are kept here. */
export function QueryScreen() {
  const [rawAddress, goTo] = useAddress()
  const options = useOptions()
  const address = useMemo(() => followMerged(rawAddress, options.data), [rawAddress, options.data])
  const input = useMemo(() => toPostsInput(address, options.data), [address, options.data])
  const [view, setView] = useView()
  const unread = useUnreadValues()
  const isList = address.tab === 'public'
  const { page, endless, metrics, list, result } = useResults(input, {
    isAsked: unread.length === 0,
    tab: address.tab,
    view,
  })
  const savedSearch = useSavedSearch({ address, options: options.data, goTo, onRepeat: result.retry })
  useRecordSearch(address, result.state === 'ready')
  useSharedSearch(rawAddress)
  const searchRef = useRef<HTMLInputElement>(null)
  const stuckRef = useStuckHeight()
  const isDemo = useQuery(demoQuery).data?.present
  const isAnswerPainted = usePainted(result.state === 'ready')
  const asked = { address, input, goTo, options: options.data }
  useMetricsKeys(!isList && !savedSearch.isOpen, savedSearch.openDialog, searchRef)
  return (
    <WithSlots>
      <div className={styles.screen} data-demo={isDemo || undefined} data-searched={address.search !== '' || undefined}>
        <div className={styles.stuck} ref={stuckRef}>
          <QueryHead
            key={savedSearch.replaced}
            {...asked}
            notice={options.isError ? <OptionsProblem onRetry={() => void options.refetch()} /> : 'Carregando…'}
            totalPosts={result.state === 'ready' ? (isList ? list.totalPosts : metrics.total) : undefined}
            errors={result.fieldErrors}
            onRepeat={result.retry}
            isAnswerPainted={isAnswerPainted}
            searchRef={searchRef}
            actions={<SelectedSearch control={savedSearch} goTo={goTo} />}
            pictures={isList && view === 'cards' ? endless.pictures : page.pictures}
          />
          <div className={styles.toolbar}>
            <QueryTabs address={address} goTo={goTo} />
            <SlotPlace slot="tools" className={styles.tools} />
          </div>
        </div>
        <div className={styles.body}>
          <SlotPlace slot="rail" className={styles.railPlace} />
          <div id={TAB_PANEL} role="tabpanel" aria-labelledby={`aba-${address.tab}`} className={styles.panel}>
            {unread.length === 0 && <UnreadSettings />}
            {unread.length > 0 ? (
              <UnreadAddress values={unread} onGoOn={() => goTo(address)} />
            ) : isList ? (
              <WithNews newIds={savedSearch.newIds} posts={list.posts} address={address}>
                <Results
                  {...asked}
                  page={page}
                  endless={endless}
                  view={view}
                  onView={setView}
                  savedSearch={savedSearch}
                  isAnswerPainted={isAnswerPainted}
                  searchRef={searchRef}
                />
              </WithNews>
            ) : (
              <OtherTab {...asked} result={metrics} actions={<SaveButton control={savedSearch} />} />
            )}
          </div>
        </div>
      </div>
    </WithSlots>
  )
}

/** The charts. */
function OtherTab(props: MetricsTabProps) {
  const { address, result, actions } = props
  if (address.tab === 'compare') {
    return (
      <>
        <FillSlot slot="tools">
          <div className={styles.actions}>{actions}</div>
        </FillSlot>
        <Suspense fallback={<p role="status">Carregando…</p>}>
          <CompareTab {...props} />
        </Suspense>
      </>
    )
  }
  const hasFilters = listFilledFilters(address).length > 0
  return (
    <Suspense fallback={<MetricsOutline {...{ result, hasFilters, actions }} />}>
      <MetricsTab {...props} />
    </Suspense>
  )
}

/** Requests of the open tab, and no others. */
function useResults(input: PostsInput, { isAsked, tab, view }: { isAsked: boolean; tab: Tab; view: ViewMode }) {
  const isList = tab === 'public'
  const page = usePostsPage(input, isAsked && isList && view === 'table')
  const endless = useEndlessPosts(input, isAsked && isList && view === 'cards')
  const metrics = useMetrics(input, isAsked && tab === 'metrics')
  const list = view === 'table' ? page : endless
  return { page, endless, metrics, list, result: isList ? list : metrics }
}

/** Shortcuts that work without a list; the list adds its own (use-reading.ts). */
function useMetricsKeys(isActive: boolean, onSave: () => void, searchRef: React.RefObject<HTMLInputElement | null>) {
  useKeys((action) => {
    if (!isActive) return
    if (action === 'save-search') onSave()
    if (action === 'focus-search') searchRef.current?.focus()
  })
}

function useView(): [ViewMode, (view: ViewMode) => void] {
  const [view, setView] = useState(readStoredView)
  const change = (next: ViewMode) => {
    storeView(next)
    setView(next)
  }
  return [view, change]
}
