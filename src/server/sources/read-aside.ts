/**
 * Reading a stranger's file in a thread of its own, which ends when it takes too much time or memory: a few kilobytes may be
 * millions of objects, and nobody else may wait for them.
 */
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { SourceError } from '../net/source-error.ts'

/**
 * `ms`: of the processor, where it is to be had; `mb`: of objects and texts, bytes that are handed over are not among them;
 * `tooHeavy`: what is said of more than that.
 */
export type ReadLimits = { ms: number; mb: number; tooHeavy: string }

const YOUNG_MB = 16
const LOOK_MS = 200
/** On a machine that is busy with other things the same work takes longer, but nobody waits for ever. */
const LONGEST_WAIT = 8

type Reply<Answer> = { answer: Answer } | { refused: string; plain: string }

/**
 * What the thread that `script` starts makes of a task.
 * @throws SourceError of the thread, or with what is said of what is too heavy
 */
export async function readAside<Answer>(script: URL, task: unknown, limits: ReadLimits): Promise<Answer> {
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

/** What this process has worked meanwhile is at least what the thread has. */
function watchTime(ms: number, end: () => void): NodeJS.Timeout {
  const [begin, before] = [performance.now(), process.cpuUsage()]
  const look = () => {
    const { user, system } = process.cpuUsage(before)
    const passed = performance.now() - begin
    if (passed >= ms && ((user + system) / 1000 >= ms || passed >= LONGEST_WAIT * ms)) end()
  }
  return setInterval(look, Math.min(LOOK_MS, ms))
}

/** What such a thread does: one task. */
export async function answerAside<Task, Answer>(read: (task: Task) => Answer | Promise<Answer>): Promise<void> {
  const say = (reply: Reply<Answer>) => parentPort?.postMessage(reply)
  try {
    // Type: what `readAside` was given.
    say({ answer: await read(workerData as Task) })
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    say({ refused: error.message, plain: error.plain })
  }
}
