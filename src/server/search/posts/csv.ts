/**
 * The CSV of a search: RFC 4180, UTF-8 with a byte-order mark (Excel needs it for accents), an empty cell for unknown, several values
 * in one cell joined by commas. Column names are stable; scripts of users depend on them.
 */

import { MARKED_FROM } from '../../../contract/hate/hate-score.ts'
import { findRegion } from '../../../contract/labels.ts'
import { type Gender, nameOffice } from '../../../contract/people/offices.ts'
import { type Extras, parseExtras } from '../../../contract/posts/extras.ts'
import { float, join, type Sql, sql, string } from '../../store/sql.ts'
import { POST_STATE } from '../conditions/post-state.ts'
import type { CountedRow } from './count-copies.ts'
import { type Delimiter, floatCell, momentCell, numberCell, textCell, textsCell } from './csv-cells.ts'

export const BOM = '\uFEFF'
export const LINE_END = '\r\n'

/** With the tags and dossiers of a post that the user may see; absent: none. */
export type MarkedRow = CountedRow & { tags?: string[]; dossiers?: string[]; statuses?: string[] }

type Cell = string | number | null | string[]

type Genders = ReadonlyMap<number, Gender>
type OfficeNamer = (author: Pick<MarkedRow, 'person_id' | 'role' | 'uf'>) => string | null

/** Cells computed here with data of the other store. */
type Made = (row: MarkedRow, others: { nameOffice: OfficeNamer; genders: Genders }) => Cell
/** The other cells are written by the engine. */
type Column = Sql | { inZone: (timeZone: string) => Sql } | Made

const IS_MARKED: Sql = sql`posts.hate IN ('discurso de ódio', 'ofensivo')`

/** Like `keepAgreeing`: a number that contradicts its label is unknown. */
const AGREEING_SCORE: Sql = sql`if(posts.hate = 'não avaliado' OR ifNull(${IS_MARKED} != (posts.hate_score >= ${float(MARKED_FROM)}), 1),
  '', ${floatCell(sql`posts.hate_score`)})`

const COLUMNS: Record<string, Column> = {
  id: sql`toString(posts.id)`,
  native_id: textCell(sql`posts.native_id`),
  platform: textCell(sql`posts.platform`),
  author: textCell(sql`posts.account`),
  full_name: textCell(sql`posts.full_name`),
  party: textCell(sql`posts.party`),
  role: textCell(sql`posts.role`),
  uf: textCell(sql`posts.uf`),
  date_created: momentCell(sql`posts.date_created`),
  date_local: {
    inZone: (timeZone) => sql`formatDateTime(posts.date_created, '%Y-%m-%d %H:%i:%S', ${string(timeZone)})`,
  },
  content: textCell(sql`posts.content`),
  link: textCell(sql`posts.link`),
  views: numberCell(sql`posts.views`),
  likes: numberCell(sql`posts.likes`),
  shares: numberCell(sql`posts.shares`),
  comments: numberCell(sql`posts.comments`),
  hate: textCell(sql`posts.hate`),
  hate_score: AGREEING_SCORE,
  hate_kinds: textsCell(sql`posts.hate_kinds`),
  // What evaluated the text; empty: label of the source, or not evaluated. An import of this file accepts only the source's labels.
  hate_by: textCell(sql`posts.hate_by`),
  hate_review: textCell(sql`posts.hate_review`),
  misleading_links: textsCell(sql`posts.misleading_links`),
  // URLs: filled in by `nameChecks` of marked-posts.ts.
  fact_checks: (row) => row.fact_checks,
  links: textsCell(sql`posts.links`),
  media_types: textsCell(sql`posts.media_type`),
  public_person: sql`if(posts.person_id = 0, '', toString(posts.person_id))`,
  duration: floatCell(sql`posts.duration`),
  description: textCell(sql`posts.description`),
  message_group: sql`if(posts.message_group = 0, '', toString(posts.message_group))`,
  state: POST_STATE,
  edited_at: momentCell(sql`posts.edited_at`),
  deleted_after: momentCell(sql`posts.deleted_after`),
  deleted_before: momentCell(sql`posts.deleted_before`),
  versions: numberCell(sql`posts.versions`),
  unusual: floatCell(sql`posts.engagement_ratio`),
  views_step: numberCell(sql`posts.views_step`),
  forwarded_from: (row) => readExtras(row).forward?.name ?? '',
  forwarded_link: (row) => readExtras(row).forward?.link ?? '',
  reply_to: (row) => readExtras(row).reply?.link ?? '',
  poll: (row) => printPoll(readExtras(row).poll),
  link_card: (row) => printCard(readExtras(row).card),
  signature: (row) => readExtras(row).signature ?? '',
  live: (row) => readExtras(row).live?.title ?? '',
  live_second: (row) => readExtras(row).live?.second ?? null,
  // The complete data as JSON, which an import of this file reads.
  extras_json: (row) => row.extras,
  // After the columns that scripts know: the office as displayed.
  office: (row, others) => others.nameOffice(row),
  // Number of posts with the same message in the whole store, including this one; empty: too short to compare.
  copies: (row) => row.copies,
  // pt, es, en, other; empty: too little text to detect.
  language: sql`if(posts.language = 'unknown', '', ${textCell(sql`posts.language`)})`,
  // In dossiers that the user may see; each with its status.
  tags: (row) => row.tags ?? [],
  dossiers: (row) => row.dossiers ?? [],
  dossier_status: (row) => row.statuses ?? [],
  // Columns by which the list can be filtered, from the person's record.
  gender: ({ person_id }, { genders }) => genders.get(person_id) ?? null,
  region: ({ uf }) => findRegion(uf),
}

