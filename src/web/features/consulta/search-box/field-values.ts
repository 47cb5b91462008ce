/** Completion of field values from the store: hashtags, mentions, sites, links. */
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { CompletedField, FieldValues, listFieldValues } from '../../../../contract/posts/field-values.ts'
import { printFieldValue } from '../../../../search-language/fields/field-values.ts'
import { findField } from '../../../../search-language/fields/fields.ts'
import { QUOTATION_MARKS } from '../../../../search-language/query-tokens.ts'
import { request } from '../../../api.ts'
import type { Completion } from './complete-fields.ts'

const ONE_MINUTE = 60_000
/** Longer values are not requested (`MAX_TYPED_VALUE`). */
const LONGEST = 300
const FIELDS: readonly string[] = ['hashtag', 'mencao', 'dominio', 'link'] satisfies CompletedField[]
const isCompleted = (name: string | undefined): name is CompletedField => name !== undefined && FIELDS.includes(name)

/** `before`: the draft up to the value; `begins`: the value without what stored values never have. */
type TypedValue = { readonly field: CompletedField; readonly begins: string; readonly before: string }

/** The value being typed at the end of a draft: `hashtag:a,b`, `#b`. */
export function readTypedValue(draft: string): TypedValue | null {
  // Inside an open quotation everything is words.
  if (((draft.match(QUOTATION_MARKS) ?? []).length & 1) === 1) return null
  const typed =
    /(?:^|[\s({|,-])(?:(?<name>\p{L}[\p{L}-]*):(?:[^\s"(){}|,]+,)*|(?<sign>#))(?<begins>[^\s"(){}|,#]*)$/u.exec(
      draft,
    )?.groups
  const field = typed?.sign === '#' ? 'hashtag' : findField(typed?.name ?? '')
  const written = typed?.begins ?? ''
  if (!isCompleted(field) || written.length > LONGEST || (typed?.sign === '#' && written === '')) return null
  const before = draft.slice(0, draft.length - written.length)
  const begins = field === 'link' || field === 'dominio' ? written.replace(/^https?:\/{0,2}/i, '') : written
  return { field, begins, before }
}

/** Whether it is a link with parameters, some of which are removed. */
export const hasParameters = (typed: TypedValue | null): boolean =>
  typed?.field === 'link' && typed.begins.includes('?')

/** In the form of stored links; null while the normalisation is loading. */
export function withoutTracking(
  typed: TypedValue | null,
  cutTracking: ((link: string) => string) | undefined,
): TypedValue | null {
  if (!typed || !hasParameters(typed)) return typed
  return cutTracking ? { ...typed, begins: cutTracking(typed.begins) } : null
}

export function describeValuesQuery(typed: TypedValue | null) {
  const query = typed && { field: typed.field, begins: typed.begins }
  return queryOptions({
    queryKey: ['field-values', query] as const,
    queryFn: query
      ? ({ signal }) => request<typeof listFieldValues>('GET', '/api/field_values/', { query, signal })
      : skipToken,
    staleTime: ONE_MINUTE,
    retry: false,
    // May be the response to fewer letters, never that of another field.
    placeholderData: (found: FieldValues | undefined, before) =>
      before?.queryKey[1]?.field === query?.field ? found : undefined,
  })
}

/** After a site, whose URLs are offered next. */
const GOES_ON = 'links deste site'

/** As completions; those of a response to fewer letters that no longer match are dropped. */
export function listValueCompletions(typed: TypedValue | null, found: FieldValues | undefined): Completion[] {
  if (!typed || !found) return []
  const { field, before } = typed
  const begins = toPlain(typed.begins)
  const fits = field === 'link' ? fitsLink(begins) : (value: string) => value.includes(begins)
  return found.values
    .filter(({ value }) => value !== begins && fits(value))
    .map(({ value, total_posts }) => ({
      ...{ kind: `${field}:`, label: value, detail: value.endsWith('/') ? GOES_ON : '', count: total_posts },
      text: `${before}${before.endsWith('#') ? value : printFieldValue(value)}`,
    }))
}

/** A site until it is complete; then its URLs that contain the rest anywhere: the site may have been typed in another form. */
const fitsLink = (begins: string) => (value: string) => {
  const slash = begins.indexOf('/')
  if (slash < 0) return value.endsWith('/') && value.includes(begins)
  return (
    !value.endsWith('/') &&
    toPlain(value)
      .slice(value.indexOf('/'))
      .includes(begins.slice(slash + 1))
  )
}

const toPlain = (typed: string) =>
  typed
    .replace(/^[#@]|^www\./i, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
