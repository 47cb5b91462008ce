/** Which words are of one family: vacina, vacinar, vacinação. Looser than `stem.ts`, so it is offered and never applied unseen. */
import { stemmer } from '@orama/stemmers/portuguese'
import { foldText } from './fold.ts'
import { stemToken } from './stem.ts'

/** A shorter word shares its beginning with too many others. */
const SHORTEST = 5
/** Letters that all words of a family begin with. */
const SHORTEST_BEGINNING = 4

/** Of the endings that lost their accent by folding those without which the stemmer does not know them. */
const restoreAccent = (token: string) =>
  token.replace(/cao$/, 'ção').replace(/([ai])vel$/, (_, letter) => (letter === 'a' ? 'ável' : 'ível'))

export type WordFamily = {
  /** What the words of the family share; equal for two tokens of one family. */
  readonly key: string
  /** The folded letters that all of them begin with. */
  readonly beginning: string
}

/** Of a folded token; undefined: a short word, or one with other signs than letters, has no family. */
export function findFamily(token: string): WordFamily | undefined {
  if (token.length < SHORTEST || !/^[a-z]+$/.test(token)) return undefined
  // Not of verbs: vacinaremos is no plural.
  const singular = token.endsWith('mos') ? token : stemToken(token)
  const key = foldText(stemmer(restoreAccent(singular)))
  const beginning = key.slice(0, countShared(key, token))
  return beginning.length < SHORTEST_BEGINNING ? undefined : { key, beginning }
}

const countShared = (one: string, other: string) => {
  const different = [...one].findIndex((letter, i) => letter !== other[i])
  return different < 0 ? one.length : different
}
