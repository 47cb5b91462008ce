/** Guesses the intended value of a field. Pure. */
import { foldText } from '../../text/fold.ts'
import { readFieldValue } from '../fields/field-values.ts'
import { describeField, type FieldName } from '../fields/fields.ts'
import { findNearest } from '../fields/nearest-word.ts'
import { suggestDays } from './suggest-days.ts'

/**
 * A text that the field accepts; null if nothing is close enough.
 * @param today YYYY-MM-DD
 */
export function suggestValue(name: FieldName, text: string, today: string): string | null {
  const { kind } = describeField(name)
  if (kind.type === 'days') return suggestDays(text, today)
  if (kind.type === 'count' || kind.type === 'hours')
    return (kind.type === 'count' ? listCounts(text) : listHours(text)).find((one) => readFieldValue(name, one)) ?? null
  if (kind.type !== 'choice') return null
  const words = kind.choices.flatMap(({ value, also = [] }) => [value, ...also].map((word) => foldText(word)))
  const nearest = findNearest(foldText(text), words)
  return nearest === null ? null : readFieldValue(name, nearest)
}

/** Other spellings of count ranges. */
function listCounts(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/^(?:≥|=>|>=) ?/, '>=')
    .replace(/^(?:≤|=<|<=) ?/, '<=')
    .replace(/^(?:mais de|acima de|more than|over) ?/, '>')
    .replace(/^(?:menos de|abaixo de|less than|under) ?/, '<')
    .replace(/(\d),\d+$/, '$1')
  const [, least] = /^(\d[\d.]*)\+$/.exec(plain) ?? []
  const [, from, to] = /^(\d.*?) ?(?:\.\.|-|–|a|até|to) ?(\d.*)$/.exec(plain) ?? []
  const ranges = from === undefined ? [] : [`${from}..${to}`, `${to}..${from}`]
  return [plain, ...ranges, ...(least === undefined ? [] : [`>=${least}`])]
}

/** A time of day, or two hours with another separator. */
function listHours(text: string): string[] {
  const [, hour] = /^(\d{1,2}) ?[h:]\d{0,2}$/i.exec(text) ?? []
  const [, from, to] = /^(\d{1,2})h? ?(?:-|–|a|às|até|to) ?(\d{1,2})h?$/i.exec(text) ?? []
  return [...(hour === undefined ? [] : [hour]), ...(from === undefined ? [] : [`${from}..${to}`])].map((one) =>
    one.replace(/\b24\b/, '0'),
  )
}
