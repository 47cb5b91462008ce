/** A longer word, such as an address, is cut inside: dropping it would leave too little text. */
const MAX_DROPPED = 40

/** Limits a text to `most` characters; a longer one ends after a whole word, with "…". */
export function cutAtWord(text: string, most: number): string {
  const characters = [...text]
  if (characters.length <= most) return text
  const kept = characters.slice(0, most).join('')
  const isWhole = /\s/.test(characters[most] ?? '')
  const words = isWhole ? kept : kept.replace(new RegExp(`\\s\\S{0,${MAX_DROPPED}}$`, 'u'), '')
  return `${words.trimEnd()}…`
}
