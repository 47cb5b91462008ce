/**
 * Reads a stranger's file in a separate thread, which is ended when it exceeds its time or memory: a few kilobytes may become millions
 * of objects, and no other request may wait for them.
 */
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { SourceError } from '../net/source-error.ts'

/**
 * `ms`: processor time, if it is available; `mb`: memory for objects and strings, not for the transferred bytes; `tooHeavy`: the error
 * message when a limit is exceeded.
 */
export type ReadLimits = { ms: number; mb: number; tooHeavy: string }

const YOUNG_MB = 16
const CHECK_INTERVAL_MS = 200
/** On a busy machine the same work takes longer, but the wait is bounded: this many times the limit. */
const MAX_WAIT = 8

type Reply<Answer> = { answer: Answer } | { refused: string; plain: string }

/**
 * Returns the result of the task from the thread that `script` starts.
 * @throws SourceError of the thread, or with `tooHeavy`
 */
export async function readInWorker<Answer>(script: URL, task: unknown, limits: ReadLimits): Promise<Answer> {
  const { ms, mb, tooHeavy } = limits
  const worker = new Worker(script, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: mb, maxYoungGenerationSizeMb: YOUNG_MB },
  })
  const refuse = () => new SourceError(tooHeavy)
  const limit = Promise.withResolvers<never>()
  const timer = watchTime(ms, () => limit.reject(refuse()))
  const reply = new Promise<Reply<Answer>>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refuse() : error),
    )
    worker.once('exit', () => reject(refuse()))
  })
  try {
    const found = await Promise.race([reply, limit.promise])
    if ('refused' in found) throw new SourceError(found.refused, found.plain)
    return found.answer
  } finally {
    clearInterval(timer)
    reply.catch(() => {})
    await worker.terminate()
  }
}

/** The processor time of this process meanwhile is at least that of the thread. */
function watchTime(ms: number, end: () => void): NodeJS.Timeout {
  const [begin, before] = [performance.now(), process.cpuUsage()]
  const look = () => {
    const { user, system } = process.cpuUsage(before)
    const passed = performance.now() - begin
    if (passed >= ms && ((user + system) / 1000 >= ms || passed >= MAX_WAIT * ms)) end()
  }
  return setInterval(look, Math.min(CHECK_INTERVAL_MS, ms))
}

/** Body of such a thread: one task. */
export async function respondFromWorker<Task, Answer>(read: (task: Task) => Answer | Promise<Answer>): Promise<void> {
  const say = (reply: Reply<Answer>) => parentPort?.postMessage(reply)
  try {
    // Type: what `readInWorker` was given.
    say({ answer: await read(workerData as Task) })
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    say({ refused: error.message, plain: error.plain })
  }
}
