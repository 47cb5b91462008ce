/** Queries of the series of a comparison. Pure. */
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import type { SavedSearch } from '../../../../contract/users/saved-search.ts'
import type { SearchNode } from '../../../../search-language/ast.ts'
import { toDayRange } from '../../../../search-language/fields/day-ranges.ts'
import type { FieldName } from '../../../../search-language/fields/fields.ts'
import { isLeftOut } from '../../../../search-language/filter-values.ts'
import { parseSearch } from '../../../../search-language/parse.ts'
import { printSearch } from '../../../../search-language/print.ts'
import { getDay } from '../../../format.ts'
import { formatDayRange } from '../filters/days.ts'
import { changeFilters, isClosed, listChoices, listClosedChoices } from '../filters/filters.ts'
import { toFilters } from '../filters/text-filters.ts'
import { addToSearch } from '../metrics/distinguishing.ts'
import { applySavedFilters } from '../saved-search/saved-filters.ts'
import type { QueryAddress } from '../state/address.ts'
import {
  MAX_SERIES,
  PERIOD_BEFORE,
  readSeries,
  type SeriesKind,
  THIS_SEARCH,
  type Unit,
} from '../state/comparison-address.ts'
import { countDays, type Days, shiftBack } from './axis.ts'

export type Series = {
  /** Its form in the address. */
  readonly key: string
  readonly label: string
  /** The search whose posts are counted, including its days. */
  readonly address: QueryAddress
  /** Its days; those of `before` are drawn below the days that follow them. */
  readonly days: Days
}

type Saved = Pick<SavedSearch, 'id' | 'title' | 'filters'>
export type Known = { options: PostOptions | undefined; saved: readonly Saved[] | undefined }

export const SERIES_NAMES: Record<SeriesKind, string> = {
  party: 'Partido',
  public_person: 'Pessoa',
  uf: 'UF',
  role: 'Cargo',
  platform: 'Plataforma',
  gender: 'Gênero',
  region: 'Região',
  search: 'Texto',
  saved: 'Busca salva',
}

/** Fields of the text equivalent to a series: the series replaces them, like the corresponding filter. */
const SAME: Partial<Record<SeriesKind | typeof PERIOD_BEFORE, readonly FieldName[]>> = {
  ...{ party: ['partido'], public_person: ['pessoa'], uf: ['uf'], role: ['cargo'], platform: ['plataforma'] },
  ...{ gender: ['genero'], region: ['regiao'], [PERIOD_BEFORE]: ['em', 'de', 'ate'] },
}

/** Whether a part of a search consists of such fields only; exclusions count too unless `keepsLeftOut`. */
function isAbout(node: SearchNode, names: readonly FieldName[], keepsLeftOut: boolean): boolean {
  if (node.type === 'not') return !keepsLeftOut && isAbout(node.child, names, keepsLeftOut)
  if ('children' in node) return node.children.every((child) => isAbout(child, names, keepsLeftOut))
  return node.type === 'field' && names.includes(node.name)
}

/** The text without such fields that apply to the whole search. An excluded day stays excluded. */
function withoutFields(search: string, kind: keyof typeof SAME): string {
  const names = SAME[kind] ?? []
  const parts = listParts(search)
  const rest = parts.filter((part) => !isAbout(part, names, kind === PERIOD_BEFORE))
  if (rest.length === parts.length) return search
  return printSearch(rest.length < 2 ? (rest[0] ?? null) : { type: 'and', children: rest })
}

/** The conjuncts of a search. */
function listParts(search: string): readonly SearchNode[] {
  const tree = parseSearch(search)
  return tree?.type === 'and' ? tree.children : tree ? [tree] : []
}

/** The choices of a kind; none for words. */
export function listSeriesChoices(kind: SeriesKind, { options, saved }: Known): { value: string; label: string }[] {
  if (kind === 'saved') return (saved ?? []).map(({ id, title }) => ({ value: id, label: title }))
  if (kind === 'search') return []
  const choices = isClosed(kind) ? listClosedChoices(kind) : options ? listChoices(options, kind) : []
  return choices.map(({ key, label }) => ({ value: key, label }))
}

