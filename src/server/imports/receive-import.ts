/** Imports a file while it is being uploaded, with a report that others can follow. */

import type { Readable } from 'node:stream'
import type { ImportFormat } from '../../contract/labels.ts'
import type { HateModel } from '../enrich/hate/model.ts'
import { linkAccountsByName } from '../enrich/person-by-name.ts'
import { HttpError } from '../http/errors.ts'
import { importNews, type NewsReport } from '../ingest/import/import-news.ts'
import { importPrepared } from '../ingest/import/import-posts.ts'
import { type ImportReport, KEPT } from '../ingest/import/import-report.ts'
import { SourceError } from '../net/source-error.ts'
import type { PeopleReport } from '../records/people/import-people.ts'
import { listPeople } from '../records/people/people.ts'
import { finishImport, HEARTBEAT_MS, type ImportEnd, saveImportProgress } from '../records/sources/imports.ts'
import { openUpload } from '../sources/file-head/uploaded-file.ts'
import type { SourceFormat } from '../sources/index.ts'
import { readNews } from '../sources/news/news.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import { findFault } from '../store/errors.ts'
import type { Postgres } from '../store/postgres.ts'
import { type ImportChoices, toSourceOptions } from './import-options.ts'
import { createPostReader } from './read-posts.ts'
import { MAX_PEOPLE_BYTES, receivePeople } from './receive-people.ts'

export type Upload = {
  /** Id of the import, which has been started. */
  id: number
  bytes: AsyncIterable<Uint8Array>
  /** null: unknown. */
  size: number | null
  format: ImportFormat
  choices: ImportChoices
  maxBytes: number
  timeZone: string
  /** Aborted when the sender disconnects. */
  signal: AbortSignal
}

type Parts = { ch: ClickHouse; pg: Postgres; hateModel?: HateModel | undefined }

/** Counts so far of a file that is being read. */
type Progress = { counts: Counts; portion: () => number | null; tell: () => void }

/** Reads the file to its end, or to where it breaks, and saves the result. It never throws. */
export async function receiveImport(parts: Parts, upload: Upload): Promise<void> {
  const { id, size, signal, format } = upload
  let received = 0
  const progress: Progress = {
    counts: NOTHING,
    portion: () => (size ? Math.min(1, received / size) : null),
    tell: () => void say(progress.counts),
  }
  const say = ({ set_aside: _, ...counts }: Partial<Counts>) =>
    saveImportProgress(parts.pg, id, { ...counts, portion: progress.portion() }, new Date()).catch(() => {})
  const alive = setInterval(() => void say({}), HEARTBEAT_MS)
  let end: ImportEnd
  try {
    const maxBytes = format === 'people' ? Math.min(upload.maxBytes, MAX_PEOPLE_BYTES) : upload.maxBytes
    const onBytes = (count: number) => {
      received = count
    }
    const bytes = await openUpload(upload.bytes, { maxBytes, onBytes })
    const failure = await takeFile(parts, upload, bytes, progress)
    end = describeEnd(progress, failure, signal)
  } catch (error) {
    end = describeEnd(progress, error, signal)
  } finally {
    clearInterval(alive)
  }
  await finishImport(parts.pg, id, end, new Date())
}

/** Returns what ended it early, if anything did. */
async function takeFile(parts: Parts, upload: Upload, bytes: Readable, progress: Progress): Promise<Error | null> {
  const { format } = upload
  if (format === 'people') return takePeople(parts, upload, bytes, progress)
  if (format === 'news') return takeNews(parts, upload, bytes, progress)
  return takePosts(parts, { ...upload, format }, bytes, progress)
}

async function takeNews({ ch }: Parts, { signal }: Upload, bytes: Readable, progress: Progress): Promise<null> {
  const onProgress = (report: NewsReport) => {
    progress.counts = countNews(report)
    progress.tell()
  }
  await importNews(ch, readNews(bytes), 'import', { signal, onProgress })
  return null
}

