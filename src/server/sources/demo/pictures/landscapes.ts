import { chance, pickInteger, type Random } from '../random.ts'
import { drawCircle, drawLine, drawPolygon, drawRectangle, drawSky, drawSvg, type Palette } from './drawing.ts'

/** Draws a picture of the given size and palette; everything else is random. */
export type DrawScene = (width: number, height: number, palette: Palette, random: Random) => string

type Point = readonly [number, number]

export const drawHills: DrawScene = (width, height, [sky, middle, far, sun, near], random) => {
  const sunX = width * (0.2 + random() * 0.6)
  return drawSvg(
    width,
    height,
    drawSky(width, height, sky, middle),
    drawCircle(sunX, height * 0.38, height * 0.11, sun),
    drawCircle(sunX, height * 0.38, height * 0.17, sun, 0.25),
    drawPolygon(ridge(width, height, 0.55, 0.07, random), far, 0.55),
    drawPolygon(ridge(width, height, 0.68, 0.06, random), far),
    drawPolygon(ridge(width, height, 0.83, 0.05, random), near),
  )
}

export const drawRiver: DrawScene = (width, height, [sky, middle, far, light, near], random) => {
  const bend = 0.3 + random() * 0.4
  const left: Point[] = []
  const right: Point[] = []
  for (let step = 0; step <= 12; step++) {
    const depth = step / 12
    const centre = width * (bend + Math.sin(depth * 3.4) * 0.12 * depth)
    const half = width * (0.01 + depth * depth * 0.34)
    left.push([centre - half, height * (0.52 + depth * 0.48)])
    right.unshift([centre + half, height * (0.52 + depth * 0.48)])
  }
  const ripples = Array.from({ length: 9 }, () => {
    const y = height * (0.66 + random() * 0.32)
    const x = width * (bend - 0.1 + random() * 0.2)
    return drawLine(
      [
        [x, y],
        [x + width * (0.03 + random() * 0.06), y],
      ],
      light,
      4,
    )
  })
  return drawSvg(
    width,
    height,
    drawSky(width, height, middle, sky),
    drawPolygon(ridge(width, height, 0.48, 0.06, random), far, 0.6),
    drawRectangle(0, height * 0.52, width, height * 0.48, near),
    drawPolygon([...left, ...right], far),
    ...ripples,
  )
}

export const drawSkyline: DrawScene = (width, height, [sky, middle, far, light, near], random) => {
  const parts = [drawSky(width, height, middle, sky)]
  for (const [colour, base] of [
    [far, 0.34],
    [near, 0.52],
  ] as const) {
    for (let x = -20; x < width; ) {
      const wide = pickInteger(random, 60, 130)
      const top = height * (base + random() * 0.26)
      parts.push(drawRectangle(x, top, wide, height - top, colour))
      if (colour === near) parts.push(...drawWindows(x, top, wide, height, light, random))
      x += wide + pickInteger(random, 2, 26)
    }
  }
  return drawSvg(width, height, ...parts)
}

export const drawRoad: DrawScene = (width, height, [sky, middle, far, light, near], random) => {
  const vanish = width * (0.35 + random() * 0.3)
  const horizon = height * 0.5
  const dashes = Array.from({ length: 6 }, (_, index) => {
    const top = horizon + (height - horizon) * ((index + 0.15) / 6) ** 1.6
    const bottom = horizon + (height - horizon) * ((index + 0.65) / 6) ** 1.6
    const at = (y: number) => vanish + ((width / 2 - vanish) * (y - horizon)) / (height - horizon)
    const half = (y: number) => (y - horizon) * 0.012 + 1
    return drawPolygon(
      [
        [at(top) - half(top), top],
        [at(top) + half(top), top],
        [at(bottom) + half(bottom), bottom],
        [at(bottom) - half(bottom), bottom],
      ],
      light,
    )
  })
  return drawSvg(
    width,
    height,
    drawSky(width, height, sky, middle),
    drawPolygon(ridge(width, height, 0.44, 0.05, random), far, 0.7),
    drawRectangle(0, horizon, width, height - horizon, far),
    drawPolygon(
      [
        [vanish - 6, horizon],
        [vanish + 6, horizon],
        [width * 0.88, height],
        [width * 0.12, height],
      ],
      near,
    ),
    ...dashes,
  )
}

/** The outline of hills, closed along the bottom edge; `level` and `swing` are fractions of the height. */
function ridge(width: number, height: number, level: number, swing: number, random: Random): Point[] {
  const phase = random() * 6
  const pace = 3 + random() * 4
  const points: Point[] = [[0, height]]
  for (let x = 0; x <= 48; x++) {
    const wave = Math.sin((x / 48) * pace + phase) + 0.4 * Math.sin((x / 48) * pace * 2.7 + phase * 2)
    points.push([(x / 48) * width, height * (level + swing * wave)])
  }
  return [...points, [width, height]]
}

function drawWindows(x: number, top: number, wide: number, height: number, light: string, random: Random): string[] {
  const windows: string[] = []
  for (let y = top + 18; y < height - 30; y += 34) {
    for (let column = x + 14; column < x + wide - 18; column += 26) {
      if (chance(random, 0.42)) windows.push(drawRectangle(column, y, 11, 15, light))
    }
  }
  return windows
}
