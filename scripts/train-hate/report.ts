import type { HateModel } from '../../src/server/enrich/hate/model.ts'
import { type Figures, measure } from './measure.ts'
import type { Example, SetName } from './read-sets.ts'
import type { Learned } from './train.ts'

const SETS: SetName[] = ['told-br', 'tupy', 'olid-br', 'hatebr', 'offcombr']

/** Markdown tables of what the model does with the held-out texts, through the bytes that are shipped. */
export function describeFigures(
  examples: readonly Example[],
  dropped: ReadonlyMap<string, number>,
  model: HateModel,
  learned: readonly Learned[],
): string {
  const judged = examples
    .filter(({ isHeldOut }) => isHeldOut)
    .map((example) => ({ example, ...model.evaluate(example.text) }))
  const thresholdOf = (name: string) => learned.find(({ output }) => output.name === name)?.threshold ?? 0.5
  const rowsFor = (name: string, score: 'offensive' | 'score', label: (example: Example) => number | null) =>
    SETS.flatMap((set) => {
      const rows = judged.filter(({ example }) => example.set === set && label(example) !== null)
      const scores = rows.map((row) => row[score] ?? 0)
      const labels = rows.map(({ example }) => label(example) ?? 0)
      return rows.length > 0 ? [describeRow(`${set}, ${name}`, measure({ scores, labels }, thresholdOf(name)))] : []
    })
  return [
    '| set, output | texts | macro-F1 | F1 no | F1 yes | AUC | ECE |',
    '|---|---|---|---|---|---|---|',
    ...rowsFor('offensive', 'offensive', ({ offensive }) => offensive),
    ...rowsFor('hate', 'score', ({ hate }) => hate),
    '',
    '| output, cross-validation | texts | macro-F1 | F1 no | F1 yes | AUC | ECE |',
    '|---|---|---|---|---|---|---|',
    ...learned.flatMap(({ output, leftOut, threshold }) =>
      leftOut.map(({ set, figures }) => describeRow(`${set}, ${output.name} from ${threshold}`, figures)),
    ),
    '',
    `Dropped from training, being also held out: ${[...dropped].map(([set, count]) => `${set} ${count}`).join(', ')}.`,
    '',
  ].join('\n')
}

const describeRow = (name: string, figures: Figures) =>
  `| ${name} | ${figures.count} | ${[figures.macroF1, figures.f1No, figures.f1Yes, figures.auc, figures.ece]
    .map((value) => value.toFixed(3))
    .join(' | ')} |`
