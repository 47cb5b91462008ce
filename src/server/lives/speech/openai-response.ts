/** Parses and validates responses of OpenAI-compatible transcription services. */
import { z } from 'zod'
import { SpeechFailure, type Utterance } from './engine.ts'

const Segment = z.object({
  start: z.number(),
  end: z.number(),
  text: z.string(),
  no_speech_prob: z.number().nullish(),
  avg_logprob: z.number().nullish(),
})
/** `segments` only in verbose_json. */
const Answer = z.object({ text: z.string().optional(), segments: z.array(Segment).max(2_000).nullish() })

/** An engine pads its last window with silence up to half a minute; times within the padding are tolerated, later ones are invalid. */
const WINDOW_SECONDS = 30
const TIME_SLACK = 2
/** Far above any speech. */
const CHARACTERS_PER_SECOND = 100
const MIN_CHARACTERS = 500
/** Whisper's own rule for non-speech: a high no-speech probability and a low confidence in the text. */
const NO_SPEECH = 0.6
const UNSURE = -1

const CONTROLS = /\p{Cc}+/gu

/** Used to place a text without times: start and end of the sound in the audio. */
export type AnalysedAudio = { seconds: number; sound: { start: number; end: number } }

/** @throws SpeechFailure when the response is invalid */
export function readResponse(body: string, { seconds, sound }: AnalysedAudio): Utterance[] {
  const answer = Answer.safeParse(parseJson(body))
  if (!answer.success) throw nonsense()
  const { text, segments } = answer.data
  if (text === undefined && !segments) throw nonsense()
  return readUtterances(segments?.length ? segments.filter(isSpeech) : [{ ...sound, text: text ?? '' }], seconds)
}

/** Utterances for audio of this length, cleaned and in order. @throws SpeechFailure when they are invalid */
export function readUtterances(written: readonly Utterance[], seconds: number): Utterance[] {
  const utterances = written.map((one) => toUtterance(one, seconds)).filter((one) => one !== null)
  const length = utterances.reduce((sum, one) => sum + one.text.length, 0)
  if (length > Math.max(MIN_CHARACTERS, seconds * CHARACTERS_PER_SECOND)) throw nonsense()
  return utterances.sort((a, b) => a.start - b.start)
}

/** Whether the body is JSON at all; anything else comes from an address that is not a speech service. */
export function isJson(body: string): boolean {
  return parseJson(body) !== undefined
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const isSpeech = ({ no_speech_prob, avg_logprob }: z.infer<typeof Segment>) =>
  !((no_speech_prob ?? 0) > NO_SPEECH && (avg_logprob ?? 0) < UNSURE)

function toUtterance({ start, end, text }: Utterance, seconds: number): Utterance | null {
  const last = Math.max(seconds, WINDOW_SECONDS) + TIME_SLACK
  if (start < 0 || start > last || end > last) throw nonsense()
  // Postgres text cannot hold NUL, and the other control characters are useless on a screen.
  const clean = text.toWellFormed().replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim()
  if (clean === '' || start >= seconds) return null
  // Some engines restart their times at the end of a window; the words are still right.
  return { start, end: Math.max(start, Math.min(end, seconds)), text: clean }
}

const nonsense = () => new SpeechFailure('O serviço de fala respondeu algo que não se entende.', { lasting: true })
