/** Values of fields that only the store knows, while they are typed: hashtags, mentions, sites, links. */
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { CompletedField, FieldValues, listFieldValues } from '../../../../contract/posts/field-values.ts'
import { printFieldValue } from '../../../../search-language/fields/field-values.ts'
import { findField } from '../../../../search-language/fields/fields.ts'
import { QUOTATION_MARKS } from '../../../../search-language/pieces.ts'
import { request } from '../../../api.ts'
import type { Completion } from './complete-fields.ts'

const ONE_MINUTE = 60_000
/** What is longer is not asked for (`MAX_TYPED_VALUE`). */
const LONGEST = 300
const FIELDS: readonly string[] = ['hashtag', 'mencao', 'dominio', 'link'] satisfies CompletedField[]
const isCompleted = (name: string | undefined): name is CompletedField => name !== undefined && FIELDS.includes(name)

/** `before`: the draft up to the value; `begins` is without what no stored value has. */
type TypedValue = { readonly field: CompletedField; readonly begins: string; readonly before: string }

/** What is typed of a value at the end of a draft: `hashtag:a,b`, `#b`. */
export function readTypedValue(draft: string): TypedValue | null {
  // Inside a quotation that is not closed everything is words.
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

/** Whether it is a link with parameters, of which not all are kept. */
export const hasParameters = (typed: TypedValue | null): boolean =>
  typed?.field === 'link' && typed.begins.includes('?')

/** As stored links are; null while it is not known yet what they lack. */
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
    // The answer to fewer letters, never that of another field.
    placeholderData: (found: FieldValues | undefined, before) =>
      before?.queryKey[1]?.field === query?.field ? found : undefined,
  })
}

/** Beside a site, whose addresses are offered next. */
const GOES_ON = 'links deste site'

/** As completions; what an answer to fewer letters has and does not begin with these is left out. */
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

/** A site until it is whole; then its addresses, in which the rest stands anywhere: of the site another form may have been typed. */
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
