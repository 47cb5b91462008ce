// npm run test:coverage -- [FILES]: lines and branches covered by the unit and store tests, by area; each line in coverage/index.html.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runTool } from './test-steps.ts'

const ROOT = join(import.meta.dirname, '..')
/** Areas of a recognisable size: src/server/ingest, src/web/features. */
const DEPTH = 3

type Reached = { total: number; covered: number }
type Summary = Record<string, { lines: Reached; branches: Reached }>

const ok = await runTool('vitest', ['run', '--coverage', '--reporter=dot', ...process.argv.slice(2)])
const summary: Summary = JSON.parse(readFileSync(join(ROOT, 'coverage/coverage-summary.json'), 'utf8'))

const areas = new Map<string, { lines: Reached; branches: Reached }>()
for (const [file, reached] of Object.entries(summary)) {
  const folders = file === 'total' ? ['everything'] : relative(ROOT, file).split('/').slice(0, -1).slice(0, DEPTH)
  const area = areas.get(folders.join('/')) ?? { lines: { total: 0, covered: 0 }, branches: { total: 0, covered: 0 } }
  areas.set(folders.join('/'), {
    lines: add(area.lines, reached.lines),
    branches: add(area.branches, reached.branches),
  })
}
const rows = [...areas].sort(([one], [other]) => one.localeCompare(other))
console.table(
  Object.fromEntries(
    rows.map(([area, { lines, branches }]) => [area, { lines: share(lines), branches: share(branches) }]),
  ),
)
process.exitCode = ok ? 0 : 1

function add(one: Reached, other: Reached): Reached {
  return { total: one.total + other.total, covered: one.covered + other.covered }
}

function share({ total, covered }: Reached): string {
  return total === 0 ? '–' : `${((100 * covered) / total).toFixed(1)} %`
}
