import { Worker } from 'node:worker_threads'
import { detectFormat } from './detect-format.ts'
import { type HeadRead, type HeadTask, readHead } from './read-head.ts'

/** In bytes: what a thread would take longer to start for than to read; an export may hold thousands of messages that never close. */
const SHORT = 300_000
const SHORT_EXPORT = 20_000
const MOST_MS = 8_000
const MOST_MB = 256

/**
 * As `readHead`, in a thread that ends when it takes too much time or memory: of thousands of messages that never close each one's
 * end is looked for in all that follows, and nobody else may wait for that.
 */
export async function readHeadAside(task: HeadTask, mostMs = MOST_MS): Promise<HeadRead> {
  return isShort(task) ? readHead(task) : readInThread(task, mostMs)
}

function isShort({ bytes, format }: HeadTask): boolean {
  // A compressed file may be longer than it looks.
  if (bytes.length > SHORT || bytes[0] === 0x1f) return false
  const known = format ?? detectFormat(Buffer.from(bytes).toString('utf8').trimStart())
  return known !== 'telegram-export' || bytes.length <= SHORT_EXPORT
}

async function readInThread(task: HeadTask, mostMs: number): Promise<HeadRead> {
  const worker = new Worker(new URL('./head-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MB },
  })
  const limit = Promise.withResolvers<HeadRead>()
  const timer = setTimeout(() => limit.resolve(tooHeavy(task)), mostMs)
  const answer = new Promise<HeadRead>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(tooHeavy(task)) : reject(error),
    )
    worker.once('exit', () => resolve(tooHeavy(task)))
  })
  try {
    return await Promise.race([answer, limit.promise])
  } finally {
    clearTimeout(timer)
    answer.catch(() => {})
    await worker.terminate()
  }
}

const tooHeavy = ({ format = undefined, isHead }: HeadTask): HeadRead => ({
  ...{ format: format ?? null, is_compressed: false, is_head: isHead, is_own_export: false },
  ...{ columns: [], column_count: 0, mapping: [], missing: [], posts: [], people: [], news: [] },
  problem: 'O começo do arquivo não pôde ser lido em tempo: ele está danificado, ou não é o que parece.',
})
