/** A field with an unacceptable value makes the search refused, because reading it as words would change the query. Pure. */
import { MAX_FIELD_VALUES, readFieldValue, takesSeveral } from '../fields/field-values.ts'
import { describeField, type FieldName, findField } from '../fields/fields.ts'
import { readField } from '../lex.ts'
import type { QueryToken } from '../query-tokens.ts'
import { hasSiteSearch, readSite, searchSite } from '../site-address.ts'
import { replaceAt, type SearchProblem } from './problem.ts'
import { suggestValue } from './suggest-value.ts'

export type FieldToken = Extract<QueryToken, { type: 'field' }>

export function checkField(
  token: FieldToken,
  next: QueryToken | undefined,
  { text, today }: { text: string; today: string },
): SearchProblem | null {
  const name = findField(token.name)
  if (name === undefined) return null
  if (readField(name, token.values)) return name === 'link' ? checkLink(token, text) : null
  const values = takesSeveral(describeField(name).kind) ? token.values : [token.values.join(',')]
  const wrong = values.find((value) => readFieldValue(name, value) === null) ?? ''
  const mended = values.map((value) =>
    readFieldValue(name, value) === null ? suggestValue(name, value, today) : value,
  )
  const joined = next?.type === 'word' && next.start > token.end ? `${values.join(',')}${next.inner}` : null
  const isCut = joined !== null && readFieldValue(name, joined) !== null && describeField(name).kind.type === 'count'
  const field = isCut
    ? printPlainly(name, [joined])
    : mended.includes(null)
      ? null
      : printPlainly(name, mended.map(String))
  const end = isCut ? next?.end : token.end
  const asWords = `"${[token.name, ...token.values].join(' ')}"`
  return {
    ...{ start: token.start, end: token.end, refused: true, message: describeWrong(name, values, wrong) },
    repairs: [
      ...(field === null || values.length > MAX_FIELD_VALUES
        ? []
        : [{ label: `Usar ${field}`, text: replaceAt(text, { start: token.start, end: end ?? token.end }, field) }]),
      { label: 'Buscar como palavras', text: replaceAt(text, token, asWords) },
    ],
  }
}

/** As intended by the user, not in canonical form. */
export const printPlainly = (name: FieldName, values: readonly string[]) =>
  `${name}:${values.map((value) => (/[\s,(){}|]/.test(value) ? `"${value}"` : value)).join(',')}`

function checkLink(token: FieldToken, text: string): SearchProblem | null {
  const [value = ''] = token.values
  const site = readSite(value)
  if (token.values.length > 1 || site === null || hasSiteSearch(text, site)) return null
  return {
    ...{ start: token.start, end: token.end, refused: false },
    message: 'Só a página inicial do site é buscada.',
    repairs: [{ label: 'Buscar todo o site', text: replaceAt(text, token, searchSite(site)) }],
  }
}

function describeWrong(name: FieldName, values: readonly string[], wrong: string): string {
  const { kind, example } = describeField(name)
  if (values.length > MAX_FIELD_VALUES) return `O campo ${name} aceita até ${MAX_FIELD_VALUES} valores.`
  if (wrong === '') return `Falta o valor de “${name}:”.`
  const shown = wrong.length > 40 ? `${wrong.slice(0, 40)}…` : wrong
  switch (kind.type) {
    case 'days':
      return `“${shown}” não é uma data nem um período que exista. Escreva como 12/03/2026, 2026-03, ontem, 7d ou "semana passada".`
    case 'hours':
      return `“${shown}” não é uma hora. Escreva de 0 a 23, como 9 ou 22..5.`
    case 'count':
      return `“${shown}” não é uma contagem possível. Escreva como >1000, <50 ou 10mil..1mi.`
    case 'choice':
      return `O campo ${name} não conhece “${shown}”. Aceita ${listSome(kind.choices.map(({ value }) => value))}.`
    default:
      return `O campo ${name} não aceita “${shown}”. Escreva como ${example}.`
  }
}

const listSome = (values: readonly string[]) =>
  values.length > 10 ? `${values.slice(0, 10).join(', ')}…` : values.join(', ')
