import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Facet } from '../../../../contract/posts/post-facets.ts'
import { freshOptionsQuery } from '../state/options.ts'
import { findChoices, type PickerChoice } from './choice-search.ts'
import { countChoices, foldEmpty, useFacet } from './facets.ts'
import type { PostsInput } from './filters.ts'

type Given = {
  facet: Facet
  input: PostsInput
  /** Undefined while loading. */
  choices: readonly PickerChoice[] | undefined
  chosen: readonly string[]
  typed: string
}

const NONE: readonly PickerChoice[] = []

/** Choices with posts in this search; the others on request, or when typed. */
export function useCountedChoices({ facet, input, choices = NONE, chosen, typed }: Given) {
  const { state, counts } = useFacet(input, facet)
  useQuery(freshOptionsQuery())
  const [isWhole, setWhole] = useState(false)
  // Selected entries move to the top when the list opens, not while it is open.
  const [firstChosen] = useState(chosen)
  const counted = useMemo(() => countChoices(choices, counts), [choices, counts])
  const canRank = facet === 'public_person' && counts !== null && choices.length > 0
  const ranked = useOnceRanked(counted, canRank)
  const parts = useMemo(() => foldEmpty(ranked, chosen), [ranked, chosen])
  const isFolded = !isWhole && typed.trim() === ''
  const searched = isFolded ? parts.shown : ranked
  const { shown, left } = useMemo(() => findChoices(searched, typed, firstChosen), [searched, typed, firstChosen])
  return {
    state,
    shown,
    left,
    folded: isFolded ? parts.folded.length : 0,
    /** Returns the first entry that this adds to the list. */
    unfold: (): string | null => {
      setWhole(true)
      const listed = new Set(shown)
      return findChoices(ranked, '', firstChosen).shown.find((choice) => !listed.has(choice))?.key ?? null
    },
  }
}

/** Most posts first when the numbers arrive, and then in a fixed order while the list is open: nothing moves under the pointer. */
function useOnceRanked(choices: readonly PickerChoice[], canRank: boolean): readonly PickerChoice[] {
  const [order, setOrder] = useState<ReadonlyMap<string, number> | null>(null)
  if (canRank && order === null) {
    const ranked = choices.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))
    setOrder(new Map(ranked.map(({ key }, place) => [key, place])))
  }
  return useMemo(
    () =>
      order === null
        ? choices
        : choices.toSorted((one, other) => (order.get(one.key) ?? order.size) - (order.get(other.key) ?? order.size)),
    [choices, order],
  )
}
