// npm run rehearse:lives -- --minutes 10 --kills 3
import { parseArgs } from 'node:util'
import { describeRehearsal } from '../test/rehearsal/figures.ts'
import { rehearse } from '../test/rehearsal/rehearse.ts'
import { findBrowser } from './find-browser.ts'
import { hasProgram, installSoundPrograms } from './install-package.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    kills: { type: 'string', default: '3' },
    // Seconds that a segment stays in the playlist: a program that is down for longer cannot have heard it.
    window: { type: 'string', default: '240' },
    // Response time of the engine in milliseconds.
    think: { type: 'string', default: '1500' },
  },
})

installSoundPrograms()
if (!hasProgram('ffmpeg')) throw new Error('There is no ffmpeg on this machine, and none could be installed.')

const start = performance.now()
const rehearsal = await rehearse({
  seconds: Number(values.minutes) * 60,
  kills: Number(values.kills),
  windowSeconds: Number(values.window),
  thinkMs: Number(values.think),
  ...{ rate: 1, idleMs: 40_000, browser: await findBrowser() },
  say: (line) => console.log(`${Math.round((performance.now() - start) / 1000)} s: ${line}`),
})
const { lines, differences } = describeRehearsal(rehearsal)
for (const line of lines) console.log(line)
for (const line of differences) console.log(`DIFFERENT: ${line}`)
console.log(`${differences.length} differences`)
process.exit(differences.length === 0 ? 0 : 1)
