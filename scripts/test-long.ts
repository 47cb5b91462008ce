// npm run test:long -- NAME [--servers] [--seed S] [--rounds N | --short] [--from N]: trouble for hours, where the suite has seconds.
// Ended by SIGTERM it says how far it came.
import { parseArgs } from 'node:util'
import { type LongProgram, runLong } from '../test/long/long-program.ts'
import { LONG_PROGRAMS } from '../test/long/programs.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    rounds: { type: 'string' },
    short: { type: 'boolean', default: false },
    // On servers, where a program has that form.
    servers: { type: 'boolean', default: false },
    // The first round: repeats one alone, or goes on where a run ended.
    from: { type: 'string', default: '0' },
  },
})
const name = `${positionals[0] ?? ''}${values.servers ? '-servers' : ''}`
const program = LONG_PROGRAMS[name]
if (program) await test(program)
else list()

function list(): void {
  if (name !== '') console.error(`There is no program "${name}".`)
  console.log('npm run test:long -- NAME [--servers] [--seed S] [--rounds N | --short] [--from N]\n')
  for (const [one, { proves, round, rounds, short }] of Object.entries(LONG_PROGRAMS))
    console.log(`${one}\n    ${proves}\n    a round: ${round}; ${rounds} of them, short ${short}`)
  process.exitCode = name === '' ? 0 : 2
}

async function test(program: LongProgram): Promise<void> {
  const rounds = values.short ? program.short : Number(values.rounds ?? program.rounds)
  const from = Number(values.from)
  if (![rounds, from].every(Number.isSafeInteger)) throw new Error('--rounds and --from take whole numbers')
  console.log(`${name}: seed ${values.seed}, ${rounds} rounds from ${from}`)
  const begin = performance.now()
  let round = from
  const onRound = (begun: number) => {
    round = begun
  }
  process.once('SIGTERM', () => {
    console.log(`${name}: stopped in round ${round}`)
    process.exit(1)
  })
  const { faults, figures } = await runLong(program, { seed: values.seed, from, rounds, say: console.log, onRound })
  console.log(figures)
  for (const fault of faults.slice(0, 30)) console.log(fault)
  const seconds = Math.round((performance.now() - begin) / 1000)
  const repeat = `npm run test:long -- ${name} --seed ${values.seed} --from ${from} --rounds ${rounds}`
  if (faults.length > 0) console.log(`The same again: ${repeat}`)
  console.log(`${name}: ${faults.length === 0 ? 'HOLDS' : `${faults.length} FAULTS`} (${rounds} rounds, ${seconds} s)`)
  // What hangs must not hold the verdict back.
  process.exit(faults.length === 0 ? 0 : 1)
}
