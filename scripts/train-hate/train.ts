import type { HateWeights, OutputWeights } from '../../src/server/enrich/hate/weights.ts'
import { fitCalibration } from './calibrate.ts'
import { addRow, type Fitted, fitOutput, type Lesson } from './fit.ts'
import type { Matrix } from './matrix.ts'
import { type Figures, findThreshold, measure } from './measure.ts'
import { OUTPUTS, type Output } from './outputs.ts'
import { type Example, FOLDS } from './read-sets.ts'

/** An output as it was learned, and how it did on the training texts it was not shown. */
export type Learned = { output: Output; fitted: Fitted; threshold: number } & Pick<OutputWeights, 'calibration'> & {
    leftOut: Figures
  }

type Chosen = (example: Example) => boolean

/** Fits every output: calibration and threshold by cross-validation, then the weights on all training texts. */
export function trainOutputs(matrix: Matrix, examples: readonly Example[]): Learned[] {
  return OUTPUTS.map((output) => {
    const { sums, labels } = crossValidate(matrix, examples, output)
    const calibration = fitCalibration(sums, labels)
    const scores = sums.map((sum) => 1 / (1 + Math.exp(-(calibration.slope * sum + calibration.offset))))
    const threshold = output.threshold ?? findThreshold(scores, labels)
    const fitted = fitOn(matrix, examples, output, (example) => !example.isHeldOut)
    const leftOut = measure(scores, labels, threshold)
    console.error(
      `${output.name}: ${labels.length} left out, macro-F1 ${leftOut.macroF1.toFixed(3)}, AUC ${leftOut.auc.toFixed(3)}`,
    )
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

function crossValidate(matrix: Matrix, examples: readonly Example[], output: Output) {
  const sums: number[] = []
  const labels: number[] = []
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const fitted = fitOn(matrix, examples, output, (example) => !example.isHeldOut && example.fold !== fold)
    examples.forEach((example, row) => {
      const label = output.label(example)
      if (example.isHeldOut || example.fold !== fold || label === undefined) return
      if (!output.calibratedOn.includes(example.set)) return
      sums.push(addRow(matrix, row, fitted))
      labels.push(label)
    })
  }
  return { sums, labels }
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

const LARGEST_BYTE = 127

/** Every weight as one byte, each output with a step of its own. */
export function packWeights(version: string, bits: number, learned: readonly Learned[]): HateWeights {
  const size = 1 << bits
  const bytes = new Int8Array(size * learned.length)
  const outputs = learned.map(({ output, fitted, calibration, threshold }, place) => {
    const step = findLargest(fitted, size) / LARGEST_BYTE
    for (let at = 0; at < size; at += 1) bytes[at * learned.length + place] = Math.round((fitted[at] ?? 0) / step)
    return { name: output.name, step, bias: fitted[size] ?? 0, calibration, threshold }
  })
  return { version, bits, outputs, bytes }
}

const findLargest = (fitted: Fitted, size: number) =>
  fitted.subarray(0, size).reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 1e-9)
