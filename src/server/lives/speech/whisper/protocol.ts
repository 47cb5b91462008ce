/** What is said between the program and the process that a local Whisper runs in. */
import type { Utterance } from '../engine.ts'

/** How the process is started: its only argument, as JSON. */
export type WhisperSettings = {
  /** A hub id, or the path of a directory. */
  model: string
  isDirectory: boolean
  /** Where fetched models are kept. */
  cacheDir: string
  /** What is imported: '@huggingface/transformers'. */
  packageName: string
}

/** Sound between -1 and 1, 16,000 a second. */
export type WhisperJob = { samples: Float32Array }

export type WhisperReply =
  | { id: number; utterances: Utterance[] }
  /** `package`: it is not installed; `model`: it cannot be opened; `audio`: this sound could not be written. */
  | { id: number; failed: 'package' | 'model' | 'audio'; reason: string }
