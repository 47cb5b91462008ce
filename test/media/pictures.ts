/** Generated pictures for tests, nobody's photographs. */
import sharp from 'sharp'

/** Shapes of many sizes and greys, deterministic per seed, and as different between seeds as two photographs. */
export function drawScene(seed: number, { width = 640, height = 420 } = {}): Promise<Buffer> {
  let state = seed * 7919 + 17
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  const colour = () => `rgb(${[0, 1, 2].map(() => Math.floor(next() * 255)).join(',')})`
  const shapes = Array.from({ length: 24 }, () => {
    const [x, y, size] = [next() * width, next() * height, 20 + next() * 160]
    return next() < 0.5
      ? `<circle cx="${x}" cy="${y}" r="${size / 2}" fill="${colour()}"/>`
      : `<rect x="${x}" y="${y}" width="${size * 1.6}" height="${size}" fill="${colour()}"/>`
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour()}"/>${shapes.join('')}</svg>`
  return sharp(Buffer.from(drawing)).jpeg({ quality: 92 }).toBuffer()
}

/** Lines of text on a plain background, like a screenshot. */
export function drawText(lines: readonly string[], { ink = '#111', paper = '#fff', size = 34 } = {}): Promise<Buffer> {
  const height = 60 + lines.length * size * 1.5
  const texts = lines.map((line, i) => `<text x="40" y="${60 + i * size * 1.5}" font-size="${size}">${line}</text>`)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="${height}"><rect width="100%" height="100%" fill="${paper}"/><g fill="${ink}" font-family="Liberation Sans, DejaVu Sans, sans-serif">${texts.join('')}</g></svg>`
  return sharp(Buffer.from(drawing)).png().toBuffer()
}

/** The picture as it gets forwarded: cropped, watermarked, smaller and compressed more. */
export async function makeCopy(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata()
  const cropped = { left: 0, top: 0, width: Math.round(width * 0.93), height: Math.round(height * 0.94) }
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="170" height="40"><text x="4" y="28" font-size="24" fill="#fff" opacity="0.7">@canal_copia</text></svg>`
  const marked = await sharp(picture)
    .extract(cropped)
    .composite([{ input: Buffer.from(mark), gravity: 'southeast' }])
    .png()
    .toBuffer()
  return sharp(marked).resize({ width: 480 }).jpeg({ quality: 55 }).toBuffer()
}
