import type { Dossier } from '../../contract/dossiers/dossiers.ts'
import { foldText } from '../../text/fold.ts'

type Named = Pick<Dossier, 'title' | 'level'>

/** Scores of a title that contains the text only within words, and of one that does not contain it. */
const PARTS = 4
const NOTHING = 5

/** How well a title matches the typed text, 0 is best. */
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

/** Dossiers that the user may edit and whose titles match the typed text; best match first. */
export function findDossiers<T extends Named>(dossiers: readonly T[], typed: string): T[] {
  const rated = dossiers.flatMap((one) => (one.level === 'see' ? [] : { one, rating: rate(one.title, typed) }))
  return rated
    .filter(({ rating }) => rating < NOTHING)
    .toSorted((a, b) => a.rating - b.rating)
    .map(({ one }) => one)
}

/** The one selected by Enter: every typed word is a prefix of one of its words. A match within a word is not enough to write into it. */
export function findForEnter<T extends Named>(dossiers: readonly T[], typed: string): T | undefined {
  const [first] = typed.trim() === '' ? [] : findDossiers(dossiers, typed)
  return first && rate(first.title, typed) < PARTS ? first : undefined
}

/** Whether a new dossier of this title would differ from those that the user may edit. */
export const isNewTitle = (dossiers: readonly Named[], typed: string): boolean =>
  typed.trim() !== '' && !dossiers.some(({ title, level }) => level !== 'see' && title === typed.trim())
