/** A chart as an SVG whose texts remain texts: editable, translatable and scalable. Loaded on demand. */
import { use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { ChartTheme } from '../chart-theme.ts'
import { type ChartDrawing, drawOnPaper } from './draw-on-paper.ts'
import { CHART_WIDTH, layoutPicture, MARGIN, type TextLine } from './picture-layout.ts'

use([SVGRenderer])

const NAMESPACE = 'http://www.w3.org/2000/svg'
/** Distance from the top of a line to its baseline, as a share of the font size. */
const BASELINE = 0.8
/** The font may be missing on another machine, and its substitute wider. */
const ROOM = CHART_WIDTH * 0.88

export function createSvg(drawing: ChartDrawing): Promise<Blob> {
  return drawOnPaper(drawing, 'svg', (canvas, theme) => {
    const picture = assemble(canvas.renderToSVGString(), drawing, theme)
    return new Blob([picture], { type: 'image/svg+xml' })
  })
}

/** Our own parts are serialised by the browser, which escapes user texts; the chart comes as text. */
function assemble(chart: string, { text, height: chartHeight }: ChartDrawing, theme: ChartTheme): string {
  const { width, height, top, lines } = layoutPicture(text, chartHeight, theme, ROOM)
  const title = create('title', {})
  title.textContent = text.title
  const parts = [
    title,
    create('rect', { width, height, fill: theme.ground }),
    ...lines.map((line) => write(line, theme)),
  ]
  const written = parts.map((part) => new XMLSerializer().serializeToString(part)).join('')
  const frame = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="${NAMESPACE}" ${frame} role="img">${written}<g transform="translate(${MARGIN} ${top})">${chart}</g></svg>`
}

function write({ text, y, size, weight, colour }: TextLine, { font }: ChartTheme): SVGElement {
  const line = create('text', {
    ...{ x: MARGIN, y: y + size * BASELINE, fill: colour },
    ...{ 'font-family': font, 'font-size': size, 'font-weight': weight },
  })
  line.textContent = text
  return line
}

function create(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(NAMESPACE, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}
