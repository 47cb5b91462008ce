/** What is told about a file. Everything here crosses from the decoding process as it is (structured clone). */

export type FileKind = 'image' | 'video' | 'audio' | 'document'

/** A file in the blob store. */
export type StoredFile = {
  /** `<sha256>.<extension>`; the extension is of what the bytes are, whatever they were called. */
  name: string
  sha256: string
  /** Bytes. */
  size: number
  kind: FileKind
}

/** Why a file, or a part of its analysis, was not possible; the sentences are in `problems.ts`. */
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

/** Four words of 64 bits, compared by how many bits differ: the first for a quick look, all for certainty. */
export type ImageHash = bigint[]

/**
 * Finds the same picture again after resizing, recompression, a watermark, a crop, a bar with a caption, mirroring. `regions` is what
 * every stored picture keeps (three: whole, inside bars, centre), and `details` how many frequencies stand out in each;
 * `probes[i]` are compared with `regions[i]` of the others, at most 220 in all. How: `compare-images.ts`; why:
 * docs/decisions/0018-media.md. `parts`: the pictures that it shows, as a screenshot does, at most six
 * (docs/decisions/0080-screenshots.md). Not stored: `guesses`, probes that only say what `align-crop.ts` should look at, and `grey`,
 * 256 × 256 levels for it.
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
 * One of the frames of a video that stand for all others, at most 32. Hashes of the whole and of what is left without 10 % of each
 * side, both inside bars. `at`: seconds from the beginning; `share`: of the frames, how many look like this one.
 */
export type VideoStill = { at: number; share: number; whole: ImageHash; centre: ImageHash }

export type RecognizedText = {
  /** The best pass, as lines; what is shown. */
  text: string
  /** Words of all passes that were read with confidence, each once; what is searched. */
  words: string[]
  /** Of the best pass, 0 to 100. */
  confidence: number
}

export type DetectedFace = {
  /** Pixels of the picture as it is shown (EXIF orientation applied); of a video, of its still. */
  x0: number
  x1: number
  y0: number
  y1: number
  /** Of the detection, 0 to 1. */
  score: number
  /** 128 numbers; compared by Euclidean distance, and only with those of the same engine. */
  descriptor: number[]
  /** Name and version of what described it. */
  engine: string
  /** The face cut out: name in the blob store, WebP. null: not asked for. */
  cutout: string | null
}

/** One as the process that found it tells it. */
export type FoundFace = Omit<DetectedFace, 'cutout'>

export type Analysis = {
  kind: FileKind
  /** jpeg, png, webp, gif, avif, mp4, … */
  format: string
  /** Pixels as shown. null: sound, documents, a video without ffmpeg. */
  width: number | null
  height: number | null
  /** 1 for a still. null: not counted (video). */
  frames: number | null
  /** Video and sound, when ffmpeg is there. */
  seconds: number | null
  /** Name in the blob store, WebP. null: no picture, or not asked for. */
  thumbnail: string | null
  /** null: no picture, or one without anything to compare (a flat surface). */
  hashes: ImageHashes | null
  /** In their order; empty: no video, not asked for, or nothing in it to compare. */
  stills: VideoStill[]
  /** null: no picture, not asked for or failed. */
  text: RecognizedText | null
  /** null: no picture, not asked for or failed; empty: none found. */
  faces: DetectedFace[] | null
  /** What could not be done although the rest could. */
  problems: MediaProblem[]
}

export type AnalyseOptions = {
  /** Recognize text; true when absent. */
  text?: boolean
  /** Find and describe faces; false when absent. */
  faces?: boolean
  /** Look for the stills of a video; true when absent. */
  stills?: boolean
  /** Keep a thumbnail, and the faces cut out, in the blob store; true when absent. False for what must leave no trace. */
  thumbnail?: boolean
  /** A person is waiting: not behind the work in the background. */
  urgent?: boolean
  /** Whoever asked has gone: what has not begun is not done. */
  signal?: AbortSignal
}
