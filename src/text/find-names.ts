import { foldText } from './fold.ts'
import { stemToken } from './stem.ts'

/** "Marina Silva", "Juca de Oliveira", "Bolsa Família", "SUS": a capitalised word, or a sequence of them. */
const NAME = /\p{Lu}[\p{L}\p{M}'’-]*(?:\s+(?:(?:d[aeo]s?|e)\s+)?\p{Lu}[\p{L}\p{M}'’-]*)*/gu
const LINK_WORD = /^(?:d[aeo]s?|e)$/
/** Positions where a capital is no evidence of a name, except for an abbreviation. */
const SENTENCE_START = /(?:^|[.!?…:\n"“”|•–—-])\s*$/u
const ABBREVIATION = /^\p{Lu}{2,6}$/u
/** In a text with more capitals than this share, names cannot be recognised. */
const MAX_CAPITALS = 0.5

/** Maps the stem of each word in a name to the number of that name in the text. */
export function findNames(text: string): Map<string, number> {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  const names = new Map<string, number>()
  if (capitals > letters * MAX_CAPITALS) return names
  for (const [number, { 0: name, index }] of [...text.matchAll(NAME)].entries()) {
    const isSingle = !/\s/u.test(name)
    if (isSingle && !ABBREVIATION.test(name) && SENTENCE_START.test(text.slice(Math.max(0, index - 4), index))) continue
    for (const token of foldText(name).split(' ')) if (!LINK_WORD.test(token)) names.set(stemToken(token), number)
  }
  return names
}
