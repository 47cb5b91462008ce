import type { EChartsType } from 'echarts/core'
import { formatDate } from '../format.ts'
import { readChartLook } from './chart-look.ts'

const SCALE = 2
const MARGIN = 16
const HEAD = 56
const FOOT = 24

/** The chart as a PNG that can be printed as it is: with its title, what was asked, and where it is from. */
export async function createPicture(canvas: EChartsType, title: string, context: string): Promise<Blob> {
  const look = readChartLook(canvas.getDom())
  const chart = canvas.renderToCanvas({ pixelRatio: SCALE, backgroundColor: look.ground })
  const width = chart.width + 2 * MARGIN * SCALE
  const picture = document.createElement('canvas')
  picture.width = width
  picture.height = chart.height + (HEAD + FOOT) * SCALE
  const pen = picture.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = look.ground
  pen.fillRect(0, 0, picture.width, picture.height)
  const write = (text: string, y: number, font: string, colour: string) => {
    pen.font = `${font} ${look.font}`
    pen.fillStyle = colour
    pen.fillText(text, MARGIN * SCALE, y * SCALE, width - 2 * MARGIN * SCALE)
  }
  write(title, 24, `600 ${15 * SCALE}px`, look.text)
  write(context, 43, `${12 * SCALE}px`, look.quiet)
  pen.drawImage(chart, MARGIN * SCALE, HEAD * SCALE)
  write(`LupaScan · ${formatDate(new Date())}`, HEAD + chart.height / SCALE + 16, `${11 * SCALE}px`, look.quiet)
  return new Promise((resolve, reject) =>
    picture.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
