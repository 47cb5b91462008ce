/** A file of posts that is being uploaded, brought into the store while it comes, with a report that others can follow. */

import type { ImportQuery } from '../contract/imports.ts'
import type { ImportFormat } from '../contract/labels.ts'
import type { HateModel } from './enrich/hate/model.ts'
import { HttpError } from './http/errors.ts'
import { importPrepared } from './ingest/import-posts.ts'
import type { ImportReport } from './ingest/import-report.ts'
import { createPostReader } from './read-posts.ts'
import { finishImport, type ImportEnd, SIGN_OF_LIFE_MS, saveImportProgress } from './records/imports.ts'
import { SourceError } from './sources/source-error.ts'
import { openUpload } from './sources/uploaded-file.ts'
import type { ClickHouse } from './store/clickhouse.ts'
import { findFault } from './store/errors.ts'
import type { Postgres } from './store/postgres.ts'

export type Upload = {
  /** Of the import, which has been started. */
  id: number
  bytes: AsyncIterable<Uint8Array>
  /** null: nobody said how many there are. */
  size: number | null
  format: ImportFormat
  options: Pick<ImportQuery, 'columns' | 'platform' | 'account'>
  maxBytes: number
  timeZone: string
  /** Whoever sends it has gone. */
  signal: AbortSignal
}

/** Reads the file to its end, or to where it breaks, and writes down what became of it. It never throws. */
export async function receiveImport(
  { ch, pg, hateModel }: { ch: ClickHouse; pg: Postgres; hateModel?: HateModel | undefined },
  upload: Upload,
): Promise<void> {
  const { id, size, signal } = upload
  let received = 0
  const portionOf = () => (size ? Math.min(1, received / size) : null)
  const alive = setInterval(() => void say({ portion: portionOf() }), SIGN_OF_LIFE_MS)
  const say = (counts: Parameters<typeof saveImportProgress>[2]) =>
    saveImportProgress(pg, id, counts, new Date()).catch(() => {})
  let end: ImportEnd
  try {
    const bytes = await openUpload(upload.bytes, {
      maxBytes: upload.maxBytes,
      onBytes: (count) => {
        received = count
      },
    })
    const options = { ...upload.options, timeZone: upload.timeZone }
    const readPosts = createPostReader({ ch, pg, hateModel })
    const { items, onStored } = await readPosts({ bytes, size, format: upload.format, options })
    const onProgress = (report: ImportReport) => void say({ ...countsOf(report), portion: portionOf() })
    const report = await importPrepared(ch, items, { origin: 'import', signal, onStored, onProgress })
    end = describeEnd(report, portionOf(), signal)
  } catch (error) {
    end = {
      ...NOTHING,
      portion: portionOf(),
      state: signal.aborted ? 'interrompida' : 'com erro',
      problem: describeProblem(error, signal),
    }
  } finally {
    clearInterval(alive)
  }
  await finishImport(pg, id, end, new Date())
}

const NOTHING = { read: 0, of_people: 0, stored: 0, updated: 0, unchanged: 0, set_aside_count: 0, set_aside: [] }

const countsOf = ({ read, of_people, stored, updated, unchanged, set_aside_count }: ImportReport) => ({
  read,
  of_people,
  stored,
  updated,
  unchanged,
  set_aside_count,
})

function describeEnd(report: ImportReport, portion: number | null, signal: AbortSignal): ImportEnd {
  const counts = { ...countsOf(report), set_aside: report.set_aside }
  if (report.interrupted || signal.aborted) return { ...counts, portion, state: 'interrompida', problem: INTERRUPTED }
  if (report.failure) return { ...counts, portion, state: 'com erro', problem: describeProblem(report.failure, signal) }
  return { ...counts, portion: 1, state: 'concluída', problem: null }
}

const INTERRUPTED = 'O envio foi interrompido. O que foi contado está gravado; importe de novo para o resto.'
const DAMAGED: Record<string, string> = {
  Z_DATA_ERROR: 'O arquivo está danificado: a compactação não pôde ser desfeita.',
  Z_BUF_ERROR: 'O arquivo está incompleto: a compactação termina antes do fim.',
}

function describeProblem(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return INTERRUPTED
  if (error instanceof SourceError) return error.message
  if (error instanceof HttpError) return error.message
  const fault = error instanceof Error ? findFault(error) : null
  if (fault && fault !== 'not_storable')
    return 'O banco de dados não respondeu. O que foi contado está gravado; importe de novo mais tarde.'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return DAMAGED[code] ?? 'A importação parou por um erro do programa. O que foi contado está gravado.'
}
