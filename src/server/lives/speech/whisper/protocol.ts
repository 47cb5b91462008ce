/** Messages between the program and the process of a local Whisper. */
import type { Utterance } from '../engine.ts'

/** Settings passed to the process: its only argument, as JSON. */
export type WhisperSettings = {
  /** A hub id, or the path of a directory. */
  model: string
  isDirectory: boolean
  /** Where downloaded models are stored. */
  cacheDir: string
  /** Module to import: '@huggingface/transformers'. */
  packageName: string
}

/** Samples between -1 and 1, 16,000 per second. */
export type WhisperJob = { samples: Float32Array }

export type WhisperReply =
  | { id: number; utterances: Utterance[] }
  /** `package`: it is not installed; `model`: it cannot be loaded; `audio`: this sound could not be transcribed. */
  | { id: number; failed: 'package' | 'model' | 'audio'; reason: string }
