import type { Analysis, FoundFace, ProblemCode } from '../types.ts'

/** What the decoding process is asked. */
export type Job = {
  id: number
  /** A file that it may read, or its bytes. */
  picture: string | Uint8Array
  /** Of a video those that its stills are chosen from. */
  frames: ClipFrame[]
  text: boolean
  faces: boolean
  thumbnail: boolean
}

/** `at`: seconds from the beginning. */
export type ClipFrame = { at: number; grey: Uint8Array }

export type DrawnFace = FoundFace & { cutout: Uint8Array | null }

/** Thumbnail and cut-outs travel as bytes; who asked keeps them. */
export type Decoded = Omit<Analysis, 'thumbnail' | 'faces'> & {
  thumbnail: Uint8Array | null
  faces: DrawnFace[] | null
}

/** What a picture tells; of the file that it came from, others know more. */
export type DecodedPicture = Pick<Decoded, 'thumbnail' | 'hashes' | 'stills' | 'text' | 'faces' | 'problems'> & {
  /** As shown. */
  width: number
  height: number
  frames: number
}

/** `faults` are messages of libraries, for the log and for nobody else. */
export type Reply = { id: number; decoded: DecodedPicture; faults: string[] } | { id: number; refused: ProblemCode }
