import styles from '../chart.module.css'
import type { DrawnChart } from '../chart-axes.ts'
import { createCanvas } from '../chart-echarts.ts'
import { type ChartLayout, createChartOption } from '../chart-option.ts'
import { type ChartTheme, readChartTheme } from '../chart-theme.ts'
import { CHART_WIDTH, type PictureText } from './picture-layout.ts'

export type ChartDrawing = { chart: DrawnChart; layout: ChartLayout; height: number; text: PictureText }
/** Pixels of a picture for each of the page, so that it can be printed. */
export const PICTURE_SCALE = 2
type Canvas = ReturnType<typeof createCanvas>

/**
 * Draws a chart outside the page and takes a picture of it; always on a light ground, whatever the screen looks like: it is read
 * on paper and on other pages.
 */
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
  // An SVG is made as text: in the page its styles would break the content security policy.
  const isText = renderer === 'svg'
  const canvas = createCanvas(isText ? null : host, undefined, {
    ...{ renderer, ssr: isText, width: CHART_WIDTH, height },
    ...(!isText && { devicePixelRatio: PICTURE_SCALE }),
  })
  try {
    const theme = readChartTheme(host)
    canvas.setOption(createChartOption(chart, layout, theme, { width: CHART_WIDTH, height }), true)
    return await take(canvas, theme)
  } finally {
    canvas.dispose()
    host.remove()
  }
}