const NO_EXTRAS: Extras = {}
const readExtras = ({ extras }: MarkedRow): Extras => (extras === '' ? NO_EXTRAS : (parseExtras(extras) ?? NO_EXTRAS))

function printPoll(poll: Extras['poll']): string {
  if (!poll) return ''
  const lines = poll.options.map(({ text, percent, votes }) => {
    const numbers = [percent === null ? '' : `${percent}%`, votes === null ? '' : `${votes} votos`].filter(Boolean)
    return `– ${text}${numbers.length > 0 ? ` (${numbers.join(', ')})` : ''}`
  })
  return [poll.question, ...lines].join('\n')
}

/** The source's name of an office is free text. */
const MAX_OFFICES = 10_000

/** There are few distinct values: each is translated once. */
function createOfficeNamer(genders: Genders): OfficeNamer {
  const names = new Map<string, string | null>()
  return ({ person_id, role, uf }) => {
    if (role === '') return null
    const gender = genders.get(person_id) ?? null
    const key = `${uf} ${gender} ${role}`
    let name = names.get(key)
    if (name === undefined) {
      name = nameOffice({ role, gender, uf })
      if (names.size < MAX_OFFICES) names.set(key, name)
    }
    return name
  }
}

const printCard = (card: Extras['card']) => [card?.site, card?.title, card?.description].filter(Boolean).join('\n')

export const CSV_COLUMNS = Object.keys(COLUMNS)

/**
 * Prevents CSV injection: a leading apostrophe keeps a spreadsheet from running text as a formula. Text that starts with an apostrophe
 * and a formula gets one as well, so that our own importer can remove exactly one.
 */
const FORMULA = /^'*[=+\-@\t\r\n\0＝＋－＠]/
const NEEDS_QUOTES = /[",;\r\n]/

/** One cell. Numbers stay numbers; a negative number is no formula. */
export function formatCell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'string' ? value : value.join(',')
  if (text === '') return text
  const safe = FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Parts of each row in order: consecutive cells written by the engine, or one computed here. */
type Run = { written: Sql[] } | { made: Made }

function listRuns(timeZone: string): Run[] {
  const runs: Run[] = []
  for (const column of Object.values(COLUMNS)) {
    if (typeof column === 'function') {
      runs.push({ made: column })
      continue
    }
    const cell = 'inZone' in column ? column.inZone(timeZone) : column
    const last = runs.at(-1)
    if (last && 'written' in last) last.written.push(cell)
    else runs.push({ written: [cell] })
  }
  return runs
}

/** Selects an `ExportedRow`. Dates in `date_local` are in `timeZone`. */
export function selectCells(timeZone: string, delimiter: Delimiter): Sql {
  const between = sql`, ${string(delimiter)}, `
  const runs = listRuns(timeZone).flatMap((run) => ('written' in run ? [run.written] : []))
  const cells = runs.map((run) => (run.length === 1 ? join(run) : sql`concat(${join(run, between)})`))
  return sql`posts.id AS id, toString(posts.message_group) AS message_group, posts.person_id AS person_id, posts.role AS role,
    posts.uf AS uf, posts.extras AS extras, posts.fact_checks AS fact_checks, [${join(cells)}] AS cells`
}

/** In characters. A longer text is garbage-collected late (`TEXT` of `chdb-readers.ts`). */
const PIECE = 60_000

/** The text of the file, in chunks as rows arrive, whose cells were written with the same delimiter. */
export async function* writeCsv(
  batches: AsyncIterable<MarkedRow[]>,
  delimiter: Delimiter,
  genders: Genders = new Map(),
): AsyncGenerator<string> {
  const writeLine = createLineWriter(delimiter, genders)
  yield BOM + CSV_COLUMNS.join(delimiter) + LINE_END
  for await (const rows of batches) {
    let text = ''
    for (const row of rows) {
      text += writeLine(row)
      if (text.length < PIECE) continue
      yield text
      text = ''
    }
    if (text !== '') yield text
  }
}

function createLineWriter(delimiter: Delimiter, genders: Genders): (row: MarkedRow) => string {
  const runs = listRuns('UTC')
  const others = { nameOffice: createOfficeNamer(genders), genders }
  return (row) => {
    let written = -1
    const print = (run: Run) => {
      if ('made' in run) return formatCell(run.made(row, others))
      written += 1
      return row.cells[written]
    }
    return runs.map(print).join(delimiter) + LINE_END
  }
}
