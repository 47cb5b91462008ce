import { useDebouncedValue } from '@mantine/hooks'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useMemo, useState } from 'react'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import type { QueryAddress } from '../state/address.ts'
import { freshOptionsQuery } from '../state/options.ts'
import { listCompletions } from './complete-fields.ts'
import {
  describeValuesQuery,
  hasParameters,
  listValueCompletions,
  readTypedValue,
  withoutTracking,
} from './field-values.ts'
import type { Offer } from './search-suggestions.tsx'
import { listEntries, listSuggestions } from './suggestions.ts'

const NONE: readonly Offer[] = []
/** Maximum in one list: others are reached by typing on. */
const MAX_OFFERS = 8
/** Debounce before values are requested, in milliseconds. */
const DEBOUNCE = 300

export type SearchSuggesting = {
  readonly shown: readonly Offer[]
  /** Index of the active one; -1: none, and Enter searches. */
  readonly active: number
  readonly choose: (suggestion: Offer) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onFocusChange: (hasFocus: boolean) => void
}

type Given = {
  draft: string
  address: QueryAddress
  options: PostOptions | undefined
  onChoose: (suggestion: Offer) => void
}

const cutTrackingQuery = queryOptions({
  queryKey: ['cut-tracking'],
  queryFn: async () => (await import('./cut-tracking.ts')).cutTracking,
  staleTime: Number.POSITIVE_INFINITY,
})

function useTypedValue(draft: string | null) {
  const typed = useMemo(() => (draft === null ? null : readTypedValue(draft)), [draft])
  const { data: cutTracking } = useQuery({ ...cutTrackingQuery, enabled: hasParameters(typed) })
  return useMemo(() => withoutTracking(typed, cutTracking), [typed, cutTracking])
}

/** Suggestions while typing: filters, fields and values. Arrows move, Enter selects, Escape closes. */
export function useSuggestions({ draft, address, options, onChoose }: Given): SearchSuggesting {
  const [hasFocus, setFocus] = useState(false)
  const [place, setPlace] = useState({ draft, active: -1, isClosed: false })
  const { active, isClosed } = place.draft === draft ? place : { active: -1, isClosed: false }
  const entries = useMemo(() => (options && hasFocus ? listEntries(options) : []), [options, hasFocus])
  const isAsking = hasFocus && !isClosed && draft !== address.search
  const typed = useTypedValue(isAsking ? draft : null)
  const [asked] = useDebouncedValue(typed, DEBOUNCE)
  const { data: values } = useQuery(describeValuesQuery(asked))
  useQuery(freshOptionsQuery(hasFocus))
  const shown = useMemo(() => {
    if (!isAsking) return NONE
    const completed = [...listValueCompletions(typed, values), ...listCompletions(draft, options)]
    const once = completed.filter(({ text }, at) => completed.findIndex((other) => other.text === text) === at)
    return [...listSuggestions(draft, entries, address), ...once].slice(0, MAX_OFFERS)
  }, [isAsking, typed, values, entries, draft, address, options])
  const onKeyDown = (event: KeyboardEvent) => {
    if (shown.length === 0 || event.nativeEvent.isComposing) return
    const chosen = shown[active]
    if (event.key === 'ArrowDown') setPlace({ draft, active: (active + 1) % shown.length, isClosed })
    else if (event.key === 'ArrowUp') setPlace({ draft, active: active <= 0 ? shown.length - 1 : active - 1, isClosed })
    else if (event.key === 'Escape') setPlace({ draft, active: -1, isClosed: true })
    else if (event.key === 'Enter' && chosen) onChoose(chosen)
    else return
    event.preventDefault()
  }
  return { shown, active, choose: onChoose, onKeyDown, onFocusChange: setFocus }
}
