/** Draws the pictures and portraits of the demonstration set and keeps them under their content's hash. */
import { createHash } from 'node:crypto'
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { PALETTES } from './drawing.ts'
import { type DrawScene, drawHills, drawRiver, drawRoad, drawSkyline } from './landscapes.ts'
import { DEMO_PEOPLE } from './people.ts'
import { drawPortraitSvg } from './portraits.ts'
import { drawBars, drawCard, drawCrowd, drawLines } from './posters.ts'
import { createRandom, pickOne } from './random.ts'
import { DEMO_IMAGES, SCENES, type Scene, sceneOf } from './scenes.ts'

const DRAWERS: Record<Scene, DrawScene> = {
  hills: drawHills,
  river: drawRiver,
  skyline: drawSkyline,
  bars: drawBars,
  lines: drawLines,
  road: drawRoad,
  card: drawCard,
  crowd: drawCrowd,
}
const SIZES = [
  [1200, 675],
  [1200, 800],
  [1200, 1200],
  [1200, 900],
] as const

/** Names of the files, `media/<sha256>.webp`, relative to the data directory. */
export type DemoImages = { images: string[]; portraits: string[] }

/** Picture number `seed` (its scene is sceneOf(seed)) as WebP, 1200 pixels wide. */
export async function drawDemoImage(seed: number): Promise<Buffer> {
  const random = createRandom(`image:${seed}`)
  const [width, height] = pickOne(random, SIZES)
  // Neighbours and the variants of one scene all get other colours.
  const palette = PALETTES[(seed + Math.floor(seed / SCENES.length)) % PALETTES.length] ?? pickOne(random, PALETTES)
  return encode(DRAWERS[sceneOf(seed)](width, height, palette, random))
}

/**
 * Writes all pictures and portraits into `mediaDir` and answers their names, in the order readDemoPosts and listDemoPeople
 * expect. Files that are there already are left alone.
 */
export async function writeDemoImages(mediaDir: string): Promise<DemoImages> {
  await mkdir(mediaDir, { recursive: true })
  const seeds = Array.from({ length: DEMO_IMAGES }, (_, seed) => seed)
  const images = await Promise.all(seeds.map(async (seed) => keep(mediaDir, await drawDemoImage(seed))))
  const people = [...DEMO_PEOPLE.keys()]
  const portraits = await Promise.all(people.map(async (index) => keep(mediaDir, await encode(drawPortraitSvg(index)))))
  return { images, portraits }
}

function encode(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).webp({ quality: 72, effort: 2 }).toBuffer()
}

/** Written beside and then renamed, so that a file with a hash for a name is always whole. */
async function keep(mediaDir: string, bytes: Buffer): Promise<string> {
  const name = `${createHash('sha256').update(bytes).digest('hex')}.webp`
  const path = join(mediaDir, name)
  const exists = await access(path).then(
    () => true,
    () => false,
  )
  if (!exists) {
    await writeFile(`${path}.part`, bytes)
    await rename(`${path}.part`, path)
  }
  return `media/${name}`
}
