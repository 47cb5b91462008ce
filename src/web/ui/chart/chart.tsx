import { useComputedColorScheme } from '@mantine/core'
import type { EChartsType } from 'echarts/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import styles from './chart.module.css'
import type { DrawnChart } from './chart-axes.ts'
import { createCanvas } from './chart-echarts.ts'
import { type ChartLayout, createChartOption } from './chart-option.ts'
import { readChartTheme } from './chart-theme.ts'

type ChartProps = {
  chart: DrawnChart
  layout: ChartLayout
  /** In pixels; reserved from the first rendering. */
  height: number
  /** Text alternative of the chart. */
  label: string
  /** A position was clicked, in the series with this index. */
  onPick: (place: number, series: number) => void
}

/** Distance below the viewport at which a chart is already drawn. */
const AHEAD = '400px'

/** A chart on a canvas. Drawn when it comes near the viewport, and again when its data, size or colours change. */
export function Chart({ chart, layout, height, label, onPick }: ChartProps) {
  const hostRef = useRef<HTMLDivElement>(null)
  const canvasRef = useRef<EChartsType | null>(null)
  const isNear = useIsNear(hostRef)
  const scheme = useComputedColorScheme()
  // A series may be drawn as several lines of the same name, and one without numbers is not drawn.
  const pickNamed = (place: number, name: string | undefined, drawn: number) => {
    const series = chart.y_labels.indexOf(name ?? '')
    onPick(place, series < 0 ? drawn : series)
  }
  const pick = useRef(pickNamed)
  useEffect(() => {
    pick.current = pickNamed
  })

  useEffect(() => {
    const host = hostRef.current
    if (!isNear || !host) return
    const canvas = createCanvas(host, undefined, { renderer: 'canvas' })
    canvas.on('click', ({ dataIndex, seriesName, seriesIndex }) =>
      pick.current(dataIndex, seriesName, seriesIndex ?? 0),
    )
    canvasRef.current = canvas
    const observer = new ResizeObserver(() => canvas.resize())
    observer.observe(host)
    return () => {
      observer.disconnect()
      canvasRef.current = null
      canvas.dispose()
    }
  }, [isNear])

  // The colours are in the style sheet and depend on the colour scheme.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const host = hostRef.current
    if (!isNear || !host) return
    const size = { width: host.clientWidth, height: host.clientHeight }
    canvasRef.current?.setOption(createChartOption(chart, layout, readChartTheme(host), size), true)
  }, [isNear, chart, layout, scheme, height])

  return <div ref={hostRef} className={styles.chart} style={{ height }} role="img" aria-label={label} />
}

function useIsNear(hostRef: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const host = hostRef.current
    if (!host) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: AHEAD,
    })
    observer.observe(host)
    return () => observer.disconnect()
  }, [hostRef])
  return isNear
}
