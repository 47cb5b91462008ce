/** Stripes for bars of a period that is not complete. The same canvas serves every bar of that colour. */
const SIZE = 8
const cache = new Map<string, HTMLCanvasElement>()

/** The size is told for pictures as SVG, where it is not asked of the canvas. */
export type Hatch = {
  readonly image: HTMLCanvasElement
  readonly repeat: 'repeat'
  readonly imageWidth: number
  readonly imageHeight: number
}

export function createHatch(colour: string): Hatch {
  const image = cache.get(colour) ?? drawStripes(colour)
  cache.set(colour, image)
  return { image, repeat: 'repeat', imageWidth: SIZE, imageHeight: SIZE }
}

function drawStripes(colour: string): HTMLCanvasElement {
  const image = document.createElement('canvas')
  image.width = SIZE
  image.height = SIZE
  const pen = image.getContext('2d')
  if (!pen) return image
  pen.strokeStyle = colour
  pen.lineWidth = 2.4
  // Three strokes, so that the tiles join.
  for (const from of [-SIZE, 0, SIZE]) {
    pen.beginPath()
    pen.moveTo(from, SIZE)
    pen.lineTo(from + SIZE, 0)
    pen.stroke()
  }
  return image
}
