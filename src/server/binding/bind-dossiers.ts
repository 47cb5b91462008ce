/**
 * Resolves the filters and fields for dossiers, tags and statuses to posts, limited to dossiers that the caller sees. A dossier
 * the caller does not see is treated as nonexistent.
 */
import { MAX_DOSSIER_FILTER_POSTS } from '../../contract/limits.ts'
import type { PostFilters } from '../../contract/posts/post-query.ts'
import { stripHyphen } from '../../search-language/filter-values.ts'
import { foldText } from '../../text/fold.ts'
import { listUsable } from '../access/can-use.ts'
import { ValidationError } from '../http/errors.ts'
import { listDossierPosts, listNamedDossiers, type NamedDossier } from '../records/dossiers/dossier-posts.ts'
import { listStatuses, listTags } from '../records/dossiers/newsroom-tags.ts'
import {
  DOSSIER_FILTERS,
  type DossierFilter,
  type DossierPosts,
  fieldKey,
} from '../search/conditions/search-context.ts'
import { findStoredPosts, type StoredPosts } from '../search/conditions/stored-posts.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import type { Postgres } from '../store/postgres.ts'
import { readEach } from './refusals.ts'

type Place = DossierFilter | 'dossie' | 'etiqueta' | 'status'
type Asked = { name: Place; value: string }
/** A resolved value: posts of these dossiers, or posts with this tag in any dossier the caller sees. */
type Meaning = { key: string; dossiers: readonly string[]; tag: number | null }

/** Finds which posts of dossiers are stored; for a screen the result may be some seconds old. */
export type FindPosts = (ch: ClickHouse, ids: readonly string[]) => Promise<StoredPosts>

const FIELDS: readonly string[] = ['dossie', 'etiqueta', 'status']
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * @param leaves the terms of the search text
 * @throws ValidationError when a value matches nothing that the caller sees, or all values together match more posts than the
 * limit
 */
export async function findDossierPosts(
  { ch, pg, findPosts = findStoredPosts }: { ch: ClickHouse; pg: Postgres; findPosts?: FindPosts | undefined },
  userId: number,
  { filters, leaves }: { filters: PostFilters; leaves: readonly { type: string; name?: string; values?: string[] }[] },
): Promise<DossierPosts> {
  const all = [...listFilters(filters), ...listFields(leaves)]
  const asked = [...new Map(all.map((one) => [fieldKey(one.name, one.value), one])).values()]
  if (asked.length === 0) return new Map()
  const seen = [...(await listUsable(pg, 'dossier', userId)).keys()]
  const meanings = await readMeanings(pg, seen, asked)
  const found = await listDossierPosts(pg, {
    dossiers: [...new Set(meanings.flatMap(({ dossiers }) => dossiers))],
    tags: meanings.flatMap(({ tag }) => tag ?? []),
    seen,
  })
  if (!found) throw refuse(asked[0]?.name ?? 'dossie', TOO_MANY)
  const bound = meanings.map(async ({ key, dossiers, tag }) => {
    const ids = tag === null ? dossiers.flatMap((id) => found.byDossier.get(id) ?? []) : (found.byTag.get(tag) ?? [])
    return [key, await findPosts(ch, ids)] as const
  })
  return new Map(await Promise.all(bound))
}

const TOO_MANY = `Os dossiês, etiquetas e situações desta busca têm mais de ${MAX_DOSSIER_FILTER_POSTS.toLocaleString('pt-BR')} publicações. Escolha menos deles.`

const listFilters = (filters: PostFilters): Asked[] =>
  DOSSIER_FILTERS.flatMap((name) => (filters[name] ?? []).map((value) => ({ name, value: stripHyphen(value) })))

const listFields = (leaves: readonly { type: string; name?: string; values?: string[] }[]): Asked[] =>
  leaves.flatMap(({ type, name, values = [] }) =>
    type === 'field' && FIELDS.includes(name ?? '') ? values.map((value) => ({ name: name as Place, value })) : [],
  )

async function readMeanings(pg: Postgres, seen: readonly string[], asked: readonly Asked[]): Promise<Meaning[]> {
  const [dossiers, tags, statuses] = await Promise.all([listNamedDossiers(pg, seen), listTags(pg), listStatuses(pg)])
  const byTitle = Map.groupBy(dossiers, ({ title }) => toKey(title))
  const byTag = Map.groupBy(tags, ({ name }) => toKey(name))
  const byStatus = Map.groupBy(statuses, ({ name }) => toKey(name))
  const findDossiers = ({ name, value }: Asked): NamedDossier[] => {
    if (UUID.test(value)) return requireSome(findById(dossiers, value.toLowerCase()), name, NO_DOSSIER)
    return requireSome(byTitle.get(toKey(value)), name, `Não há dossiê ${quote(value)} entre os que você vê.`)
  }
  const findTags = ({ name, value }: Asked) =>
    name === 'tag'
      ? requireSome(findById(tags, value), name, NO_TAG)
      : requireSome(byTag.get(toKey(value)), name, `Não há etiqueta ${quote(value)} na redação.`)
  const findStatuses = ({ name, value }: Asked) =>
    name === 'status'
      ? requireSome(byStatus.get(toKey(value)), name, noStatus(value))
      : requireSome(findById(statuses, value), name, NO_STATUS)
  const inStatus = (one: Asked) => {
    const wanted = new Set(findStatuses(one).map(({ id }) => id))
    return dossiers.filter(({ status_id }) => wanted.has(status_id))
  }
  return readEach(asked, (one) => {
    const key = fieldKey(one.name, one.value)
    if (one.name === 'tag' || one.name === 'etiqueta') return { key, dossiers: [], tag: findTags(one)[0]?.id ?? null }
    const isStatus = one.name === 'status' || one.name === 'dossier_status'
    return { key, dossiers: (isStatus ? inStatus(one) : findDossiers(one)).map(({ id }) => id), tag: null }
  })
}

const findById = <Row extends { id: string | number }>(rows: readonly Row[], id: string): Row[] =>
  rows.filter((row) => String(row.id) === id)

function requireSome<Row>(found: Row[] | undefined, name: Place, sentence: string): Row[] {
  if (!found || found.length === 0) throw refuse(name, sentence)
  return found
}

/** Names are compared without case, accents and symbols; a name consisting only of symbols is compared as it is. */
const toKey = (name: string) => foldText(name) || name.trim()

const NO_DOSSIER = 'Não há este dossiê entre os que você vê.'
const NO_TAG = 'Esta etiqueta não existe mais.'
const NO_STATUS = 'Esta situação de dossiê não existe mais.'
const quote = (value: string) => `“${value.length > 80 ? `${value.slice(0, 80)}…` : value}”`

/** `status` used to be the English name of the field for a post's state. */
const noStatus = (value: string) =>
  `Não há situação de dossiê ${quote(value)}. Para publicações ativas, editadas ou apagadas, escreva situacao:apagada.`

const refuse = (name: Place, sentence: string) =>
  new ValidationError({ [FIELDS.includes(name) ? 'search' : name]: [sentence] })
