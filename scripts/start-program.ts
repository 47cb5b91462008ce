import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
const READY = /LupaScan pronto em (http:\/\/127\.0\.0\.1:\d+)/

export type Program = {
  address: string
  pid: number
  /** All that it wrote so far. */
  said(): string
  stop(): Promise<void>
  /** kill -9 */
  kill(): Promise<void>
}

export type ProgramOptions = {
  dataDir: string
  admin: { username: string; password: string }
  env?: Record<string, string>
}

/** The environment of LupaScan on a port of its own, with embedded stores in `dataDir` and the demonstration set; `env` says otherwise. */
export const environmentOf = ({ dataDir, admin, env }: ProgramOptions) => ({
  ...process.env,
  // Empty is the same as absent, and wins over a developer's own .env.
  ...{ DATABASE_URL: '', CLICKHOUSE_URL: '', CLICKHOUSE_CLUSTER: '', LUPASCAN_ROLES: '', LUPASCAN_SECRET: '' },
  ...{ PORT: '0', HOST: '127.0.0.1', UV_THREADPOOL_SIZE: '24', LUPASCAN_DEMO: '1' },
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
  LUPASCAN_DATA_DIR: dataDir,
  LUPASCAN_ADMIN_USERNAME: admin.username,
  LUPASCAN_ADMIN_PASSWORD: admin.password,
  ...env,
})

/**
 * Starts LupaScan in `environmentOf(options)`.
 * @throws Error with what the program said when it ends before it is ready
 */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environmentOf(options),
  })
  let said = ''
  const address = await new Promise<string>((done, fail) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const ready = READY.exec(said)?.[1]
      if (ready) done(ready)
    })
    child.once('exit', () => fail(new Error(`The program ended before it was ready:\n${said}`)))
  })
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return { address, pid: child.pid ?? 0, said: () => said, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}
