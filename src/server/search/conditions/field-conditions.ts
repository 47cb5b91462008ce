/** The meaning of each field of the search language: one entry per field; its values are alternatives. */
import { type POST_STATES, UFS_OF_REGION, UNSPECIFIED } from '../../../contract/labels.ts'
import { toStoredOffice } from '../../../contract/people/offices.ts'
import { toDayRange } from '../../../search-language/fields/day-ranges.ts'
import { NO, YES } from '../../../search-language/fields/field-values.ts'
import type { FieldName } from '../../../search-language/fields/fields.ts'
import { listHours } from '../../../search-language/fields/hour-ranges.ts'
import { toNumberRange } from '../../../search-language/fields/number-ranges.ts'
import { foldText } from '../../../text/fold.ts'
import { bigints, integer, integers, join, or, type Sql, sql, string, strings } from '../../store/sql.ts'
import { endsBefore, startsAt } from './days.ts'
import { isInDossiers } from './dossier-conditions.ts'
import { isInGroupOf } from './message-accounts.ts'
import { isInState } from './post-state.ts'
import { type FieldPeople, fieldKey, type SearchContext } from './search-context.ts'
import { foldHashtag, hasHashtag, hasLink, hasSite, mentionsSomebody } from './shared-values.ts'

type Condition = (values: readonly string[], context: SearchContext) => Sql

export const compileField = (name: FieldName, values: readonly string[], context: SearchContext): Sql =>
  CONDITIONS[name](values, context)

const anyOf = (conditions: readonly Sql[]) => sql`(${join(conditions, or)})`
const each =
  (condition: (value: string, context: SearchContext) => Sql): Condition =>
  (values, context) =>
    anyOf(values.map((value) => condition(value, context)))

/** Ignores case and accents; unknown values are stored as an empty text. */
const foldLabel = (column: Sql) => foldHashtag(sql`lowerUTF8(${column})`)
const toLabel = (value: string) => (foldText(value) === foldText(UNSPECIFIED) ? '' : value.toLowerCase())
const hasLabel =
  (column: Sql): Condition =>
  (values) =>
    sql`${foldLabel(column)} IN arrayMap(label -> ${foldLabel(sql`label`)}, ${strings(values.map(toLabel))})`
const isExactly =
  (column: Sql): Condition =>
  (values) =>
    sql`${column} IN ${strings(values.map((value) => (value === UNSPECIFIED ? '' : value)))}`

/** Unknown counts are -1 here: no range matches them. */
const isCounted = (rank: Sql): Condition =>
  each((value) => {
    const { min, max } = toNumberRange(value)
    const least = sql`${rank} >= ${integer(min ?? 0)}`
    return max === null ? least : sql`(${least} AND ${rank} <= ${integer(max)})`
  })

/** `people` that the values refer to have been looked up. */
export function isSomebody(name: 'pessoa' | 'genero', values: readonly string[], people?: FieldPeople): Sql {
  const known = values.map((value) => {
    const ids = people?.get(fieldKey(name, value))
    if (!ids) throw new Error('people were not looked up')
    // "Unknown" selects everyone except people with a known value.
    return sql`posts.person_id ${name === 'genero' && value === UNSPECIFIED ? sql`NOT IN` : sql`IN`} ${integers(ids)}`
  })
  return anyOf(known)
}

const isInDossier =
  (name: 'dossie' | 'etiqueta' | 'status'): Condition =>
  (values, { dossierPosts }) =>
    isInDossiers(name, values, dossierPosts)

/** Yes, no, or a name. */
const yesOr = (isSo: Sql, name: Sql): Condition =>
  each((value) => {
    if (value === YES) return isSo
    return value === NO ? sql`NOT ${isSo}` : sql`lowerUTF8(${name}) = ${string(value.toLowerCase())}`
  })

const TYPES: Readonly<Record<string, Sql>> = {
  imagem: sql`has(posts.media_type, 'image')`,
  vídeo: sql`has(posts.media_type, 'video')`,
  áudio: sql`has(posts.media_type, 'audio')`,
  documento: sql`has(posts.media_type, 'document')`,
  mídia: sql`notEmpty(posts.media_type)`,
  link: sql`notEmpty(posts.links)`,
  enquete: sql`JSONHas(posts.extras, 'poll')`,
  checagem: sql`notEmpty(posts.fact_checks)`,
  'link-enganoso': sql`notEmpty(posts.misleading_links)`,
}