/** The days of a search, by filter or text, or all days with posts; null while these are unknown. */
export function findDays(
  { search, start_date, end_date }: QueryAddress,
  options: PostOptions | undefined,
  today = getDay(new Date()),
): Days | null {
  const { start = null, end = null } = options?.published_at ?? {}
  const inText = readDaysOfText(search, today)
  const starts = [start_date ?? inText.start ?? start, inText.start].filter((day) => day !== null)
  const ends = [end_date ?? inText.end ?? end, inText.end].filter((day) => day !== null)
  const days = { start: starts.toSorted().at(-1) ?? null, end: ends.toSorted()[0] ?? null }
  return days.start !== null && days.end !== null && days.start <= days.end
    ? { start: days.start, end: days.end }
    : null
}

/** Days left by day fields that apply to the whole search; null: open at this end. */
function readDaysOfText(search: string, today: string): { start: string | null; end: string | null } {
  const starts: string[] = []
  const ends: string[] = []
  for (const part of listParts(search)) {
    if (part.type !== 'field' || part.values.length !== 1) continue
    if (part.name !== 'em' && part.name !== 'de' && part.name !== 'ate') continue
    const { start, end } = toDayRange(part.values[0] ?? '', today)
    if (part.name !== 'ate') starts.push(start)
    if (part.name !== 'de') ends.push(end)
  }
  return { start: starts.toSorted().at(-1) ?? null, end: ends.toSorted()[0] ?? null }
}

/** null: a saved search that does not exist, or is not loaded yet. */
export function readOneSeries(key: string, address: QueryAddress, days: Days, known: Known): Series | null {
  const within = (next: Partial<QueryAddress>, own = days): QueryAddress =>
    changeFilters(address, { ...next, start_date: own.start, end_date: own.end, collapse: false })
  if (key === THIS_SEARCH) return { key, label: 'Esta busca', address: within({}), days }
  if (key === PERIOD_BEFORE) {
    const before = shiftBack(days)
    const search = withoutFields(address.search, key)
    return {
      ...{ key, label: `Período anterior (${formatDayRange(before)})`, days: before },
      address: within({ search }, before),
    }
  }
  const series = readSeries(key)
  if (series === null) return null
  const { kind, value } = series
  if (kind === 'search') {
    const term = parseSearch(value)?.type === 'or' && address.search.trim() !== '' ? `(${value})` : value
    return { key, label: quote(value), address: within({ search: addToSearch(address.search, term) }), days }
  }
  const rest = withoutFields(address.search, kind)
  if (kind === 'saved') return readSaved(key, value, { address, days, known })
  const name = listSeriesChoices(kind, known).find((choice) => choice.value === value)?.label ?? value
  const label = kind === 'gender' || kind === 'region' ? `${SERIES_NAMES[kind]} ${name}` : name
  return { key, label, address: within({ search: rest, ...replaceFilters(address, kind, [value]) }), days }
}

/** The group common to all series: if all are of one kind, their values replace what the search says of that kind. */
export function findShared(address: QueryAddress, series: readonly Pick<Series, 'key'>[]): QueryAddress {
  const read = series.map(({ key }) => readSeries(key))
  const kind = read[0]?.kind
  if (kind === undefined || SAME[kind] === undefined || read.some((one) => one?.kind !== kind)) return address
  const search = withoutFields(address.search, kind)
  const values = read.flatMap((one) => one?.value ?? [])
  return changeFilters(address, { search, ...replaceFilters(address, kind, values) })
}

/** The filter of a series replaces equivalent filters; states and regions are both places. */
function replaceFilters(address: QueryAddress, kind: SeriesKind, values: readonly string[]): Partial<QueryAddress> {
  const other: Partial<QueryAddress> =
    kind === 'region' ? { uf: address.uf.filter(isLeftOut) } : kind === 'uf' ? { region: [] } : {}
  return { ...other, [kind]: values }
}

