/** Alerts on servers: two processes that answer, two that work, one PostgreSQL, one ClickHouse. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Program, type ProgramOptions, startProgram } from '../../../scripts/start-program.ts'
import { pickInteger, type Random } from '../../../src/server/sources/demo/random.ts'
import { findClickHouseProblem, startClickHouse } from '../../servers/clickhouse.ts'
import { findPostgresProblem, startPostgres } from '../../servers/postgres.ts'
import { ADMIN, callProgram, logIn } from '../installation.ts'
import type { OpenPlace, Outage, Place } from './places.ts'

const SECRET = 'segredo-das-provas-longas-com-mais-de-32'

/** Shorter than an access token holds. */
const SESSION_MS = 180_000

/** One of the four, running or killed. */
type Member = { name: string; options: ProgramOptions; program: Program | null }

export const openServers: OpenPlace = async (env) => {
  const problem = findPostgresProblem() ?? findClickHouseProblem()
  if (problem) throw new Error(problem)
  const [postgres, clickHouse] = await Promise.all([startPostgres(), startClickHouse()])
  const dataDir = mkdtempSync(join(tmpdir(), 'lupascan-long-'))
  const stores = { DATABASE_URL: postgres.url, CLICKHOUSE_URL: clickHouse.url, LUPASCAN_SECRET: SECRET }
  const members = ['api 1', 'api 2', 'worker 1', 'worker 2'].map((name): Member => {
    const roles = { LUPASCAN_ROLES: name.split(' ')[0] ?? '', LUPASCAN_DEMO: '0', LUPASCAN_FOLLOW_LINKS: '0' }
    return { name, program: null, options: { dataDir, admin: ADMIN, env: { ...roles, ...stores, ...env } } }
  })
  // The first one makes the tables.
  for (const member of members) member.program = await startProgram(member.options)
  const outages: Outage[] = []
  let killedAt = 0
  return {
    ...{ it: askAnyOf(members.slice(0, 2)), outages },
    async kill(random) {
      const killed = await killSome(members, random)
      killedAt = Date.now()
      return killed
    },
    async start() {
      const begin = performance.now()
      const works = members.slice(2).some(({ program }) => program !== null)
      const killed = members.filter(({ program }) => program === null)
      await Promise.all(
        killed.map(async (member) => Object.assign(member, { program: await startProgram(member.options) })),
      )
      if (!works) outages.push({ from: killedAt, to: Date.now() })
      return performance.now() - begin
    },
    async close() {
      await Promise.all(members.map(({ program }) => program?.kill()))
      await Promise.all([postgres.stop(), clickHouse.stop()])
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** One of them, or two: any two. */
async function killSome(members: readonly Member[], random: Random): Promise<string> {
  const first = pickInteger(random, 0, members.length - 1)
  const second = pickInteger(random, 0, 2 * members.length - 1)
  const killed = members.filter((_, i) => i === first || i === second)
  await Promise.all(killed.map(({ program }) => program?.kill()))
  for (const member of killed) member.program = null
  return killed.map(({ name }) => name).join(' and ')
}

/** Asks the first that runs, as a balancer would. */
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
