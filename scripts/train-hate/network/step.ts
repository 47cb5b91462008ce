import {
  EMBEDDING,
  type Network,
  PART_NAMES,
  PARTS,
  type PartName,
} from '../../../src/server/enrich/hate/network/shape.ts'
import { ROWS } from '../../../src/server/enrich/hate/network/subwords.ts'

const [MEAN_DECAY, SQUARE_DECAY, SMALL] = [0.9, 0.999, 1e-8]
const LAYERS = PART_NAMES.filter((name) => name !== 'table')
/** Factor for the learning rate of the table. */
const TABLE_RATE = 20

export const createParts = (fill: (name: PartName, size: number) => Float32Array): Network =>
  Object.fromEntries(PART_NAMES.map((name) => [name, fill(name, PARTS[name])])) as Network

/**
 * Creates the step that applies the gradients of a batch and clears them: Adam for the layers, per-row AdaGrad for the
 * table, of which few rows are used.
 */
export function createStep(network: Network, slopes: Network, batch: number) {
  const means = createParts((name, size) => new Float32Array(name === 'table' ? 0 : size))
  const squares = createParts((name, size) => new Float32Array(name === 'table' ? ROWS : size))
  let steps = 0

  const stepLayer = (name: PartName, rate: number) => {
    const [values, slope, mean, square] = [network[name], slopes[name], means[name], squares[name]]
    for (let at = 0; at < values.length; at += 1) {
      const own = (slope[at] as number) / batch
      const first = MEAN_DECAY * (mean[at] as number) + (1 - MEAN_DECAY) * own
      const second = SQUARE_DECAY * (square[at] as number) + (1 - SQUARE_DECAY) * own * own
      mean[at] = first
      square[at] = second
      values[at] = (values[at] as number) - (rate * first) / (Math.sqrt(second) + SMALL)
      slope[at] = 0
    }
  }
  const stepRow = (row: number, rate: number) => {
    const from = row * EMBEDDING
    let sum = 0
    for (let at = from; at < from + EMBEDDING; at += 1) sum += (slopes.table[at] as number) ** 2
    squares.table[row] = (squares.table[row] as number) + sum / EMBEDDING / batch ** 2
    const scale = rate / batch / (Math.sqrt(squares.table[row] as number) + 1e-6)
    for (let at = from; at < from + EMBEDDING; at += 1) {
      network.table[at] = (network.table[at] as number) - scale * (slopes.table[at] as number)
      slopes.table[at] = 0
    }
  }
  return (rate: number, rows: Iterable<number>): void => {
    steps += 1
    const correction = Math.sqrt(1 - SQUARE_DECAY ** steps) / (1 - MEAN_DECAY ** steps)
    for (const name of LAYERS) stepLayer(name, rate * correction)
    for (const row of rows) stepRow(row, rate * TABLE_RATE)
  }
}
