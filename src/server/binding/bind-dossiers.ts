/**
 * Which posts the filters and fields of dossiers, tags and statuses mean, as far as the asker sees the dossiers. A dossier that they
 * do not see is answered like one that does not exist.
 */
import { MAX_PUT_ASIDE } from '../../contract/limits.ts'
import type { PostFilters } from '../../contract/posts/post-query.ts'
import { stripHyphen } from '../../search-language/filter-values.ts'
import { foldText } from '../../text/fold.ts'
import { listUsable } from '../access/can-use.ts'
import { ValidationError } from '../http/errors.ts'
import { listStatuses, listTags } from '../records/dossiers/newsroom-tags.ts'
import { listNamedDossiers, listPutAside } from '../records/dossiers/put-aside.ts'
import { fieldKey, PUT_ASIDE_FILTERS, type PutAside, type PutAsideFilter } from '../search/conditions/search-context.ts'
import type { Postgres } from '../store/postgres.ts'

type Place = PutAsideFilter | 'dossie' | 'etiqueta' | 'status'
type Asked = { name: Place; value: string }
/** What a value means: posts of these dossiers, or with this tag in any dossier that is seen. */
type Meaning = { key: string; dossiers: readonly string[]; tag: number | null }

const FIELDS: readonly string[] = ['dossie', 'etiqueta', 'status']
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * @param leaves the terms of the search text
 * @throws ValidationError when a value means nothing that the asker sees, or all of them mean more posts than can be asked for
 */
export async function findPutAside(
  pg: Postgres,
  userId: number,
  { filters, leaves }: { filters: PostFilters; leaves: readonly { type: string; name?: string; values?: string[] }[] },
): Promise<PutAside> {
  const asked = [...listFilters(filters), ...listFields(leaves)]
  if (asked.length === 0) return new Map()
  const seen = [...(await listUsable(pg, 'dossier', userId)).keys()]
  const meanings = await readMeanings(pg, seen, asked)
  const found = await listPutAside(pg, {
    dossiers: [...new Set(meanings.flatMap(({ dossiers }) => dossiers))],
    tags: meanings.flatMap(({ tag }) => tag ?? []),
    seen,
  })
  if (!found) throw refuse(asked[0]?.name ?? 'dossie', TOO_MANY)
  return new Map(
    meanings.map(({ key, dossiers, tag }) => [
      key,
      tag === null ? dossiers.flatMap((id) => found.byDossier.get(id) ?? []) : (found.byTag.get(tag) ?? []),
    ]),
  )
}

const TOO_MANY = `Os dossiês, etiquetas e situações desta busca têm mais de ${MAX_PUT_ASIDE.toLocaleString('pt-BR')} publicações. Escolha menos deles.`

const listFilters = (filters: PostFilters): Asked[] =>
  PUT_ASIDE_FILTERS.flatMap((name) => (filters[name] ?? []).map((value) => ({ name, value: stripHyphen(value) })))

const listFields = (leaves: readonly { type: string; name?: string; values?: string[] }[]): Asked[] =>
  leaves.flatMap(({ type, name, values = [] }) =>
    type === 'field' && FIELDS.includes(name ?? '') ? values.map((value) => ({ name: name as Place, value })) : [],
  )

async function readMeanings(pg: Postgres, seen: readonly string[], asked: readonly Asked[]): Promise<Meaning[]> {
  const [dossiers, tags, statuses] = await Promise.all([listNamedDossiers(pg, seen), listTags(pg), listStatuses(pg)])
  const isCalled = (name: string, value: string) => toKey(name) === toKey(value)
  const findDossiers = ({ name, value }: Asked) => {
    const isId = UUID.test(value)
    const named = dossiers.filter(({ id, title }) => (isId ? id === value.toLowerCase() : isCalled(title, value)))
    if (named.length === 0)
      throw refuse(name, isId ? NO_DOSSIER : `Não há dossiê ${quote(value)} entre os que você vê.`)
    return named
  }
  const findTag = ({ name, value }: Asked) => {
    const tag = tags.find((one) => (name === 'tag' ? String(one.id) === value : isCalled(one.name, value)))
    if (!tag) throw refuse(name, name === 'tag' ? NO_TAG : `Não há etiqueta ${quote(value)} na redação.`)
    return tag.id
  }
  const findStatuses = ({ name, value }: Asked) => {
    const named = statuses.filter((one) => (name === 'status' ? isCalled(one.name, value) : String(one.id) === value))
    if (named.length === 0) throw refuse(name, name === 'status' ? noStatus(value) : NO_STATUS)
    return named.map(({ id }) => id)
  }
  return asked.map((one) => {
    const key = fieldKey(one.name, one.value)
    if (one.name === 'tag' || one.name === 'etiqueta') return { key, dossiers: [], tag: findTag(one) }
    const isStatus = one.name === 'status' || one.name === 'dossier_status'
    const wanted = isStatus ? findStatuses(one) : []
    const named = isStatus ? dossiers.filter(({ status_id }) => wanted.includes(status_id)) : findDossiers(one)
    return { key, dossiers: named.map(({ id }) => id), tag: null }
  })
}

/** As names are compared: without case, accents and signs; a name of nothing but signs is itself. */
const toKey = (name: string) => foldText(name) || name.trim()

const NO_DOSSIER = 'Não há este dossiê entre os que você vê.'
const NO_TAG = 'Esta etiqueta não existe mais.'
const NO_STATUS = 'Esta situação de dossiê não existe mais.'
const quote = (value: string) => `“${value.length > 80 ? `${value.slice(0, 80)}…` : value}”`

/** Until the field was the dossier's, `status` was English for the state of a post. */
const noStatus = (value: string) =>
  `Não há situação de dossiê ${quote(value)}. Para publicações ativas, editadas ou apagadas, escreva situacao:apagada.`

const refuse = (name: Place, sentence: string) =>
  new ValidationError({ [FIELDS.includes(name) ? 'search' : name]: [sentence] })
