/** A Node process of ours that does one job at a time, for work that may hang, crash or take all memory. */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { confineNode } from './confine/confined-node.ts'
import type { Rights } from './confine/rights.ts'
import { readResidentBytes } from './resident-bytes.ts'

/** How the process is started. It answers a message `{ id, … }` with one of the same `id`, and exits on 'disconnect'. */
export type WorkerProgram = {
  script: URL
  args?: string[]
  execArgv?: string[]
  /** Its whole environment: none of the program's secrets. */
  env: Record<string, string | undefined>
  /** In addition to reading the code of the program and of its packages. */
  rights: Rights
}

export type WorkerLimits<Job> = {
  /** For one job, from its turn on. */
  timeoutMs: (job: Job) => number
  /** Limit of the resident memory of the process. Absent: no limit. */
  maxBytes?: () => number
  /** After this long without work the process ends, and its memory is freed. */
  idleMs: () => number
}

/** `ended`: the process ended by itself, because of a library fault or lack of memory; or no more jobs are accepted. */
export class WorkerFailure extends Error {
  readonly reason: 'timeout' | 'memory' | 'ended'
  constructor(reason: 'timeout' | 'memory' | 'ended') {
    super(`the process was given up: ${reason}`)
    this.reason = reason
  }
}

export type ChildWorker<Job, Reply> = {
  /**
   * Runs jobs in the order of the calls. After a failure the next job gets a new process.
   * @param signal before its turn it withdraws the job; afterwards, with `cutsShort`, it ends the process
   * @throws WorkerFailure, or the reason of the signal
   */
  ask(job: Job, options?: { signal?: AbortSignal | undefined; cutsShort?: boolean }): Promise<Reply>
  close(): Promise<void>
}

const WATCH_MS = 200

/** The process starts with the first job, ends when there has been none for a while, and is replaced when it dies. */
export function openChildWorker<Job extends object, Reply extends { id: number }>(
  program: WorkerProgram,
  limits: WorkerLimits<Job>,
): ChildWorker<Job, Reply> {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false
  let count = 0

  const stop = () => {
    clearTimeout(idle)
    if (child) kill(child)
    child = null
  }

  async function askNow(id: number, job: Job, signal: AbortSignal | undefined): Promise<Reply> {
    if (isClosed) throw new WorkerFailure('ended')
    clearTimeout(idle)
    if (!child || hasEnded(child)) child = start(program)
    const ended = limitWork(child, { timeoutMs: limits.timeoutMs(job), maxBytes: limits.maxBytes?.() })
    try {
      return await exchange<Reply>(
        child,
        { ...job, id },
        signal ? AbortSignal.any([signal, ended.signal]) : ended.signal,
      )
    } catch (error) {
      stop()
      throw error
    } finally {
      ended.done()
      idle = setTimeout(stop, limits.idleMs()).unref()
    }
  }

  return {
    ask(job, { signal, cutsShort = false } = {}) {
      count += 1
      const id = count
      const result = last.then(() => {
        signal?.throwIfAborted()
        return askNow(id, job, cutsShort ? signal : undefined)
      })
      last = result.catch(() => {})
      return result
    },
    async close() {
      isClosed = true
      stop()
      await last
    },
  }
}

function start({ script, args = [], execArgv = [], env, rights }: WorkerProgram): ChildProcess {
  const program = confineNode({ script: fileURLToPath(script), args, execArgv, env, rights })
  const child = spawn(program.command, program.args, {
    // A process group of its own, so that its children end with it.
    detached: true,
    serialization: 'advanced',
    env: program.env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('error', () => {})
  // The program may end while no job is running.
  child.unref()
  child.channel?.unref()
  return child
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

function kill(child: ChildProcess): void {
  if (child.pid === undefined || hasEnded(child)) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}

/** A signal that aborts when the work takes too long or too much memory; its timer keeps the program alive meanwhile. */
function limitWork(child: ChildProcess, { timeoutMs, maxBytes }: { timeoutMs: number; maxBytes: number | undefined }) {
  const controller = new AbortController()
  const deadline = setTimeout(() => controller.abort(new WorkerFailure('timeout')), Math.ceil(timeoutMs))
  const watch =
    maxBytes !== undefined &&
    setInterval(async () => {
      const used = child.pid === undefined ? 0 : await readResidentBytes(child.pid)
      if (used > maxBytes) controller.abort(new WorkerFailure('memory'))
    }, WATCH_MS)
  return {
    signal: controller.signal,
    done: () => {
      clearTimeout(deadline)
      if (watch) clearInterval(watch)
    },
  }
}

function exchange<Reply extends { id: number }>(
  child: ChildProcess,
  message: { id: number },
  signal: AbortSignal,
): Promise<Reply> {
  return new Promise((done, failed) => {
    const onMessage = (reply: Reply) => reply.id === message.id && finish(() => done(reply))
    const onExit = () => finish(() => failed(new WorkerFailure('ended')))
    const onAbort = () => finish(() => failed(signal.reason))
    function finish(tell: () => void): void {
      signal.removeEventListener('abort', onAbort)
      child.off('message', onMessage).off('exit', onExit)
      tell()
    }
    child.on('message', onMessage).on('exit', onExit)
    signal.addEventListener('abort', onAbort)
    child.send(message, (error) => error && onExit())
  })
}
