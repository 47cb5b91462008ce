import type { Hate } from '../../../src/contract/labels.ts'
import type { Case } from './cases.ts'
import { CLASSES, type ClassName } from './classes.ts'

type ClassFigures = { name: ClassName; count: number; right: number }
export type CaseFigures = { classes: ClassFigures[]; macroF1: number; f1Hate: number; f1No: number; threats: number }

const isThreat = ({ name }: Case) => name.startsWith('threat')

/** Accuracy of the displayed label `discurso de ódio`: the share of correct answers per class. */
export function measureCases(cases: readonly Case[], judge: (text: string) => Hate): CaseFigures {
  const judged = cases.map((one) => ({ ...one, marked: judge(one.text) === 'discurso de ódio' }))
  const share = (some: readonly { hate: boolean; marked: boolean }[]) =>
    some.filter(({ hate, marked }) => hate === marked).length / Math.max(1, some.length)
  const wrong = judged.filter(({ hate, marked }) => hate !== marked).length
  const hits = judged.filter(({ hate, marked }) => hate && marked).length
  const passed = judged.length - wrong - hits
  const f1Hate = (2 * hits) / Math.max(1, 2 * hits + wrong)
  const f1No = (2 * passed) / Math.max(1, 2 * passed + wrong)
  const classes = (Object.keys(CLASSES) as ClassName[]).map((name) => {
    const own = judged.filter((one) => one.name === name)
    return { name, count: own.length, right: share(own) }
  })
  return { classes, macroF1: (f1Hate + f1No) / 2, f1Hate, f1No, threats: share(judged.filter(isThreat)) }
}

export function describeCases({ classes, macroF1, f1Hate, f1No, threats }: CaseFigures): string[] {
  const count = classes.reduce((sum, one) => sum + one.count, 0)
  return [
    `Functional test, ${count} cases: macro-F1 ${macroF1.toFixed(3)} (hate ${f1Hate.toFixed(3)}, no hate ${f1No.toFixed(3)}), threats found ${threats.toFixed(3)}.`,
    '',
    '| class | what it is | texts | right |',
    '|---|---|---|---|',
    ...classes.map(({ name, count, right }) => `| ${name} | ${CLASSES[name].says} | ${count} | ${right.toFixed(2)} |`),
  ]
}
