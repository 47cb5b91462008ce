/** kill -9 while stores of an earlier version are migrated, repeatedly; compared with an undisturbed start. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ProgramOptions, startAndKill, startProgram } from '../../scripts/start-program.ts'
import { pickInteger } from '../../src/server/sources/demo/random.ts'
import { readMigrations } from '../../src/server/store/migrate.ts'
import { ADMIN } from './installation.ts'
import type { Former } from './kill-migration/fill-former-stores.ts'
import { type FormerStores, type OpenFormer, openDatabases, openDirectories } from './kill-migration/former-stores.ts'
import { compareSchemas, readSchema, type Schema } from './kill-migration/read-schema.ts'
import { describeTimes, type LongProgram, type LongRun } from './long-program.ts'
import type { StoreAddresses } from './places/place.ts'
import { SECRET } from './places/servers.ts'

/** Earlier migrations are already applied in every version that could be installed. */
const FIRST = { clickhouse: 15, postgres: 15 }
const MAX_KILLS = 4
const UP_TO_DATE = 'schema brought up to date'

const program = (open: OpenFormer, where: string): LongProgram => ({
  proves: `${where}: both stores of an earlier version become those of this one, whenever and however often that is killed`,
  round: 'stores of an earlier version, up to four kills while they are migrated, a start, and the comparison',
  rounds: 20,
  short: 1,
  run: (long) => run(long, open),
})

export const killMigration = program(openDirectories, 'in one process')
export const killMigrationOnServers = program(openDatabases, 'on servers, two processes that start at once')

async function run(long: LongRun, open: OpenFormer): Promise<void> {
  const formerStores = await open()
  try {
    await runOn(long, formerStores)
  } finally {
    await formerStores.close()
  }
}

async function runOn(long: LongRun, { make, starts }: FormerStores): Promise<void> {
  const tally = { kills: 0, kills_before_the_end: 0 }
  const [undisturbed, ready]: [number[], number[]] = [[], []]
  for (let round = long.from; round < long.to; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'lupascan-migration-'))
    try {
      const former = pickFormer(long, round)
      const two = await make(folder, former)
      const calm = await migrateCalmly(two.calm)
      undisturbed.push(calm.ms)
      const { kills, early, ms, schema } = await migrateDisturbed(two.disturbed, long, round, calm.ms, starts)
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

/** At least one migration of each store is pending. */
function pickFormer(long: LongRun, round: number): Former {
  const random = long.random(round)
  const last = (store: 'clickhouse' | 'postgres') => readMigrations(store).at(-1)?.number ?? 0
  // Copying the posts takes longest: every third round.
  const clickhouse = round % 3 === 0 ? FIRST.clickhouse : pickInteger(random, FIRST.clickhouse, last('clickhouse'))
  return { clickhouse, postgres: pickInteger(random, FIRST.postgres, last('postgres')) }
}

const optionsOf = ({ dataDir, databaseUrl, clickhouseUrl }: StoreAddresses): ProgramOptions => ({
  ...{ dataDir, admin: ADMIN },
  env: {
    ...{ LUPASCAN_DEMO: '0', LUPASCAN_FOLLOW_LINKS: '0', LUPASCAN_SECRET: SECRET },
    ...{ DATABASE_URL: databaseUrl ?? '', CLICKHOUSE_URL: clickhouseUrl ?? '' },
    // Jobs change posts too, at startup and on schedule, in either or both of the two.
    LUPASCAN_ROLES: 'api',
  },
  // Progress of the copy would clutter this test's output.
  stderr: 'ignore',
})

type Migrated = { ms: number; schema: Schema }

async function migrateCalmly(stores: StoreAddresses): Promise<Migrated> {
  const begin = performance.now()
  const program = await startProgram(optionsOf(stores))
  const ms = performance.now() - begin
  await program.kill()
  return { ms, schema: await readSchema(stores) }
}

/**
 * @param usualMs duration of an undisturbed start
 * @param starts processes that start at once
 */
async function migrateDisturbed(
  stores: StoreAddresses,
  long: LongRun,
  round: number,
  usualMs: number,
  starts: number,
): Promise<Migrated & { kills: number; early: number }> {
  const random = long.random(`${round}/kills`)
  const kills = pickInteger(random, 1, MAX_KILLS)
  let early = 0
  for (let i = 0; i < kills; i += 1) {
    // Loading the program and opening the stores comes first.
    const lives = Array.from({ length: starts }, () => Math.round(usualMs * (0.2 + 0.8 * random())))
    const said = await Promise.all(lives.map((life) => startAndKill(optionsOf(stores), life)))
    early += said.filter((one) => !one.includes(UP_TO_DATE)).length
  }
  return { ...(await migrateCalmly(stores)), kills: kills * starts, early }
}
