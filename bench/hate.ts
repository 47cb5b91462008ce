/**
 * npm run bench:hate
 *
 * Posts the hate model classifies per second of processor time on one core. The texts are the neutral sentences it was
 * trained with, two together, cut to the length of usual posts (187 characters on average in deputies' posts of 2023).
 * Also its results on the held-out half of our functional test, and on cases by another author.
 */
import { cpus } from 'node:os'
import { listHeldOutCases } from '../scripts/train-hate/functional/cases.ts'
import { describeCases, measureCases } from '../scripts/train-hate/functional/measure-cases.ts'
import { listNeutralTexts } from '../scripts/train-hate/neutral-sentences.ts'
import { loadHateModel } from '../src/server/load-hate-model.ts'
import { listHandCases } from './hate-cases.ts'

const GOAL = 5000
const ROUNDS = 5
const LENGTH = 187

const sentences = listNeutralTexts()
const texts = sentences.map((text, at) => `${text} ${sentences[(at * 7 + 1) % sentences.length]}`.slice(0, LENGTH))
const model = loadHateModel()
const speeds = Array.from({ length: ROUNDS }, () => {
  const before = process.cpuUsage()
  for (const text of texts) model.evaluate(text)
  const { user, system } = process.cpuUsage(before)
  return texts.length / ((user + system) / 1e6)
}).sort((a, b) => a - b)
const median = speeds[Math.floor(ROUNDS / 2)] ?? 0
const missed = median < GOAL ? ' (missed)' : ''
console.log(
  `${cpus()[0]?.model}, Node ${process.version}; ${texts.length} posts of ${LENGTH} characters, ${ROUNDS} times`,
)
console.log(
  `hate model: ${Math.round(median).toLocaleString('en-US')} posts/s on one core (goal ${GOAL.toLocaleString('en-US')})${missed}`,
)
const judge = (text: string) => model.evaluate(text).hate
console.log(['', ...describeCases(measureCases(listHeldOutCases(), judge))].join('\n'))
console.log(
  ['', 'Written by another hand afterwards:', ...describeCases(measureCases(listHandCases(), judge))].join('\n'),
)
