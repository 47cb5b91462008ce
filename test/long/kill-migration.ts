/** kill -9 while the stores of an earlier version are brought to this one, again and again; judged against an undisturbed start. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ProgramOptions, startAndKill, startProgram } from '../../scripts/start-program.ts'
import { pickInteger } from '../../src/server/sources/demo/random.ts'
import { readMigrations } from '../../src/server/store/migrate.ts'
import { ADMIN } from './installation.ts'
import { type Former, makeFormerDirectory } from './kill-migration/former-directory.ts'
import { compareSchemas, readSchema, type Schema } from './kill-migration/read-schema.ts'
import { describeTimes, type LongProgram, type LongRun } from './long-program.ts'

/** Earlier ones have been migrated by every version that could be installed. */
const FIRST = { clickhouse: 15, postgres: 15 }
const MOST_KILLS = 4
const UP_TO_DATE = 'schema brought up to date'

export const killMigration: LongProgram = {
  proves: 'both stores of an earlier version become those of this one, whenever and however often that is killed',
  round: 'a data directory of an earlier version, up to four kills while it is migrated, a start, and the comparison',
  rounds: 20,
  short: 1,
  run,
}

async function run(long: LongRun): Promise<void> {
  const tally = { kills: 0, kills_before_the_end: 0 }
  const [undisturbed, ready]: [number[], number[]] = [[], []]
  for (let round = long.from; round < long.to; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'lupascan-migration-'))
    try {
      const former = pickFormer(long, round)
      await makeFormerDirectory(join(folder, 'former'), former)
      const calm = await migrateCalmly(copy(folder, 'calm'))
      undisturbed.push(calm.ms)
      const { kills, early, ms, schema } = await migrateDisturbed(copy(folder, 'disturbed'), long, round, calm.ms)
      tally.kills += kills
      tally.kills_before_the_end += early
      ready.push(ms)
      const about = `from ClickHouse ${former.clickhouse - 1}, PostgreSQL ${former.postgres - 1}`
      for (const one of compareSchemas(schema, calm.schema)) long.wrong(round, `${about}: ${one}`)
      const times = `${Math.round(calm.ms)} ms undisturbed, ${Math.round(ms)} ms after the kills`
      long.say(`${round}: ${about}; ${kills} kills, ${early} before the schema was there; ready in ${times}`)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  Object.assign(long.figures, tally, { undisturbed: describeTimes(undisturbed), ready: describeTimes(ready) })
}

/** One of each store at the least is to come. */
function pickFormer(long: LongRun, round: number): Former {
  const random = long.random(round)
  const last = (store: 'clickhouse' | 'postgres') => readMigrations(store).at(-1)?.number ?? 0
  // The copy of the posts is the longest of all: every third time.
  const clickhouse = round % 3 === 0 ? FIRST.clickhouse : pickInteger(random, FIRST.clickhouse, last('clickhouse'))
  return { clickhouse, postgres: pickInteger(random, FIRST.postgres, last('postgres')) }
}

function copy(folder: string, name: string): ProgramOptions {
  const dataDir = join(folder, name)
  cpSync(join(folder, 'former'), dataDir, { recursive: true })
  // How far the copy of the posts is would stand between the lines of this program.
  return { dataDir, admin: ADMIN, env: { LUPASCAN_DEMO: '0', LUPASCAN_FOLLOW_LINKS: '0' }, stderr: 'ignore' }
}

type Migrated = { ms: number; schema: Schema }

async function migrateCalmly(options: ProgramOptions): Promise<Migrated> {
  const begin = performance.now()
  const program = await startProgram(options)
  const ms = performance.now() - begin
  await program.kill()
  return { ms, schema: await readSchema(options.dataDir) }
}

/** @param usualMs as long as a start takes that nobody kills */
async function migrateDisturbed(
  options: ProgramOptions,
  long: LongRun,
  round: number,
  usualMs: number,
): Promise<Migrated & { kills: number; early: number }> {
  const random = long.random(`${round}/kills`)
  const kills = pickInteger(random, 1, MOST_KILLS)
  let early = 0
  for (let i = 0; i < kills; i += 1) {
    // Loading the program and opening the stores comes first.
    const said = await startAndKill(options, Math.round(usualMs * (0.2 + 0.8 * random())))
    if (!said.includes(UP_TO_DATE)) early += 1
  }
  return { ...(await migrateCalmly(options)), kills, early }
}
