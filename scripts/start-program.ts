import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const ROOT = resolve(import.meta.dirname, '..')
const READY = /LupaScan pronto em (http:\/\/127\.0\.0\.1:\d+)/

export type Program = {
  address: string
  pid: number
  /** All of its output so far. */
  said(): string
  stop(): Promise<void>
  /** kill -9 */
  kill(): Promise<void>
}

export type ProgramOptions = {
  dataDir: string
  admin: { username: string; password: string }
  env?: Record<string, string>
  /** Arguments for Node, besides the program. */
  nodeArguments?: readonly string[]
  /** Its progress and error output is shown, unless ignored. */
  stderr?: 'inherit' | 'ignore'
}

/** Environment of LupaScan on its own port, with embedded stores in `dataDir` and the demonstration set, unless `env` overrides it. */
export const environmentOf = ({ dataDir, admin, env }: ProgramOptions) => ({
  ...process.env,
  // Empty means absent, and overrides a developer's own .env.
  ...{ DATABASE_URL: '', CLICKHOUSE_URL: '', CLICKHOUSE_CLUSTER: '', LUPASCAN_ROLES: '', LUPASCAN_SECRET: '' },
  ...{ PORT: '0', HOST: '127.0.0.1', UV_THREADPOOL_SIZE: '24', LUPASCAN_DEMO: '1' },
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
  LUPASCAN_DATA_DIR: dataDir,
  LUPASCAN_ADMIN_USERNAME: admin.username,
  LUPASCAN_ADMIN_PASSWORD: admin.password,
  ...env,
})

/** A program that may not be ready yet. `ready`: resolves to its address. */
type Launched = {
  pid: number
  ready: Promise<string>
  said(): string
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

function launchProgram(options: ProgramOptions): Launched {
  const child = spawn(process.execPath, [...(options.nodeArguments ?? []), 'src/server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', options.stderr ?? 'inherit'],
    env: environmentOf(options),
  })
  // An interrupted run leaves no process behind.
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  child.once('exit', () => process.off('exit', killWithUs))
  let said = ''
  const ready = new Promise<string>((done, fail) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const address = READY.exec(said)?.[1]
      if (address) done(address)
    })
    child.once('exit', () => fail(new Error(`The program ended before it was ready:\n${said}`)))
  })
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return { pid: child.pid ?? 0, ready, said: () => said, end }
}

/**
 * Starts LupaScan in `environmentOf(options)`.
 * @throws Error with the program's output if it ends before it is ready
 */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const { pid, ready, said, end } = launchProgram(options)
  return { address: await ready, pid, said, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/** Starts it, and kills it with kill -9 after `afterMs`. Returns its output until then. */
export async function startAndKill(options: ProgramOptions, afterMs: number): Promise<string> {
  const { ready, said, end } = launchProgram(options)
  const failed = ready.then(
    () => null,
    (error: Error) => error,
  )
  const early = await Promise.race([sleep(afterMs, null), failed.then((error) => error ?? sleep(afterMs, null))])
  if (early) throw early
  await end('SIGKILL')
  return said()
}
