import styles from './history.module.css'

type Point = { readonly at: number; readonly value: number }

const WIDTH = 240
const HEIGHT = 44
const EDGE = 4

/** A sparkline from zero. `label` is its text alternative. */
export function Sparkline({ points, label }: { points: readonly Point[]; label: string }) {
  const places = findPlaces(points)
  const last = places.at(-1)
  return (
    <svg className={styles.sparkline} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <polyline points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {last && <circle cx={last.x} cy={last.y} r={3} />}
    </svg>
  )
}

function findPlaces(points: readonly Point[]): { x: number; y: number }[] {
  const times = points.map(({ at }) => at)
  const from = Math.min(...times)
  const span = Math.max(...times) - from || 1
  const top = Math.max(...points.map(({ value }) => value)) || 1
  const round = (place: number) => Math.round(place * 10) / 10
  return points.map(({ at, value }) => ({
    x: round(EDGE + ((at - from) / span) * (WIDTH - 2 * EDGE)),
    y: round(HEIGHT - EDGE - (value / top) * (HEIGHT - 2 * EDGE)),
  }))
}
