/**
 * Checks the table of docs/security.md against OWASP ASVS 5.0.0: each requirement of levels 1 and 2 occurs once, and
 * each named test exists.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')

/** Per section, the number of requirements of level 1 or 2; those of level 3 always come last. */
const SECTIONS: Record<string, number[]> = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3, 0, 4],
  V7: [3, 4, 2, 5, 2, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V10: [2, 2, 4, 11, 5, 2, 3],
  V11: [2, 3, 3, 4, 1, 1],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7],
  V16: [1, 5, 4, 3, 3],
  V17: [1, 4, 2],
}
const STATES = ['held', 'partly', 'operator', 'missing', 'not used']

const wanted = Object.entries(SECTIONS).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) => Array.from({ length: count }, (_, at) => `${chapter}.${section + 1}.${at + 1}`)),
)

type Row = { ids: string[]; asks: string; state: string; by: string }

const rows: Row[] = readFileSync(resolve(ROOT, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| V\d+\.\d+\.\d+/.test(line))
  .map((line) => {
    const [ids = '', asks = '', state = '', by = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
    return { ids: ids.split(', '), asks, state, by }
  })

test('every requirement of levels 1 and 2 stands in the table once, in order', () => {
  // The number of requirements in the standard.
  expect(wanted).toHaveLength(253)
  expect(rows.flatMap(({ ids }) => ids)).toEqual(wanted)
})

test('each says what is asked and how it stands; what is not held or is held in part says why', () => {
  const wrong = rows.filter(
    ({ asks, state, by }) => asks === '' || !STATES.includes(state) || (state !== 'not used' && by === ''),
  )
  expect(wrong).toEqual([])
})

test('the tests that are named are there', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
    .toString()
    .split('\n')
  const named = rows.flatMap(({ ids, by }) =>
    [...by.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, name = '']) => ({ id: ids[0], name })),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ name }) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([])
})
