/**
 * The state of the query screen is its address. This file is the whole codec, in two steps:
 *
 * - `parseSearchText` / `printSearchText`: address bar ↔ flat texts. They go to the router as its `parseSearch` and
 *   `stringifySearch` (the router's own codec writes JSON, the specification wants plain words).
 * - `readAddress` / `printAddress`: flat texts ↔ the typed state. Parsing never fails: an invalid value takes its default,
 *   and `unread-values.ts` names it. If it would change the results, no search is run until the user agrees; if it only
 *   affects order, page or display, the line above the list reports it.
 *
 * Defaults are omitted, several values are comma-joined; a comma inside a value is written `\,` and a backslash `\\`.
 */
import {
  CHECKED,
  type Checked,
  FOUND_IN,
  GENDER_VALUES,
  HATES,
  LANGUAGES,
  MISLEADING_LINKS,
  type MisleadingLinks,
  POST_STATES,
  REGION_VALUES,
  REVIEWED,
} from '../../../../contract/labels.ts'
import {
  DEFAULT_PAGE_SIZE,
  MAX_PICTURE_VALUES,
  MAX_SHARED_LENGTH,
  MAX_SHARED_VALUES,
  PAGE_SIZES,
  type PageSize,
  SORT_FIELDS,
  SORT_ORDERS,
  type SortField,
  type SortOrder,
} from '../../../../contract/limits.ts'
import { LIST_FILTERS, type ListFilter } from '../../../../contract/posts/list-filters.ts'
import { isLeftOut, leaveOut, stripHyphen } from '../../../../search-language/filter-values.ts'
import { isDay } from '../../../parse-day.ts'
import { type Comparison, findFolded, printComparison, readComparison } from './comparison-address.ts'

/** Router state of every screen: texts by name, none of them empty. */
export type AddressText = { readonly [name: string]: string | undefined }

/** Shared values that a click on a chart selects; a post must have every value. */
export const SHARED_FILTERS = ['hashtag', 'domain', 'link'] as const
export type SharedFilter = (typeof SHARED_FILTERS)[number]

export const TABS = ['public', 'metrics', 'compare'] as const
export type Tab = (typeof TABS)[number]

/** Complete state of the query screen. Days are YYYY-MM-DD, both included. */
export type QueryAddress = Record<ListFilter | SharedFilter, readonly string[]> & {
  readonly search: string
  readonly start_date: string | null
  readonly end_date: string | null
  readonly misleading_links: MisleadingLinks
  readonly checked: Checked | null
  /** Only outliers. */
  readonly unusual: boolean
  /** Ids of attachments whose picture must occur, and of faces of which one must. */
  readonly image: readonly string[]
  readonly face: readonly string[]
  /** Only posts with this message. */
  readonly message_group: string | null
  /** Only posts forwarded from the account with this name. */
  readonly forwarded_from: string | null
  /** Each message once. */
  readonly collapse: boolean
  readonly page: number
  readonly page_size: PageSize
  readonly sort_by: SortField
  readonly sort_order: SortOrder
  readonly tab: Tab
  readonly comparison: Comparison
}

/** Parses the address bar's `?a=1&b=2` to texts. A repeated name is read as its values joined by commas. */
export function parseSearchText(text: string): Record<string, string> {
  const texts = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (value === '') continue
    const before = texts.get(name)
    texts.set(name, before === undefined ? value : `${before},${value}`)
  }
  return Object.fromEntries(texts)
}

/** Texts as `?a=1&b=2`, or '' if there are none. Commas and colons stay readable. */
export function printSearchText(texts: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(texts)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${encodePart(name)}=${encodePart(String(value))}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

// toWellFormed: encodeURIComponent throws on a lone surrogate, which a paste can leave behind.
function encodePart(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%20', '+')
}

/** The state of an address; missing and invalid values take their defaults. */
export function readAddress(texts: AddressText): QueryAddress {
  return {
    search: texts.search ?? '',
    start_date: readDay(texts.start_date),
    end_date: readDay(texts.end_date),
    public_person: splitValues(texts.public_person).filter(isNumber),
    party: splitValues(texts.party),
    uf: splitValues(texts.uf),
    region: readClosed(REGION_VALUES, texts.region),
    role: splitValues(texts.role),
    gender: readClosed(GENDER_VALUES, texts.gender),
    platform: splitValues(texts.platform),
    hate: splitValues(texts.hate).filter((label) => HATES.some((known) => known === label)),
    reviewed: splitValues(texts.reviewed).filter((label) => REVIEWED.some((known) => known === label)),
    misleading_links: MISLEADING_LINKS.find((known) => known === texts.misleading_links) ?? 'null',
    state: splitValues(texts.state).filter((label) => POST_STATES.some((known) => known === label)),
    found_in: splitValues(texts.found_in).filter((label) => FOUND_IN.some((known) => known === label)),
    language: splitValues(texts.language).filter((label) => LANGUAGES.some((known) => known === label)),
    dossier: splitValues(texts.dossier).filter((id) => /^-?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)),
    tag: splitValues(texts.tag).filter(isNumber),
    dossier_status: splitValues(texts.dossier_status).filter(isNumber),
    checked: CHECKED.find((known) => known === texts.checked) ?? null,
    unusual: texts.unusual === 'true',
    image: readIds(texts.image),
    face: readIds(texts.face),
    message_group: /^[1-9][0-9]{0,18}$/.test(texts.message_group ?? '') ? (texts.message_group ?? null) : null,
    forwarded_from: texts.forwarded_from?.trim() ? texts.forwarded_from : null,
    hashtag: readShared(texts.hashtag),
    domain: readShared(texts.domain),
    link: readShared(texts.link),
    collapse: texts.collapse === 'true',
    page: /^[1-9][0-9]{0,8}$/.test(texts.page ?? '') ? Number(texts.page) : 1,
    page_size: PAGE_SIZES.find((size) => String(size) === texts.page_size) ?? DEFAULT_PAGE_SIZE,
    sort_by: SORT_FIELDS.find((field) => field === texts.sort_by) ?? 'date_created',
    sort_order: SORT_ORDERS.find((order) => order === texts.sort_order) ?? 'desc',
    tab: TABS.find((tab) => tab === texts.tab) ?? 'public',
    comparison: readComparison(texts, splitValues),
  }
}

