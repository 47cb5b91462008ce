/** Completes fields and their values: "par" → "partido:", "partido:p" → the parties, with counts. Pure. */
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import { printFieldValue } from '../../../../search-language/fields/field-values.ts'
import {
  describeField,
  FIELD_NAMES,
  type FieldName,
  findField,
  foldName,
} from '../../../../search-language/fields/fields.ts'
import { QUOTATION_MARKS } from '../../../../search-language/query-tokens.ts'
import { foldText } from '../../../../text/fold.ts'
import { getDay } from '../../../format.ts'
import { listDays } from './complete-days.ts'

/** `kind`: kind of completion; `text`: the whole search with it; `count`: null if not counted. */
export type Completion = {
  readonly kind: string
  readonly label: string
  readonly detail: string
  readonly count: number | null
  readonly text: string
}

const MAX_VALUES = 8
const MAX_FIELDS = 4
const SHORTEST = 2

/** At most eight, for the end of the text; none inside a quotation that is not a value. */
export function listCompletions(draft: string, options: PostOptions | undefined): Completion[] {
  const typed =
    /(?:^|[\s({|,]|[\s({|]-|^-)(?<name>\p{L}[\p{L}-]*):(?<values>(?:"[^"]*"|[^\s"(){}|])*(?:"[^"]*)?)$/u.exec(
      draft,
    )?.groups
  const field = typed?.name === undefined ? undefined : findField(typed.name)
  if (field && typed?.values !== undefined) return completeValues(draft, field, typed.values, options)
  const isQuoted = ((draft.match(QUOTATION_MARKS) ?? []).length & 1) === 1
  if (isQuoted) return []
  const days = listDays(draft, getDay(new Date())).map((found) => ({
    ...found,
    kind: 'em:',
    detail: 'só desses dias',
    count: null,
  }))
  return [...days, ...listFields(draft)]
}

function listFields(draft: string): Completion[] {
  const word = /(?:^|[\s({|-])(\p{L}[\p{L}-]*)$/u.exec(draft)?.[1] ?? ''
  const folded = foldName(word)
  if (folded.length < SHORTEST) return []
  return FIELD_NAMES.filter((name) => [name, ...describeField(name).aliases].some((one) => one.startsWith(folded)))
    .slice(0, MAX_FIELDS)
    .map((name) => ({
      kind: 'campo',
      label: `${name}:`,
      detail: describeField(name).example,
      count: null,
      text: `${draft.slice(0, draft.length - word.length)}${name}:`,
    }))
}

type Value = { readonly value: string; readonly detail: string; readonly words: string; readonly count: number | null }

function completeValues(draft: string, name: FieldName, typed: string, options: PostOptions | undefined): Completion[] {
  const last = /(?:^|,)("?)([^",]*)$/.exec(typed)
  if (!last) return []
  const partial = foldText(last[2] ?? '')
  const before = draft.slice(0, draft.length - `${last[1]}${last[2]}`.length)
  return findValues(name, options)
    .filter(
      ({ words, value }) => foldText(value) !== partial && (partial === '' || ` ${words}`.includes(` ${partial}`)),
    )
    .slice(0, MAX_VALUES)
    .map(({ value, detail, count }) => ({
      kind: `${name}:`,
      label: value,
      detail,
      count,
      text: `${before}${printFieldValue(value)}`,
    }))
}

/** Most frequent first; closed lists in their order. */
function findValues(name: FieldName, options: PostOptions | undefined): Value[] {
  const { kind, options: list } = describeField(name)
  if (kind.type === 'handle') return listHandles(name, options)
  if (list === 'public_persons')
    return (options?.public_persons ?? [])
      .map(({ name: value, subtitle, extra_text, count }) => ({
        ...{ value, detail: subtitle, count },
        words: foldText(`${value} ${extra_text}`),
      }))
      .sort((one, other) => other.count - one.count)
  if (list)
    return (options?.[list] ?? [])
      .map(({ label, count }) => ({ value: label, detail: '', words: foldText(label), count: count as number | null }))
      .sort((one, other) => (other.count ?? 0) - (one.count ?? 0))
  if (kind.type !== 'choice') return EXAMPLES[kind.type]?.map(toPlain) ?? []
  return kind.choices.map(({ value, also = [] }) => ({
    ...{ value, detail: '', count: null },
    words: [foldText(value), ...also].join(' '),
  }))
}

/** Accounts of known people; their mentions are not counted. */
function listHandles(name: FieldName, options: PostOptions | undefined): Value[] {
  const people = (options?.public_persons ?? []).toSorted((one, other) => other.count - one.count)
  return people.flatMap((person) => {
    const handles = [...new Set(person.extra_text.match(/(?<=@)[\p{L}\p{N}_.-]+/gu) ?? [])]
    const count = name === 'conta' && handles.length === 1 ? person.count : null
    return handles.map((handle) => ({
      ...{ value: handle, detail: person.name, count },
      words: foldText(`${handle} ${person.name}`),
    }))
  })
}

/** Fields without a list of values still have useful suggestions. */
const EXAMPLES: Readonly<Partial<Record<string, readonly string[]>>> = {
  days: ['hoje', 'ontem', '7d', '30d', 'semana passada', 'mês passado', 'este ano'],
  'yes-or-text': ['sim', 'não'],
  count: ['>100', '>1000', '>10000'],
}

const toPlain = (value: string): Value => ({ value, detail: '', words: foldText(value), count: null })
