import { Button, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, type RefObject, useMemo, useState } from 'react'
import { MAX_SEARCH_LENGTH } from '../../../contract/limits.ts'
import type { PostOptions } from '../../../contract/posts/post-options.ts'
import { setCountRange } from '../../../search-language/count-range.ts'
import { separateLeftOut } from '../../../search-language/filter-values.ts'
import { formatDay } from '../../format.ts'
import { usePainted } from '../../ui/lists/use-painted.ts'
import { useScreenTitle } from '../../ui/page/screen-title.ts'
import { useIsPhone } from '../../ui/page/use-is-phone.ts'
import { listChips } from './filters/chips.ts'
import { FilterBar, type FilterBarProps } from './filters/filter-bar.tsx'
import { FilterChips, FilterErrors } from './filters/filter-chips.tsx'
import { FilterRail } from './filters/filter-rail.tsx'
import { FilterSheet } from './filters/filter-sheet.tsx'
import type { PostsInput } from './filters/filters.ts'
import { changeFilters, clearFilters, listFilledFilters, removeFilter } from './filters/filters.ts'
import { toFilters, toText } from './filters/text-filters.ts'
import styles from './query-screen.module.css'
import { FormerButton } from './results/former-note.tsx'
import { toLinkSearch } from './search-box/link-search.ts'
import { SearchBox } from './search-box/search-box.tsx'
import { SearchProblems } from './search-box/search-problems.tsx'
import { TermsLine } from './search-box/terms-line.tsx'
import { UnderstoodSearch } from './search-box/understood-search.tsx'
import { useSuggestions } from './search-box/use-suggestions.ts'
import { FillSlot } from './slots.tsx'
import type { QueryAddress } from './state/address.ts'
import { findDraftProblem } from './state/draft-problem.ts'
import type { Pictures } from './state/posts.ts'
import { readStoredRail, storeRail } from './state/stored.ts'
import { type GoTo, useUnreadValues } from './state/use-address.ts'

/** Media query with room for the filters beside the list. */
const ROOM_BESIDE = '(min-width: 80em)'

type QueryHeadProps = {
  address: QueryAddress
  input: PostsInput
  goTo: GoTo
  options: PostOptions | undefined
  notice: ReactNode
  totalPosts: number | undefined
  errors: Readonly<Record<string, readonly string[]>>
  /** Repeats the search. */
  onRepeat: () => void
  /** The numbers of single terms are requested after it. */
  isAnswerPainted: boolean
  searchRef: RefObject<HTMLInputElement | null>
  /** Beside the search: the saved ones. */
  actions: ReactNode
  /** Of the list, for picture filters. */
  pictures: Pictures
}

/** Title, text and filters. A filter choice also submits the typed text, so that nothing typed is lost. */
export function QueryHead(props: QueryHeadProps) {
  const { address, input, goTo, options, notice, totalPosts, errors, onRepeat, searchRef, actions, isAnswerPainted } =
    props
  useScreenTitle('Consulta')
  const [draft, setDraft] = useDraft(address.search)
  const isTyping = draft !== address.search
  // The response describes the submitted text; requests for typed text are debounced.
  const isDue = usePainted() || isTyping
  const problem = useMemo(() => (isDue ? findDraftProblem(draft) : null), [draft, isDue])
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
  // In the third tab each series has its own errors.
  const isRefused = 'search' in errors || address.tab === 'compare'
  const submit = () => {
    if (problem !== null) return
    if (!isTyping && address.page === 1) onRepeat()
    else goTo(changeFilters(address, { search: draft }))
  }
  const clear = () => {
    setDraft('')
    if (address.search !== '') goTo(removeFilter(address, 'search'))
    searchRef.current?.focus()
  }
  const repair = (text: string) => {
    setDraft(text)
    searchRef.current?.focus()
  }
  return (
    <>
      <header className={styles.head}>
        <ScreenTitle options={options} />
        <SearchBox
          {...{ draft, isTyping, suggesting }}
          onDraft={setDraft}
          onSubmit={submit}
          onClear={clear}
          error={problem ?? errors.search?.join(' ')}
          inputRef={searchRef}
        />
        <div className={styles.saved}>{actions}</div>
      </header>
      <SearchProblems {...{ draft, options, isRefused }} asked={address.search} onRepair={repair} />
      <FilterLine {...{ bar, input, goTo, totalPosts, draft, isAnswerPainted }} />
      <FilterErrors errors={errors} />
      <Chosen {...{ address, options, goTo, isTyping }} pictures={props.pictures} />
    </>
  )
}

