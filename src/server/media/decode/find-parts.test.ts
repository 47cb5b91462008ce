import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawScene } from '../../../../test/media/pictures.ts'
import { type Box, CUT_SIDE, findParts } from './find-parts.ts'

/** Its upper left corner, and the seed of its content. */
type Placed = { x: number; y: number; seed: number }

const SCREEN = { width: 400, height: CUT_SIDE }
const PICTURE = { width: 280, height: 180 }

/** A screen with these pictures, and letters everywhere else. */
async function drawScreen(paper: string, placed: readonly Placed[]) {
  const lines = Array.from({ length: CUT_SIDE / 18 }, (_, i) => 20 + i * 18)
    .filter((y) => placed.every((one) => y < one.y - 4 || y > one.y + PICTURE.height + 24))
    .map((y) => `<text x="20" y="${y}" font-size="13">publicado ontem às dez horas por alguém</text>`)
  const { width, height } = SCREEN
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/><g fill="#888" font-family="DejaVu Sans, sans-serif">${lines.join('')}</g></svg>`
  const layers = placed.map(async ({ x, y, seed }) => ({ input: await drawScene(seed, PICTURE), left: x, top: y }))
  const screen = sharp(Buffer.from(svg)).composite(await Promise.all(layers))
  const jpeg = await screen.jpeg({ quality: 80 }).toBuffer()
  return { levels: await sharp(jpeg).grayscale().raw().toBuffer(), ...SCREEN }
}

/** Maximum distance between the detected and the drawn edges. */
const measureError = ({ x0, y0, x1, y1 }: Box, { x, y }: Placed) =>
  Math.max(...[x0 - x, y0 - y, x1 - x - PICTURE.width, y1 - y - PICTURE.height].map(Math.abs))

test.each(['#fff', '#000', '#15202b'])('a picture among letters, on %s', async (paper) => {
  const placed = { x: 60, y: 200, seed: 3 }
  const [part, ...others] = findParts(await drawScreen(paper, [placed]))
  expect(others).toEqual([])
  expect(part && measureError(part, placed)).toBeLessThanOrEqual(2)
})

test('each of several pictures', async () => {
  const placed = [40, 300, 540].map((y, i) => ({ x: 20 + 30 * i, y, seed: i + 5 }))
  const parts = findParts(await drawScreen('#fff', placed)).sort((a, b) => a.y0 - b.y0)
  expect(parts).toHaveLength(3)
  for (const [i, one] of placed.entries()) {
    const part = parts[i]
    expect(part && measureError(part, one)).toBeLessThanOrEqual(2)
  }
})

test('letters alone and a photograph alone show no picture', async () => {
  expect(findParts(await drawScreen('#fff', []))).toEqual([])
  const scene = await drawScene(9, { width: 640, height: 420 })
  // Light and shade everywhere, as in a photograph.
  const light = Buffer.from(
    '<svg width="640" height="420"><linearGradient id="a" x2="1" y2="1"><stop/><stop offset="1" stop-color="#fff"/></linearGradient><rect width="100%" height="100%" fill="url(#a)" opacity="0.5"/></svg>',
  )
  const levels = await sharp(scene)
    .composite([{ input: light }])
    .grayscale()
    .raw()
    .toBuffer()
  expect(findParts({ levels, width: 640, height: 420 })).toEqual([])
})

test('a box with letters, as conversations have them, is no picture', async () => {
  const lines = [0, 1, 2, 3, 4, 5].map(
    (i) => `<text x="60" y="${240 + i * 24}" font-size="18">já chegou a notícia de hoje</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="${CUT_SIDE}"><rect width="100%" height="100%" fill="#0b141a"/><rect x="40" y="200" width="300" height="190" rx="12" fill="#075e54"/><g fill="#e9edef" font-family="DejaVu Sans, sans-serif">${lines.join('')}</g></svg>`
  const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer()
  expect(findParts({ levels: await sharp(jpeg).grayscale().raw().toBuffer(), ...SCREEN })).toEqual([])
})

/** An object on its own background, which is that of the page or nearly so. */
async function drawThing(paper: string, ground: string) {
  const thing = await drawScene(12, { width: 110, height: 90 })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="${CUT_SIDE}"><rect width="100%" height="100%" fill="${paper}"/><rect x="60" y="200" width="280" height="180" fill="${ground}"/></svg>`
  const jpeg = await sharp(Buffer.from(svg))
    .composite([{ input: thing, left: 140, top: 240 }])
    .jpeg({ quality: 80 })
    .toBuffer()
  return { levels: await sharp(jpeg).grayscale().raw().toBuffer(), ...SCREEN }
}

test.each([
  ['white on black', '#000', '#fff'],
  ['white on nearly white', '#f0f2f5', '#fdfdfd'],
])('a thing on its own plain ground, %s, is a picture with that ground', async (_, paper, ground) => {
  const [part] = findParts(await drawThing(paper, ground))
  expect(part && measureError(part, { x: 60, y: 200, seed: 12 })).toBeLessThanOrEqual(3)
})

