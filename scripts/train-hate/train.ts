import { applyCalibration, type Calibration, fitCalibration } from './calibrate.ts'
import { addRow, type Fitted, fitOutput, type Lesson } from './fit.ts'
import type { Matrix } from './matrix.ts'
import { type Figures, type Judged, type Marked, measure, measureMarked } from './measure.ts'
import { OUTPUTS, type Output } from './outputs.ts'
import { type Example, FOLDS } from './read-sets.ts'

/** A trained output, and its results on held-out training texts, by set. */
export type Learned = {
  output: Output
  fitted: Fitted
  calibration: Calibration
  threshold: number
  leftOut: { set: string; figures: Figures; marked: Marked }[]
}

/** Below this share of a label, a set counts as not having it. */
const FEWEST = 0.01

type Chosen = (example: Example) => boolean

/** Fits every output: calibration and threshold by cross-validation, then the weights on all training texts. */
export function trainOutputs(matrix: Matrix, examples: readonly Example[]): Learned[] {
  const sumsOf = new Map<string, Float64Array>()
  const found = new Map<string, number[]>()
  return OUTPUTS.map((output) => {
    const own = crossValidate(matrix, examples, output)
    sumsOf.set(output.name, own)
    const columns = [own, ...(output.support ? [sumsOf.get(output.support) ?? own] : [])]
    const sumsAt = (row: number) => columns.map((column) => column[row] ?? 0)
    const rowsOf = (set: string) =>
      [...examples.keys()].filter((row) => {
        const example = examples[row]
        return example?.set === set && !example.isHeldOut && output.label(example) !== undefined
      })
    const labelAt = (row: number) => (examples[row] ? (output.label(examples[row]) ?? 0) : 0)

    const known = output.calibratedOn.flatMap(rowsOf)
    const calibration = fitCalibration(known.map(sumsAt), known.map(labelAt))
    const probabilities = examples.map((_, row) => applyCalibration(calibration, sumsAt(row)))
    found.set(output.name, probabilities)
    const together = output.together === undefined ? undefined : found.get(output.together)
    const judged = output.decidedOn.map((set): Judged & { set: string } => {
      const rows = rowsOf(set)
      const scores = rows.map((row) => (probabilities[row] ?? 0) * (together?.[row] ?? 1))
      return { set, scores, labels: rows.map(labelAt) }
    })
    const threshold = output.decide(judged)
    const leftOut = judged.map((one) => ({
      set: one.set,
      figures: measure(one, threshold),
      marked: measureMarked(one, threshold),
    }))
    const fitted = fitOn(matrix, examples, output, (example) => !example.isHeldOut)
    return { output, fitted, calibration, threshold, leftOut }
  })
}

/** Retrains on every text that may be used, keeping the calibration and thresholds found before. */
export function trainAgain(matrix: Matrix, examples: readonly Example[], learned: readonly Learned[]): Learned[] {
  return learned.map((one) => ({
    ...one,
    fitted: fitOn(matrix, examples, one.output, ({ set }) => set !== 'hatebr' && set !== 'offcombr'),
  }))
}

/** The sum of every training text, from weights trained without it. */
function crossValidate(matrix: Matrix, examples: readonly Example[], output: Output): Float64Array {
  const sums = new Float64Array(examples.length)
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const fitted = fitOn(matrix, examples, output, (example) => !example.isHeldOut && example.fold !== fold)
    examples.forEach((example, row) => {
      if (!example.isHeldOut && example.fold === fold) sums[row] = addRow(matrix, row, fitted)
    })
  }
  return sums
}

function fitOn(matrix: Matrix, examples: readonly Example[], output: Output, isChosen: Chosen): Fitted {
  const taught = examples.flatMap((example, row) => {
    const lesson = isChosen(example) ? output.teach(example) : undefined
    return lesson ? [{ row, set: example.set, ...lesson }] : []
  })
  const weigh = weighLabels(taught, output.balance ?? 0)
  const lesson: Lesson = {
    rows: Uint32Array.from(taught, ({ row }) => row),
    targets: Float32Array.from(taught, ({ target }) => target),
    importance: Float32Array.from(taught, (one) => one.importance * weigh(one)),
  }
  return fitOutput(matrix, lesson, output.pull)
}

type Taught = { set: string; target: number }

/** The weight factor of a set's rarer label; a set with a single label is unchanged. */
function weighLabels(taught: readonly Taught[], balance: number): (one: Taught) => number {
  const shares = new Map(
    [...Map.groupBy(taught, ({ set }) => set)].map(([set, some]) => [
      set,
      some.reduce((sum, { target }) => sum + target, 0) / some.length,
    ]),
  )
  return ({ set, target }) => {
    const share = shares.get(set) ?? 0.5
    if (share < FEWEST || share > 1 - FEWEST) return 1
    return target * (0.5 / share) ** balance + (1 - target) * (0.5 / (1 - share)) ** balance
  }
}