/** Error of a count field in the text. */
const changeRange =
  ({ address, goTo }: Pick<QueryHeadProps, 'address' | 'goTo'>, search: string): FilterBarProps['onRange'] =>
  (field, range) =>
    goTo(changeFilters(address, { search: setCountRange(search, field, range) }))

type FilterLineProps = Pick<QueryHeadProps, 'input' | 'goTo' | 'totalPosts' | 'isAnswerPainted'> & {
  bar: FilterBarProps
  draft: string
}

/** The filters, and the interpretation of the text. */
function FilterLine({ bar, input, goTo, totalPosts, draft, isAnswerPainted }: FilterLineProps) {
  const isPhone = useIsPhone()
  const isRead = useUnreadValues().length === 0
  const rail = useRail()
  const linkSearch = toLinkSearch(bar.address.search)
  const asFilters = useMemo(() => toFilters(bar.address, bar.options), [bar.address, bar.options])
  const onToFilters = draft !== bar.address.search || asFilters === bar.address ? undefined : () => goTo(asFilters)
  return (
    <div className={styles.filters}>
      {isPhone ? (
        <FilterSheet {...bar} totalPosts={totalPosts} set={listChips(bar.address, bar.options).length} />
      ) : (
        <FilterBar {...bar} rail={rail} />
      )}
      <UnderstoodSearch draft={draft} hasFilters={listFilledFilters(bar.address).length > 0} onToFilters={onToFilters}>
        {linkSearch !== null && (
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => goTo(changeFilters(bar.address, { search: linkSearch }))}
          >
            {linkSearch.startsWith('(') ? 'Buscar quem publicou links deste site' : 'Buscar quem publicou este link'}
          </Button>
        )}
        {bar.address.search !== '' && (
          <TermsLine
            input={input}
            // The third tab has no list that they could delay.
            isAsked={isRead && ((isAnswerPainted && totalPosts !== undefined) || bar.address.tab === 'compare')}
            onSearch={(search) => goTo(changeFilters(bar.address, { search }))}
            end={
              isPhone &&
              bar.address.tab === 'public' && (
                <FormerButton {...{ input, goTo }} address={bar.address} isAsked={isAnswerPainted && !!totalPosts} />
              )
            }
          />
        )}
      </UnderstoodSearch>
      {rail?.isOpen && (
        <FillSlot slot="rail">
          <FilterRail {...bar} />
        </FillSlot>
      )}
    </div>
  )
}

/** Whether the filters are shown beside the list, if there is room. */
function useRail() {
  const hasRoom = useMediaQuery(ROOM_BESIDE, false, { getInitialValueInEffect: false })
  const [isOpen, setOpen] = useState(readStoredRail)
  const toggle = () => {
    storeRail(!isOpen)
    setOpen(!isOpen)
  }
  return hasRoom ? { isOpen, toggle } : undefined
}

/** Title of the screen and, below it, the period with posts. */
function ScreenTitle({ options }: Pick<QueryHeadProps, 'options'>) {
  return (
    <div className={styles.title}>
      <Title order={1}>Consulta</Title>
      <p className={styles.period}>{describePeriod(options)}</p>
    </div>
  )
}

function describePeriod(options: PostOptions | undefined): string {
  const { start = null, end = null } = options?.published_at ?? {}
  return start !== null && end !== null ? `${formatDay(start)} a ${formatDay(end)}` : ''
}

type ChosenProps = Pick<QueryHeadProps, 'address' | 'goTo' | 'options' | 'pictures'> & { isTyping: boolean }

/** The selected filters and, where possible, the equivalent text. Hidden while a different text is being typed. */
function Chosen({ address, goTo, options, pictures, isTyping }: ChosenProps) {
  const asText = useMemo(() => toText(address, options), [address, options])
  const canTurn = !isTyping && asText !== address && asText.search.length <= MAX_SEARCH_LENGTH
  return (
    <FilterChips
      chips={listChips(address, options)}
      pictures={pictures}
      goTo={goTo}
      end={
        canTurn && (
          <Button size="compact-xs" variant="subtle" onClick={() => goTo(asText)}>
            Editar como texto
          </Button>
        )
      }
    />
  )
}

/** The typed, not yet submitted text; replaced on back and forward. */
function useDraft(asked: string): [string, (draft: string) => void] {
  const [state, setState] = useState({ asked, draft: asked })
  if (state.asked !== asked) setState({ asked, draft: asked })
  return [state.asked === asked ? state.draft : asked, (draft) => setState({ asked, draft })]
}
