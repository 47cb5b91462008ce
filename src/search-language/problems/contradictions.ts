/** Detects searches that cannot match: two conditions that exclude each other. Pure. */

import { showDay } from '../../text/show-day.ts'
import type { SearchNode, SearchTree } from '../ast.ts'
import { toDayRange } from '../fields/day-ranges.ts'
import { describeField, type FieldName, findField } from '../fields/fields.ts'
import { type NumberRange, toNumberRange } from '../fields/number-ranges.ts'
import { readField } from '../lex.ts'
import type { QueryToken } from '../query-tokens.ts'
import { type FieldToken, printPlainly } from './field-problems.ts'
import { mergeAt, type SearchProblem } from './problem.ts'

type Field = Extract<SearchNode, { type: 'field' }>
type Asked = { readonly text: string; readonly tokens: readonly QueryToken[]; readonly today: string }

/** Fields with a single value per post: two values can never both match. */
const OF_ONE: Readonly<Partial<Record<FieldName, string>>> = {
  ...{ partido: 'um partido só', uf: 'uma UF só', regiao: 'uma região só', plataforma: 'uma plataforma só' },
  ...{ idioma: 'um idioma só', odio: 'uma avaliação só', situacao: 'uma situação só', genero: 'um gênero só' },
  conta: 'uma conta só',
}

/** All contradictions anywhere in the tree. */
export function listContradictions(tree: SearchTree, asked: Asked): SearchProblem[] {
  const found: SearchProblem[] = []
  const waiting: SearchNode[] = tree ? [tree] : []
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'not') waiting.push(node.child)
    else if ('children' in node) waiting.push(...node.children)
    if (node.type === 'and') found.push(...checkAll(node.children, asked))
    if (node.type === 'atLeast' && node.count > node.children.length)
      found.push(tellTooMany(node.count, node.children.length, asked))
  }
  return found
}

/** Checks conditions that must all hold at once. */
function checkAll(nodes: readonly SearchNode[], asked: Asked): SearchProblem[] {
  const fields = nodes.filter((node): node is Field => node.type === 'field')
  const days = checkDays(fields, asked)
  const counts = fields.flatMap((one, i) => {
    const isCount = describeField(one.name).kind.type === 'count'
    const other = isCount ? fields.slice(i + 1).find((later) => later.name === one.name && areApart(one, later)) : null
    return other ? tellCounts(one, other, asked) : []
  })
  const alone = fields.flatMap((one, i) => {
    const other = fields.slice(i + 1).find(({ name }) => name === one.name)
    return other && OF_ONE[one.name] ? checkOne(one, other, asked) : []
  })
  return [...days, ...counts, ...alone]
}

function checkDays(fields: readonly Field[], asked: Asked): SearchProblem[] {
  const read = (name: FieldName, end: 'start' | 'end') =>
    fields
      .filter((field) => field.name === name)
      .map((field) => ({ field, day: toDayRange(field.values[0] ?? '', asked.today)[end] }))
      .sort((one, other) => one.day.localeCompare(other.day))
  const start = read('de', 'start').at(-1)
  const end = read('ate', 'end').at(0)
  if (!start || !end || start.day <= end.day) return []
  const message = `O período não existe: “de” (${showDay(start.day)}) vem depois de “ate” (${showDay(end.day)}).`
  const places = findBoth(start.field, end.field, asked)
  const turned = [printPlainly('de', [showValue(end.field)]), printPlainly('ate', [showValue(start.field)])].join(' ')
  return [tell(message, true, { label: 'Inverter as datas', written: turned }, places, asked)]
}

const showValue = ({ values: [value = ''] }: Field) => (/^\d{4}-\d\d-\d\d$/.test(value) ? showDay(value) : value)

function areApart(one: Field, other: Field): boolean {
  const [a, b] = [one, other].map(({ values: [value = ''] }) => toNumberRange(value))
  const isBelow = (low: NumberRange, high: NumberRange) => low.max !== null && high.min !== null && low.max < high.min
  return a !== undefined && b !== undefined && (isBelow(a, b) || isBelow(b, a))
}

function tellCounts(one: Field, other: Field, asked: Asked): SearchProblem {
  const numbers = [...one.values, ...other.values].flatMap((value) => value.match(/\d+/g) ?? []).map(Number)
  const range = printPlainly(one.name, [`${Math.min(...numbers)}..${Math.max(...numbers)}`])
  const message = `Nenhuma publicação pode ter ${one.text} e ${other.text} ao mesmo tempo.`
  return tell(message, false, { label: `Usar ${range}`, written: range }, findBoth(one, other, asked), asked)
}

function checkOne(one: Field, other: Field, asked: Asked): SearchProblem[] {
  const [mine, others] = [one, other].map(({ values }) => values.map((value) => value.toLowerCase()))
  if (!mine || !others || mine.some((value) => others.includes(value))) return []
  const both = printPlainly(one.name, [...one.values, ...other.values])
  const message = `Cada publicação tem ${OF_ONE[one.name]}: ${one.text} e ${other.text} juntos não encontram nada.`
  return [tell(message, false, { label: `Usar ${both}`, written: both }, findBoth(one, other, asked), asked)]
}

function tellTooMany(count: number, entries: number, { text, tokens }: Asked): SearchProblem {
  const braces = tokens.filter((token) => token.type === 'brace' && token.count === count)
  const [brace] = braces
  const fewer = entries > 1 ? `${entries}de{` : '{'
  return {
    ...{ start: brace?.start ?? 0, end: brace?.end ?? text.length, refused: true },
    message: `Pede-se ao menos ${count} de ${entries === 1 ? '1 alternativa' : `${entries} alternativas`}: use um número menor.`,
    repairs:
      brace && braces.length === 1
        ? [{ label: `Usar ${fewer}…}`, text: text.slice(0, brace.start) + fewer + text.slice(brace.end) }]
        : [],
  }
}

/** The tokens of two fields, in text order; undefined if a field occurs more than once, so that its token is ambiguous. */
function findBoth(one: Field, other: Field, { tokens }: Asked): [FieldToken, FieldToken] | undefined {
  const found = [one, other].map((field) => tokens.filter((token) => isWritten(token, field)))
  const [mine, others] = found
  const [a, b] = [mine?.[0], others?.[0]]
  if (mine?.length !== 1 || others?.length !== 1 || a?.type !== 'field' || b?.type !== 'field') return undefined
  return a.start < b.start ? [a, b] : [b, a]
}

function isWritten(token: QueryToken, { name, text }: Field): boolean {
  if (token.type !== 'field' || findField(token.name) !== name) return false
  return readField(name, token.values)?.text === text
}

function tell(
  message: string,
  refused: boolean,
  { label, written }: { label: string; written: string },
  places: [FieldToken, FieldToken] | undefined,
  { text, tokens }: Asked,
): SearchProblem {
  if (!places) {
    const first = tokens.find((token) => token.type === 'field')
    return { start: first?.start ?? 0, end: first?.end ?? text.length, message, repairs: [], refused }
  }
  const [first, second] = places
  return {
    ...{ start: first.start, end: second.end, message, refused },
    repairs: [{ label, text: mergeAt(text, first, second, written) }],
  }
}
