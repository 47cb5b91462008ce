import { describeProblem, MediaRefused } from '../problems.ts'
import type { MediaProblem, ProblemCode } from '../types.ts'
import { readFrames } from './clip-frames.ts'
import { type FaceFinder, openFaceFinder } from './find-faces.ts'
import { hashImage } from './hash-image.ts'
import { pickStills } from './pick-stills.ts'
import { decodePicture, drawCutout, drawThumbnail, type Picture } from './picture.ts'
import type { Decoded, DrawnFace, Job } from './protocol.ts'
import { openTextReader, type TextReader } from './recognize-text.ts'
import { type Clip, probeClip, takeStill } from './video.ts'

/** The engines, loaded when first needed and kept for the next file. */
export type Engines = { text?: Promise<TextReader>; faces?: Promise<FaceFinder> }

/** What goes wrong in parts: `problems` for the reader, `faults` for the log. */
type Trouble = { problems: MediaProblem[]; faults: string[] }

/** Everything that can be told about one file. Throws MediaRefused when nothing can. */
export async function analyseFile(job: Job, engines: Engines): Promise<{ decoded: Decoded; faults: string[] }> {
  const { kind, format } = job
  const trouble: Trouble = { problems: [], faults: [] }
  const found = { kind, format, ...(await (kind === 'image' ? analyseImage : analyseClip)(job, engines, trouble)) }
  return { decoded: { ...found, problems: trouble.problems }, faults: trouble.faults }
}

type Found = Omit<Decoded, 'kind' | 'format' | 'problems'>

async function analyseImage(job: Job, engines: Engines, trouble: Trouble): Promise<Found> {
  const picture = await decodePicture(job.path)
  const { width, height, frames } = picture.shown
  return { width, height, frames, seconds: null, stills: [], ...(await analysePicture(picture, job, engines, trouble)) }
}

async function analyseClip(job: Job, engines: Engines, trouble: Trouble): Promise<Found> {
  const clip = await attempt(() => probeClip(job), 'broken', trouble)
  const empty = { ...(clip ?? NO_CLIP), frames: null, stills: [], ...NO_PICTURE }
  if (job.kind === 'audio' || !clip) return empty
  const picture = await attempt(async () => decodePicture(await takeStill(job, clip.seconds)), 'broken', trouble)
  if (!picture) return empty
  const stills = job.stills
    ? await attempt(async () => pickStills(await readFrames(job, clip.seconds)), 'broken', trouble)
    : []
  const seen = await analysePicture(picture, job, engines, trouble)
  return { ...empty, ...turn(clip, picture), ...seen, stills: stills ?? [] }
}

const NO_CLIP: Clip = { seconds: null, width: null, height: null }
const NO_PICTURE = { thumbnail: null, hashes: null, text: null, faces: null }

type OfPicture = Pick<Decoded, 'thumbnail' | 'hashes' | 'text' | 'faces'>

async function analysePicture(picture: Picture, job: Job, engines: Engines, trouble: Trouble): Promise<OfPicture> {
  const thumbnail = job.thumbnail ? await drawThumbnail(picture) : null
  const hashes = await hashImage(picture)
  const text = job.text ? await attempt(() => readText(picture, engines), 'ocr_failed', trouble) : null
  const faces = job.faces ? await attempt(() => findFaces(picture, job, engines), 'faces_failed', trouble) : null
  return { thumbnail, hashes, text, faces }
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

/** A part that fails leaves the other parts standing; why is written down. */
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

/** ffprobe tells the size before the rotation that a telephone asks for; the still has it applied. */
function turn({ width, height }: Clip, still: Picture): Pick<Clip, 'width' | 'height'> {
  if (width === null || height === null) return still.shown
  const isTurned = width > height !== still.width > still.height
  return isTurned ? { width: height, height: width } : { width, height }
}
