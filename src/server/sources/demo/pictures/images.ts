/** Draws the pictures and portraits of the demonstration set. */
import sharp from 'sharp'
import { DEMO_PEOPLE } from '../invent-people.ts'
import { createRandom, pickOne } from '../random.ts'
import { PALETTES } from './drawing.ts'
import { type DrawScene, drawHills, drawRiver, drawRoad, drawSkyline } from './landscapes.ts'
import { drawPortraitSvg } from './portraits.ts'
import { drawBars, drawCard, drawCrowd, drawLines } from './posters.ts'
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

/** Addresses of the files, `media/<sha256>.webp`. */
export type DemoImages = { images: string[]; portraits: string[] }

/** Picture number `seed` (its scene is sceneOf(seed)) as WebP, 1200 pixels wide. */
export async function drawDemoImage(seed: number): Promise<Buffer> {
  const random = createRandom(`image:${seed}`)
  const [width, height] = pickOne(random, SIZES)
  // Neighbouring pictures and the variants of one scene get different colours.
  const palette = PALETTES[(seed + Math.floor(seed / SCENES.length)) % PALETTES.length] ?? pickOne(random, PALETTES)
  return encode(DRAWERS[sceneOf(seed)](width, height, palette, random))
}

/** Stores a WebP picture and returns its name, `<sha256>.webp`; storing the same bytes again changes nothing. */
export type KeepImage = (bytes: Buffer) => Promise<{ name: string }>

/** Draws and stores all pictures and portraits; returns their names in the order that readDemoPosts and listDemoPeople expect. */
export async function writeDemoImages(keep: KeepImage): Promise<DemoImages> {
  const write = async (drawn: Promise<Buffer>) => `media/${(await keep(await drawn)).name}`
  const seeds = Array.from({ length: DEMO_IMAGES }, (_, seed) => seed)
  const images = await Promise.all(seeds.map((seed) => write(drawDemoImage(seed))))
  const portraits = await Promise.all([...DEMO_PEOPLE.keys()].map((index) => write(encode(drawPortraitSvg(index)))))
  return { images, portraits }
}

function encode(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).webp({ quality: 72, effort: 2 }).toBuffer()
}