/** Id of the post opened by the address; null: none. Not part of the state: going to another list closes it. */
export function readOpenedPost(texts: AddressText): string | null {
  return readIds(texts.post)[0] ?? null
}

/**
 * The search from which the user came to all posts of one message, as a query string: "?search=vacina". Kept beside the state, like
 * the opened post; null: none.
 */
export const readQueryBefore = ({ from }: AddressText): string | null => (from?.startsWith('?') ? from : null)

/** Address of all posts of one message, oldest first, with a way back to the previous search. */
export function printGroupAddress(messageGroup: string, { post: _, ...query }: AddressText): AddressText {
  return { message_group: messageGroup, sort_order: 'asc', from: printSearchText(query) || '?' }
}

/** The shortest texts that `readAddress` parses to the same state. */
export function printAddress(address: QueryAddress): AddressText {
  const texts: Record<string, string | undefined> = {
    search: address.search || undefined,
    start_date: address.start_date ?? undefined,
    end_date: address.end_date ?? undefined,
  }
  for (const name of [...LIST_FILTERS, ...SHARED_FILTERS]) texts[name] = joinValues(address[name])
  return {
    ...texts,
    misleading_links: omitDefault(address.misleading_links, 'null'),
    checked: address.checked ?? undefined,
    unusual: address.unusual ? 'true' : undefined,
    image: joinValues(address.image),
    face: joinValues(address.face),
    message_group: address.message_group ?? undefined,
    forwarded_from: address.forwarded_from ?? undefined,
    collapse: address.collapse ? 'true' : undefined,
    page: omitDefault(address.page, 1),
    page_size: omitDefault(address.page_size, DEFAULT_PAGE_SIZE),
    sort_by: omitDefault(address.sort_by, 'date_created'),
    sort_order: omitDefault(address.sort_order, 'desc'),
    tab: omitDefault(address.tab, 'public'),
    ...printComparison(address.comparison, joinValues),
  }
}

/** 'a,b' → ['a', 'b']; 'a\,b' → ['a,b']. Empty and repeated values are dropped. */
export function splitValues(text: string | undefined): string[] {
  const values = (text ?? '').match(/(?:\\.|[^,\\]|\\$)+/gs) ?? []
  return [...new Set(values.map((value) => value.replaceAll(/\\(.)/gs, '$1').trim()))].filter((value) => value !== '')
}

function joinValues(values: readonly string[]): string | undefined {
  return values.map((value) => value.replaceAll(/[\\,]/g, '\\$&')).join(',') || undefined
}

/** In any spelling: "norte", "-Nao informado". */
const readClosed = (values: readonly string[], text: string | undefined): string[] => [
  ...new Set(
    splitValues(text).flatMap((given) => {
      const value = findFolded(values, stripHyphen(given)) ?? []
      return isLeftOut(given) ? [value].flat().map(leaveOut) : value
    }),
  ),
]

/** With or without the excluding hyphen. */
const isNumber = (id: string) => /^-?[1-9][0-9]{0,8}$/.test(id)

function readIds(text: string | undefined): string[] {
  const ids = splitValues(text).filter((id) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
  return ids.slice(0, MAX_PICTURE_VALUES)
}

const readShared = (text: string | undefined): string[] =>
  splitValues(text)
    .filter((value) => value.length <= MAX_SHARED_LENGTH)
    .slice(0, MAX_SHARED_VALUES)

function readDay(text: string | undefined): string | null {
  return text !== undefined && isDay(text) ? text : null
}

function omitDefault(value: string | number, usual: string | number): string | undefined {
  return value === usual ? undefined : String(value)
}
