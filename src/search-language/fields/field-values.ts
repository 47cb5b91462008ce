/** Parses what follows a field's colon into its one canonical form, or refuses it. Pure. */
import { foldText } from '../../text/fold.ts'
import { QUOTATION_MARKS } from '../query-tokens.ts'
import { readDays } from './day-ranges.ts'
import { describeField, type FieldKind, type FieldName } from './fields.ts'
import { readHours } from './hour-ranges.ts'
import { readNumberRange } from './number-ranges.ts'

export const YES = 'sim'
export const NO = 'não'

/** Values of one field in one search. */
export const MAX_FIELD_VALUES = 200
const MAX_VALUE = 1_000

/** Ranges may contain commas ("1,5mi"), so only other kinds take several values. */
export const takesSeveral = ({ type }: FieldKind) => !['count', 'days', 'hours'].includes(type)

/** The canonical form of a value; null if the field does not accept it. */
export function readFieldValue(name: FieldName, text: string): string | null {
  const { kind } = describeField(name)
  const value = text.normalize('NFC').trim()
  if (value === '' || value.length > MAX_VALUE) return null
  switch (kind.type) {
    case 'choice':
      return findChoice(kind, value)
    case 'count':
      return readNumberRange(value)
    case 'days':
      return readDays(value)
    case 'hours':
      return readHours(value)
    case 'number':
      return /^[1-9]\d{0,18}$/.test(value) ? value : null
    case 'hashtag':
      return /^#?[\p{L}\p{N}\p{M}_]+$/u.test(value) ? value.replace('#', '').toLowerCase() : null
    case 'handle':
      return /^@?[\p{L}\p{N}\p{M}_.-]+$/u.test(value) ? value.replace('@', '').toLowerCase() : null
    case 'yes-or-text':
      return readYes(value)
    case 'text':
      return value
  }
}

const foldValue = (text: string) => foldText(text)

function findChoice({ choices }: Extract<FieldKind, { type: 'choice' }>, text: string): string | null {
  const folded = foldValue(text)
  return (
    choices.find(({ value, also = [] }) => [value, ...also].some((one) => foldValue(one) === folded))?.value ?? null
  )
}

function readYes(value: string): string {
  const folded = foldText(value)
  if (['sim', 'yes', 'true'].includes(folded)) return YES
  return ['nao', 'no', 'false'].includes(folded) ? NO : value
}

/** Prints a value for a search: quoted if it contains more than letters, digits and a few signs. */
export function printFieldValue(value: string): string {
  return /^[\p{L}\p{N}_<>=@][\p{L}\p{N}_./:?=&%<>@-]*(?<![.:?])$/u.test(value)
    ? value
    : `"${value.replace(QUOTATION_MARKS, '')}"`
}

const PLAIN_TAG = /^[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*$/u
const PLAIN_HANDLE = /^[a-z0-9_](?:[a-z0-9_.]*[a-z0-9_])?$/

/** `#tag`, `@conta` or `campo:valor,"outro valor"`. */
export function printField(name: FieldName, values: readonly string[]): string {
  const [only = ''] = values
  if (values.length === 1 && name === 'hashtag' && PLAIN_TAG.test(only)) return `#${only}`
  if (values.length === 1 && name === 'mencao' && PLAIN_HANDLE.test(only)) return `@${only}`
  return `${name}:${values.map((value) => printFieldValue(value)).join(',')}`
}
