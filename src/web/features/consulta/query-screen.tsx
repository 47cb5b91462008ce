import { useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { MAX_SEARCH_LENGTH } from '../../../contract/limits.ts'
import type { PostOptions } from '../../../contract/posts/post-options.ts'
import { setCountRange } from '../../../search-language/count-range.ts'
import { separateLeftOut } from '../../../search-language/filter-values.ts'
import { formatDay } from '../../format.ts'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { listChips } from './filters/chips.ts'
import type { CountPopoverProps } from './filters/count-popover.tsx'
import { FilterBar } from './filters/filter-bar.tsx'
import { FilterChips, FilterErrors } from './filters/filter-chips.tsx'
import { FilterSheet } from './filters/filter-sheet.tsx'
import type { PostsInput } from './filters/filters.ts'
import {
  changeFilters,
  clearFilters,
  followMerged,
  listFilledFilters,
  removeFilter,
  toPostsInput,
} from './filters/filters.ts'
import { toFilters, toText } from './filters/text-filters.ts'
import { useKeys } from './keys/use-keys.ts'
import { useMetrics } from './metrics/metrics.ts'
import { MetricsTab } from './metrics/metrics-tab.tsx'
import { QueryTabs, TAB_PANEL } from './metrics/query-tabs.tsx'
import styles from './query-screen.module.css'
import { Results } from './results/results.tsx'
import { OptionsProblem } from './results/search-problem.tsx'
import { UnreadAddress } from './results/unread-address.tsx'
import { LastNew } from './saved-search/news.ts'
import { SaveButton } from './saved-search/save-button.tsx'
import { SelectedSearch } from './saved-search/selected-search.tsx'
import { useNoteSearch } from './saved-search/use-note-search.ts'
import { useSavedSearch } from './saved-search/use-saved-search.ts'
import { SearchBox } from './search-box/search-box.tsx'
import { TermsLine } from './search-box/terms-line.tsx'
import { useSuggestions } from './search-box/use-suggestions.ts'
import type { QueryAddress, Tab } from './state/address.ts'
import { findDraftProblem } from './state/draft-problem.ts'
import { useOptions } from './state/options.ts'
import { type Pictures, useEndlessPosts, usePostsPage } from './state/posts.ts'
import { readStoredView, storeView, type ViewMode } from './state/stored.ts'
import { type GoTo, useAddress, useUnreadValues } from './state/use-address.ts'

// It brings ECharts: who only reads lists never loads it.
const CompareTab = lazy(async () => ({ default: (await import('./comparison/compare-tab.tsx')).CompareTab }))

const PHONE = '(max-width: 48em)'

/** The query screen: what is asked above, what was found below. Its state is the address; here are only drafts. */
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
  useNoteSearch(address, result.state === 'ready')
  const searchRef = useRef<HTMLInputElement>(null)
  const asked = { address, goTo, options: options.data }
  useMetricsKeys(!isList && !savedSearch.isOpen, savedSearch.openDialog, searchRef)
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Consulta"
        context={describeCoverage(options.data)}
        actions={<SelectedSearch control={savedSearch} />}
      />
      <QueryHead
        key={savedSearch.replaced}
        {...asked}
        input={input}
        notice={options.isError ? <OptionsProblem onRetry={() => void options.refetch()} /> : 'Carregando…'}
        totalPosts={result.state === 'ready' ? (isList ? list.totalPosts : metrics.total) : undefined}
        pictures={isList && view === 'cards' ? endless.pictures : page.pictures}
        errors={result.fieldErrors}
        onRepeat={result.retry}
        searchRef={searchRef}
      />
      <QueryTabs address={address} goTo={goTo} />
      <div id={TAB_PANEL} role="tabpanel" aria-labelledby={`aba-${address.tab}`} className={styles.panel}>
        {unread.length > 0 ? (
          <UnreadAddress values={unread} onGoOn={() => goTo(address)} />
        ) : isList ? (
          <LastNew value={savedSearch.lastNew}>
            <Results
              {...asked}
              input={input}
              page={page}
              endless={endless}
              view={view}
              onView={setView}
              savedSearch={savedSearch}
              searchRef={searchRef}
            />
          </LastNew>
        ) : address.tab === 'compare' ? (
          <Suspense fallback={<p role="status">Carregando…</p>}>
            <CompareTab {...asked} />
          </Suspense>
        ) : (
          <MetricsTab {...asked} input={input} result={metrics} actions={<SaveButton control={savedSearch} />} />
        )}
      </div>
    </div>
  )
}

/** What the tab that is open asks for, and nothing else. */
function useResults(input: PostsInput, { isAsked, tab, view }: { isAsked: boolean; tab: Tab; view: ViewMode }) {
  const isList = tab === 'public'
  const page = usePostsPage(input, isAsked && isList && view === 'table')
  const endless = useEndlessPosts(input, isAsked && isList && view === 'cards')
  const metrics = useMetrics(input, isAsked && tab === 'metrics')
  const list = view === 'table' ? page : endless
  return { page, endless, metrics, list, result: isList ? list : metrics }
}

