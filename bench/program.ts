import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
/** Shorter than the lifetime of an access token. */
const RELOGIN_MS = 5 * 60_000
const PASSWORD = 'senha-da-medida'

export type Server = {
  readonly address: string
  /** From the start of the process until it reports that it is ready. */
  readonly readySeconds: number
  get(path: string): Promise<Response>
  post(path: string, body: string, type: string): Promise<Response>
  /** Headers for a call of a logged-in user, valid for some minutes. */
  authorize(): Promise<Record<string, string>>
  /** Megabytes: current, and peak including startup. */
  memory(): Memory
  stop(): Promise<void>
}

export type Memory = { now: number; peak: number }

/** Same as in package.json; a test keeps both in sync. */
export const FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50']
export const MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '1048576',
  JE_MALLOC_CONF: 'dirty_decay_ms:1000,muzzy_decay_ms:0',
}

/** The environment of every measured process: its own data, no network. */
export const environment = (folder: string, port = 0) => ({
  ...process.env,
  UV_THREADPOOL_SIZE: '24',
  ...MEMORY,
  NODE_COMPILE_CACHE: `${ROOT}/node_modules/.cache/node`,
  LUPASCAN_DATA_DIR: `${folder}/data`,
  LUPASCAN_DEMO: '0',
  LUPASCAN_ADMIN_USERNAME: 'medida',
  LUPASCAN_ADMIN_PASSWORD: PASSWORD,
  PORT: String(port),
})

/**
 * Starts the real program and logs in.
 * @throws if another server responds on the port, which would be measured instead, or if the program ends before it is
 * ready
 */
export async function createServer(folder: string, port: number): Promise<Server> {
  const address = `http://127.0.0.1:${port}`
  if (await answers(address)) throw new Error(`another program answers at ${address}: choose another --port`)
  const started = performance.now()
  const process_ = spawn(process.execPath, [...FLAGS, `${ROOT}/src/server/main.ts`], {
    cwd: ROOT,
    env: environment(folder, port),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(process_, 'exit').then(() => {
    throw new Error('the program ended before it was ready')
  })
  await Promise.race([waitFor(`${address}/api/health/ready`), ended])
  ended.catch(() => {})
  const readySeconds = (performance.now() - started) / 1000
  let access = { token: '', at: Number.NEGATIVE_INFINITY }
  const authorize = async () => {
    if (performance.now() - access.at > RELOGIN_MS) access = { token: await logIn(address), at: performance.now() }
    return { authorization: `Bearer ${access.token}`, 'accept-encoding': 'identity' }
  }
  return {
    address,
    readySeconds,
    authorize,
    get: async (path) => fetch(`${address}${path}`, { headers: await authorize() }),
    post: async (path, body, type) =>
      fetch(`${address}${path}`, {
        method: 'POST',
        headers: { ...(await authorize()), 'content-type': type },
        body,
      }),
    memory: () => readMemory(process_.pid),
    async stop() {
      process_.kill('SIGTERM')
      await once(process_, 'exit')
    },
  }
}

/** @throws if the login is refused */
export async function logIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'medida', password: PASSWORD }),
  })
  if (!response.ok) throw new Error(`login: ${response.status}`)
  const { access } = (await response.json()) as { access: string }
  return access
}

async function waitFor(url: string): Promise<void> {
  for (let tries = 0; tries < 60_000; tries += 1) {
    if (await answers(url)) return
    await new Promise((done) => setTimeout(done, 10))
  }
  throw new Error('the program did not become ready')
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  )

/** As counted by the kernel; zeros where it does not (macOS). */
export function readMemory(pid: number | undefined): Memory {
  const file = `/proc/${pid}/status`
  const status = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}
