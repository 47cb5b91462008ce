/** Word families: vacina, vacinar, vacinação. Looser than `stem.ts`, so they are offered to the user and never applied silently. */
import { stemmer } from '@orama/stemmers/portuguese'
import { foldText } from './fold.ts'
import { stemToken } from './stem.ts'

/** A shorter word shares its beginning with too many others. */
const SHORTEST = 5
/** Number of first letters that all words of a family share. */
const MIN_BEGINNING = 4

/** Restores the accents of folded endings that the stemmer needs to recognise them. */
const restoreAccent = (token: string) =>
  token.replace(/cao$/, 'ção').replace(/([ai])vel$/, (_, letter) => (letter === 'a' ? 'ável' : 'ível'))

export type WordFamily = {
  /** Equal for two tokens of the same family. */
  readonly key: string
  /** The folded prefix that all of them share. */
  readonly beginning: string
}

/** The family of a folded token; undefined: short words, and those with anything but letters, have none. */
export function findFamily(token: string): WordFamily | undefined {
  if (token.length < SHORTEST || !/^[a-z]+$/.test(token)) return undefined
  // Except verbs: vacinaremos is not a plural.
  const singular = token.endsWith('mos') ? token : stemToken(token)
  const key = foldText(stemmer(restoreAccent(singular)))
  const beginning = key.slice(0, countShared(key, token))
  return beginning.length < MIN_BEGINNING ? undefined : { key, beginning }
}

const countShared = (one: string, other: string) => {
  const different = [...one].findIndex((letter, i) => letter !== other[i])
  return different < 0 ? one.length : different
}
