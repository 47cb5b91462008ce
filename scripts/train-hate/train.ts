import { applyCalibration, type Calibration, fitCalibration } from './calibrate.ts'
import { addRow, type Fitted, fitOutput, type Lesson } from './fit.ts'
import type { Matrix } from './matrix.ts'
import { type Figures, type Judged, measure } from './measure.ts'
import { OUTPUTS, type Output } from './outputs.ts'
import { type Example, FOLDS } from './read-sets.ts'

/** An output as it was learned, and how it did on the training texts it was not shown, by set. */
export type Learned = {
  output: Output
  fitted: Fitted
  calibration: Calibration
  threshold: number
  leftOut: { set: string; figures: Figures }[]
}

type Chosen = (example: Example) => boolean

/** Fits every output: calibration and threshold by cross-validation, then the weights on all training texts. */
export function trainOutputs(matrix: Matrix, examples: readonly Example[]): Learned[] {
  const sumsOf = new Map<string, Float64Array>()
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
    const judged = output.decidedOn.map((set): Judged & { set: string } => {
      const rows = rowsOf(set)
      return { set, scores: rows.map((row) => applyCalibration(calibration, sumsAt(row))), labels: rows.map(labelAt) }
    })
    const threshold = output.decide(judged)
    const leftOut = judged.map((one) => ({ set: one.set, figures: measure(one, threshold) }))
    const fitted = fitOn(matrix, examples, output, (example) => !example.isHeldOut)
    return { output, fitted, calibration, threshold, leftOut }
  })
}

/** The same recipe on every text that may be trained on, with the calibration and thresholds found without them. */
export function trainAgain(matrix: Matrix, examples: readonly Example[], learned: readonly Learned[]): Learned[] {
  return learned.map((one) => ({
    ...one,
    fitted: fitOn(matrix, examples, one.output, ({ set }) => set !== 'hatebr' && set !== 'offcombr'),
  }))
}

/** The sum of every training text, from weights that never saw it. */
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
    return lesson ? [{ row, ...lesson }] : []
  })
  const lesson: Lesson = {
    rows: Uint32Array.from(taught, ({ row }) => row),
    targets: Float32Array.from(taught, ({ target }) => target),
    importance: Float32Array.from(taught, ({ importance }) => importance),
  }
  return fitOutput(matrix, lesson, output.ridge)
}