/** Text that contains quotation marks gets no further ones. */
const quote = (text: string) => (text.includes('"') ? text.replaceAll(/"([^"]*)"/g, '“$1”') : `“${text}”`)

/** Its days, restricted to the compared ones. */
function readSaved(
  key: string,
  id: string,
  { address, days, known }: { address: QueryAddress; days: Days; known: Known },
): Series | null {
  const saved = known.saved?.find((one) => one.id === id)
  if (!saved) return null
  const own = applySavedFilters(address, saved.filters)
  const start = own.start_date !== null && own.start_date > days.start ? own.start_date : days.start
  const end = own.end_date !== null && own.end_date < days.end ? own.end_date : days.end
  if (start <= end)
    return {
      key,
      label: saved.title,
      address: changeFilters(own, { start_date: start, end_date: end, collapse: false }),
      days,
    }
  // Empty intersection: its counts are of other days, and labelled so.
  const label = `${saved.title} (${formatDayRange({ start: own.start_date, end: own.end_date })}, fora do período)`
  return { key, label, address: changeFilters(own, { collapse: false }), days }
}

/** Properties of which a post has one value: two series of the same kind share no post. */
const APART = ['party', 'public_person', 'uf', 'role', 'platform', 'gender', 'region'] as const

export type Suggestion = { label: string; series: string[]; unit?: Unit }

/** Suggested series: values selected in a filter or field anyway, or the previous period. */
export function suggestSeries(address: QueryAddress, options?: PostOptions): Suggestion[] {
  const filters = toFilters(address, options)
  const lists = APART.flatMap((kind) => {
    const chosen = filters[kind].filter((value) => !value.startsWith('-'))
    const choices = options ? listChoices(options, kind) : []
    const names = chosen.map((value) => choices.find(({ key }) => key === value)?.label ?? value)
    const label = `Comparar ${kind === 'gender' ? 'gênero ' : ''}${describeCompared(names)}`
    const series = chosen.slice(0, MAX_SERIES).map((value) => `${kind}:${value}`)
    return chosen.length > 1 ? [{ label, series }] : []
  })
  const { start_date: start, end_date: end } = filters
  const isDated = start !== null && end !== null && start <= end
  const days = isDated ? ` (${countDays({ start, end })} dias)` : ''
  return [
    ...lists,
    ...(isDated ? [{ label: `Este período e o anterior${days}`, series: [THIS_SEARCH, PERIOD_BEFORE] }] : []),
    { label: 'Só esta busca, ao longo do tempo', series: [THIS_SEARCH] },
    { label: 'Só esta busca, por mês', series: [THIS_SEARCH], unit: 'month' },
  ]
}

/** More are counted instead of named. */
const MAX_NAMED = 3

/** Names of the series, as many as fit, and the number of the others. */
function describeCompared(names: readonly string[]): string {
  const list = new Intl.ListFormat('pt-BR')
  const compared = list.format(names.slice(0, MAX_SERIES))
  const left = names.slice(MAX_SERIES)
  if (left.length === 0) return compared
  if (left.length > MAX_NAMED) return `${compared} (${left.length} ficam de fora)`
  return `${compared} (${left.length === 1 ? 'fica' : 'ficam'} de fora ${list.format(left)})`
}

/** Whether a post may belong to more than one of them. */
export function mayOverlap(series: readonly Pick<Series, 'key'>[]): boolean {
  const kinds = new Set(series.map(({ key }) => readSeries(key)?.kind ?? key))
  const [kind] = kinds
  const isOnePeriodEach = series.length === 2 && kinds.has(THIS_SEARCH) && kinds.has(PERIOD_BEFORE)
  return series.length > 1 && !isOnePeriodEach && !(kinds.size === 1 && APART.some((one) => one === kind))
}
