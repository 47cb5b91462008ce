import { eld } from 'eld/extrasmall'
import type { Language } from '../../contract/labels.ts'
import type { DraftPost, EnrichmentStep } from './draft-post.ts'

/** Changes when the same text may get another language. */
const VERSION = 2
/** The beginning of a long message suffices to detect its language. */
const MAX_CHARACTERS = 600
/** Fewer letters are a name or an exclamation: "Viva!", "OK". */
const MIN_LETTERS = 5
/** Most posts are Portuguese, whose short sentences resemble Spanish or Catalan ones: within this margin the text counts as Portuguese. */
const LEAD_OVER_PORTUGUESE = 0.03
/** From this length on a text is clear by itself. */
const LONG = 60
/** A sentence of some words; fewer letters are a name or an exclamation common to many languages. */
const SENTENCE = 15
/** In few letters, a match with a language rarely used here is chance; it needs this margin. */
const LEAD_OF_OTHERS = 0.06

/** Text that is the same in every language: addresses, mentions, hashtags, laughter. */
const ASIDE = /https?:\/\/\S+|www\.\S+|[@#][\p{L}\p{N}_]+|\b(?:k{2,}|(?:h[aeiu]){2,}h?|(?:rs){2,}|(?:j[aei]){2,})\b/giu
const NO_LETTERS = /[^\p{L}]+/gu
/** Letters that Portuguese has and Spanish does not; a long Spanish text may name São Paulo. */
const ONLY_PORTUGUESE = /[ãõ]/iu
const OTHER_SCRIPT = /[^\p{Script=Latin}\s]/u

/**
 * Frequent words that together occur in no other language distinguished here; alone, several of them are also Spanish, Catalan or
 * French.
 */
const PORTUGUESE_WORDS = new Set(
  (
    'não são então também você vocês um uma umas em pela pelas pelos muito muita muitos muitas estão isso isto nosso ' +
    'nossa nossos nossas minha minhas quem até às ao aos vão têm fazer já mais'
  ).split(' '),
)
/** Where these occur too, the Portuguese may only be a quotation. */
const FOREIGN_WORDS = new Set('the and of is are el los las y del con les des et il che der und'.split(' '))
const WORD = /\p{L}+/gu
/** Minimum number of different ones, or of them and words with typical endings; and at least one in twenty words. */
const SURE_WORDS = 2
const SURE_SIGNS = 3
const SURE_SHARE = 0.05

/** Whether a text is certainly Portuguese, as half of the posts are; a fraction of the work of scoring sixty languages. */
function isSurelyPortuguese(text: string): boolean {
  const all = text.toLowerCase().match(WORD) ?? []
  const words = new Set<string>()
  const signs = new Set<string>()
  let found = 0
  for (const word of all) {
    if (FOREIGN_WORDS.has(word)) return false
    const isWord = PORTUGUESE_WORDS.has(word)
    if (!isWord && !word.endsWith('ão') && !word.endsWith('ões')) continue
    found += 1
    if (isWord) words.add(word)
    signs.add(word)
  }
  return (words.size >= SURE_WORDS || signs.size >= SURE_SIGNS) && found / all.length >= SURE_SHARE
}

/** The language of a text, by the frequency of its n-grams, unless it is certainly Portuguese. */
export function detectLanguage(text: string): Language {
  const beginning = text.slice(0, MAX_CHARACTERS).normalize('NFC')
  if (isSurelyPortuguese(beginning)) return 'pt'
  const words = beginning.replace(ASIDE, ' ').replace(NO_LETTERS, ' ').trim()
  const letters = words.replaceAll(' ', '').length
  const isForeign = OTHER_SCRIPT.test(words)
  if (letters < (isForeign ? 2 : MIN_LETTERS)) return 'unknown'
  const found = eld.detect(words)
  const best = found.language
  if (best === '') return 'unknown'
  if (best === 'pt') return 'pt'
  const isClear = letters >= LONG || isForeign
  if (isClear) return best === 'es' || best === 'en' ? best : 'other'
  if (best === 'es' && ONLY_PORTUGUESE.test(words)) return 'pt'
  // All sixty in order: done only for short texts that are not obviously Portuguese.
  const scores = found.getScores()
  const lead = (...over: string[]) => (scores[best] ?? 0) - Math.max(...over.map((one) => scores[one] ?? 0))
  if (lead('pt') < LEAD_OVER_PORTUGUESE) return 'pt'
  if (best === 'es' || best === 'en') return best
  return letters < SENTENCE || lead('pt', 'es', 'en') < LEAD_OF_OTHERS ? 'unknown' : 'other'
}

/** Language of the text; for a post without one, of its description. */
export const languageStep = (find = detectLanguage): EnrichmentStep => ({
  name: 'language',
  version: VERSION,
  run(post: DraftPost) {
    post.language = find(post.content.trim() === '' ? (post.description ?? '') : post.content)
  },
})
