// npm run test:long -- NAME [--servers] [--seed S] [--rounds N | --short] [--from N] [--with OPTION=NUMBER]…: hours of
// stress, where the suite has seconds. On SIGTERM it prints how far it came.
import { parseArgs } from 'node:util'
import { type LongProgram, runLong } from '../test/long/long-program.ts'
import { LONG_PROGRAMS } from '../test/long/programs.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    rounds: { type: 'string' },
    short: { type: 'boolean', default: false },
    // Uses servers, for programs that support them.
    servers: { type: 'boolean', default: false },
    // The first round: repeats a single one, or continues where a run ended.
    from: { type: 'string', default: '0' },
    // An option of the program itself; may be repeated.
    with: { type: 'string', multiple: true, default: [] },
  },
})
const name = `${positionals[0] ?? ''}${values.servers ? '-servers' : ''}`
const program = LONG_PROGRAMS[name]
if (program) await test(program)
else list()

function list(): void {
  if (name !== '') console.error(`There is no program "${name}".`)
  console.log(
    'npm run test:long -- NAME [--servers] [--seed S] [--rounds N | --short] [--from N] [--with OPTION=NUMBER]…\n',
  )
  for (const [one, { proves, round, rounds, short, options = {} }] of Object.entries(LONG_PROGRAMS)) {
    console.log(`${one}\n    ${proves}\n    a round: ${round}; ${rounds} of them, short ${short}`)
    for (const [option, { means, usual, names }] of Object.entries(options))
      console.log(`    --with ${option}=${names ? names.join('|') : usual}: ${means}`)
  }
  process.exitCode = name === '' ? 0 : 2
}

/** @throws if the program has no such option, or the value is not a number */
function readOptions(program: LongProgram): Record<string, number> {
  return Object.fromEntries(
    values.with.map((told) => {
      const [option = '', value = ''] = told.split('=')
      const known = program.options?.[option]
      const number = known?.names ? known.names.indexOf(value) + 1 : Number(value)
      if (!known || !(number > 0)) throw new Error(`--with ${told} is no option of ${name}`)
      return [option, number]
    }),
  )
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
  const options = readOptions(program)
  const plan = { seed: values.seed, from, rounds, options, isShort: values.short }
  const { faults, figures } = await runLong(program, { ...plan, say: console.log, onRound })
  console.log(figures)
  for (const fault of faults.slice(0, 30)) console.log(fault)
  const seconds = Math.round((performance.now() - begin) / 1000)
  const told = values.with.map((option) => ` --with ${option}`).join('')
  const repeat = `npm run test:long -- ${name} --seed ${values.seed} --from ${from} --rounds ${rounds}${told}`
  if (faults.length > 0) console.log(`The same again: ${repeat}`)
  console.log(`${name}: ${faults.length === 0 ? 'HOLDS' : `${faults.length} FAULTS`} (${rounds} rounds, ${seconds} s)`)
  // A hanging process must not delay the verdict.
  process.exit(faults.length === 0 ? 0 : 1)
}
