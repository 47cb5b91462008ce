/** Hatching for bars of an incomplete period. Each colour has one canvas shared by all its bars. */
const SIZE = 8
const cache = new Map<string, HTMLCanvasElement>()

/** The size is set for SVG pictures, which do not get it from the canvas. */
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
  // Three strokes, so that the tiles join seamlessly.
  for (const from of [-SIZE, 0, SIZE]) {
    pen.beginPath()
    pen.moveTo(from, SIZE)
    pen.lineTo(from + SIZE, 0)
    pen.stroke()
  }
  return image
}
