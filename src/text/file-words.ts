import { foldText } from './fold.ts'

/** In letters: with its additions, the name still fits every system and every window. */
const MOST = 60

/**
 * Turns a text into part of a file name, in letters that every system accepts: "Vacina & Urna" becomes `vacina-urna`,
 * cut at a word. '' if nothing usable remains.
 */
export function toFileWords(text: string): string {
  const words = foldText(text).match(/[a-z\d]+/g) ?? []
  let name = ''
  for (const word of words) {
    if (name !== '' && name.length + word.length >= MOST) break
    name += `${name && '-'}${word.slice(0, MOST)}`
  }
  return name
}
