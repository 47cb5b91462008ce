import { type Case, listTaughtCases } from '../functional/cases.ts'
import { pick } from '../functional/fill.ts'
import type { Example, SetName } from '../read-sets.ts'
import { dress } from './dress.ts'
import type { NetworkLesson } from './learner.ts'
import { createLesson } from './lesson.ts'
import { createMakers } from './made-texts.ts'
import { namesGroup, type Said, sayCase, sayExample } from './said.ts'

/** Number of texts of each kind per epoch, besides every row of the sets. */
const MIX = { cases: 28_000, joined: 6_000, replaced: 12_000, neutral: 18_000, ours: 4_000, disguised: 800 }
/** A row that names a group without hate has the weight of several others. */
const NAMED_WEIGHT = 3
const TIMES_FILLED = 200
const MIN_PLAIN = 31
const OURS: readonly SetName[] = ['neutral', 'comment', 'hateful']

/** Creates the function that returns the lessons of one epoch: every row of the sets, and texts generated anew each time. */
export function createLessons(
  examples: readonly Example[],
  draw: () => number,
  isTaught: (one: Case) => boolean = () => true,
): () => NetworkLesson[] {
  const cases = listTaughtCases(TIMES_FILLED).filter(isTaught)
  const rows = examples.filter(({ set }) => !OURS.includes(set))
  const ours = examples.filter(({ set }) => OURS.includes(set)).flatMap(sayOurs)
  const said = rows.flatMap(sayRow)
  const { join, replace, neutral, disguise } = createMakers(
    {
      cases,
      hateful: said.filter(({ hate = 0 }) => hate >= 0.9),
      plain: rows.filter(isPlain).map(({ text }) => text),
      political: ours.filter(({ hate }) => hate === 0).map(({ text }) => text),
    },
    draw,
  )
  const many = (count: number, make: () => Said) => Array.from({ length: count }, make)
  const dressCase = (): Said => {
    const one = sayCase(pick(cases, draw))
    return { ...one, text: dress(one.text, draw) }
  }
  return () => {
    const all = [
      ...said,
      ...many(MIX.cases, dressCase),
      ...many(MIX.joined, join),
      ...many(MIX.replaced, replace),
      ...many(MIX.neutral, neutral),
      ...many(MIX.ours, () => pick(ours, draw)),
      ...many(MIX.disguised, disguise),
    ]
    shuffle(all, draw)
    return all.map((one) => createLesson(one, draw))
  }
}

const isPlain = ({ text, offensive, hate, hateTarget }: Example) =>
  offensive === 0 && hate !== 1 && hateTarget === 0 && text.length >= MIN_PLAIN

function sayRow(row: Example): Said[] {
  const one = sayExample(row)
  if (!one) return []
  const named = namesGroup(row.text)
  if (one.hate !== 0) return [{ ...one, named: named || undefined }]
  return [{ ...one, named, weight: named ? one.weight * NAMED_WEIGHT : one.weight }]
}

function sayOurs(example: Example): Said[] {
  const one = sayExample(example)
  return one ? [{ ...one, named: one.hate === 1 || namesGroup(example.text) }] : []
}

function shuffle<T>(list: T[], draw: () => number) {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(draw() * (at + 1))
    ;[list[at], list[other]] = [list[other] as T, list[at] as T]
  }
}
