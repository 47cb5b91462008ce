import { eld } from 'eld/extrasmall'
import type { Language } from '../../contract/labels.ts'
import type { DraftPost, EnrichmentStep } from './draft-post.ts'

/** Another one when the same text may get another language. */
const VERSION = 2
/** Of a long message the beginning says what it is written in. */
const MOST_CHARACTERS = 600
/** Below this a word is a name or a cry: "Viva!", "OK". */
const FEWEST_LETTERS = 5
/** Most posts are Portuguese, whose short sentences look like Spanish or Catalan ones: by so little it is still Portuguese. */
const LEAD_OVER_PORTUGUESE = 0.03
/** From here on a text says by itself what it is. */
const LONG = 60
/** A sentence of some words; fewer letters are a name or a cry that belongs to many languages. */
const SENTENCE = 15
/** What few letters say of languages in which hardly anybody posts here is chance. */
const LEAD_OF_OTHERS = 0.06

/** What is written the same in every language: addresses, mentions, hashtags, laughter. */
const ASIDE = /https?:\/\/\S+|www\.\S+|[@#][\p{L}\p{N}_]+|\b(?:k{2,}|(?:h[aeiu]){2,}h?|(?:rs){2,}|(?:j[aei]){2,})\b/giu
const NO_LETTERS = /[^\p{L}]+/gu
/** Letters that Portuguese has and Spanish does not; a long Spanish text may name São Paulo. */
const ONLY_PORTUGUESE = /[ãõ]/iu
const OTHER_SCRIPT = /[^\p{Script=Latin}\s]/u

/** Frequent words that together stand in no other language that is told apart here; several of them are Spanish, Catalan or French alone. */
const PORTUGUESE_WORDS = new Set(
  (
    'não são então também você vocês um uma umas em pela pelas pelos muito muita muitos muitas estão isso isto nosso ' +
    'nossa nossos nossas minha minhas quem até às ao aos vão têm fazer já mais'
  ).split(' '),
)
/** Where they stand too, Portuguese may only be quoted. */
const FOREIGN_WORDS = new Set('the and of is are el los las y del con les des et il che der und'.split(' '))
const WORD = /\p{L}+/gu
/** Different ones: of these words, or of them and words that end so. In one of twenty words at least. */
const SURE_WORDS = 2
const SURE_SIGNS = 3
const SURE_SHARE = 0.05

/** Whether a text is Portuguese beyond doubt, which half of the posts are; a fraction of the work of weighing sixty languages. */
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

/** The language in which a text is written; told by the frequency of its pieces of words, unless it is Portuguese beyond doubt. */
export function detectLanguage(text: string): Language {
  const beginning = text.slice(0, MOST_CHARACTERS).normalize('NFC')
  if (isSurelyPortuguese(beginning)) return 'pt'
  const words = beginning.replace(ASIDE, ' ').replace(NO_LETTERS, ' ').trim()
  const letters = words.replaceAll(' ', '').length
  const isForeign = OTHER_SCRIPT.test(words)
  if (letters < (isForeign ? 2 : FEWEST_LETTERS)) return 'unknown'
  const found = eld.detect(words)
  const best = found.language
  if (best === '') return 'unknown'
  if (best === 'pt') return 'pt'
  const isClear = letters >= LONG || isForeign
  if (isClear) return best === 'es' || best === 'en' ? best : 'other'
  if (best === 'es' && ONLY_PORTUGUESE.test(words)) return 'pt'
  // All sixty in order: only what is short and not Portuguese at first sight is worth it.
  const scores = found.getScores()
  const lead = (...over: string[]) => (scores[best] ?? 0) - Math.max(...over.map((one) => scores[one] ?? 0))
  if (lead('pt') < LEAD_OVER_PORTUGUESE) return 'pt'
  if (best === 'es' || best === 'en') return best
  return letters < SENTENCE || lead('pt', 'es', 'en') < LEAD_OF_OTHERS ? 'unknown' : 'other'
}

/** The language of the text; of a post without one, of its description. */
export const languageStep = (find = detectLanguage): EnrichmentStep => ({
  name: 'language',
  version: VERSION,
  run(post: DraftPost) {
    post.language = find(post.content.trim() === '' ? (post.description ?? '') : post.content)
  },
})
