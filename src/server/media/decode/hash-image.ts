import sharp from 'sharp'
import { mirrorHash } from '../hash-order.ts'
import type { ImageHash, ImageHashes } from '../types.ts'
import { describeFrame, sumGrey } from './dct-hash.ts'
import { type Box, CUT_SIDE, findParts, type Grey } from './find-parts.ts'
import { type Frame, findInside, GREY_SIDE, placeFrame, WHOLE } from './frame.ts'
import { openPicture, type Picture } from './picture.ts'
import { CENTRE, CROPS, LARGE_CROPS, LARGE_CROPS_OF_ORIGINAL, placeCentre } from './probe-frames.ts'
import { ANGLES, listTurnedFrames, turnGrey } from './turned.ts'

/** Standard deviation of grey levels below which the rest is noise of compression. */
const FLAT = 4

/** Pixels of the shorter side below which a picture is a dot or an icon, and like thousands of others. */
const SMALLEST_SIDE = 32

/** Grey levels that a frequency must have to count where a guess is weighed. */
const CLEAR = 1.2
/** Of 255 frequencies: a guess with fewer is a piece of sky or of a table, and like thousands of others. */
const LEAST_OF_GUESS = 40
/** A picture that a screenshot shows may be plainer. */
const LEAST_OF_PART = 16

/** null: too small or a flat surface, in which nothing can be compared. */
export async function hashImage(picture: Picture): Promise<ImageHashes | null> {
  if (Math.min(picture.width, picture.height) < SMALLEST_SIDE) return null
  const large = await readGrey(picture)
  const grey = await squeeze(large, { x0: 0, y0: 0, x1: large.width, y1: large.height })
  if (measureSpread(grey) < FLAT) return null
  const { regions, details, probes, guesses } = hashGrey(grey)
  const turned = probeTurned(large)
  return {
    regions,
    details,
    probes: probes.map((list, i) => [...list, ...(turned[i] ?? [])]),
    guesses,
    parts: await hashParts(large),
    grey,
  }
}

async function readGrey(picture: Picture): Promise<Grey> {
  const { data, info } = await openPicture(picture)
    .resize(CUT_SIDE, CUT_SIDE, { fit: 'inside', withoutEnlargement: true })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { levels: data, width: info.width, height: info.height }
}

/** A part of it as a square of GREY_SIDE. */
function squeeze({ levels, width, height }: Grey, { x0, y0, x1, y1 }: Box): Promise<Buffer> {
  return sharp(levels, { raw: { width, height, channels: 1 } })
    .extract({ left: x0, top: y0, width: x1 - x0, height: y1 - y0 })
    .resize(GREY_SIDE, GREY_SIDE, { fit: 'fill' })
    .grayscale()
    .raw()
    .toBuffer()
}

/** The pictures that a screenshot shows, each as if it were a picture of its own. */
async function hashParts(grey: Grey): Promise<ImageHash[]> {
  const hashes: ImageHash[] = []
  for (const box of findParts(grey)) {
    const part = await squeeze(grey, box)
    if (measureSpread(part) >= FLAT) hashes.push(...hashDetailed(sumGrey(part), [WHOLE], LEAST_OF_PART))
  }
  return hashes
}

/** Of frames that are guessed, those in which there is something to compare. */
const hashDetailed = (sums: Float64Array, frames: readonly Frame[], least = LEAST_OF_GUESS): ImageHash[] =>
  frames
    .map((frame) => describeFrame(sums, frame, CLEAR))
    .filter(({ detail }) => detail >= least)
    .map(({ hash }) => hash)

/** For each kind of hash what to look for if ours was turned a little. */
function probeTurned(grey: Grey): ImageHash[][] {
  const frames = listTurnedFrames(grey)
  const sums = ANGLES.map((degrees) => sumGrey(turnGrey(grey, degrees)))
  const hashAll = (list: Frame[]) => sums.flatMap((turned) => hashDetailed(turned, list))
  const wholes = hashAll(frames)
  return [wholes, wholes, hashAll(frames.map((frame) => placeFrame(frame, CENTRE)))]
}

/**
 * Hashes: the whole; what is inside flat bars; the centre. A copy is met either by its whole in one of the parts of ours (ours is
 * larger), or by its centre where ours would have it if ours were a crop.
 */
function hashGrey(grey: Uint8Array): Pick<ImageHashes, 'regions' | 'details' | 'probes' | 'guesses'> {
  const sums = sumGrey(grey)
  const inside = findInside(grey)
  const described = [WHOLE, inside, CENTRE].map((frame) => describeFrame(sums, frame, CLEAR))
  const regions = described.map(({ hash }) => hash)
  const [whole = [], framed = []] = regions
  const hasBars = inside !== WHOLE
  const smaller = splitByDetail(sums, CROPS.slice(1))
  const parts = [whole, ...(hasBars ? [framed] : []), ...smaller.detailed]
  const centres = splitByDetail(
    sums,
    (hasBars ? [WHOLE, inside] : [WHOLE]).flatMap((frame) => CROPS.map((crop) => placeFrame(frame, placeCentre(crop)))),
  )
  const withMirrored = (hashes: bigint[][]) => [...hashes, ...hashes.map(mirrorHash)]
  const larger = splitByDetail(sums, LARGE_CROPS)
  const largerCentres = splitByDetail(
    sums,
    LARGE_CROPS_OF_ORIGINAL.map((crop) => placeFrame(inside, placeCentre(crop))),
  )
  return {
    regions,
    details: described.map(({ detail }) => detail),
    probes: [
      [...withMirrored(parts), ...larger.detailed],
      [...withMirrored(parts), ...larger.detailed],
      [...withMirrored(centres.detailed), ...largerCentres.detailed],
    ],
    guesses: [[...smaller.plain, ...larger.plain], [], [...centres.plain, ...largerCentres.plain]],
  }
}

/** Frames in which there is little to compare say nothing by themselves, but where an alignment may begin. */
function splitByDetail(sums: Float64Array, frames: readonly Frame[]): { detailed: ImageHash[]; plain: ImageHash[] } {
  const described = frames.map((frame) => describeFrame(sums, frame, CLEAR))
  const { detailed = [], plain = [] } = Object.groupBy(described, ({ detail }) =>
    detail >= LEAST_OF_GUESS ? 'detailed' : 'plain',
  )
  return { detailed: detailed.map(({ hash }) => hash), plain: plain.map(({ hash }) => hash) }
}

function measureSpread(grey: Uint8Array): number {
  const mean = grey.reduce((sum, level) => sum + level, 0) / grey.length
  return Math.sqrt(grey.reduce((sum, level) => sum + (level - mean) ** 2, 0) / grey.length)
}
