import { foldText } from './fold.ts'

/** In letters: with what stands around it the name still fits every system, and every window. */
const MOST = 60

/**
 * A text as part of the name of a file, in letters that every system takes: "Vacina & Urna" as `vacina-urna`, cut at a
 * word. '' when nothing of it can stand there.
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
