/** Reads a file and prepares its posts, in parallel to the thread that writes them: started by `readInThread`. */
import { Readable } from 'node:stream'
import { parentPort, workerData } from 'node:worker_threads'
import type { SourceItem } from '../../../contract/sources/imported-post.ts'
import type { EnrichmentStep } from '../../enrich/draft-post.ts'
import { prepareItem } from '../../ingest/import/prepare-items.ts'
import type { KnownRecord } from '../../ingest/write/find-known-records.ts'
import { createUuid } from '../../ingest/write/post-id.ts'
import { loadHateModelIfReadable } from '../../load-hate-model.ts'
import { SourceError } from '../../net/source-error.ts'
import { createSteps } from '../../plain-knowledge.ts'
import { RECORD_SOURCES, SOURCES } from '../../sources/index.ts'
import type { RecordBatch } from '../../sources/source.ts'
import { gatherRecords, RecentIds } from './asked-records.ts'
import { Packer } from './packed-posts.ts'
import { digestProgram } from './program-digest.ts'
import { type FromReader, GROUP_SIZE, GROUPS_AHEAD, type ReadingTask, type ToReader } from './reading-messages.ts'
import { createWaitingQueue } from './waiting-queue.ts'

const port = parentPort
if (!port) throw new Error('reading-thread.ts is started by readInThread')
const say = (message: FromReader, moved: ArrayBuffer[] = []) => port.postMessage(message, moved)

const bytes = createWaitingQueue<Exclude<ToReader, { kind: 'taken' | 'known' }>>()
const room = createWaitingQueue<true>()
for (let group = 0; group < GROUPS_AHEAD; group += 1) room.push(true)
const answers = createWaitingQueue<ReadonlyMap<string, KnownRecord>>()
let isCompared = false
port.on('message', (message: ToReader) => {
  if (message.kind === 'known') answers.push(message.records)
  else if (message.kind !== 'taken') bytes.push(message)
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

/** Prepares items of formats without separable records. */
async function readItems(items: AsyncIterable<SourceItem>, steps: readonly EnrichmentStep[], packer: Packer) {
  for await (const item of items) {
    packer.add(prepareItem(item, steps), isCompared)
    if (packer.count === GROUP_SIZE) await sendGroup(packer)
  }
}

type Asked = { portions: RecordBatch[]; digests: (string | null)[] }

/** Prepares unknown records; the next ones are looked up while these are prepared. */
async function readRecords(
  portions: AsyncIterable<RecordBatch>,
  program: string,
  steps: readonly EnrichmentStep[],
  packer: Packer,
): Promise<void> {
  const recent = new RecentIds()
  let asked: Asked | undefined
  const prepareAsked = async () => {
    const before = asked
    asked = undefined
    if (before) await prepareRecords(before, await answers.next(), { steps, packer, recent })
  }
  try {
    for await (const gathered of gatherRecords(portions)) {
      const digests = gathered.flatMap(({ reading, records }) =>
        records.map(({ text }) => (text === null ? null : createUuid(`${program}\0${reading}\0${text}`))),
      )
      say({ kind: 'records', digests: digests.filter((digest) => digest !== null) })
      await prepareAsked()
      asked = { portions: gathered, digests }
    }
  } finally {
    await prepareAsked()
  }
}

type Preparing = { steps: readonly EnrichmentStep[]; packer: Packer; recent: RecentIds }

async function prepareRecords(
  { portions, digests }: Asked,
  known: ReadonlyMap<string, KnownRecord>,
  { steps, packer, recent }: Preparing,
): Promise<void> {
  let at = 0
  for (const { records, build } of portions) {
    for (const [place, { position }] of records.entries()) {
      const digest = digests[at] ?? undefined
      at += 1
      const before = digest === undefined ? undefined : known.get(digest)
      if (before && !recent.has(before.id)) packer.addKnown(position, before.is_of_person === 1)
      else {
        const item = prepareItem(build(place), steps)
        if ('post' in item) recent.add(item.post.id)
        packer.add(item, isCompared, digest)
      }
      if (packer.count === GROUP_SIZE) await sendGroup(packer)
    }
  }
}

async function read({ format, options, knowledge }: ReadingTask): Promise<void> {
  let isJudged = true
  const hateModel = loadHateModelIfReadable((error) => {
    isJudged = false
    // Its message is already reported to the user; the cause holds the reason.
    say({ kind: 'unjudged', reason: String(error instanceof Error ? (error.cause ?? error) : error) })
  })
  const steps = createSteps(knowledge, hateModel)
  const packer = new Packer()
  const file = Readable.from(receiveBytes(), { objectMode: false })
  const readRecordsOf = RECORD_SOURCES[format]
  try {
    if (readRecordsOf) {
      const program = digestProgram(knowledge, steps, isJudged)
      await readRecords(readRecordsOf(file, options), program, steps, packer)
    } else await readItems(SOURCES[format](file, options), steps, packer)
  } finally {
    // A file that fails midway still delivers what came before.
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
