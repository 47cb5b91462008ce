import type { Hate } from '../../src/contract/labels.ts'
import type { HateModel } from '../../src/server/enrich/hate/model.ts'
import { type Figures, measure } from './measure.ts'
import type { Example, SetName } from './read-sets.ts'
import type { Learned } from './train.ts'

const SETS: SetName[] = ['told-br', 'tupy', 'olid-br', 'hatebr', 'offcombr']

/** What is asked of the model, and by which of its labels it says yes. */
type Question = {
  name: string
  score: 'offensive' | 'score'
  says: Hate[]
  label: (example: Example) => number | null
}

const QUESTIONS: Question[] = [
  {
    name: 'offensive',
    score: 'offensive',
    says: ['ofensivo', 'discurso de ódio'],
    label: ({ offensive }) => offensive,
  },
  { name: 'hate', score: 'score', says: ['discurso de ódio'], label: ({ hate }) => hate },
]

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
  const rowsFor = (question: Question) =>
    SETS.flatMap((set) => {
      const rows = judged.filter(({ example }) => example.set === set && question.label(example) !== null)
      const labels = rows.map(({ example }) => question.label(example) ?? 0)
      if (rows.length === 0) return []
      const { auc, ece } = measure({ scores: rows.map((row) => row[question.score] ?? 0), labels }, 0.5)
      const said = measure({ scores: rows.map(({ hate }) => (question.says.includes(hate) ? 1 : 0)), labels }, 0.5)
      return [describeRow(`${set}, ${question.name}`, { ...said, auc, ece })]
    })
  return [
    '| set, output | texts | macro-F1 | F1 no | F1 yes | AUC | ECE |',
    '|---|---|---|---|---|---|---|',
    ...QUESTIONS.flatMap(rowsFor),
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
