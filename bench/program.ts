import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
/** Sooner than an access token ends. */
const RELOGIN_MS = 5 * 60_000
const PASSWORD = 'senha-da-medida'

export type Server = {
  get(path: string): Promise<Response>
  /** Megabytes: now, and the most there ever was. */
  memory(): Memory
  stop(): Promise<void>
}

export type Memory = { now: number; peak: number }

/** The environment of every process that is measured: its own data, nothing on the network. */
export const environment = (folder: string, port = 0) => ({
  ...process.env,
  UV_THREADPOOL_SIZE: '24',
  LUPASCAN_DATA_DIR: `${folder}/data`,
  LUPASCAN_DEMO: '0',
  LUPASCAN_ADMIN_USERNAME: 'medida',
  LUPASCAN_ADMIN_PASSWORD: PASSWORD,
  PORT: String(port),
})

/** Starts the real program and logs in. */
export async function createServer(folder: string, port: number): Promise<Server> {
  const process_ = spawn(process.execPath, ['--max-semi-space-size=8', `${ROOT}/src/server/main.ts`], {
    cwd: ROOT,
    env: environment(folder, port),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  await waitFor(`${address}/api/health/ready`)
  let access = { token: '', at: Number.NEGATIVE_INFINITY }
  return {
    async get(path) {
      if (performance.now() - access.at > RELOGIN_MS) access = { token: await logIn(address), at: performance.now() }
      return fetch(`${address}${path}`, {
        headers: { authorization: `Bearer ${access.token}`, 'accept-encoding': 'identity' },
      })
    },
    memory: () => readMemory(process_.pid),
    async stop() {
      process_.kill('SIGTERM')
      await once(process_, 'exit')
    },
  }
}

async function logIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'medida', password: PASSWORD }),
  })
  const { access } = (await response.json()) as { access: string }
  return access
}

async function waitFor(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('the program did not become ready')
}

/** From the kernel's own account of a process; zeros where there is none (macOS). */
export function readMemory(pid: number | undefined): Memory {
  const file = `/proc/${pid}/status`
  const status = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}
