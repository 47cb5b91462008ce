import { SourceError } from '../../net/source-error.ts'
import { readInWorker } from '../read-in-worker.ts'
import { detectFormat } from './detect-format.ts'
import { type HeadRead, type HeadTask, readHead } from './read-head.ts'

/** In bytes: a shorter file is read faster than a thread starts. An export may hold thousands of messages that never close. */
const SHORT = 300_000
const SHORT_EXPORT = 20_000
const MAX_MS = 8_000
const MAX_MB = 256
const TOO_HEAVY = 'O começo do arquivo não pôde ser lido em tempo: ele está danificado, ou não é o que parece.'

/**
 * Like `readHead`, in a thread that is ended when it exceeds its time or memory: with thousands of unclosed messages the end of each
 * is searched in all that follows, and no other request may wait for that.
 */
export async function readHeadInWorker(task: HeadTask, mostMs = MAX_MS): Promise<HeadRead> {
  if (isShort(task)) return readHead(task)
  const limits = { ms: mostMs, mb: MAX_MB, tooHeavy: TOO_HEAVY }
  return readInWorker<HeadRead>(new URL('./head-thread.ts', import.meta.url), task, limits).catch((error: unknown) => {
    if (!(error instanceof SourceError)) throw error
    return { ...NOTHING, format: task.format ?? null, is_head: task.isHead, problem: error.plain }
  })
}

function isShort({ bytes, format }: HeadTask): boolean {
  // A compressed file may be longer than it looks.
  if (bytes.length > SHORT || bytes[0] === 0x1f) return false
  const known = format ?? detectFormat(Buffer.from(bytes).toString('utf8').trimStart())
  return known !== 'telegram-export' || bytes.length <= SHORT_EXPORT
}

const NOTHING = {
  ...{ is_compressed: false, is_own_export: false, columns: [], column_count: 0, mapping: [], missing: [] },
  ...{ posts: [], people: [], news: [] },
}
