/**
 * The CSV of a search: RFC 4180, UTF-8 with a byte-order mark (Excel reads accents only with it), an empty cell for
 * unknown, several values in one cell joined by commas. Column names are stable; people's scripts depend on them.
 */

import { keepAgreeing } from '../../../contract/hate/hate-score.ts'
import { type Gender, nameOffice } from '../../../contract/people/offices.ts'
import { type Extras, parseExtras } from '../../../contract/posts/extras.ts'
import type { CountedRow } from './count-copies.ts'
import { type ExportedRow, findState } from './post-row.ts'

export const BOM = '\uFEFF'
export const LINE_END = '\r\n'

/** With the tags and dossiers of a post, as far as whoever downloads may see them; absent: in none. */
export type MarkedRow = CountedRow & { tags?: string[]; dossiers?: string[]; statuses?: string[] }

type Cell = string | number | null | string[]

type Genders = ReadonlyMap<number, Gender>

const COLUMNS: Record<string, (row: MarkedRow, local: (iso: string) => string, genders: Genders) => Cell> = {
  id: (row) => row.id,
  native_id: (row) => row.native_id,
  platform: (row) => row.platform,
  author: (row) => row.account,
  full_name: (row) => row.full_name,
  party: (row) => row.party,
  role: (row) => row.role,
  uf: (row) => row.uf,
  date_created: (row) => row.date_created,
  date_local: (row, local) => local(row.date_created),
  content: (row) => row.content,
  link: (row) => row.link,
  views: (row) => row.views,
  likes: (row) => row.likes,
  shares: (row) => row.shares,
  comments: (row) => row.comments,
  hate: (row) => row.hate,
  hate_score: (row) => keepAgreeing(row.hate, row.hate_score),
  hate_kinds: (row) => row.hate_kinds,
  // Which program said so; empty: the source. What imports the file again takes only a source's word.
  hate_by: (row) => row.hate_by,
  hate_review: (row) => row.hate_review,
  misleading_links: (row) => row.misleading_links,
  // Addresses: `nameChecks` of marked-posts.ts has put them there.
  fact_checks: (row) => row.fact_checks,
  links: (row) => row.links,
  media_types: (row) => row.media_type,
  public_person: (row) => row.person_id || null,
  duration: (row) => row.duration,
  description: (row) => row.description,
  message_group: (row) => (row.message_group === '0' ? null : row.message_group),
  state: findState,
  edited_at: (row) => row.edited_at,
  deleted_after: (row) => row.deleted_after,
  deleted_before: (row) => row.deleted_before,
  versions: (row) => row.versions,
  unusual: (row) => row.engagement_ratio,
  views_step: (row) => row.views_step,
  forwarded_from: (row) => readExtras(row).forward?.name ?? '',
  forwarded_link: (row) => readExtras(row).forward?.link ?? '',
  reply_to: (row) => readExtras(row).reply?.link ?? '',
  poll: (row) => printPoll(readExtras(row).poll),
  link_card: (row) => printCard(readExtras(row).card),
  signature: (row) => readExtras(row).signature ?? '',
  live: (row) => readExtras(row).live?.title ?? '',
  live_second: (row) => readExtras(row).live?.second ?? null,
  // The same whole, as JSON, which is what is read when the file is imported again.
  extras_json: (row) => row.extras,
  // Behind what scripts know: the office as it is printed.
  office: ({ role, uf, person_id }, _, genders) => nameOffice({ role, gender: genders.get(person_id) ?? null, uf }),
  // Posts with the same message in the whole store, this one included; empty: too short to compare.
  copies: (row) => row.copies,
  // pt, es, en, other; empty: too little text to tell.
  language: ({ language }) => (language === 'unknown' ? '' : language),
  // In dossiers that whoever downloads may see; each with its status.
  tags: (row) => row.tags ?? [],
  dossiers: (row) => row.dossiers ?? [],
  dossier_status: (row) => row.statuses ?? [],
}

const readExtras = ({ extras }: ExportedRow): Extras => (extras === '' ? {} : (parseExtras(extras) ?? {}))

function printPoll(poll: Extras['poll']): string {
  if (!poll) return ''
  const lines = poll.options.map(({ text, percent, votes }) => {
    const numbers = [percent === null ? '' : `${percent}%`, votes === null ? '' : `${votes} votos`].filter(Boolean)
    return `– ${text}${numbers.length > 0 ? ` (${numbers.join(', ')})` : ''}`
  })
  return [poll.question, ...lines].join('\n')
}

const printCard = (card: Extras['card']) => [card?.site, card?.title, card?.description].filter(Boolean).join('\n')

export const CSV_COLUMNS = Object.keys(COLUMNS)

/**
 * Text that a spreadsheet would run as a formula: a leading apostrophe makes it text again. Text that begins with an
 * apostrophe and a formula gets one as well, so that our own importer can take exactly one away.
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

/** The text of the file, piece by piece as rows arrive. Dates in `date_local` are in `timeZone`. */
export async function* writeCsv(
  batches: AsyncIterable<MarkedRow[]>,
  delimiter: ',' | ';',
  timeZone: string,
  genders: Genders = new Map(),
): AsyncGenerator<string> {
  const local = localTime(timeZone)
  const cells = Object.values(COLUMNS)
  yield BOM + CSV_COLUMNS.join(delimiter) + LINE_END
  for await (const rows of batches) {
    let text = ''
    for (const row of rows) {
      let between = ''
      for (const cell of cells) {
        text += between + formatCell(cell(row, local, genders))
        between = delimiter
      }
      text += LINE_END
    }
    yield text
  }
}

/** By time zone, of which an installation has one: local hours, known to all downloads, since slow readers keep theirs for an hour. */
const knownHours = new Map<string, Map<string, string>>()
/** Those of five years, some 8 MB. */
const MOST_HOURS = 50_000

/**
 * "2026-03-12 14:05:00" in a time zone. An hour is looked up once: formatting each date would take longer than all the rest. What
 * stands behind the hour is the same in both, but where a zone is off by parts of an hour.
 */
function localTime(timeZone: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const print = (iso: string) => format.format(new Date(iso))
  const hours = knownHours.get(timeZone) ?? new Map<string, string>()
  knownHours.set(timeZone, hours)
  return (iso) => {
    const hour = iso.slice(0, 13)
    let local = hours.get(hour)
    if (local === undefined) {
      local = print(`${hour}:00:00Z`)
      if (hours.size >= MOST_HOURS) hours.clear()
      hours.set(hour, local)
    }
    return local.endsWith(':00:00') ? local.slice(0, 13) + iso.slice(13, 19) : print(iso)
  }
}
