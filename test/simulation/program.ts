/** The real program as a separate process, with its embedded stores, in simulated time. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SIMULATION, Told } from './clock-messages.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const CLOCK = fileURLToPath(new URL('./program-clock.ts', import.meta.url))
const READY = /LupaScan pronto em (http:\/\/127\.0\.0\.1:\d+)/
const ADMIN = { username: 'simulacao', password: 'senha-da-simulacao' }

export type SimulatedProgram = {
  address: string
  pid: number
  /** Sets the time. Resolves when the program is idle, to the time it waits for. */
  moveTo(now: number): Promise<number | null>
  /**
   * Calls its API as the first superuser.
   * @throws when it refuses
   */
  ask(path: string, body?: object): Promise<unknown>
  /** kill -9 */
  kill(): Promise<void>
  /** Shuts down gracefully. */
  end(now: number): Promise<void>
}

/** `stepMs`: shortest poll interval of what looks for work. */
export type ProgramOptions = { dataDir: string; base: string; now: number; stepMs: number }

/**
 * Starts it at a given time.
 * @throws with its output if it ends before it is ready
 */
export async function startProgram(options: ProgramOptions): Promise<SimulatedProgram> {
  const child = spawn(process.execPath, ['--import', CLOCK, 'src/server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      // Empty means absent, and overrides a developer's own .env.
      ...{ DATABASE_URL: '', CLICKHOUSE_URL: '', LUPASCAN_ROLES: '', LUPASCAN_SECRET: '', NODE_OPTIONS: '' },
      ...{ PORT: '0', HOST: '127.0.0.1', UV_THREADPOOL_SIZE: '24', LUPASCAN_DEMO: '0', LUPASCAN_FOLLOW_LINKS: '0' },
      LUPASCAN_DATA_DIR: options.dataDir,
      LUPASCAN_TELEGRAM_WEB_BASE: options.base,
      LUPASCAN_ADMIN_USERNAME: ADMIN.username,
      LUPASCAN_ADMIN_PASSWORD: ADMIN.password,
      [SIMULATION]: `${options.now}/${options.stepMs}`,
    },
  })
  const address = await findAddress(child)
  const moveTo = (now: number) => move(child, now)
  return {
    address,
    pid: child.pid ?? 0,
    moveTo,
    ask: createAsk(address),
    kill: () => stop(child, 'SIGKILL'),
    async end(now) {
      let isOver = false
      const ended = stop(child, 'SIGTERM').then(() => {
        isOver = true
      })
      // What it waits for while shutting down must come due too.
      for (let moment = now; !isOver; moment += 1_000) {
        await Promise.race([ended, move(child, moment).catch(() => {})])
        await new Promise((done) => setTimeout(done, 20))
      }
    },
  }
}

async function findAddress(child: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((done, fail) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const ready = READY.exec(said)?.[1]
      if (ready) done(ready)
    })
    child.once('exit', () => fail(new Error(`The program ended before it was ready:\n${said}`)))
  })
}

function move(child: ChildProcess, now: number): Promise<number | null> {
  return new Promise((done, fail) => {
    const ended = () => fail(new Error('The program ended by itself'))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      done(Told.parse(message).next)
    })
    child.send(now, (error) => error && fail(error))
  })
}

async function stop(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

function createAsk(address: string): SimulatedProgram['ask'] {
  const send = async (path: string, headers: Record<string, string>, body?: object) => {
    const response = await fetch(`${address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}), connection: 'close' },
      body: body ? JSON.stringify(body) : null,
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  return async (path, body) => {
    // A token lasts minutes, which pass quickly here.
    const { access } = (await send('/api/token/', {}, ADMIN)) as { access: string }
    return send(path, { authorization: `Bearer ${access}` }, body)
  }
}
