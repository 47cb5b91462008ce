/** Confirms each detected face with a second detector, trained on other pictures, which does not mistake animals for people. */
import type { FoundFace } from '../types.ts'
import { openPicture, type Picture } from './picture.ts'

/** Pixels of the square in which a face is searched again. */
const SIDE = 224
/** Margins around the face, as shares of it: with hair and shoulders, with the surroundings, nearly alone. */
const MARGINS = [0.6, 1, 0.3]
/** Minimum average score. Of 29 human faces the lowest was 0.33; fruit mistaken for faces had 0.27 at most, a cat 0.03. */
const LEAST = 0.3

/** Confidence of the second detector in a face, for a square of SIDE pixels. */
export type FaceVerifier = (pixels: Uint8Array, side: number) => Promise<number>

export async function isFace(picture: Picture, face: FoundFace, look: FaceVerifier): Promise<boolean> {
  let sure = 0
  for (const margin of MARGINS) {
    const { data } = await openPicture(picture)
      .extract(placeAround(picture, face, margin))
      .resize(SIDE, SIDE, { fit: 'contain', background: '#000' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    sure += await look(new Uint8Array(data), SIDE)
  }
  return sure >= LEAST * MARGINS.length
}

/** In pixels of the working picture. */
function placeAround({ shown, width, height }: Picture, { x0, x1, y0, y1 }: FoundFace, margin: number) {
  const scale = width / shown.width
  const stretch = (start: number, end: number, most: number) => {
    const more = margin * (end - start)
    const from = Math.min(most - 1, Math.max(0, Math.floor((start - more) * scale)))
    return { from, length: Math.max(1, Math.min(most, Math.ceil((end + more) * scale)) - from) }
  }
  const [across, down] = [stretch(x0, x1, width), stretch(y0, y1, height)]
  return { left: across.from, top: down.from, width: across.length, height: down.length }
}
