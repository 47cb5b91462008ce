/** Checks that what was heard and transcribed is what was said. Each function returns a list of differences in words; empty: none. */
import type { Chapter } from '../../src/contract/lives/lives.ts'
import { placeWords } from '../../src/server/lives/speech/sentences.ts'
import { SAMPLE_RATE } from '../../src/server/lives/stream-position.ts'
import { toSeconds } from '../../src/server/records/lives/live-progress.ts'
import type { WrittenStretch } from './knowing-engine.ts'
import type { SpokenScript } from './spoken-script.ts'

/** Tolerated offset of a position, in samples. */
const EXACT = 4
/** Overlap of pieces cut in the middle of speech, and maximum length of a piece. */
const MAX_OVERLAP = 3 * SAMPLE_RATE + EXACT
const MAX_LENGTH = 30 * SAMPLE_RATE + EXACT

/** The distinct transcribed stretches, in broadcast order. */
export function listDistinct(stretches: readonly WrittenStretch[]): WrittenStretch[] {
  return stretches
    .filter((one, index) => !stretches.slice(0, index).some((other) => isSame(one, other)))
    .toSorted((a, b) => a.from - b.from)
}

const isSame = (one: WrittenStretch, other: WrittenStretch) =>
  Math.abs(one.from - other.from) <= EXACT && Math.abs(one.to - other.to) <= EXACT

/** Checks for gaps, repetitions, overlong pieces and missing speech at the end: the silence after it is not sent to the engine. */
export function judgeStretches(
  stretches: readonly WrittenStretch[],
  { sentences }: SpokenScript,
  kills: number,
): string[] {
  const distinct = listDistinct(stretches)
  const again = stretches.length - distinct.length
  const differences = again > kills ? [`${again} pieces were asked for again after ${kills} kills`] : []
  let end = distinct[0]?.from ?? 0
  for (const { from, to } of distinct) {
    if (from > end + EXACT) differences.push(`${inSeconds(from - end)} are missing from ${inSeconds(end)} on`)
    if (end - from > MAX_OVERLAP) differences.push(`${inSeconds(end - from)} before ${inSeconds(end)} came twice`)
    if (to - from > MAX_LENGTH) differences.push(`the piece at ${inSeconds(from)} has ${inSeconds(to - from)}`)
    end = Math.max(end, to)
  }
  if (end < (sentences.at(-1)?.end ?? 0) * SAMPLE_RATE) differences.push(`nothing was written after ${inSeconds(end)}`)
  return differences
}

const inSeconds = (samples: number) => `${(samples / SAMPLE_RATE).toFixed(3)} s`

/** Added by a corrector, to distinguish corrections from speech. */
export const ADDED = '(conferido)'

/** Every word within the heard audio occurs exactly once, in order. */
export function judgeText(
  chapters: readonly Chapter[],
  { sentences }: SpokenScript,
  heard: { from: number; to: number },
): string[] {
  const isHeard = ({ start, end }: { start: number; end: number }) =>
    start >= heard.from / SAMPLE_RATE && end <= heard.to / SAMPLE_RATE
  const expected = sentences
    .flatMap(placeWords)
    .filter(isHeard)
    .map(({ text }) => text)
  const written = chapters
    .flatMap(({ transcription }) => transcription.split(/\s+/))
    .filter((word) => word !== '' && word !== ADDED)
  const at = expected.findIndex((word, index) => written[index] !== word)
  const first = at < 0 && written.length > expected.length ? expected.length : at
  if (first < 0) return []
  const near = (words: readonly string[]) => words.slice(Math.max(0, first - 12), first + 12).join(' ')
  return [
    `word ${first} of ${expected.length} (${written.length} written) differs: "${near(expected)}" was said, "${near(written)}" was written`,
  ]
}

/** Seconds; words are placed at even distances where a piece was cut. */
const MAX_APART = 1.5

/** Each chapter is at the time its first sentence was said. */
export function judgeTimes(chapters: readonly Chapter[], { sentences }: SpokenScript, from: number): string[] {
  const begin = from / SAMPLE_RATE
  return chapters.flatMap(({ id, started_at, finished_at, transcription }, index) => {
    const number = Number(/^Na fala (\d+) /.exec(transcription)?.[1])
    const said = sentences.find((sentence) => sentence.number === number)
    const start = toSeconds(started_at)
    const apart = said ? Math.abs(start + begin - said.start) : 0
    const before = chapters[index - 1]
    return [
      ...(apart > MAX_APART ? [`chapter ${id} begins ${apart.toFixed(1)} s from where it was said`] : []),
      ...(start > toSeconds(finished_at) ? [`chapter ${id} ends before it begins`] : []),
      ...(before && start < toSeconds(before.started_at) ? [`chapter ${id} begins before the one above it`] : []),
    ]
  })
}

export type Correction = { id: number; transcription: string; speaker: string }

/** Each correction is unchanged and present once. */
export function judgeCorrections(chapters: readonly Chapter[], corrections: readonly Correction[]): string[] {
  return corrections.flatMap(({ id, transcription, speaker }) => {
    const kept = chapters.filter((chapter) => chapter.transcription === transcription && chapter.speaker === speaker)
    const [one] = kept
    return kept.length === 1 && one?.corrected && !one.draft && one.id === id
      ? []
      : [`the correction of chapter ${id} stands ${kept.length} times: "${transcription}"`]
  })
}
