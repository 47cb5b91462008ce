/** Part of the address that describes a comparison and its display. */
import { GENDER_VALUES, REGION_VALUES } from '../../../../contract/labels.ts'
import { MAX_EVENT_TITLE, MAX_EVENTS } from '../../../../contract/limits.ts'
import { foldText } from '../../../../text/fold.ts'
import { isDay } from '../../../parse-day.ts'

export const MAX_SERIES = 6

export const MEASURES = ['posts', 'views', 'likes', 'shares', 'comments'] as const
export type Measure = (typeof MEASURES)[number]
/** Absolute; as a share of the group; per thousand posts of the group; per person or account of the group. */
export const SCALES = ['number', 'share', 'per_1000', 'per_person'] as const
export type Scale = (typeof SCALES)[number]
export const UNITS = ['auto', 'day', 'week', 'month', 'year'] as const
export type Unit = (typeof UNITS)[number]

export const SERIES_KINDS = [
  ...(['party', 'public_person', 'uf', 'role', 'platform'] as const),
  ...(['gender', 'region', 'search', 'saved'] as const),
] as const
export type SeriesKind = (typeof SERIES_KINDS)[number]
/** The current search, and the same in the previous period. */
export const THIS_SEARCH = 'this'
export const PERIOD_BEFORE = 'before'

export type Comparison = {
  /** 'party:PDX', 'search:vacina', 'saved:7', 'this', 'before'. */
  readonly series: readonly string[]
  readonly measure: Measure
  readonly scale: Scale
  readonly unit: Unit
  /** One chart per series. */
  readonly isSplit: boolean
  /** '2026-03-12 Título'. */
  readonly events: readonly string[]
}

type Texts = { readonly [name: string]: string | undefined }

/** `split` splits a list of the address. */
export function readComparison(texts: Texts, split: (text: string | undefined) => string[]): Comparison {
  return {
    series: [...new Set(split(texts.compare).flatMap((one) => readKey(one) ?? []))].slice(0, MAX_SERIES),
    measure: MEASURES.find((one) => one === texts.measure) ?? 'posts',
    scale: SCALES.find((one) => one === texts.scale) ?? 'number',
    unit: UNITS.find((one) => one === texts.unit) ?? 'auto',
    isSplit: texts.split === 'true',
    events: split(texts.events)
      .filter((event) => isDay(event.slice(0, 10)) && event.slice(11).trim() !== '' && event[10] === ' ')
      .filter((event) => event.length <= MAX_EVENT_TITLE + 11)
      .slice(0, MAX_EVENTS),
  }
}

export function printComparison(
  { series, measure, scale, unit, isSplit, events }: Comparison,
  join: (values: readonly string[]) => string | undefined,
): Texts {
  return {
    compare: join(series),
    measure: measure === 'posts' ? undefined : measure,
    scale: scale === 'number' ? undefined : scale,
    unit: unit === 'auto' ? undefined : unit,
    split: isSplit ? 'true' : undefined,
    events: join(events),
  }
}

export function readSeries(series: string): { kind: SeriesKind; value: string } | null {
  const kind = SERIES_KINDS.find((one) => series.startsWith(`${one}:`))
  const value = kind === undefined ? '' : series.slice(kind.length + 1)
  return kind === undefined || value.trim() === '' ? null : { kind, value }
}

/** Closed list of values. */
const CLOSED: Partial<Record<SeriesKind, readonly string[]>> = { gender: GENDER_VALUES, region: REGION_VALUES }

/** The value equal except for case and accents. */
export const findFolded = (values: readonly string[], given: string) =>
  values.find((value) => foldText(value) === foldText(given))

/** A series in the form of `Comparison`; null: invalid. */
function readKey(given: string): string | null {
  if (given === THIS_SEARCH || given === PERIOD_BEFORE) return given
  const series = readSeries(given)
  const closed = series && CLOSED[series.kind]
  if (!closed) return series && given
  const value = findFolded(closed, series.value)
  return value === undefined ? null : `${series.kind}:${value}`
}
