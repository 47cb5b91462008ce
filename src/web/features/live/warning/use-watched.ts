import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LiveDetail } from '../../../../contract/lives/lives.ts'
import type { WatchedTerm } from '../../../../contract/lives/watched-terms.ts'
import type { TextSpan } from '../transcript/marked-spans.ts'
import { findWatched } from './find-watched.ts'
import { watchedTermsQuery } from './terms.ts'

const NONE: readonly WatchedTerm[] = []

/** Positions of watched terms in the text of a live: chapter index → ranges. */
export function useWatched({ id, chapters }: Pick<LiveDetail, 'id' | 'chapters'>): Map<number, TextSpan[]> {
  const { data: terms = NONE } = useQuery(watchedTermsQuery(id))
  return useMemo(() => findWatched(chapters, terms), [chapters, terms])
}
