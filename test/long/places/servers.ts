/** The program on servers: two API processes, two workers, one PostgreSQL, one ClickHouse. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Program, type ProgramOptions, startAndKill, startProgram } from '../../../scripts/start-program.ts'
import { pickInteger, type Random } from '../../../src/server/sources/demo/random.ts'
import { findClickHouseProblem, startClickHouse } from '../../servers/clickhouse.ts'
import { findPostgresProblem, startPostgres } from '../../servers/postgres.ts'
import { ADMIN, callProgram, logIn } from '../installation.ts'
import type { OpenPlace, Outage, Place } from './place.ts'

export const SECRET = 'segredo-das-provas-longas-com-mais-de-32'

/** Shorter than the lifetime of an access token. */
const SESSION_MS = 180_000

/** One of the four processes, running or killed. */
type Member = { name: string; options: ProgramOptions; program: Program | null }

/** Starts a PostgreSQL and a ClickHouse. */
export async function startServers() {
  const problem = findPostgresProblem() ?? findClickHouseProblem()
  if (problem) throw new Error(problem)
  const [postgres, clickHouse] = await Promise.all([startPostgres(), startClickHouse()])
  return {
    databaseUrl: postgres.url,
    clickhouseUrl: clickHouse.url,
    close: async () => void (await Promise.all([postgres.stop(), clickHouse.stop()])),
  }
}

export const openServers: OpenPlace = async (own) => {
  const { databaseUrl, clickhouseUrl, close } = await startServers()
  const dataDir = mkdtempSync(join(tmpdir(), 'lupascan-long-'))
  const env = { DATABASE_URL: databaseUrl, CLICKHOUSE_URL: clickhouseUrl, LUPASCAN_SECRET: SECRET, ...own }
  const members = ['api 1', 'api 2', 'worker 1', 'worker 2'].map((name): Member => {
    const roles = { LUPASCAN_ROLES: name.split(' ')[0] ?? '', LUPASCAN_DEMO: '0', LUPASCAN_FOLLOW_LINKS: '0' }
    return { name, program: null, options: { dataDir, admin: ADMIN, env: { ...roles, ...env } } }
  })
  // The first one creates the tables.
  for (const member of members) member.program = await startProgram(member.options)
  const life = live(members)
  return {
    ...{ it: askAnyOf(members.slice(0, 2)), env, ...life },
    stores: { dataDir, databaseUrl, clickhouseUrl },
    list: () => members.flatMap(({ program }) => (program ? [{ pid: program.pid, address: program.address }] : [])),
    async close() {
      await life.killAll()
      await close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function live(members: readonly Member[]): Pick<Place, 'outages' | 'kill' | 'killAll' | 'start' | 'startAndKill'> {
  const outages: Outage[] = []
  let killedAt = 0
  const end = async (killed: readonly Member[]) => {
    await Promise.all(killed.map(({ program }) => program?.kill()))
    for (const member of killed) member.program = null
    killedAt = Date.now()
  }
  return {
    outages,
    async kill(random) {
      const killed = pickSome(members, random)
      await end(killed)
      return killed.map(({ name }) => name).join(' and ')
    },
    killAll: () => end(members),
    async start() {
      const begin = performance.now()
      const works = members.slice(2).some(({ program }) => program !== null)
      await Promise.all(
        members
          .filter(({ program }) => program === null)
          .map(async (member) => Object.assign(member, { program: await startProgram(member.options) })),
      )
      if (!works) outages.push({ from: killedAt, to: Date.now() })
      return performance.now() - begin
    },
    async startAndKill(afterMs) {
      const member = members.find(({ program }) => program === null)
      if (member) await startAndKill(member.options, afterMs)
    },
  }
}

/** Picks one or two of them at random. */
function pickSome(members: readonly Member[], random: Random): Member[] {
  const first = pickInteger(random, 0, members.length - 1)
  const second = pickInteger(random, 0, 2 * members.length - 1)
  return members.filter((_, i) => i === first || i === second)
}

/** Calls the first running process, like a load balancer. */
function askAnyOf(members: readonly Member[]): Place['it'] {
  const find = () => {
    const found = members.find(({ program }) => program !== null)?.program
    if (!found) throw new Error('no process answers')
    return found.address
  }
  let session: { access: string; until: number } | undefined
  const token = async () => {
    if (!session || session.until < Date.now())
      session = { access: await logIn(find(), ADMIN), until: Date.now() + SESSION_MS }
    return session.access
  }
  return {
    get address() {
      return find()
    },
    token,
    async ask(path, call = {}) {
      return callProgram(find(), path, { ...call, token: await token() })
    },
  }
}
