/** Wording of a field in the sentence below the search box: "do partido **PT**", "com **mais de 1.000 curtidas**". Pure. */

import { explainSpan } from './calendar-spans.ts'
import { NO, YES } from './field-values.ts'
import { describeField, type FieldName } from './fields.ts'

type Said = { readonly before: string; readonly value: string }

export function explainField(name: FieldName, values: readonly string[]): Said {
  const { kind, said, unit = '' } = describeField(name)
  const [first = ''] = values
  switch (kind.type) {
    case 'count':
      return { before: said, value: explainCount(first, unit) }
    case 'days':
      return (
        explainSpanField(name, said, first) ?? {
          before: name === 'em' && /^(hoje|ontem|\d+d)$/.test(first) ? '' : said,
          value: explainDays(first),
        }
      )
    case 'hours':
      return {
        before: said,
        value: first
          .replace('..', 'h a ')
          .concat('h59')
          .replace(/^(\d+)h59$/, '$1h'),
      }
    case 'yes-or-text':
      return explainYes(said, values)
    case 'hashtag':
      return { before: said, value: join(values.map((one) => `#${one}`)) }
    case 'handle':
      return { before: said, value: join(values.map((one) => `@${one}`)) }
    case 'choice':
      return {
        before: said,
        value: join(values.map((one) => kind.choices.find(({ value }) => value === one)?.said ?? one)),
      }
    default:
      return { before: said, value: join(values) }
  }
}

const PLACES: Readonly<Record<string, string>> = { imagem: 'texto em imagem', fala: 'fala transcrita' }

/** What a post must have for these places to contain any text. */
export const sayPlaces = (places: readonly string[]) => join(places.map((place) => PLACES[place] ?? place))

function explainYes(said: string, values: readonly string[]): Said {
  if (values.includes(NO)) return { before: '', value: values.length === 1 ? `não ${said}` : join(values) }
  if (values.includes(YES)) return { before: '', value: said }
  return { before: `${said} ${said.startsWith('que') ? 'a' : 'de'} `, value: join(values) }
}

function explainCount(range: string, units: string): string {
  const [from = '', to] = range
    .replace(/^[<>]=?/, '')
    .split('..')
    .map(format)
  const unit = (to ?? from) === '1' ? units.replace(/^\S+/, sayOne) : units
  if (to !== undefined) return `de ${from} a ${to} ${unit}`
  if (range.startsWith('>=')) return `${from} ${unit} ou mais`
  if (range.startsWith('>')) return `mais de ${from} ${unit}`
  if (range.startsWith('<=')) return `até ${from} ${unit}`
  return range.startsWith('<') ? `menos de ${from} ${unit}` : `${from} ${unit}`
}

/** Singular: "curtidas" → "curtida", "visualizações" → "visualização". */
const sayOne = (word: string) => word.replace(/ões$/, 'ão').replace(/s$/, '')

const format = (digits: string) => Number(digits).toLocaleString('pt-BR')

function explainSpanField(name: FieldName, said: string, days: string): Said | null {
  const [from = '', to] = days.split('..')
  if (to !== undefined && (explainSpan(from) || explainSpan(to)))
    return {
      before: '',
      value: `entre ${explainSpan(from)?.named ?? explainDay(from)} e ${explainSpan(to)?.named ?? explainDay(to)}`,
    }
  const span = explainSpan(days)
  if (!span) return null
  return name === 'em' ? { before: '', value: span.within } : { before: said, value: span.named }
}

const explainDays = (days: string) => days.split('..').map(explainDay).join(' a ')

function explainDay(day: string): string {
  if (/^\d+d$/.test(day)) return day === '1d' ? 'hoje' : `os últimos ${format(day.slice(0, -1))} dias`
  const [year = '', month, date] = day.split('-')
  if (date !== undefined) return `${date}/${month}/${year}`
  return month === undefined ? year : `${month}/${year}`
}

/** Joins values: "a", "a ou b", "a, b ou c". */
function join(values: readonly string[]): string {
  const shown =
    values.length > MAX_SHOWN ? [...values.slice(0, MAX_SHOWN), `outros ${values.length - MAX_SHOWN}`] : values
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} ou ${shown.at(-1)}`
}

const MAX_SHOWN = 5
