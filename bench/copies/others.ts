/** Pictures that are no copies of the originals: photographs, their quarters, and screenshots of few layouts that show them. */
import sharp from 'sharp'
import { createRandom } from './random.ts'
import { drawPage, drawPhone } from './screenshots.ts'

type Named = { name: string; bytes: Buffer }

/** First all photographs, then what is made of them; ends early when there are too few. */
export async function* listOthers(photographs: readonly Named[], count: number): AsyncGenerator<Named> {
  let left = count
  for (const make of MAKERS) {
    for (const [at, one] of photographs.entries()) {
      if (left === 0) return
      const bytes = await make.draw(one.bytes, at)
      if (!bytes) continue
      left -= 1
      yield { name: `${make.name} ${one.name}`, bytes }
    }
  }
}

type Maker = { name: string; draw: (photograph: Buffer, at: number) => Promise<Buffer | null> }

/** A ninth of a photograph; null: too small to be a picture. */
const cutTile =
  (column: number, row: number): Maker['draw'] =>
  async (photograph) => {
    const { width = 0, height = 0 } = await sharp(photograph).metadata()
    const [w, h] = [Math.floor(width / 3), Math.floor(height / 3)]
    if (Math.min(w, h) < 50) return null
    return sharp(photograph)
      .extract({ left: column * w, top: row * h, width: w, height: h })
      .jpeg()
      .toBuffer()
  }

const MAKERS: Maker[] = [
  { name: 'photograph', draw: async (photograph) => photograph },
  { name: 'on a telephone', draw: (photograph, at) => drawPhone(createRandom(at + 50_000), [photograph]) },
  { name: 'in a page', draw: (photograph, at) => drawPage(createRandom(at + 90_000), photograph) },
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((tile) => ({
    name: `tile ${tile}`,
    draw: cutTile(tile % 3, Math.floor(tile / 3)),
  })),
]
