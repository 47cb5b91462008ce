/** Pictures that are not copies of the originals: photographs, their quarters, and screenshots of a few layouts that show them. */
import sharp from 'sharp'
import { createRandom } from './random.ts'
import { drawPage, drawPhone } from './screenshots.ts'

type Named = { name: string; bytes: Buffer }

/** First all photographs, then pictures derived from them; ends early if there are too few. */
export async function* listOthers(photographs: readonly Named[], count: number): AsyncGenerator<Named> {
  let left = count
  for (const { name, every = 1, draw } of MAKERS) {
    for (const [at, one] of photographs.entries()) {
      if (left === 0) return
      const bytes = at % every === 0 ? await draw(one.bytes, at) : null
      if (!bytes) continue
      left -= 1
      yield { name: `${name} ${one.name}`, bytes }
    }
  }
}

/** `every`: one in how many photographs; screenshots take long to draw. */
type Maker = { name: string; every?: number; draw: (photograph: Buffer, at: number) => Promise<Buffer | null> }

/** Standard deviation of grey levels: a piece of sky or of a table does not count as a picture. */
const MIN_SPREAD = 20

/** A ninth (3 × 3) or a quarter (2 × 2) of a photograph; null: too small or too uniform. */
const cutTile =
  (parts: number, column: number, row: number): Maker['draw'] =>
  async (photograph) => {
    const { width = 0, height = 0 } = await sharp(photograph).metadata()
    const [w, h] = [Math.floor(width / parts), Math.floor(height / parts)]
    if (Math.min(w, h) < 50) return null
    const tile = sharp(photograph).extract({ left: column * w, top: row * h, width: w, height: h })
    const { channels } = await sharp(await tile.clone().grayscale().png().toBuffer()).stats()
    return (channels[0]?.stdev ?? 0) < MIN_SPREAD ? null : tile.jpeg().toBuffer()
  }

const cutAll = (parts: number): Maker[] =>
  Array.from({ length: parts ** 2 }, (_, tile) => ({
    name: `${parts} × ${parts}, ${tile}`,
    draw: cutTile(parts, tile % parts, Math.floor(tile / parts)),
  }))

const MAKERS: Maker[] = [
  { name: 'photograph', draw: async (photograph) => photograph },
  { name: 'on a telephone', every: 3, draw: (photograph, at) => drawPhone(createRandom(at + 50_000), [photograph]) },
  { name: 'in a page', every: 3, draw: (photograph, at) => drawPage(createRandom(at + 90_000), photograph) },
  ...cutAll(3),
  ...cutAll(2),
]
