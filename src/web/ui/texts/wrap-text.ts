const LAST_WORDS = 3
const MAX_END = 30

/** Wraps a text to lines of at most `width`, at spaces, and within a word only if it is too long alone. */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    while (measure(line) > width && line.length > 1) {
      const fits = findFitting(line, width, measure)
      lines.push(line.slice(0, fits))
      line = line.slice(fits)
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** How many characters of a word fit, at least one. */
function findFitting(word: string, width: number, measure: (text: string) => number): number {
  let [fits, tooMany] = [1, word.length]
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1
    if (measure(word.slice(0, middle)) <= width) fits = middle
    else tooMany = middle
  }
  return fits
}

type Cut = { most: number; note: string; width: number; measure: (text: string) => number }

/** At most `most` lines. The number omitted is shown; the end is kept, without which a list of words would lose its "e" or "ou". */
export function cutLines(lines: readonly string[], { most, note, width, measure }: Cut): string[] {
  if (lines.length <= most) return [...lines]
  const words = lines.slice(-2).join(' ').split(' ')
  const end = words.slice(-LAST_WORDS).join(' ').slice(-MAX_END)
  let last = lines[most - 1] ?? ''
  while (last !== '' && measure(`${last}… ${note} …${end}`) > width) last = last.slice(0, -1)
  return [...lines.slice(0, most - 1), `${last.trimEnd()}… ${note} …${end}`]
}