const STATES: Readonly<Record<string, (typeof POST_STATES)[number]>> = {
  ...{ ativa: 'ativo', editada: 'editado', apagada: 'apagado' },
}

/** Column values; posts not analysed yet have none. */
const LANGUAGES_STORED: Readonly<Record<string, readonly string[]>> = {
  ...{ português: ['pt'], espanhol: ['es'], inglês: ['en'], outro: ['other'], desconhecido: ['unknown', ''] },
}

/** A post without a known UF matches no region. */
export const listUfs = (region: string): readonly string[] =>
  Object.entries(UFS_OF_REGION).find(([name]) => name === region)?.[1] ?? ['']

const CONDITIONS: Readonly<Record<FieldName, Condition>> = {
  pessoa: (values, { people }) => isSomebody('pessoa', values, people),
  genero: (values, { people }) => isSomebody('genero', values, people),
  conta: (values) => sql`lowerUTF8(trimLeft(posts.account, '@')) IN ${strings(values)}`,
  partido: hasLabel(sql`posts.party`),
  uf: isExactly(sql`posts.uf`),
  regiao: (values) => sql`posts.uf IN ${strings(values.flatMap(listUfs))}`,
  cargo: each((value) => {
    const label = toLabel(value)
    if (label === '') return sql`posts.role = ''`
    return sql`startsWith(concat(${foldLabel(sql`posts.role`)}, ' '), concat(${foldLabel(sql`${string(toStoredOffice(label))}`)}, ' '))`
  }),
  plataforma: isExactly(sql`posts.platform`),
  de: each((value, { timeZone, today }) => startsAt(toDayRange(value, today).start, timeZone)),
  ate: each((value, { timeZone, today }) => endsBefore(toDayRange(value, today).end, timeZone)),
  em: each((value, { timeZone, today }) => {
    const { start, end } = toDayRange(value, today)
    return sql`(${startsAt(start, timeZone)} AND ${endsBefore(end, timeZone)})`
  }),
  hora: each((value, { timeZone }) => sql`toHour(date_created, ${string(timeZone)}) IN ${integers(listHours(value))}`),
  dominio: each(hasSite),
  link: each(hasLink),
  hashtag: each(hasHashtag),
  mencao: (handles) => mentionsSomebody(handles),
  tem: each((value) => TYPES[value] ?? sql`false`),
  // Combined with words it restricts their place (`compile.ts`); alone it requires that there is any text in that place.
  onde: (values, { inPlaces }) => {
    const found = inPlaces(null, values.map(toPlace))
    return found.length === 0 ? sql`true` : anyOf(found)
  },
  odio: isExactly(sql`posts.hate`),
  idioma: (values) => sql`posts.language IN ${strings(values.flatMap((value) => LANGUAGES_STORED[value] ?? []))}`,
  situacao: (values) => isInState(values.flatMap((value) => STATES[value] ?? [])),
  encaminhada: yesOr(sql`JSONHas(posts.extras, 'forward')`, sql`posts.forwarded_from`),
  responde: yesOr(sql`JSONHas(posts.extras, 'reply')`, sql`JSONExtractString(posts.extras, 'reply', 'author')`),
  grupo: (values) => sql`posts.message_group IN ${bigints(values.map(BigInt))}`,
  dossie: isInDossier('dossie'),
  etiqueta: isInDossier('etiqueta'),
  status: isInDossier('status'),
  curtidas: isCounted(sql`posts.likes_rank`),
  visualizacoes: isCounted(sql`posts.views_rank`),
  comentarios: isCounted(sql`posts.comments_rank`),
  compartilhamentos: isCounted(sql`posts.shares_rank`),
  'contas-no-grupo': each((value) => isInGroupOf(toNumberRange(value))),
}

/** The values are the closed list of the filter. */
export const toPlace = (value: string) => (value === 'imagem' || value === 'fala' ? value : 'texto')
