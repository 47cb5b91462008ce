/** A chart as a PNG ready for print. */
import type { ChartTheme } from '../chart-theme.ts'
import { type ChartDrawing, drawOnPaper, PICTURE_SCALE as SCALE } from './draw-on-paper.ts'
import { describeFont, layoutPicture, MARGIN, type PictureText } from './picture-layout.ts'

export function createPng(drawing: ChartDrawing): Promise<Blob> {
  return drawOnPaper(drawing, 'canvas', (canvas, theme) => {
    const chart = canvas.renderToCanvas({ pixelRatio: SCALE, backgroundColor: theme.ground })
    return paint(chart, drawing.text, theme)
  })
}

function paint(chart: HTMLCanvasElement, text: PictureText, theme: ChartTheme): Promise<Blob> {
  const { width, height, top, lines } = layoutPicture(text, chart.height / SCALE, theme)
  const picture = document.createElement('canvas')
  const pen = picture.getContext('2d')
  if (!pen) return Promise.reject(new Error('no canvas'))
  picture.width = width * SCALE
  picture.height = height * SCALE
  pen.fillStyle = theme.ground
  pen.fillRect(0, 0, picture.width, picture.height)
  pen.drawImage(chart, MARGIN * SCALE, top * SCALE)
  pen.scale(SCALE, SCALE)
  pen.textBaseline = 'top'
  for (const line of lines) {
    pen.font = describeFont(line, theme)
    pen.fillStyle = line.colour
    pen.fillText(line.text, MARGIN, line.y)
  }
  return new Promise((resolve, reject) =>
    picture.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
