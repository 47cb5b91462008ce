import type { Analysis, FoundFace, ProblemCode } from '../types.ts'

/** A request to the decoding process. */
export type Job = {
  id: number
  /** A file that it may read, or its bytes. */
  picture: string | Uint8Array
  /** Frames of a video from which its stills are chosen. */
  frames: ClipFrame[]
  text: boolean
  faces: boolean
  thumbnail: boolean
}

/** `at`: seconds from the beginning. */
export type ClipFrame = { at: number; grey: Uint8Array }

export type DrawnFace = FoundFace & { cutout: Uint8Array | null }

/** Thumbnail and cut-outs are returned as bytes; the caller stores them. */
export type Decoded = Omit<Analysis, 'thumbnail' | 'faces'> & {
  thumbnail: Uint8Array | null
  faces: DrawnFace[] | null
}

/** Analysis of a picture, without the facts of the file it came from. */
export type DecodedPicture = Pick<Decoded, 'thumbnail' | 'hashes' | 'stills' | 'text' | 'faces' | 'problems'> & {
  /** As shown. */
  width: number
  height: number
  frames: number
}

/** `faults` are messages of libraries, for the log only. */
export type Reply = { id: number; decoded: DecodedPicture; faults: string[] } | { id: number; refused: ProblemCode }
