import type { Readable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { PreparedItem } from '../../ingest/import/prepare-items.ts'
import type { KnownRecord } from '../../ingest/write/find-known-records.ts'
import { SourceError } from '../../net/source-error.ts'
import { unpack } from './packed-posts.ts'
import { type FromReader, PIECES_AHEAD, type ReadingTask, type ToReader } from './reading-messages.ts'
import { createWaitingQueue, type WaitingQueue } from './waiting-queue.ts'

/** Maximum number of posts in flight: when none of this many had its signature read, they are repetitions. */
const MAX_ON_THEIR_WAY = 25_000

/** Suits data that is read and sent on at once; a larger limit only retains garbage. */
const YOUNG_MB = 24

const ENTRY = new URL('./reading-thread.ts', import.meta.url)

/** `onUnjudged`: the thread could not load the hate speech model; its posts are stored as not evaluated. */
type ReadOptions = {
  onUnjudged?: (error: Error) => Promise<void>
  /** Finds records that were imported before; without it none is known. */
  findKnown?: (digests: readonly string[]) => Promise<ReadonlyMap<string, KnownRecord>>
  entry?: URL
}

/**
 * Reads a file and prepares its posts in a separate thread, so that preparing overlaps with storing. Yields the same items in the
 * same order as `prepareItems` over the source, and throws the same errors; a dead thread is also an error. Both sides limit what
 * is in flight.
 */
export async function* readInThread(
  bytes: Readable,
  task: ReadingTask,
  { onUnjudged = async () => {}, findKnown = async () => new Map(), entry = ENTRY }: ReadOptions = {},
): AsyncGenerator<PreparedItem> {
  const worker = new Worker(entry, { workerData: task, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } })
  const arrived = createWaitingQueue<Exclude<FromReader, { kind: 'wanted' | 'records' }>>()
  const wanted = createWaitingQueue<true>()
  for (let piece = 0; piece < PIECES_AHEAD; piece += 1) wanted.push(true)
  let answering = Promise.resolve()
  const answer = (digests: readonly string[]) => {
    answering = answering.then(async () => say({ kind: 'known', records: await findKnown(digests) }))
    answering.catch((error) => arrived.fail(error))
  }
  worker.on('message', (message: FromReader) => {
    if (message.kind === 'wanted') wanted.push(true)
    else if (message.kind === 'records') answer(message.digests)
    else arrived.push(message)
  })
  worker.on('error', (error: Error) => arrived.fail(error))
  worker.on('exit', (code) => arrived.fail(new Error(`a leitura do arquivo terminou antes do fim (código ${code})`)))
  const say = (message: ToReader, moved: ArrayBuffer[] = []) => worker.postMessage(message, moved)
  let problem: unknown
  // Starts as for a file that was imported before: signatures of the first new posts are computed in this thread.
  let uncompared = MAX_ON_THEIR_WAY
  const onSignature = () => {
    uncompared = 0
  }
  sendBytes(bytes, wanted, say).catch((error) => {
    problem = error
    say({ kind: 'broken' })
  })
  try {
    for (;;) {
      const message = await arrived.next()
      if (message.kind === 'end') return
      if (message.kind === 'unjudged') {
        await onUnjudged(new Error(message.reason))
        continue
      }
      if (message.kind === 'failure') throw problem ?? toError(message)
      say({ kind: 'taken', compared: uncompared < MAX_ON_THEIR_WAY })
      uncompared += message.group.items.length
      yield* unpack(message.group, onSignature)
    }
  } finally {
    bytes.destroy()
    await worker.terminate()
  }
}

async function sendBytes(
  bytes: Readable,
  wanted: WaitingQueue<true>,
  say: (message: ToReader, moved: ArrayBuffer[]) => void,
): Promise<void> {
  for await (const chunk of bytes) {
    await wanted.next()
    // Copied: a chunk of a stream may be a view of a larger buffer.
    const piece = new Uint8Array(Buffer.from(chunk))
    say({ kind: 'bytes', bytes: piece }, [piece.buffer])
  }
  say({ kind: 'end' }, [])
}

function toError({ plain, message, stack }: Extract<FromReader, { kind: 'failure' }>): Error {
  const error = plain !== null ? new SourceError(message, plain) : new Error(message)
  if (stack !== undefined) error.stack = stack
  return error
}
