/** Reads a file and prepares its posts, beside the thread that writes them: started by `readInThread`. */
import { Readable } from 'node:stream'
import { parentPort, workerData } from 'node:worker_threads'
import { prepareItem } from '../../ingest/import/prepare-items.ts'
import { loadHateModelIfReadable } from '../../load-hate-model.ts'
import { SourceError } from '../../net/source-error.ts'
import { createSteps } from '../../plain-knowledge.ts'
import { SOURCES } from '../../sources/index.ts'
import { Packer } from './packed-posts.ts'
import { type FromReader, GROUP_SIZE, GROUPS_AHEAD, type ReadingTask, type ToReader } from './reading-messages.ts'
import { createWaitingQueue } from './waiting-queue.ts'

const port = parentPort
if (!port) throw new Error('reading-thread.ts is started by readInThread')
const say = (message: FromReader, moved: ArrayBuffer[] = []) => port.postMessage(message, moved)

const bytes = createWaitingQueue<ToReader>()
const room = createWaitingQueue<true>()
for (let group = 0; group < GROUPS_AHEAD; group += 1) room.push(true)
let isCompared = false
port.on('message', (message: ToReader) => {
  if (message.kind !== 'taken') bytes.push(message)
  else {
    isCompared = message.compared
    room.push(true)
  }
})

async function* receiveBytes(): AsyncGenerator<Buffer> {
  for (;;) {
    const message = await bytes.next()
    if (message.kind === 'end') return
    if (message.kind !== 'bytes') throw new Error('the bytes end early')
    say({ kind: 'wanted' })
    yield Buffer.from(message.bytes.buffer, message.bytes.byteOffset, message.bytes.byteLength)
  }
}

async function sendGroup(packer: Packer): Promise<void> {
  if (packer.count === 0) return
  await room.next()
  const group = packer.take()
  say({ kind: 'items', group }, [group.json.buffer])
}

async function read({ format, options, knowledge }: ReadingTask): Promise<void> {
  const hateModel = loadHateModelIfReadable((error) =>
    // What it says itself is told to whoever reads it; why stands behind it.
    say({ kind: 'unjudged', reason: String(error instanceof Error ? (error.cause ?? error) : error) }),
  )
  const steps = createSteps(knowledge, hateModel)
  const packer = new Packer()
  try {
    for await (const item of SOURCES[format](Readable.from(receiveBytes(), { objectMode: false }), options)) {
      packer.add(prepareItem(item, steps), isCompared)
      if (packer.count === GROUP_SIZE) await sendGroup(packer)
    }
  } finally {
    // A file that breaks in the middle does not take back what came before.
    await sendGroup(packer)
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
