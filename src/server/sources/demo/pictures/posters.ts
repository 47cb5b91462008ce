import { pickInteger, pickOne, type Random } from '../random.ts'
import { drawCircle, drawLine, drawPolygon, drawRectangle, drawSky, drawSvg } from './drawing.ts'
import type { DrawScene } from './landscapes.ts'

const PAPER = '#fbfaf6'
const GRID = '#e2dfd6'

export const drawBars: DrawScene = (width, height, [, middle, far, accent, near], random) => {
  const count = pickInteger(random, 5, 11)
  const slot = (width * 0.84) / count
  const highest = pickInteger(random, 0, count - 1)
  const bars = Array.from({ length: count }, (_, index) => {
    const tall = height * (index === highest ? 0.62 : 0.14 + random() * 0.42)
    const colour = index === highest ? accent : far
    return drawRectangle(width * 0.08 + index * slot + slot * 0.14, height * 0.86 - tall, slot * 0.72, tall, colour, 6)
  })
  return drawSvg(width, height, ...drawPaper(width, height, middle, near), ...bars)
}

export const drawLines: DrawScene = (width, height, [, middle, far, accent, near], random) => {
  const strokes = [far, accent].map((colour) => {
    let level = 0.35 + random() * 0.3
    const points = Array.from({ length: 13 }, (_, index) => {
      level = Math.min(0.84, Math.max(0.2, level + (random() - 0.5) * 0.17))
      return [width * (0.08 + (index / 12) * 0.84), height * level] as const
    })
    const [endX, endY] = points[12] ?? [0, 0]
    return drawLine(points, colour, 9) + drawCircle(endX, endY, 16, colour)
  })
  return drawSvg(width, height, ...drawPaper(width, height, middle, near), ...strokes)
}

export const drawCard: DrawScene = (width, height, [sky, middle, far, accent, near], random) => {
  const size = Math.min(width, height) * 0.3
  const rings = [1.45, 1.2].map((factor) => drawCircle(width / 2, height / 2, size * factor, sky, 0.18))
  const stripes = Array.from({ length: 7 }, (_, index) => {
    const x = index * width * 0.2 - width * 0.2
    return drawPolygon(
      [
        [x, height],
        [x + width * 0.1, height],
        [x + width * 0.3, 0],
        [x + width * 0.2, 0],
      ],
      middle,
      0.22,
    )
  })
  return drawSvg(
    width,
    height,
    drawSky(width, height, far, near),
    ...stripes,
    ...rings,
    drawCircle(width / 2, height / 2, size, PAPER),
    drawSymbol(width / 2, height / 2, size, near, accent, random),
  )
}

export const drawCrowd: DrawScene = (width, height, [sky, middle, far, accent, near], random) => {
  const parts = [drawSky(width, height, sky, middle)]
  for (let flag = 0; flag < 5; flag++) {
    const x = width * (0.08 + random() * 0.84)
    const top = height * (0.14 + random() * 0.2)
    parts.push(
      drawLine(
        [
          [x, top],
          [x, height * 0.7],
        ],
        near,
        5,
      ),
    )
    parts.push(
      drawPolygon(
        [
          [x, top],
          [x + 120, top + 14],
          [x + 104, top + 52],
          [x, top + 70],
        ],
        accent,
      ),
    )
  }
  for (const [row, colour] of [far, near, near].entries()) {
    const radius = height * (0.035 + row * 0.014)
    for (let x = -radius; x < width + radius; x += radius * 2.3) {
      const y = height * (0.6 + row * 0.13) + (random() - 0.5) * radius * 1.4
      parts.push(drawCircle(x, y, radius, colour, row === 1 ? 0.85 : 1))
      parts.push(drawRectangle(x - radius * 1.5, y + radius * 0.9, radius * 3, height, colour, radius))
    }
  }
  return drawSvg(width, height, ...parts)
}

/** The background of a chart: paper, a coloured edge, a short bar as the title, grid lines. */
function drawPaper(width: number, height: number, edge: string, ink: string): string[] {
  const grid = [0.3, 0.44, 0.58, 0.72, 0.86].map((level) =>
    drawLine(
      [
        [width * 0.07, height * level],
        [width * 0.93, height * level],
      ],
      GRID,
      2,
    ),
  )
  return [
    drawRectangle(0, 0, width, height, PAPER),
    drawRectangle(0, 0, width, 14, edge),
    drawRectangle(width * 0.08, height * 0.09, width * 0.4, 26, ink, 8),
    drawRectangle(width * 0.08, height * 0.155, width * 0.26, 16, GRID, 8),
    ...grid,
  ]
}

/** Draws one of: a cross, a drop, a ballot in a box, a check mark. */
function drawSymbol(x: number, y: number, size: number, ink: string, accent: string, random: Random): string {
  const third = size * 0.36
  return pickOne(random, [
    () =>
      drawRectangle(x - third / 2, y - third * 1.6, third, third * 3.2, accent, 10) +
      drawRectangle(x - third * 1.6, y - third / 2, third * 3.2, third, accent, 10),
    () =>
      drawPolygon(
        [
          [x, y - size * 0.72],
          [x + third * 0.95, y + third * 0.35],
          [x - third * 0.95, y + third * 0.35],
        ],
        ink,
      ) + drawCircle(x, y + third * 0.5, third, ink),
    () =>
      drawPolygon(
        [
          [x - third * 0.7, y - third * 1.6],
          [x + third * 0.7, y - third * 1.6],
          [x + third * 0.7, y],
          [x - third * 0.7, y],
        ],
        accent,
      ) + drawRectangle(x - third * 1.4, y - third * 0.2, third * 2.8, third * 1.7, ink, 8),
    () =>
      drawLine(
        [
          [x - third * 1.3, y],
          [x - third * 0.3, y + third],
          [x + third * 1.4, y - third * 1.1],
        ],
        accent,
        size * 0.17,
      ),
  ])()
}
