import { foldCharacter } from '../../../text/fold-character.ts'

/** A text without accents, capitals and styled letters, and the position of each of its characters in the original. */
export type FoldedLetters = { folded: string; places: Uint32Array }

const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code).toLowerCase())
const PICTURE = /\p{Extended_Pictographic}/u
const CACHE_SIZE = 8192
const cache = new Map<number, string>()

/** Punctuation is kept: it hides letters ("p*ta"). Joiners and modifiers of emoji are removed, as are zero-width characters. */
function foldCode(code: number): string {
  const ascii = ASCII[code]
  if (ascii !== undefined) return ascii
  const known = cache.get(code)
  if (known !== undefined) return known
  const character = String.fromCodePoint(code)
  const isTint = code === 0x200d || code === 0xfe0f || (code >= 0x1f3fb && code <= 0x1f3ff)
  const folded = isTint ? '' : PICTURE.test(character) || code === 0x2665 ? character : foldCharacter(character)
  if (cache.size < CACHE_SIZE) cache.set(code, folded)
  return folded
}

/** Any string is accepted. `places` has one entry more than `folded`: the end of the original. */
export function foldLetters(text: string): FoldedLetters {
  let folded = ''
  const places: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0
    const letters = foldCode(code)
    for (let part = 0; part < letters.length; part += 1) places.push(at)
    folded += letters
    if (code > 0xffff) at += 1
  }
  places.push(text.length)
  return { folded, places: Uint32Array.from(places) }
}
