// npm run simulate -- --days 10 --channels 50 --kills 12: the real program with a simulated network, in fast simulated days.
import { parseArgs } from 'node:util'
import { COUNT_AGES } from '../src/server/ingest/collect/polling-schedule.ts'
import { simulate } from '../test/simulation/simulate.ts'

const MAX_SHOWN = 200
const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '10' },
    channels: { type: 'string', default: '50' },
    kills: { type: 'string', default: '12' },
    // Minutes between two polls of the program's queue; 1 is its own interval.
    step: { type: 'string', default: '1' },
    // Minutes of real time after which the result so far is judged or, with a folder, saved there.
    minutes: { type: 'string', default: '600' },
    // Saves a run too long for one session; the same command resumes it.
    folder: { type: 'string' },
  },
})

const start = performance.now()
const hours = Number(values.days) * 24
const result = await simulate({
  hours,
  restHours: 6,
  channels: Number(values.channels),
  kills: Number(values.kills),
  stepMs: Number(values.step) * 60_000,
  folder: values.folder,
  isOver: () => performance.now() - start > Number(values.minutes) * 60_000,
  say: (line) => console.log(`${Math.round((performance.now() - start) / 1000)} s: ${line}`),
})

if (!result) {
  console.log('The rest is for another time: the same command goes on')
  process.exit(0)
}

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN
const toMinutes = (milliseconds: number) => (milliseconds / 60_000).toFixed(1)
const wall = Math.round((performance.now() - start) / 1000)
console.log(
  `${(result.hours / 24).toFixed(1)} days of ${result.channels} channels in ${wall} s, ${result.outages.length} times killed`,
)
console.log(`shown: ${result.pages} pages, ${result.due} states that were there long enough to be seen`)
console.log(`stored: ${result.messages} posts, ${result.texts} versions, ${result.deletions} deletions`)
console.log(`a deletion is known to ${toMinutes(median(result.intervals))} min (median)`)
for (const [i, late] of result.counts.entries()) {
  const age = (COUNT_AGES[i] ?? 0) / 60_000
  console.log(`counts at ${age} min: ${late.length}, late by ${toMinutes(median(late))} min (median)`)
}
for (const line of result.differences.slice(0, MAX_SHOWN)) console.log(`DIFFERENT: ${line}`)
console.log(`${result.differences.length} differences`)
process.exit(result.differences.length === 0 ? 0 : 1)
