/** A longer word, an address for example, is cut itself: without it too little would be left. */
const LONGEST_DROPPED = 40

/** A text of at most so many characters; a longer one ends after a whole word, with "…". */
export function cutAtWord(text: string, most: number): string {
  const characters = [...text]
  if (characters.length <= most) return text
  const kept = characters.slice(0, most).join('')
  const isWhole = /\s/.test(characters[most] ?? '')
  const words = isWhole ? kept : kept.replace(new RegExp(`\\s\\S{0,${LONGEST_DROPPED}}$`, 'u'), '')
  return `${words.trimEnd()}…`
}
