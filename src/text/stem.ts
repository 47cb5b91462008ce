/**
 * Plural-insensitive stems for folded Portuguese: singular and plural get the same stem, and nothing else does.
 *
 * The rules are the plural step of RSLP (Orengo & Huyck, "A stemming algorithm for the Portuguese language", 2001),
 * rewritten for text without accents. Not Snowball: it gives "eleição" and "eleições" different stems once the accents
 * are gone, and it cuts verbs and derivations, so that a search for "vacina" finds "vacinar". A journalist who counts
 * needs the word that was typed, in singular or plural, and no related word.
 *
 * A stem need not be a word ("ônibus" → "onibu"): words that belong together only have to share it.
 */
import {
  EI,
  ESE,
  INVARIABLE,
  IRREGULAR,
  OI,
  STRESSED_IL,
  UNSTRESSED_IL,
  VOWEL_RE,
  VOWEL_ZE,
} from './plural-exceptions.ts'

const SHORTEST = 4

/** The stems of a folded text, joined by one space: one per token, in order. */
export function stemText(folded: string): string {
  let stems = ''
  let copied = 0
  for (let start = 0; start < folded.length; ) {
    const space = folded.indexOf(' ', start)
    const end = space < 0 ? folded.length : space
    if (CHANGING.has(folded.charCodeAt(end - 1))) {
      const token = folded.slice(start, end)
      const stem = stemToken(token)
      if (stem !== token) {
        stems += folded.slice(copied, start) + stem
        copied = end
      }
    }
    start = end + 1
  }
  return copied === 0 ? folded : stems + folded.slice(copied)
}

/** Only words in -s and -n can change, and one irregular plural in -r. */
const CHANGING: ReadonlySet<number> = new Set(Array.from('snr', (letter) => letter.charCodeAt(0)))

/** The stem of one folded token. Short words and tokens with anything but plain letters stay as they are. */
export function stemToken(token: string): string {
  const irregular = IRREGULAR.get(token)
  if (irregular !== undefined) return irregular
  if (token.length < SHORTEST || !/^[a-z]+$/.test(token) || INVARIABLE.has(token)) return token
  // "bitcoin" and "bitcoins" must get the same treatment as "homem" and "homens", whose plural also ends in -ns.
  if (token.endsWith('n')) return `${token.slice(0, -1)}m`
  if (!token.endsWith('s') || token.endsWith('ss')) return token
  return singularByL(token) ?? singularByConsonant(token) ?? singularByNasal(token) ?? token.slice(0, -1)
}

/** -ais, -eis, -ois, -uis, -is: distinguishes plurals of words in -l from those of words in -i. */
function singularByL(token: string): string | undefined {
  if (!token.endsWith('is')) return undefined
  const root = token.slice(0, -2)
  if (root.endsWith('a')) return `${root}l`
  if (root.endsWith('e')) return singularOfEis(root.slice(0, -1))
  if (root.endsWith('o')) return OI.has(`${root}i`) ? `${root}i` : `${root}l`
  if (/[^qg]u$/.test(root)) return `${root}l`
  return STRESSED_IL.has(`${root}il`) ? `${root}il` : `${root}i`
}

function singularOfEis(root: string): string {
  if (UNSTRESSED_IL.has(`${root}il`)) return `${root}il`
  return EI.has(`${root}ei`) ? `${root}ei` : `${root}el`
}

/** -res, -zes, -ses: distinguishes plurals that added -es from those of words in -e. */
function singularByConsonant(token: string): string | undefined {
  const withE = token.slice(0, -1)
  const withoutE = token.slice(0, -2)
  if (/[aeiou]res$/.test(token)) return VOWEL_RE.has(withE) ? withE : withoutE
  if (/[aeiou]zes$/.test(token)) return VOWEL_ZE.has(withE) ? withE : withoutE
  // "ingles" cannot be distinguished from a plural in -es and becomes "ingle"; its plural must get the same stem.
  if (token.length > 5 && token.endsWith('eses')) return ESE.has(withE) ? withE : token.slice(0, -3)
  return undefined
}

/** -ões and -ães come from -ão, -ns from -m. */
function singularByNasal(token: string): string | undefined {
  if (token.endsWith('oes') || token.endsWith('aes')) return `${token.slice(0, -3)}ao`
  if (token.endsWith('ns')) return `${token.slice(0, -2)}m`
  return undefined
}
