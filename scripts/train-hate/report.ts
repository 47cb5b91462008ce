import type { HateModel, HatePrediction } from '../../src/server/enrich/hate/model.ts'
import { type Figures, type Marked, measure, measureMarked } from './measure.ts'
import { findGroupLabel } from './outputs.ts'
import type { Example, SetName } from './read-sets.ts'
import type { Learned } from './train.ts'

const SETS: SetName[] = ['told-br', 'tupy', 'olid-br', 'hatebr', 'offcombr']

type HeldOut = { example: Example; judged: HatePrediction }

/** Markdown tables of the cross-validation, and of the results on held-out texts, computed with the shipped file. */
export function describeFigures(
  examples: readonly Example[],
  dropped: ReadonlyMap<string, number>,
  model: HateModel,
  learned: readonly Learned[],
): string {
  const heldOut = examples
    .filter(({ isHeldOut }) => isHeldOut)
    .map((example) => ({ example, judged: model.evaluate(example.text) }))
  return [
    ...describeLabels(heldOut),
    '',
    ...describeCrossValidation(learned),
    '',
    `Dropped from training, being also held out: ${[...dropped].map(([set, count]) => `${set} ${count}`).join(', ')}.`,
    '',
  ].join('\n')
}

/** Evaluates the displayed labels against those of the sets. TuPy's hate is counted twice: against groups, and all of it. */
function describeLabels(heldOut: readonly HeldOut[]): string[] {
  const questions = [
    { says: 'ofensivo ou discurso de ódio', label: ({ offensive }: Example) => offensive },
    { says: 'discurso de ódio', label: findGroupLabel },
    { says: 'discurso de ódio', against: ' against all its hate', label: findTupyHate },
  ]
  const rows = questions.flatMap(({ says, label, against = '' }) =>
    SETS.flatMap((set) => {
      const known = heldOut.filter(({ example }) => example.set === set && label(example) !== undefined)
      if (known.length === 0) return []
      const labels = known.map(({ example }) => label(example) ?? 0)
      const scores = known.map(({ judged: { hate } }) => (says.split(' ou ').includes(hate) ? 1 : 0))
      const { macroF1 } = measure({ scores, labels }, 0.5)
      const { marked, precision, recall } = measureMarked({ scores, labels }, 0.5)
      const values = [precision, recall, macroF1].map((value) => value.toFixed(3)).join(' | ')
      return [`| ${set}, ${says}${against} | ${known.length} | ${marked} | ${values} |`]
    }),
  )
  return [
    '| set, label | texts | marked | right of the marked | found | macro-F1 |',
    '|---|---|---|---|---|---|',
    ...rows,
  ]
}

const findTupyHate = ({ set, hate }: Example) => (set === 'tupy' ? (hate ?? undefined) : undefined)

export function describeCrossValidation(learned: readonly Learned[]): string[] {
  return [
    '| output, cross-validation | texts | macro-F1 | F1 no | F1 yes | AUC | ECE | right of the marked | found |',
    '|---|---|---|---|---|---|---|---|---|',
    ...learned.flatMap(({ output, leftOut, threshold }) =>
      leftOut.map(({ set, figures, marked }) =>
        describeRow(`${set}, ${output.name} from ${threshold}`, figures, marked),
      ),
    ),
  ]
}

const describeRow = (name: string, { count, macroF1, f1No, f1Yes, auc, ece }: Figures, { precision, recall }: Marked) =>
  `| ${name} | ${count} | ${[macroF1, f1No, f1Yes, auc, ece, precision, recall]
    .map((value) => value.toFixed(3))
    .join(' | ')} |`
