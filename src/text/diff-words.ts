/** The changes from one text to the next, word by word. Pure, and bounded in time and memory. */

/** A stretch found in both texts, only in the old one, or only in the new one. */
export type DiffPart = { kind: 'same' | 'removed' | 'added'; text: string }

/** Cells in the table for the longest common subsequence: about two texts of a thousand words each. */
const MAX_CELLS = 4_000_000

const segmenters = {
  words: new Intl.Segmenter('pt-BR', { granularity: 'word' }),
  sentences: new Intl.Segmenter('pt-BR', { granularity: 'sentence' }),
}

/**
 * The parts in reading order; removed text precedes its replacement. The parts other than `added` form the old text,
 * those other than `removed` the new one. Very long texts are compared by sentences; if even that is too much, the
 * whole text counts as replaced.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  for (const unit of ['words', 'sentences'] as const) {
    const parts = diffTokens(split(before, unit), split(after, unit))
    if (parts) return joinParts(parts)
  }
  return joinParts([
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ])
}

const split = (text: string, unit: keyof typeof segmenters) =>
  Array.from(segmenters[unit].segment(text), ({ segment }) => segment)

/** null: too large to compare. */
function diffTokens(before: readonly string[], after: readonly string[]): DiffPart[] | null {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const middle = findCommon(before.slice(start, before.length - end), after.slice(start, after.length - end))
  return middle && [...toSame(before.slice(0, start)), ...middle, ...toSame(before.slice(before.length - end))]
}

const toSame = (tokens: readonly string[]) => tokens.map((text): DiffPart => ({ kind: 'same', text }))

/** Uses the longest common subsequence: `lengths[i][j]` is its length from token i of the old and token j of the new text. */
function findCommon(before: readonly string[], after: readonly string[]): DiffPart[] | null {
  const width = after.length + 1
  if ((before.length + 1) * width > MAX_CELLS) return null
  const lengths = new Uint16Array((before.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const isSame = i < before.length && before[i] === after[j]
    const isRemoved = !isSame && i < before.length && (j === after.length || at(i + 1, j) >= at(i, j + 1))
    const kind = isSame ? 'same' : isRemoved ? 'removed' : 'added'
    parts.push({ kind, text: (kind === 'added' ? after[j] : before[i]) ?? '' })
    if (kind !== 'added') i += 1
    if (kind !== 'removed') j += 1
  }
  return parts
}

/** Merges neighbours of one kind; a space between two changes is added to both sides, so that a sentence reads as one. */
function joinParts(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = []
  let [removed, added, space] = ['', '', '']
  const end = () => {
    if (removed !== '') joined.push({ kind: 'removed', text: removed })
    if (added !== '') joined.push({ kind: 'added', text: added })
    ;[removed, added] = ['', '']
    if (space !== '') addSame(joined, space)
    space = ''
  }
  for (const { kind, text } of parts) {
    const isChanging = removed !== '' || added !== ''
    if (kind !== 'same') {
      removed += space + (kind === 'removed' ? text : '')
      added += space + (kind === 'added' ? text : '')
      space = ''
    } else if (isChanging && text.trim() === '') space += text
    else {
      end()
      addSame(joined, text)
    }
  }
  end()
  return joined
}

function addSame(joined: DiffPart[], text: string): void {
  const last = joined.at(-1)
  if (last?.kind === 'same') last.text += text
  else joined.push({ kind: 'same', text })
}
