/** A chart as a PNG that can be printed as it is. */
import type { Chart } from '../../../contract/posts/metrics.ts'
import { cutLines, wrapText } from '../texts/wrap-text.ts'
import styles from './chart.module.css'
import { createCanvas } from './chart-echarts.ts'
import { type ChartLook, readChartLook } from './chart-look.ts'
import { type ChartLayout, createChartOption } from './chart-option.ts'

const SCALE = 2
/** In pixels; the same on every screen, a phone's too. */
const WIDTH = 1_000
const MARGIN = 24
const MOST_LINES = 6

/** What stands in the picture beside the chart, a paragraph each. */
export type PictureText = {
  readonly title: string
  readonly above: readonly string[]
  readonly below: readonly string[]
}

type Drawing = { chart: Chart; layout: ChartLayout; height: number; text: PictureText }
type Line = { text: string; y: number; size: number; weight: number; colour: string }

/** Always on a light ground, whatever the screen looks like: it is read on paper and on other pages. */
export async function createPicture({ chart, layout, height, text }: Drawing): Promise<Blob> {
  const host = document.createElement('div')
  host.className = `${styles.chart} ${styles.paper}`
  host.style.width = `${WIDTH}px`
  host.style.height = `${height}px`
  document.body.append(host)
  const canvas = createCanvas(host, undefined, { renderer: 'canvas', width: WIDTH, height, devicePixelRatio: SCALE })
  try {
    const look = readChartLook(host)
    canvas.setOption(createChartOption(chart, layout, look, { width: WIDTH, height }), true)
    return await paint(canvas.renderToCanvas({ pixelRatio: SCALE, backgroundColor: look.ground }), text, look)
  } finally {
    canvas.dispose()
    host.remove()
  }
}

function paint(chart: HTMLCanvasElement, text: PictureText, look: ChartLook): Promise<Blob> {
  const picture = document.createElement('canvas')
  const pen = picture.getContext('2d')
  if (!pen) return Promise.reject(new Error('no canvas'))
  const set = createSetter(pen, look)
  const title = set.lines([text.title], { y: 20, size: 19, weight: 600, colour: look.text })
  const above = set.lines(text.above, { y: title.end + 6, size: 13, weight: 400, colour: look.text })
  const top = above.end + 16
  const below = set.lines(text.below, {
    ...{ y: top + chart.height / SCALE + 12, size: 12, weight: 400, colour: look.quiet },
  })
  picture.width = (WIDTH + 2 * MARGIN) * SCALE
  picture.height = Math.ceil((below.end + 18) * SCALE)
  pen.fillStyle = look.ground
  pen.fillRect(0, 0, picture.width, picture.height)
  pen.drawImage(chart, MARGIN * SCALE, top * SCALE)
  pen.scale(SCALE, SCALE)
  pen.textBaseline = 'top'
  for (const line of [...title.lines, ...above.lines, ...below.lines]) set.write(line)
  return new Promise((resolve, reject) =>
    picture.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

/** Sets paragraphs below each other; nothing is written before the height is known, which a canvas forgets its text by. */
function createSetter(pen: CanvasRenderingContext2D, { font }: ChartLook) {
  const style = ({ size, weight }: Pick<Line, 'size' | 'weight'>) => `${weight} ${size}px ${font}`
  return {
    lines(paragraphs: readonly string[], first: Omit<Line, 'text'>): { lines: Line[]; end: number } {
      pen.font = style(first)
      const measure = (text: string) => pen.measureText(text).width
      const lines = paragraphs.flatMap((paragraph) =>
        cutLines(wrapText(paragraph, WIDTH, measure), {
          most: MOST_LINES,
          ...{ note: `(cortado; são ${paragraph.length.toLocaleString('pt-BR')} caracteres)`, width: WIDTH, measure },
        }),
      )
      const height = first.size * 1.4
      return {
        lines: lines.map((text, i) => ({ ...first, text, y: first.y + i * height })),
        end: first.y + lines.length * height,
      }
    },
    write(line: Line): void {
      pen.font = style(line)
      pen.fillStyle = line.colour
      pen.fillText(line.text, MARGIN, line.y)
    },
  }
}