/** Darker and lighter than the page behind the map. */
const PALE = [...Array.from({ length: 12 }, (_, i) => 226 + i), ...Array.from({ length: 8 }, (_, i) => 247 + i)]

/** Fields and streets of a map: pale colours close to the page's, and nothing else wider than a street. */
const drawMap = (paper: string) => {
  const grey = (level: number) => `rgb(${level},${level},${level})`
  const fields = Array.from(
    { length: 14 * 9 },
    (_, i) =>
      `<rect x="${60 + (i % 14) * 20}" y="${200 + Math.floor(i / 14) * 20}" width="20" height="20" fill="${grey(PALE[(i * 7) % PALE.length] ?? 0)}"/>`,
  )
  const streets = Array.from(
    { length: 26 },
    (_, i) => `<path d="M${-140 + i * 18} 200l180 180" stroke="${grey(110 + ((i * 23) % 100))}"/>`,
  )
  return `<rect width="100%" height="100%" fill="${paper}"/>${fields.join('')}
    <clipPath id="map"><rect x="60" y="200" width="280" height="180"/></clipPath>
    <g clip-path="url(#map)" stroke-width="4">${streets.join('')}</g>`
}

/** A conversation between two bars, on a faint pattern. */
const drawTalk = (paper: string, bubble: string) => {
  const drawings = Array.from(
    { length: 90 },
    (_, i) => `<circle cx="${(i * 67) % 400}" cy="${80 + ((i * 41) % 600)}" r="9"/>`,
  )
  const lines = [0, 1, 2, 3].map((i) => `<text x="30" y="${130 + i * 24}">já chegou a notícia de hoje à tarde</text>`)
  return `<rect width="100%" height="100%" fill="${bubble}"/><rect y="70" width="400" height="150" fill="${paper}"/>
    <g fill="none" stroke="#888" stroke-opacity="0.12" stroke-width="3">${drawings.join('')}</g>
    <rect x="14" y="90" width="300" height="110" rx="12" fill="${bubble}"/><g fill="#888" font-size="18">${lines.join('')}</g>`
}

/** As received: three times as large, compressed, and then downscaled by us. */
async function draw(inner: string) {
  const { width, height } = SCREEN
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${3 * width}" height="${3 * height}" viewBox="0 0 ${width} ${height}" font-family="DejaVu Sans, sans-serif">${inner}</svg>`
  const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer()
  return { levels: await sharp(jpeg).resize(width, height).grayscale().raw().toBuffer(), ...SCREEN }
}

test('a picture of pale colours on a pale page', async () => {
  const [part] = findParts(await draw(drawMap('#f2f2f2')))
  expect(part && measureError(part, { x: 60, y: 200, seed: 0 })).toBeLessThanOrEqual(8)
})

test.each([
  ['#efeae2', '#ffffff'],
  ['#0b141a', '#202c33'],
])('paper with drawings and a box of letters, %s and %s, are no picture', async (paper, bubble) => {
  expect(findParts(await draw(drawTalk(paper, bubble)))).toEqual([])
})

test('a picture with more of its own colour than its bubble has of the bubble’s', async () => {
  const bubble = `<rect width="100%" height="100%" fill="#efeae2"/>
    <rect x="56" y="196" width="288" height="236" rx="8" fill="#fff"/>
    <rect x="60" y="200" width="280" height="180" rx="6" fill="#8fb4d8"/>
    <path d="M60 330q80 -60 150 0t130 -20v70h-280z" fill="#7a5230"/><circle cx="280" cy="240" r="24" fill="#f4d03f"/>
    <g fill="#111" font-size="14"><text x="72" y="402">já chegou a notícia</text><text x="72" y="422">de hoje à tarde</text></g>`
  const parts = findParts(await draw(bubble))
  const errors = parts.map((part) => measureError(part, { x: 60, y: 200, seed: 0 }))
  expect(Math.min(...errors)).toBeLessThanOrEqual(3)
})

test('a picture beside a text that begins above it is cut at its own edges', async () => {
  const lines = Array.from({ length: 40 }, (_, i) => `<text x="300" y="${20 + i * 16}">depois da chuva</text>`)
  const page = await draw(
    `<rect width="100%" height="100%" fill="#fff"/><g font-size="12">${lines.join('')}</g>
    <g font-size="12"><text x="20" y="170">texto acima da foto</text><text x="20" y="440">e abaixo</text></g>`,
  )
  const { width, height } = SCREEN
  const picture = await drawScene(3, { width: 260, height: 180 })
  const levels = await sharp(page.levels, { raw: { width, height, channels: 1 } })
    .composite([{ input: picture, left: 20, top: 200 }])
    .grayscale()
    .raw()
    .toBuffer()
  const [part] = findParts({ levels, ...SCREEN })
  expect(part).toMatchObject({ x0: 20, y0: 200, x1: 280, y1: 380 })
})
