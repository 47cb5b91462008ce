/** Results of a file's analysis. All of it is passed from the decoding process unchanged (structured clone). */

export type FileKind = 'image' | 'video' | 'audio' | 'document'

/** A file in the blob store. */
export type StoredFile = {
  /** `<sha256>.<extension>`; the extension follows from the bytes, whatever the file was called. */
  name: string
  sha256: string
  /** Bytes. */
  size: number
  kind: FileKind
}

/** Why a file, or a part of its analysis, failed; the sentences are in `problems.ts`. */
export type MediaProblem = { code: ProblemCode; problem: string }

export type ProblemCode =
  | 'empty'
  | 'too_large'
  | 'web_page'
  | 'unreachable'
  | 'not_found'
  | 'no_picture'
  | 'drawing'
  | 'broken'
  | 'too_many_pixels'
  | 'too_many_frames'
  | 'timeout'
  | 'memory'
  | 'stopped'
  | 'no_ffmpeg'
  | 'ocr_failed'
  | 'no_face_engine'
  | 'faces_failed'

/** Four words of 64 bits, compared by the number of differing bits: the first for a quick comparison, all for certainty. */
export type ImageHash = bigint[]

/**
 * Finds the same picture again after resizing, recompression, a watermark, a crop, a bar with a caption, mirroring. Every stored
 * picture
 * keeps its `regions` (three: whole, inside bars, centre), and in `details` how many frequencies stand out in each; `probes[i]` are
 * compared with `regions[i]` of the others, at most 220 in all. How: `compare-images.ts`; why: docs/decisions/0018-media.md. `parts`:
 * the pictures within a screenshot, at most six (docs/decisions/0080-screenshots.md). Not stored: `guesses`, probes that only select
 * candidates for `align-crop.ts`, and `grey`, 256 × 256 levels for it.
 */
export type ImageHashes = {
  regions: ImageHash[]
  details: number[]
  probes: ImageHash[][]
  guesses: ImageHash[][]
  parts: ImageHash[]
  grey: Uint8Array
}

/**
 * One of the frames that represent a video, at most 32. Hashes of the whole and of the centre without 10 % of each side, both inside
 * bars. `at`: seconds from the beginning; `share`: share of the frames that resemble this one.
 */
export type VideoStill = { at: number; share: number; whole: ImageHash; centre: ImageHash }

export type RecognizedText = {
  /** Lines of the best pass; shown. */
  text: string
  /** Words that any pass read with confidence, each once; searched. */
  words: string[]
  /** Of the best pass, 0 to 100. */
  confidence: number
}

export type DetectedFace = {
  /** Pixels of the picture as it is shown (EXIF orientation applied); for a video, of its still. */
  x0: number
  x1: number
  y0: number
  y1: number
  /** Of the detection, 0 to 1. */
  score: number
  /** 128 numbers; compared by Euclidean distance, and only with those of the same engine. */
  descriptor: number[]
  /** Name and version of the engine that described it. */
  engine: string
  /** The face cut out: name in the blob store, WebP. null: not requested. */
  cutout: string | null
}

/** A face as returned by the decoding process. */
export type FoundFace = Omit<DetectedFace, 'cutout'>

export type Analysis = {
  kind: FileKind
  /** jpeg, png, webp, gif, avif, mp4, … */
  format: string
  /** Pixels as shown. null: audio, documents, a video without ffmpeg. */
  width: number | null
  height: number | null
  /** 1 for a still. null: not counted (video). */
  frames: number | null
  /** Of video and audio, if ffmpeg is available. */
  seconds: number | null
  /** Name in the blob store, WebP. null: no picture, or not requested. */
  thumbnail: string | null
  /** null: no picture, or one without anything to compare (a flat surface). */
  hashes: ImageHashes | null
  /** In order; empty: no video, not requested, or nothing in it to compare. */
  stills: VideoStill[]
  /** null: no picture, not requested or failed. */
  text: RecognizedText | null
  /** null: no picture, not requested or failed; empty: none found. */
  faces: DetectedFace[] | null
  /** Parts that failed although the rest succeeded. */
  problems: MediaProblem[]
}

export type AnalyzeOptions = {
  /** Recognise text; true when absent. */
  text?: boolean
  /** Detect and describe faces; false when absent. */
  faces?: boolean
  /** Choose the stills of a video; true when absent. */
  stills?: boolean
  /** Store a thumbnail and the faces cut out; true when absent. False if nothing may be stored. */
  thumbnail?: boolean
  /** A user is waiting: not queued behind background work. */
  urgent?: boolean
  /** Aborts when the caller has gone: work that has not begun is skipped. */
  signal?: AbortSignal
}
