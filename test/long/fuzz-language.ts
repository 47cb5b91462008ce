/** The search language with generated texts: never an error, stable when printed and parsed again, compiled to SQL with parameters only. */

import type { SearchTree } from '../../src/search-language/ast.ts'
import { explainSearch } from '../../src/search-language/explain.ts'
import { parseSearch } from '../../src/search-language/parse.ts'
import { printSearch } from '../../src/search-language/print.ts'
import { listProblems } from '../../src/search-language/problems/list-problems.ts'
import { findSizeProblem } from '../../src/search-language/search-size.ts'
import { compileSearch } from '../../src/server/search/conditions/compile.ts'
import { toContext } from '../../src/server/search/conditions/found-in.ts'
import { chance, pickInteger, pickOne, type Random } from '../../src/server/sources/demo/random.ts'
import { Sql } from '../../src/server/store/sql.ts'
import { judgeSentence } from './bombs/refusal.ts'
import { describeTimes, type LongProgram, type LongRun } from './long-program.ts'

/** Processor time. */
const MAX_MS = 1_000
/** Every person name resolves to some id. */
const PEOPLE = { get: () => [1] } as Partial<ReadonlyMap<string, number[]>> as ReadonlyMap<string, number[]>
const CONTEXT = toContext({ timeZone: 'America/Sao_Paulo', today: '2026-03-12', people: PEOPLE })
const WORDS = [
  'vacina',
  'ELEIÇÕES',
  'não',
  'ou',
  'e',
  'covid-19',
  "d'água",
  '½',
  '#tag',
  '@fulana',
  'partido:PT,"PL"',
  'em:7d',
  'curtidas:>1,5mi',
  'pessoa:"Ana Lima"',
  'onde:imagem',
  'uf:',
  'a',
  'ﬁm',
  'İ',
  'ß',
  '日本',
  'x1y2',
]
const SIGNS = [
  '"',
  '“',
  '»',
  '«',
  '(',
  ')',
  '-',
  '–',
  '|',
  ' OU ',
  ' E ',
  ' NÃO ',
  ' OR ',
  ',',
  '*',
  ':',
  '\\',
  "'",
  ';--',
  '/*',
  '{p1:String}',
  '%s',
  '$1',
  '?',
  '\u200b',
  '\u0301',
  '\u0000',
  '\ud800',
  '\u202e',
  '🙂',
  '{',
  '}',
  '2de{',
  '~2',
  '"~>3',
  '=',
  '="',
  '..',
]
/** Occurs in search texts and must never occur in SQL. */
const MARK = 'zzmarcazz'

export const fuzzLanguage: LongProgram = {
  proves:
    'a search of any text is read, printed, explained and compiled in bounded time; what is wrong with it is said in sentences of ours; no text of it gets into SQL',
  round: 'a text',
  rounds: 200_000,
  short: 1_500,
  run,
}

async function run(long: LongRun): Promise<void> {
  const tally = { texts: 0, empty: 0, too_large: 0 }
  const times: number[] = []
  for (let step = long.from; step < long.to; step += 1) {
    const text = makeText(long.random(step))
    tally.texts += 1
    const before = process.cpuUsage()
    try {
      const tree = parseSearch(text)
      if (!tree) tally.empty += 1
      const isTooLarge = findSizeProblem(text) !== null
      if (isTooLarge) tally.too_large += 1
      const printed = printSearch(tree)
      const again = parseSearch(printed)
      if (printSearch(again) !== printed || printMeaning(again) !== printMeaning(tree))
        long.wrong(step, `${quote(text)} prints ${quote(printed)}, which is read differently`)
      explainSearch(tree)
      for (const { message } of [...listProblems(text, '2026-03-01'), ...listSizeProblem(text)])
        for (const one of judgeSentence(message)) long.wrong(step, `${quote(text)}: ${one}`)
      // Larger ones are refused before compilation.
      const compiled = isTooLarge ? null : compileSearch(tree, CONTEXT)
      if (compiled && writeSql(compiled).includes(MARK)) long.wrong(step, `${quote(text)} stands in SQL`)
    } catch (error) {
      long.wrong(step, `${quote(text)}: ${error}`)
    }
    const { user, system } = process.cpuUsage(before)
    const ms = (user + system) / 1000
    times.push(ms)
    if (ms > MAX_MS) long.wrong(step, `${quote(text)} takes ${Math.round(ms)} ms`)
  }
  Object.assign(long.figures, tally, { time: describeTimes(times) })
}

/** Omits the typed text: a word spelled like an operator is printed in lower case. */
const printMeaning = (tree: SearchTree) => JSON.stringify(tree, (name, value) => (name === 'text' ? undefined : value))

/** The SQL text without its parameters. */
const writeSql = ({ strings, parts }: Sql): string =>
  strings.join(' ') + parts.map((part) => (part instanceof Sql ? writeSql(part) : '')).join(' ')

const listSizeProblem = (text: string): { message: string }[] => {
  const message = findSizeProblem(text)
  return message ? [{ message }] : []
}

const quote = (text: string) => `${JSON.stringify(text.slice(0, 200))} (${text.length})`

/** Usually short; sometimes as long as permitted, and of a single character. */
function makeText(random: Random): string {
  if (chance(random, 0.01))
    return pickOne(random, SIGNS)
      .repeat(pickInteger(random, 1, 3_000))
      .slice(0, 10_000)
  if (chance(random, 0.1))
    return Array.from({ length: pickInteger(random, 0, 60) }, () => anyCharacter(random)).join('')
  const pieces = Array.from({ length: chance(random, 0.02) ? 2_000 : pickInteger(random, 1, 25) }, () =>
    makePiece(random),
  )
  return pieces.join('').slice(0, 10_000)
}

function makePiece(random: Random): string {
  if (chance(random, 0.35)) return ' '
  if (chance(random, 0.4)) return pickOne(random, SIGNS)
  return chance(random, 0.2) ? MARK : pickOne(random, WORDS)
}

const anyCharacter = (random: Random) =>
  String.fromCodePoint(pickInteger(random, 0, pickOne(random, [0x7f, 0x2ff, 0xffff, 0x10ffff])))
