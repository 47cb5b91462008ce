/** What the end of the typed text may mean besides words: a person, a party, a state, a role, a platform. Pure. */

import type { PostOptions } from '../../../contract/post-options.ts'
import { foldText } from '../../../query/fold.ts'
import type { QueryAddress } from './address.ts'
import { findChoices, type Searchable } from './choice-search.ts'

const SUGGESTED = ['public_person', 'party', 'uf', 'role', 'platform'] as const
type SuggestedFilter = (typeof SUGGESTED)[number]

/** `rest`: the text without the words that would become the filter. */
export type Suggestion = {
  readonly filter: SuggestedFilter
  readonly key: string
  readonly label: string
  readonly count: number
  readonly rest: string
}

type Entry = Searchable & Pick<Suggestion, 'label' | 'count'>

const LONGEST_NAME = 4
const SHORTEST = 2
const MOST_OF_ONE = 3
const MOST = 6

/** At most six, for as many of the last words as mean something together; none within quotation marks and none that is chosen already. */
export function listSuggestions(draft: string, options: PostOptions, address: QueryAddress): Suggestion[] {
  if (/["“”„‟«»＂]/u.test(draft)) return []
  const words = draft.trimStart().split(/\s+/)
  for (let many = Math.min(LONGEST_NAME, words.length); many > 0; many -= 1) {
    const typed = words.slice(-many).join(' ')
    const rest = words.slice(0, -many).join(' ')
    const found = SUGGESTED.flatMap((filter) => findOf(filter, typed, options, address))
    if (found.length > 0) return found.slice(0, MOST).map((one) => ({ ...one, rest }))
  }
  return []
}

function findOf(filter: SuggestedFilter, typed: string, options: PostOptions, address: QueryAddress) {
  // An excluded or half-typed word is no name.
  if (!/^[\p{L}\p{N}@#]/u.test(typed) || foldText(typed).length < SHORTEST) return []
  const free = listEntries(filter, options).filter(({ key }) => !address[filter].includes(key))
  const { shown } = findChoices(
    free.sort((one, other) => other.count - one.count),
    typed,
    [],
  )
  return shown.slice(0, MOST_OF_ONE).map(({ key, label, count }) => ({ filter, key, label, count }))
}

function listEntries(filter: SuggestedFilter, options: PostOptions): Entry[] {
  if (filter === 'public_person') {
    return options.public_persons.map(({ id, name, extra_text, count }) => ({
      ...{ key: id, label: name, count },
      words: `${name} ${extra_text}`,
    }))
  }
  const lists = { party: options.parties, uf: options.ufs, role: options.roles, platform: options.platforms }
  return lists[filter].map(({ label, count }) => ({ key: label, label, words: label, count }))
}