/** The keys that make sense without a list; the list brings its own (use-reading.ts). */
function useMetricsKeys(isActive: boolean, onSave: () => void, searchRef: React.RefObject<HTMLInputElement | null>) {
  useKeys((action) => {
    if (!isActive) return
    if (action === 'save-search') onSave()
    if (action === 'focus-search') searchRef.current?.focus()
  })
}

type QueryHeadProps = {
  address: QueryAddress
  input: PostsInput
  goTo: GoTo
  options: PostOptions | undefined
  notice: React.ReactNode
  totalPosts: number | undefined
  pictures: Pictures
  errors: Readonly<Record<string, readonly string[]>>
  /** The same question again. */
  onRepeat: () => void
  searchRef: React.RefObject<HTMLInputElement | null>
}

/** The text and the filters. A choice in a filter takes the typed text along, so that nothing typed is lost. */
function QueryHead({
  address,
  input,
  goTo,
  options,
  notice,
  totalPosts,
  pictures,
  errors,
  onRepeat,
  searchRef,
}: QueryHeadProps) {
  const [draft, setDraft] = useDraft(address.search)
  const problem = useMemo(() => findDraftProblem(draft), [draft])
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  const chips = listChips(address, options)
  const bar = {
    address,
    options,
    notice,
    onChange: (change: Partial<QueryAddress>, again = false) => {
      goTo(changeFilters(address, { ...(problem === null && { search: draft }), ...change }), { replace: again })
    },
    onRange: changeRange({ address, goTo }, problem === null ? draft : address.search),
    onClear: listFilledFilters(address).length > 0 ? () => goTo(clearFilters(address)) : undefined,
  }
  const suggesting = useSuggestions({
    draft,
    address,
    options,
    onChoose: (offer) => {
      if (!('filter' in offer)) return setDraft(offer.text)
      const { filter, key, rest } = offer
      setDraft(rest)
      const { wanted } = separateLeftOut(address[filter])
      goTo(changeFilters(address, { search: rest, [filter]: [...wanted, key] }))
    },
  })
  const turns = useTurns({ address, goTo, options, isTyping: draft !== address.search })
  const submit = () => {
    if (problem !== null) return
    if (draft === address.search && address.page === 1) onRepeat()
    else goTo(changeFilters(address, { search: draft }))
  }
  const clear = () => {
    setDraft('')
    if (address.search !== '') goTo(removeFilter(address, 'search'))
    searchRef.current?.focus()
  }
  return (
    <>
      <SearchBox
        draft={draft}
        onDraft={setDraft}
        onSubmit={submit}
        onClear={clear}
        error={problem ?? errors.search?.join(' ')}
        inputRef={searchRef}
        suggesting={suggesting}
        {...turns}
        terms={
          address.search !== '' && (
            <TermsLine
              input={input}
              isAsked={totalPosts !== undefined}
              onSearch={(search) => goTo(changeFilters(address, { search }))}
            />
          )
        }
      />
      {isPhone ? <FilterSheet {...bar} totalPosts={totalPosts} set={chips.length} /> : <FilterBar {...bar} />}
      <FilterErrors errors={errors} />
      <FilterChips chips={chips} pictures={pictures} goTo={goTo} />
    </>
  )
}

/** Of a count, in the text. */
const changeRange =
  ({ address, goTo }: Pick<QueryHeadProps, 'address' | 'goTo'>, search: string): CountPopoverProps['onRange'] =>
  (field, range) =>
    goTo(changeFilters(address, { search: setCountRange(search, field, range) }))

type Turning = { address: QueryAddress; goTo: GoTo; options: PostOptions | undefined; isTyping: boolean }

/** From filters to fields of the text and back: the same question, asked in the other way. Not while something else is being typed. */
function useTurns({ address, goTo, options, isTyping }: Turning) {
  const asText = useMemo(() => toText(address, options), [address, options])
  const asFilters = useMemo(() => toFilters(address, options), [address, options])
  const isTooLong = asText.search.length > MAX_SEARCH_LENGTH
  return {
    onToText: isTyping || isTooLong || asText === address ? undefined : () => goTo(asText),
    onToFilters: isTyping || asFilters === address ? undefined : () => goTo(asFilters),
  }
}

/** What is typed but not yet asked; going back or forward replaces it. */
function useDraft(asked: string): [string, (draft: string) => void] {
  const [state, setState] = useState({ asked, draft: asked })
  if (state.asked !== asked) setState({ asked, draft: asked })
  return [state.asked === asked ? state.draft : asked, (draft) => setState({ asked, draft })]
}

function useView(): [ViewMode, (view: ViewMode) => void] {
  const [view, setView] = useState(readStoredView)
  const change = (next: ViewMode) => {
    storeView(next)
    setView(next)
  }
  return [view, change]
}

function describeCoverage(options: PostOptions | undefined): string {
  const { start = null, end = null } = options?.published_at ?? {}
  return start !== null && end !== null
    ? `Publicações de ${formatDay(start)} a ${formatDay(end)}`
    : 'Publicações de pessoas públicas'
}