async function takePosts(
  { ch, pg, hateModel }: Parts,
  { size, format, choices, timeZone, signal }: Upload & { format: SourceFormat },
  bytes: Readable,
  progress: Progress,
): Promise<Error | null> {
  const people = choices.link_accounts_by_name === 'true' ? await listPeople(pg) : undefined
  const links = people && linkAccountsByName(people.filter(({ demo }) => !demo))
  const readPosts = createPostReader({ ch, pg, hateModel }, links)
  const { items, onStored } = await readPosts({ bytes, size, format, options: toSourceOptions(choices, timeZone) })
  const onProgress = (report: ImportReport) => {
    progress.counts = countPosts(report, links?.linked.length ?? null)
    progress.tell()
  }
  const report = await importPrepared(ch, items, { origin: 'import', signal, onStored, onProgress })
  progress.counts = countPosts(report, links?.linked.length ?? null)
  return report.failure
}

async function takePeople(
  { pg }: Parts,
  { choices, signal }: Upload,
  bytes: Readable,
  progress: Progress,
): Promise<null> {
  const onProgress = (report: PeopleReport) => {
    progress.counts = countPeople(report)
    progress.tell()
  }
  await receivePeople(pg, bytes, { columns: choices.columns }, { signal, onProgress })
  return null
}

type Counts = Omit<ImportEnd, 'state' | 'problem' | 'portion'>

const NOTHING: Counts = {
  ...{ read: 0, of_people: 0, stored: 0, updated: 0, unchanged: 0, set_aside_count: 0, set_aside: [], linked: null },
}

const countPosts = (report: ImportReport, linked: number | null): Counts => ({
  read: report.read,
  of_people: report.of_people,
  stored: report.stored,
  updated: report.updated,
  unchanged: report.unchanged,
  set_aside_count: report.set_aside_count,
  set_aside: report.set_aside,
  linked,
})

const countNews = ({ read, stored, updated, unchanged, set_aside }: NewsReport): Counts => ({
  ...{ read, stored, updated, unchanged, of_people: 0, linked: null },
  set_aside_count: set_aside.length,
  set_aside: set_aside.slice(0, KEPT).map(({ position, reason }) => ({ position, reason })),
})

/** Every person that was stored, updated or unchanged counts as known. */
const countPeople = ({ read, stored, updated, unchanged, set_aside }: PeopleReport): Counts => ({
  ...{ read, stored, updated, unchanged },
  of_people: stored + updated + unchanged,
  set_aside_count: set_aside.length,
  set_aside: set_aside.slice(0, KEPT),
  linked: null,
})

function describeEnd({ counts, portion }: Progress, failure: unknown, signal: AbortSignal): ImportEnd {
  const isInterrupted = signal.aborted && !(failure instanceof SourceError)
  // A refused file is read no further, so its sender seems to have disconnected, but gets the reason.
  if (isInterrupted) return { ...counts, portion: portion(), state: 'interrompida', problem: INTERRUPTED }
  if (!failure) return { ...counts, portion: 1, state: 'concluída', problem: null }
  return { ...counts, portion: portion(), state: 'com erro', problem: describeProblem(failure) }
}

const INTERRUPTED = 'O envio foi interrompido. O que foi contado está gravado; importe de novo para o resto.'
const DAMAGED: Record<string, string> = {
  Z_DATA_ERROR: 'O arquivo está danificado: a compactação não pôde ser desfeita.',
  Z_BUF_ERROR: 'O arquivo está incompleto: a compactação termina antes do fim.',
}

function describeProblem(error: unknown): string {
  if (error instanceof SourceError) return error.plain
  if (error instanceof HttpError) return error.message
  const fault = error instanceof Error ? findFault(error) : null
  if (fault === 'no_space')
    return 'Não há espaço em disco no servidor. O que foi contado está gravado; importe de novo quando houver espaço.'
  if (fault && fault !== 'not_storable')
    return 'O banco de dados não respondeu. O que foi contado está gravado; importe de novo mais tarde.'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return DAMAGED[code] ?? 'A importação parou por um erro do programa. O que foi contado está gravado.'
}
