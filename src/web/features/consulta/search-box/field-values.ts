/** Values of fields that only the store knows, while they are typed: hashtags, mentions, sites. */
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { CompletedField, FieldValues, listFieldValues } from '../../../../contract/posts/field-values.ts'
import { printFieldValue } from '../../../../search-language/fields/field-values.ts'
import { findField } from '../../../../search-language/fields/fields.ts'
import { QUOTATION_MARKS } from '../../../../search-language/pieces.ts'
import { request } from '../../../api.ts'
import type { Completion } from './complete-fields.ts'

const ONE_MINUTE = 60_000
const FIELDS: readonly string[] = ['hashtag', 'mencao', 'dominio'] satisfies CompletedField[]
const isCompleted = (name: string | undefined): name is CompletedField => name !== undefined && FIELDS.includes(name)

/** `before`: the draft up to the value. */
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
  const begins = typed?.begins ?? ''
  if (!isCompleted(field) || (typed?.sign === '#' && begins === '')) return null
  return { field, begins, before: draft.slice(0, draft.length - begins.length) }
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

/** As completions; what an answer to fewer letters has and does not begin with these is left out. */
export function listValueCompletions(typed: TypedValue | null, found: FieldValues | undefined): Completion[] {
  if (!typed || !found) return []
  const { field, before } = typed
  const begins = toPlain(typed.begins)
  return found.values
    .filter(({ value }) => value !== begins && value.includes(begins))
    .map(({ value, total_posts }) => ({
      ...{ kind: `${field}:`, label: value, detail: '', count: total_posts },
      text: `${before}${before.endsWith('#') ? value : printFieldValue(value)}`,
    }))
}

const toPlain = (typed: string) =>
  typed
    .replace(/^[#@]|^(https?:\/\/)?(www\.)?/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
