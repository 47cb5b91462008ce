/**
 * A speech engine over real HTTP that knows what is said: it locates its audio in the broadcast sound and returns the
 * words of exactly that stretch. It records every deviation from the broadcast.
 */
import { placeWords } from '../../src/server/lives/speech/sentences.ts'
import { SAMPLE_RATE } from '../../src/server/lives/stream-position.ts'
import { type HeardCall, openTestEngine } from '../lives/speech-engine.ts'
import { openAudioFinder } from './audio-position.ts'
import type { SpokenScript } from './spoken-script.ts'

/** A transcribed stretch of the broadcast; samples from its start. */
export type WrittenStretch = {
  from: number
  to: number
  /** Time of request and response, in milliseconds of the day. */
  askedAt: number
  answeredAt: number
  /** The sentences of which at least one word was returned. */
  numbers: number[]
}

export type KnowingEngine = {
  url: string
  stretches: WrittenStretch[]
  /** Problems with the audio, one sentence each. */
  faults(): string[]
  close(): Promise<void>
}

/** `thinkMs`: delay before a response, as a real engine has. */
export async function openKnowingEngine(script: SpokenScript, thinkMs: number): Promise<KnowingEngine> {
  const finder = openAudioFinder(script.samples)
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

/** The part of each sentence within the audio, in seconds of the audio; cut words are not recognised. */
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
