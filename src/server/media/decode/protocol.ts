import type { Analysis, FileKind, FoundFace, ProblemCode } from '../types.ts'

/** What the decoding process is asked. */
export type Job = {
  id: number
  path: string
  format: string
  kind: FileKind
  text: boolean
  faces: boolean
  stills: boolean
  thumbnail: boolean
  /** Where the two programs are; a bare name is looked for in PATH. */
  ffmpeg: string
  ffprobe: string
}

export type DrawnFace = FoundFace & { cutout: Uint8Array | null }

/** Thumbnail and cut-outs travel as bytes; who asked keeps them. */
export type Decoded = Omit<Analysis, 'thumbnail' | 'faces'> & {
  thumbnail: Uint8Array | null
  faces: DrawnFace[] | null
}

/** `faults` are messages of libraries, for the log and for nobody else. */
export type Reply = { id: number; decoded: Decoded; faults: string[] } | { id: number; refused: ProblemCode }
