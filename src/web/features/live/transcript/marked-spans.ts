/** A range of a text, in UTF-16 indices, `end` exclusive. */
export type TextSpan = { start: number; end: number }

/** A range with one style: part of a match (which one), of a watched term, of both, or plain. */
export type MarkedSpan = TextSpan & { hit: number | null; isWatched: boolean }

/** Splits a text at the boundaries of matches and watched terms, which may overlap. The pieces in order form the whole text. */
export function splitIntoSpans(
  length: number,
  finds: readonly (TextSpan & { hit: number })[],
  watched: readonly TextSpan[],
): MarkedSpan[] {
  const edges = [...finds, ...watched].flatMap(({ start, end }) => [start, end])
  const places = [...new Set([0, length, ...edges])].sort((a, b) => a - b)
  const covers = (place: number) => (one: TextSpan) => one.start <= place && place < one.end
  return places.slice(0, -1).map((start, index) => ({
    start,
    end: places[index + 1] ?? length,
    hit: finds.find(covers(start))?.hit ?? null,
    isWatched: watched.some(covers(start)),
  }))
}
