import sharp from 'sharp'
import { mirrorHash } from '../hash-order.ts'
import type { ImageHash, ImageHashes } from '../types.ts'
import { describeFrame, sumGrey } from './dct-hash.ts'
import { type Box, CUT_SIDE, findParts, type Grey } from './find-parts.ts'
import { type Frame, findInside, GREY_SIDE, placeFrame, WHOLE } from './frame.ts'
import { openPicture, type Picture } from './picture.ts'
import { CENTRE, CROPS, LARGE_CROPS, LARGE_CROPS_OF_ORIGINAL, placeCentre } from './probe-frames.ts'
import { ANGLES, listTurnedFrames, turnGrey } from './turned.ts'

/** Standard deviation of grey levels below which the rest is compression noise. */
const FLAT = 4

/** Shorter sides, in pixels, belong to dots or icons, which match thousands of others. */
const SMALLEST_SIDE = 32

/** Grey levels that a frequency must have to count when a guess is evaluated. */
const CLEAR = 1.2
/** Of 255 frequencies: a guess with fewer is a piece of sky or of a table, which matches thousands of others. */
const MIN_OF_GUESS = 40
/** A picture within a screenshot may be plainer. */
const MIN_OF_PART = 16

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

/** Scales a part of it to a square of GREY_SIDE. */
function squeeze({ levels, width, height }: Grey, { x0, y0, x1, y1 }: Box): Promise<Buffer> {
  return sharp(levels, { raw: { width, height, channels: 1 } })
    .extract({ left: x0, top: y0, width: x1 - x0, height: y1 - y0 })
    .resize(GREY_SIDE, GREY_SIDE, { fit: 'fill' })
    .grayscale()
    .raw()
    .toBuffer()
}

/** Hashes of the pictures within a screenshot, each treated as a separate picture. */
async function hashParts(grey: Grey): Promise<ImageHash[]> {
  const hashes: ImageHash[] = []
  for (const box of findParts(grey)) {
    const part = await squeeze(grey, box)
    if (measureSpread(part) >= FLAT) hashes.push(...hashDetailed(sumGrey(part), [WHOLE], MIN_OF_PART))
  }
  return hashes
}

/** Of the guessed frames, those with enough detail to compare. */
const hashDetailed = (sums: Float64Array, frames: readonly Frame[], least = MIN_OF_GUESS): ImageHash[] =>
  frames
    .map((frame) => describeFrame(sums, frame, CLEAR))
    .filter(({ detail }) => detail >= least)
    .map(({ hash }) => hash)

/** Probes for each kind of hash, for a picture that was rotated a little. */
function probeTurned(grey: Grey): ImageHash[][] {
  const frames = listTurnedFrames(grey)
  const sums = ANGLES.map((degrees) => sumGrey(turnGrey(grey, degrees)))
  const hashAll = (list: Frame[]) => sums.flatMap((turned) => hashDetailed(turned, list))
  const wholes = hashAll(frames)
  return [wholes, wholes, hashAll(frames.map((frame) => placeFrame(frame, CENTRE)))]
}

/**
 * Hashes of the whole, of the region inside flat bars, and of the centre. A copy matches either by its whole in one of our parts (ours
 * is larger), or by its centre where ours would have it if ours were a crop.
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

/** Frames with little detail prove nothing by themselves, but an alignment may start there. */
function splitByDetail(sums: Float64Array, frames: readonly Frame[]): { detailed: ImageHash[]; plain: ImageHash[] } {
  const described = frames.map((frame) => describeFrame(sums, frame, CLEAR))
  const { detailed = [], plain = [] } = Object.groupBy(described, ({ detail }) =>
    detail >= MIN_OF_GUESS ? 'detailed' : 'plain',
  )
  return { detailed: detailed.map(({ hash }) => hash), plain: plain.map(({ hash }) => hash) }
}

function measureSpread(grey: Uint8Array): number {
  const mean = grey.reduce((sum, level) => sum + level, 0) / grey.length
  return Math.sqrt(grey.reduce((sum, level) => sum + (level - mean) ** 2, 0) / grey.length)
}
