/** Transcription engine: an interface with several implementations. Nothing here knows of lives. */

/** An utterance; seconds from the start of the audio. */
export type Utterance = { start: number; end: number; text: string }

export type WriteOptions = {
  /** The last words before this audio, which help an engine to continue in the same spelling. */
  prompt?: string | undefined
  signal: AbortSignal
}

export type SpeechEngine = {
  /** Short display name: "whisper-large-v3 em fala.exemplo.org". */
  name: string
  /**
   * Transcribes a 16 kHz mono WAV file in Portuguese, in order. Empty: nobody speaks.
   * @throws SpeechFailure
   */
  write(wav: Uint8Array, options: WriteOptions): Promise<Utterance[]>
  close?(): Promise<void>
}

/** The same audio will fail again: it is given up soon, and the rest continues. */
const LASTING_TRIES = 3
/** The cause may be the audio or the engine: given up after about an hour, so that one piece cannot block a live forever. */
export const DOUBTFUL_TRIES = 12

type FailureOptions = { lasting?: boolean; tries?: number; cause?: unknown }

/**
 * Why the transcription failed, in a sentence for the screen. `lasting`: the same audio will fail again, so it is given up after some
 * tries; otherwise it waits until the engine is available again.
 */
export class SpeechFailure extends Error {
  /** How often the same audio is tried; Infinity: until the engine is available again. */
  readonly tries: number
  constructor(message: string, { lasting = false, tries, cause }: FailureOptions = {}) {
    super(message, { cause })
    this.tries = tries ?? (lasting ? LASTING_TRIES : Number.POSITIVE_INFINITY)
  }
  get lasting(): boolean {
    return Number.isFinite(this.tries)
  }
}
