/** Reads a file and prepares its posts, beside the thread that writes them: started by `readInThread`. */
import { Readable } from 'node:stream'
import { parentPort, workerData } from 'node:worker_threads'
import { prepareItem } from './ingest/import/prepare-items.ts'
import { loadHateModel } from './load-hate-model.ts'
import { SourceError } from './net/source-error.ts'
import { createSteps } from './plain-knowledge.ts'
import {
  type FromReader,
  GROUP_SIZE,
  GROUPS_AHEAD,
  type PackedItem,
  packItem,
  type ReadingTask,
  type ToReader,
} from './reading-messages.ts'
import { SOURCES } from './sources/index.ts'
import { createWaitingQueue } from './waiting-queue.ts'

const port = parentPort
if (!port) throw new Error('reading-thread.ts is started by readInThread')
const say = (message: FromReader) => port.postMessage(message)

const bytes = createWaitingQueue<ToReader>()
const room = createWaitingQueue<true>()
for (let group = 0; group < GROUPS_AHEAD; group += 1) room.push(true)
port.on('message', (message: ToReader) => (message.kind === 'taken' ? room.push(true) : bytes.push(message)))

async function* receiveBytes(): AsyncGenerator<Buffer> {
  for (;;) {
    const message = await bytes.next()
    if (message.kind === 'end') return
    if (message.kind !== 'bytes') throw new Error('the bytes end early')
    say({ kind: 'wanted' })
    yield Buffer.from(message.bytes.buffer, message.bytes.byteOffset, message.bytes.byteLength)
  }
}

async function sendGroup(items: PackedItem[]): Promise<void> {
  if (items.length === 0) return
  await room.next()
  say({ kind: 'items', items })
}

async function read({ format, options, knowledge }: ReadingTask): Promise<void> {
  const steps = createSteps(knowledge, loadHateModel())
  let group: PackedItem[] = []
  try {
    for await (const item of SOURCES[format](Readable.from(receiveBytes(), { objectMode: false }), options)) {
      group.push(packItem(prepareItem(item, steps)))
      if (group.length < GROUP_SIZE) continue
      await sendGroup(group)
      group = []
    }
  } finally {
    // A file that breaks in the middle does not take back what came before.
    await sendGroup(group)
  }
}

try {
  await read(workerData as ReadingTask)
  say({ kind: 'end' })
} catch (error) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  say({ kind: 'failure', plain: error instanceof SourceError ? error.plain : null, message, stack })
}
port.close()
