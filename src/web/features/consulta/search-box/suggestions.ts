/** Interpretations of the end of the typed text besides words: a person, party, state, region, role or platform. Pure. */

import { findRegion, UNSPECIFIED } from '../../../../contract/labels.ts'
import type { Option, PostOptions } from '../../../../contract/posts/post-options.ts'
import { UF_CHOICES } from '../../../../search-language/fields/choices.ts'
import { stripHyphen } from '../../../../search-language/filter-values.ts'
import { isKeyword } from '../../../../search-language/lex.ts'
import { foldText } from '../../../../text/fold.ts'
import { nameChoice } from '../filters/filters.ts'
import type { QueryAddress } from '../state/address.ts'

const SUGGESTED = ['public_person', 'party', 'uf', 'region', 'role', 'platform'] as const
type SuggestedFilter = (typeof SUGGESTED)[number]

/** `rest`: the text without the words that would become the filter. */
export type Suggestion = {
  readonly filter: SuggestedFilter
  readonly key: string
  readonly label: string
  /** Distinguishes people of the same name. */
  readonly detail?: string
  readonly count: number
  readonly rest: string
}

/** A filter that may be suggested; the most used come first. */
export type SuggestionEntry = Omit<Suggestion, 'rest'> & {
  /** Folded, with a space before every word. */
  readonly words: string
  /** The full name of a place, folded: matched as a prefix, not word by word, or "do" would be Rio Grande do Sul. */
  readonly name?: string | undefined
}

const MAX_NAME = 4
const SHORTEST = 2
const MAX_OF_ONE = 3
const MOST = 6
/** Minimum letters of an incomplete name: "rio d" is one, "par" is the beginning of another word. */
const MIN_BEGINNING = 5
/** Words that introduce a name mean nothing without it. */
export const LEADS = /(^|\s)(d[aeo]s?|n[ao]s?|em)$/i

/** Everything that may be suggested: computed once, because it is searched at every keystroke. */
export function listEntries(options: PostOptions): SuggestionEntry[] {
  const people = options.public_persons.map(({ id, name, subtitle, extra_text, count }) => ({
    ...toEntry('public_person', id, name, `${name} ${extra_text}`, count),
    detail: subtitle,
  }))
  const labels = (filter: SuggestedFilter, list: readonly Pick<Option, 'label' | 'count'>[]) =>
    list.map(({ label, count }) =>
      toEntry(filter, label, nameChoice(filter, label), `${label} ${nameChoice(filter, label)}`, count),
    )
  const { parties, ufs, roles, platforms } = options
  const places = [
    labels('uf', ufs).map((entry) => ({ ...entry, name: nameUf(entry.key) })),
    labels('region', sumRegions(ufs)).map((entry) => ({ ...entry, name: foldText(`região ${entry.key}`) })),
  ]
  const lists = [labels('party', parties), ...places, labels('role', roles), labels('platform', platforms)]
  return [people, ...lists].flatMap((list) => list.sort((one, other) => other.count - one.count))
}

/** Regions with their number of posts, summed over their states; without those that have no known state. */
const sumRegions = (ufs: readonly Option[]) =>
  [...Map.groupBy(ufs, ({ label }) => findRegion(label))].flatMap(([region, of]) =>
    region === null ? [] : [{ label: region, count: of.reduce((sum, { count }) => sum + count, 0) }],
  )

const nameUf = (uf: string) => UF_CHOICES.find(({ value }) => value === uf && value !== UNSPECIFIED)?.also?.[0]

function toEntry(filter: SuggestedFilter, key: string, label: string, words: string, count: number): SuggestionEntry {
  return { filter, key, label, count, words: ` ${foldText(words)}` }
}

/**
 * At most six, for the longest suffix of words that means something; none if the text has quotation marks or operators, and none
 * already included or excluded. "Coreia do norte" is not a region.
 */
export function listSuggestions(
  draft: string,
  entries: readonly SuggestionEntry[],
  address: QueryAddress,
): Suggestion[] {
  const words = draft.trimStart().split(/\s+/)
  // "NÃO lima" and "vacina OU lima" mean something else than a filter beside the rest.
  if (/["“”„‟«»＂()|{}]/u.test(draft) || words.some(isKeyword) || words.at(-1)?.includes(':')) return []
  for (let many = Math.min(MAX_NAME, words.length); many > 0; many -= 1) {
    const rest = words.slice(0, -many).join(' ')
    const found = findEntries({ typed: words.slice(-many).join(' '), isLed: LEADS.test(rest) }, entries, address)
    const left = rest.replace(LEADS, '')
    if (found.length > 0) return found.map(({ words: _, name: __, ...entry }) => ({ ...entry, rest: left }))
  }
  return []
}

/** `isLed`: after "do", "na". */
type Typed = { typed: string; isLed: boolean }

function findEntries(
  { typed, isLed }: Typed,
  entries: readonly SuggestionEntry[],
  address: QueryAddress,
): SuggestionEntry[] {
  const folded = foldText(typed)
  // An excluded or incomplete word is not a name.
  if (!/^[\p{L}\p{N}@#]/u.test(typed) || folded.length < SHORTEST) return []
  const beginnings = folded.split(' ').map((word) => ` ${word}`)
  const found: SuggestionEntry[] = []
  const many = new Map<SuggestedFilter, number>()
  // Without its accent "pará" is a frequent search word.
  const canBeName = typed.toLowerCase() !== 'para'
  for (const entry of entries) {
    const { filter, key, words, name } = entry
    const before = many.get(filter) ?? 0
    const isNamed = canBeName && name !== undefined && beginsName(name, folded)
    const isMeant = isNamed || (!(isLed && filter === 'region') && beginnings.every((one) => words.includes(one)))
    if (before === MAX_OF_ONE || !isMeant) continue
    if (address[filter].some((value) => stripHyphen(value) === key)) continue
    many.set(filter, before + 1)
    if (found.push(entry) === MOST) break
  }
  return found
}

const beginsName = (name: string, folded: string) =>
  name === folded || (folded.length >= MIN_BEGINNING && name.startsWith(folded))
