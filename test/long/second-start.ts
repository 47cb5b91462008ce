/** The program started repeatedly on a directory in use: one runs, the others report that at once. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openInstallation } from './installation.ts'
import { describeTimes, type LongProgram, type LongRun } from './long-program.ts'
import { weighMachine } from './weigh-machine.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** Started at the same moment; more would only test the machine. */
const AT_ONCE = 4
const WITHIN_MS = 2_000
const HANGS_MS = 180_000

export const secondStart: LongProgram = {
  proves:
    'of many starts on one directory, by whatever path, one runs, the others say so in a sentence within 2 s; also after a kill -9',
  round: 'a further start',
  rounds: 100,
  short: 4,
  run,
}

async function run(long: LongRun): Promise<void> {
  const it = await openInstallation()
  const times: number[] = []
  const ways = openWays(it.dataDir)
  const tally = { starts: 0, refused: 0, kills: 0, ways: ways.paths.length }
  try {
    for (let round = long.from; round < long.to; round += AT_ONCE) {
      const count = Math.min(AT_ONCE, long.to - round)
      let isOver = false
      const weighing = weighMachine(() => isOver)
      const ends = await Promise.all(
        Array.from({ length: count }, (_, i) => startAgain(ways.paths[i % ways.paths.length] ?? it.dataDir)),
      )
      isOver = true
      const burden = await weighing
      for (const { code, said, ms } of ends) {
        tally.starts += 1
        times.push(ms)
        const isRefusal = code === 1 && /^Outro processo do LupaScan já está usando/m.test(said)
        if (isRefusal) tally.refused += 1
        else long.wrong(round, `ended with ${code} and said: ${said.slice(0, 500)}`)
        if (ms > WITHIN_MS * burden)
          long.wrong(round, `said so after ${Math.round(ms)} ms, machine × ${burden.toFixed(1)}`)
      }
      const { status } = await it.ask('/api/posts/')
      if (status !== 200) long.wrong(round, `the one that runs answers ${status}`)
      if ((round / AT_ONCE) % 5 === 4) {
        await it.kill()
        tally.kills += 1
        await it.start()
      }
    }
    const late = times.filter((ms) => ms > WITHIN_MS).length
    Object.assign(long.figures, tally, { said_so: describeTimes(times), [`later_than_${WITHIN_MS}_ms`]: late })
  } finally {
    ways.close()
    await it.close()
  }
}

/** The same directory by its own path, by a link, and as a second mount if permitted. */
function openWays(dataDir: string): { paths: string[]; close(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'lupascan-ways-'))
  const [link, mounted] = [join(folder, 'link'), join(folder, 'mounted')]
  symlinkSync(dataDir, link)
  mkdirSync(mounted)
  const paths = [dataDir, link]
  try {
    execFileSync('mount', ['--bind', dataDir, mounted], { stdio: 'ignore' })
    paths.push(mounted)
  } catch {
    // Only root may mount.
  }
  return {
    paths,
    close() {
      if (paths.includes(mounted)) execFileSync('umount', ['-l', mounted])
      rmSync(link)
      rmSync(folder, { recursive: true })
    },
  }
}

async function startAgain(dataDir: string): Promise<{ code: number | null; said: string; ms: number }> {
  const begin = performance.now()
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...{ DATABASE_URL: '', CLICKHOUSE_URL: '', LUPASCAN_ROLES: '', LUPASCAN_SECRET: '', LUPASCAN_DEMO: '0' },
      ...{ PORT: '0', HOST: '127.0.0.1', LUPASCAN_DATA_DIR: dataDir },
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const patience = setTimeout(() => child.kill('SIGKILL'), HANGS_MS)
  const [code] = (await once(child, 'close')) as [number | null]
  clearTimeout(patience)
  return { code, said, ms: performance.now() - begin }
}
