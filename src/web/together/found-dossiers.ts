import type { Dossier } from '../../contract/dossiers/dossiers.ts'
import { foldText } from '../../text/fold.ts'

type Named = Pick<Dossier, 'title' | 'level'>

/** Ratings of a title that only has what was typed inside of its words, and of one that has not. */
const PARTS = 4
const NOTHING = 5

/** How well a title fits what was typed, 0 best. */
function rate(title: string, typed: string): number {
  if (title === typed.trim()) return 0
  const [name, words] = [foldText(title), foldText(typed)]
  if (words === '') return PARTS
  if (name === words) return 1
  if (name.startsWith(words)) return 2
  const starts = name.split(' ')
  if (words.split(' ').every((word) => starts.some((start) => start.startsWith(word)))) return 3
  return name.includes(words) ? PARTS : NOTHING
}

/** Dossiers into which the reader may put something and whose names have what was typed; the one that is meant most likely comes first. */
export function findDossiers<T extends Named>(dossiers: readonly T[], typed: string): T[] {
  const rated = dossiers.flatMap((one) => (one.level === 'see' ? [] : { one, rating: rate(one.title, typed) }))
  return rated
    .filter(({ rating }) => rating < NOTHING)
    .toSorted((a, b) => a.rating - b.rating)
    .map(({ one }) => one)
}

/** The one that the key Enter takes: every typed word begins one of its words. A part of a word is not enough to write into it. */
export function findForEnter<T extends Named>(dossiers: readonly T[], typed: string): T | undefined {
  const [first] = typed.trim() === '' ? [] : findDossiers(dossiers, typed)
  return first && rate(first.title, typed) < PARTS ? first : undefined
}

/** Whether a dossier of this name would be another one than those into which the reader may put something. */
export const isNewTitle = (dossiers: readonly Named[], typed: string): boolean =>
  typed.trim() !== '' && !dossiers.some(({ title, level }) => level !== 'see' && title === typed.trim())
