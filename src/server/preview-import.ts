/** What an import would make of a file, from its beginning: read by the same readers, stored nowhere. */

import type { ImportPreview } from '../contract/import-preview.ts'
import type { ImportFormat } from '../contract/labels.ts'
import { type ImportChoices, toSourceOptions } from './import-options.ts'
import { previewPeople } from './preview-people.ts'
import { previewPosts } from './preview-posts.ts'
import { ColumnsSeen } from './sources/columns-seen.ts'
import { readCsvRecords, requireHeader } from './sources/csv.ts'
import { detectFormat, listsPeople } from './sources/detect-format.ts'
import { openInput } from './sources/file-head.ts'
import { type InputHead, openHead, streamHead } from './sources/input-head.ts'
import { isOwnExport } from './sources/own-export.ts'
import { SourceError } from './sources/source-error.ts'
import type { Postgres } from './store/postgres.ts'

export type PreviewTask = {
  /** The first bytes of the file. */
  bytes: Buffer
  /** Of the whole file; null: these are all. */
  size: number | null
  /** undefined: it is to be recognised. */
  format: ImportFormat | undefined
  choices: ImportChoices
  timeZone: string
}

/** Never throws for what a file contains: what is wrong with it is part of the answer. */
export async function previewImport(pg: Postgres, task: PreviewTask): Promise<ImportPreview> {
  const preview: ImportPreview = { ...NOTHING, format: task.format ?? null }
  const seen = new ColumnsSeen()
  try {
    const head = await openHead(task.bytes, task.size !== null && task.size > task.bytes.length)
    preview.is_compressed = head.isCompressed
    preview.is_head = head.isHead
    preview.format = task.format ?? (await recognise(head))
    const options = { ...toSourceOptions(task.choices, task.timeZone), isHead: head.isHead, watch: seen }
    const bytes = streamHead(head)
    if (preview.format === 'people') Object.assign(preview, await previewPeople(pg, bytes, options))
    else {
      const byName = task.choices.link_accounts_by_name === 'true'
      Object.assign(preview, await previewPosts(pg, bytes, { format: preview.format, options, byName }))
    }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    preview.problem = error.plain
  }
  // Without a column for it nothing could be made of any record: the columns are the answer.
  const outcome = seen.missing.length > 0 ? { ...preview, ...NOTHING_READ } : preview
  return { ...outcome, ...seen.describe(), is_own_export: isOwnExport(seen.names) }
}

async function recognise(head: InputHead): Promise<ImportFormat> {
  const opened = await openInput(streamHead(head))
  const format = detectFormat(opened.start)
  if (format !== 'csv') {
    await opened.chunks.return(undefined)
    return format
  }
  for await (const [header] of readCsvRecords(opened, head.isHead)) {
    if (header) return listsPeople(requireHeader(header)) ? 'people' : 'csv'
  }
  return 'csv'
}

const NOTHING_READ = { read: 0, of_people: 0, set_aside_count: 0, set_aside: [], posts: [], people: [] }

const NOTHING = {
  ...NOTHING_READ,
  is_compressed: false,
  is_own_export: false,
  is_head: false,
  columns: [],
  column_count: 0,
  mapping: [],
  missing: [],
  problem: null,
}
