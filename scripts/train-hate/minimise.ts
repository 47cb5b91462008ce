/** Writes the gradient at a point and returns the value there. */
export type Objective = (point: Float64Array, gradient: Float64Array) => number

const MAX_STEPS = 60
const REMEMBERED = 7
/** Stops when a step improves the value by less than this fraction. */
const MIN_GAIN = 1e-4

type Step = { move: Float64Array; change: Float64Array; scale: number }

/** The minimum of a convex objective, starting from zero: L-BFGS with step halving (Nocedal & Wright, algorithm 7.5). */
export function minimise(size: number, objective: Objective): Float64Array {
  let point = new Float64Array(size)
  let gradient = new Float64Array(size)
  let value = objective(point, gradient)
  const steps: Step[] = []
  for (let count = 0; count < MAX_STEPS; count += 1) {
    const direction = findDirection(gradient, steps)
    const next = search(objective, point, value, direction, -multiply(gradient, direction))
    if (!next) break
    const move = subtract(next.point, point)
    const change = subtract(next.gradient, gradient)
    const curvature = multiply(move, change)
    if (curvature > 1e-12) steps.push({ move, change, scale: 1 / curvature })
    if (steps.length > REMEMBERED) steps.shift()
    const gain = value - next.value
    point = next.point
    gradient = next.gradient
    value = next.value
    if (gain < MIN_GAIN * Math.abs(value)) break
  }
  return point
}

/** The gradient corrected by the curvature seen in the last steps. */
function findDirection(gradient: Float64Array, steps: readonly Step[]): Float64Array {
  const direction = gradient.slice()
  const shares: number[] = []
  for (const { move, change, scale } of steps.toReversed()) {
    const share = scale * multiply(move, direction)
    shares.push(share)
    addTo(direction, change, -share)
  }
  const last = steps.at(-1)
  const length = last
    ? 1 / (last.scale * multiply(last.change, last.change))
    : 1 / Math.sqrt(multiply(gradient, gradient))
  for (let at = 0; at < direction.length; at += 1) direction[at] = (direction[at] ?? 0) * length
  for (const { move, change, scale } of steps) {
    addTo(direction, move, (shares.pop() ?? 0) - scale * multiply(change, direction))
  }
  return direction
}

function search(objective: Objective, from: Float64Array, value: number, direction: Float64Array, slope: number) {
  for (let length = 1; length > 1e-4; length /= 2) {
    const point = from.slice()
    addTo(point, direction, -length)
    const gradient = new Float64Array(from.length)
    const reached = objective(point, gradient)
    if (reached <= value + 1e-4 * length * slope) return { point, gradient, value: reached }
  }
  return undefined
}

function multiply(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number)
  return sum
}

const subtract = (a: Float64Array, b: Float64Array) => a.map((value, at) => value - (b[at] as number))

function addTo(target: Float64Array, other: Float64Array, times: number) {
  for (let at = 0; at < target.length; at += 1) target[at] = (target[at] as number) + times * (other[at] as number)
}
