import { foldText } from './fold.ts'
import { stemToken } from './stem.ts'

/** "Marina Silva", "Juca de Oliveira", "Bolsa Família", "SUS": words with a capital, and those that follow each other. */
const NAME = /\p{Lu}[\p{L}\p{M}'’-]*(?:\s+(?:(?:d[aeo]s?|e)\s+)?\p{Lu}[\p{L}\p{M}'’-]*)*/gu
const LINK_WORD = /^(?:d[aeo]s?|e)$/
/** Where a capital says nothing. An abbreviation is one there too. */
const SENTENCE_START = /(?:^|[.!?…:\n"“”|•–—-])\s*$/u
const ABBREVIATION = /^\p{Lu}{2,6}$/u
/** A text in capitals has no names that could be seen. */
const MOST_CAPITALS = 0.5

/** For the stem of each word that belongs to a name: which name, by its number in the text. */
export function findNames(text: string): Map<string, number> {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  const names = new Map<string, number>()
  if (capitals > letters * MOST_CAPITALS) return names
  for (const [number, { 0: name, index }] of [...text.matchAll(NAME)].entries()) {
    const isSingle = !/\s/u.test(name)
    if (isSingle && !ABBREVIATION.test(name) && SENTENCE_START.test(text.slice(Math.max(0, index - 4), index))) continue
    for (const token of foldText(name).split(' ')) if (!LINK_WORD.test(token)) names.set(stemToken(token), number)
  }
  return names
}
