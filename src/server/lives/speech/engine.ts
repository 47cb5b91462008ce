/** Who writes down what is said: a contract with several implementations. Nothing here knows of lives. */

/** Something that was said; seconds from the start of the audio. */
export type Utterance = { start: number; end: number; text: string }

export type WriteOptions = {
  /** The last words before this audio, which help an engine to go on in the same spelling. */
  prompt?: string | undefined
  signal: AbortSignal
}

export type SpeechEngine = {
  /** Short, for people: "whisper-large-v3 em fala.exemplo.org". */
  name: string
  /**
   * What is said in a 16 kHz mono WAV file, in Portuguese, in order. Empty: nobody speaks.
   * @throws SpeechFailure
   */
  write(wav: Uint8Array, options: WriteOptions): Promise<Utterance[]>
  close?(): Promise<void>
}

/**
 * Why nothing was written, in a sentence for the screen. `lasting`: the same audio will fail again, so that it is given up
 * after some tries; otherwise it waits until the engine is there again.
 */
export class SpeechFailure extends Error {
  readonly lasting: boolean
  constructor(message: string, { lasting = false, cause }: { lasting?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.lasting = lasting
  }
}
