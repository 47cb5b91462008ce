import styles from '../chart.module.css'
import type { DrawnChart } from '../chart-axes.ts'
import { createCanvas } from '../chart-echarts.ts'
import { type ChartLayout, createChartOption } from '../chart-option.ts'
import { type ChartTheme, readChartTheme } from '../chart-theme.ts'
import { CHART_WIDTH, type PictureText } from './picture-layout.ts'

export type ChartDrawing = { chart: DrawnChart; layout: ChartLayout; height: number; text: PictureText }
/** Device pixels per CSS pixel, high enough for print. */
export const PICTURE_SCALE = 2
type Canvas = ReturnType<typeof createCanvas>

/** Renders a chart off-screen as a picture; always on a light background, whatever the theme: it is read on paper and on other pages. */
export async function drawOnPaper<T>(
  { chart, layout, height }: ChartDrawing,
  renderer: 'canvas' | 'svg',
  take: (canvas: Canvas, theme: ChartTheme) => T | Promise<T>,
): Promise<T> {
  const host = document.createElement('div')
  host.className = `${styles.chart} ${styles.paper}`
  host.style.width = `${CHART_WIDTH}px`
  host.style.height = `${height}px`
  document.body.append(host)
  // An SVG is rendered to text: in the page its styles would violate the content security policy.
  const isText = renderer === 'svg'
  const canvas = createCanvas(isText ? null : host, undefined, {
    ...{ renderer, ssr: isText, width: CHART_WIDTH, height },
    ...(!isText && { devicePixelRatio: PICTURE_SCALE }),
  })
  try {
    const theme = isText ? writeWithoutQuotes(readChartTheme(host)) : readChartTheme(host)
    canvas.setOption(createChartOption(chart, layout, theme, { width: CHART_WIDTH, height }), true)
    return await take(canvas, theme)
  } finally {
    canvas.dispose()
    host.remove()
  }
}

/** Font names are put into attributes, which the renderer does not escape: a quotation mark would make the file invalid. */
const writeWithoutQuotes = (theme: ChartTheme): ChartTheme => ({ ...theme, font: theme.font.replaceAll('"', "'") })
