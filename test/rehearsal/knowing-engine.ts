/**
 * A speech engine over real HTTP that knows what is said: it looks for the audio it gets in the sound that was broadcast and
 * answers the words that lie in that very stretch. It notes whatever is not as it was broadcast.
 */
import { placeWords } from '../../src/server/lives/speech/sentences.ts'
import { SAMPLE_RATE } from '../../src/server/lives/stream-position.ts'
import { type HeardCall, openTestEngine } from '../lives/speech-engine.ts'
import { openSoundFinder } from './sound-position.ts'
import type { SpokenScript } from './spoken-script.ts'

/** A stretch of the broadcast that was written; samples from its start. */
export type WrittenStretch = {
  from: number
  to: number
  /** Milliseconds of the day at which it was asked and answered. */
  askedAt: number
  answeredAt: number
  /** The sentences of which at least a word was answered. */
  numbers: number[]
}

export type KnowingEngine = {
  url: string
  stretches: WrittenStretch[]
  /** What was wrong with the audio, a sentence each. */
  faults(): string[]
  close(): Promise<void>
}

/** `thinkMs`: how long it takes for an answer, as a real one does. */
export async function openKnowingEngine(script: SpokenScript, thinkMs: number): Promise<KnowingEngine> {
  const finder = openSoundFinder(script.samples)
  const stretches: WrittenStretch[] = []
  const foreign: string[] = []
  const engine = await openTestEngine(async (call) => {
    const askedAt = Date.now()
    const from = finder.find(call.samples)
    if (from === null) {
      foreign.push(`${call.seconds.toFixed(2)} s of audio are no part of what was broadcast`)
      return []
    }
    const to = from + call.samples.length
    foreign.push(...describeDepartures(finder.listDepartures(call.samples, from), from))
    const { utterances, numbers } = listWords(script, call, from)
    await new Promise((done) => setTimeout(done, thinkMs))
    stretches.push({ from, to, askedAt, answeredAt: Date.now(), numbers })
    return utterances
  })
  return { url: engine.url, stretches, faults: () => [...engine.faults, ...foreign], close: () => engine.close() }
}

function describeDepartures(seconds: readonly number[], from: number): string[] {
  const [first] = seconds
  if (first === undefined) return []
  const at = from / SAMPLE_RATE + first
  return [`audio from ${(from / SAMPLE_RATE).toFixed(2)} s differs at ${at.toFixed(2)} s, in ${seconds.length} places`]
}

/** Each sentence as far as it lies in the audio, in seconds of the audio; words that are cut are not understood. */
function listWords({ sentences }: SpokenScript, { seconds }: HeardCall, position: number) {
  const from = position / SAMPLE_RATE
  const parts = sentences.flatMap((sentence) => {
    const words = placeWords(sentence).filter(({ start, end }) => start >= from && end <= from + seconds)
    const [first, last] = [words[0], words.at(-1)]
    if (!first || !last) return []
    const text = words.map((word) => word.text).join(' ')
    return [{ number: sentence.number, start: first.start - from, end: last.end - from, text }]
  })
  return {
    utterances: parts.map(({ start, end, text }) => ({ start, end, text })),
    numbers: parts.map(({ number }) => number),
  }
}
