import type { HateModel, Judgement } from '../../src/server/enrich/hate/model.ts'
import { type Figures, measure, measureMarked } from './measure.ts'
import { findGroupLabel } from './outputs.ts'
import type { Example, SetName } from './read-sets.ts'
import type { Learned } from './train.ts'

const SETS: SetName[] = ['told-br', 'tupy', 'olid-br', 'hatebr', 'offcombr']

type HeldOut = { example: Example; judged: Judgement }

/** Markdown tables of the cross-validation, and of what the model does with the held-out texts, through the bytes that are shipped. */
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
    ...describeProbabilities(heldOut, learned),
    '',
    ...describeLabels(heldOut),
    '',
    ...describeCrossValidation(learned),
    '',
    `Dropped from training, being also held out: ${[...dropped].map(([set, count]) => `${set} ${count}`).join(', ')}.`,
    '',
  ].join('\n')
}

/** The figures that are comparable with published ones: yes is what reaches the threshold of the output. */
function describeProbabilities(heldOut: readonly HeldOut[], learned: readonly Learned[]): string[] {
  const questions = [
    { output: 'offensive', score: 'offensive', label: ({ offensive }: Example) => offensive },
    { output: 'hate', score: 'score', label: ({ hate }: Example) => hate ?? undefined },
  ] as const
  const rows = questions.flatMap(({ output, score, label }) => {
    const threshold = learned.find((one) => one.output.name === output)?.threshold ?? 0.5
    return SETS.flatMap((set) => {
      const known = heldOut.filter(({ example }) => example.set === set && label(example) !== undefined)
      const labels = known.map(({ example }) => label(example) ?? 0)
      const scores = known.map(({ judged }) => judged[score] ?? 0)
      return known.length === 0
        ? []
        : [describeRow(`${set}, ${output} from ${threshold}`, measure({ scores, labels }, threshold))]
    })
  })
  return ['| set, output | texts | macro-F1 | F1 no | F1 yes | AUC | ECE |', '|---|---|---|---|---|---|---|', ...rows]
}

/** What the labels do, which are given less lightly than the thresholds alone would. */
function describeLabels(heldOut: readonly HeldOut[]): string[] {
  const questions = [
    { says: 'ofensivo ou discurso de ódio', label: ({ offensive }: Example) => offensive },
    { says: 'discurso de ódio', label: findGroupLabel },
  ]
  const rows = questions.flatMap(({ says, label }) =>
    SETS.flatMap((set) => {
      const known = heldOut.filter(({ example }) => example.set === set && label(example) !== undefined)
      if (known.length === 0) return []
      const labels = known.map(({ example }) => label(example) ?? 0)
      const scores = known.map(({ judged: { hate } }) => (says.split(' ou ').includes(hate) ? 1 : 0))
      const { macroF1 } = measure({ scores, labels }, 0.5)
      const { marked, precision, recall } = measureMarked({ scores, labels }, 0.5)
      const values = [precision, recall, macroF1].map((value) => value.toFixed(3)).join(' | ')
      return [`| ${set}, ${says} | ${known.length} | ${marked} | ${values} |`]
    }),
  )
  return [
    '| set, label | texts | marked | right of the marked | found | macro-F1 |',
    '|---|---|---|---|---|---|',
    ...rows,
  ]
}

export function describeCrossValidation(learned: readonly Learned[]): string[] {
  return [
    '| output, cross-validation | texts | macro-F1 | F1 no | F1 yes | AUC | ECE |',
    '|---|---|---|---|---|---|---|',
    ...learned.flatMap(({ output, leftOut, threshold }) =>
      leftOut.map(({ set, figures }) => describeRow(`${set}, ${output.name} from ${threshold}`, figures)),
    ),
  ]
}

const describeRow = (name: string, figures: Figures) =>
  `| ${name} | ${figures.count} | ${[figures.macroF1, figures.f1No, figures.f1Yes, figures.auc, figures.ece]
    .map((value) => value.toFixed(3))
    .join(' | ')} |`
