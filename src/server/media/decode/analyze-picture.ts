import { describeProblem, MediaRefused } from '../problems.ts'
import type { MediaProblem, ProblemCode } from '../types.ts'
import { type FaceFinder, openFaceFinder } from './find-faces.ts'
import { hashImage } from './hash-image.ts'
import { pickStills } from './pick-stills.ts'
import { decodePicture, drawCutout, drawThumbnail, type Picture } from './picture.ts'
import type { DecodedPicture, DrawnFace, Job } from './protocol.ts'
import { openTextReader, type TextReader } from './recognize-text.ts'

/** The engines, loaded on first use and kept for the next file. */
export type Engines = { text?: Promise<TextReader>; faces?: Promise<FaceFinder> }

/** Failures of parts: `problems` for the reader, `faults` for the log. */
type Trouble = { problems: MediaProblem[]; faults: string[] }

/** Full analysis of one picture. Throws MediaRefused when nothing can be analysed. */
export async function analyzePicture(
  job: Job,
  engines: Engines,
): Promise<{ decoded: DecodedPicture; faults: string[] }> {
  const picture = await decodePicture(typeof job.picture === 'string' ? job.picture : Buffer.from(job.picture))
  const { width, height, frames } = picture.shown
  const trouble: Trouble = { problems: [], faults: [] }
  const thumbnail = job.thumbnail ? await drawThumbnail(picture) : null
  const hashes = await hashImage(picture)
  const stills = pickStills(job.frames)
  const text = job.text ? await attempt(() => readText(picture, engines), 'ocr_failed', trouble) : null
  const faces = job.faces ? await attempt(() => findFaces(picture, job, engines), 'faces_failed', trouble) : null
  const { problems, faults } = trouble
  return { decoded: { width, height, frames, thumbnail, hashes, stills, text, faces, problems }, faults }
}

async function readText(picture: Picture, engines: Engines) {
  engines.text ??= openTextReader()
  return (await engines.text).read(picture)
}

async function findFaces(picture: Picture, { thumbnail }: Job, engines: Engines): Promise<DrawnFace[]> {
  engines.faces ??= openFaceFinder()
  const found = await (await engines.faces).find(picture)
  return Promise.all(
    found.map(async (face) => ({ ...face, cutout: thumbnail ? await drawCutout(picture, face) : null })),
  )
}

/** A part that fails does not affect the others; the reason is recorded. */
async function attempt<T>(part: () => Promise<T>, code: ProblemCode, trouble: Trouble): Promise<T | null> {
  try {
    return await part()
  } catch (error) {
    const isRefusal = error instanceof MediaRefused
    trouble.problems.push(describeProblem(isRefusal ? error.code : code))
    if (!isRefusal) trouble.faults.push(`${code}: ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
}
