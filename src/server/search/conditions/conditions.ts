import { FORMER_PLACE, type Language, type Reviewed, UNSPECIFIED } from '../../../contract/labels.ts'
import { UNUSUAL_FROM } from '../../../contract/limits.ts'
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import { findToday } from '../../../search-language/fields/day-ranges.ts'
import { separateLeftOut } from '../../../search-language/filter-values.ts'
import { parseSearch } from '../../../search-language/parse.ts'
import {
  and,
  bigint,
  integer,
  integers,
  join,
  POSTS,
  type ReadCondition,
  type Sql,
  sql,
  string,
  strings,
} from '../../store/sql.ts'
import type { SqlValue } from '../../store/sql-value.ts'
import { compileKnown, isReadWhole, selectNumbers } from './compile.ts'
import { endsBefore, FIRST_DAY, LAST_DAY, startsAt } from './days.ts'
import { listDossierConditions } from './dossier-conditions.ts'
import { isSomebody, listUfs } from './field-conditions.ts'
import { listSearchConditions } from './found-in.ts'
import { isInState } from './post-state.ts'
import type { DossierPosts, FieldPeople, TermExpansions } from './search-context.ts'
import { listSharedConditions } from './shared-values.ts'

/**
 * Filters with their images and faces resolved (`picture-filters.ts`): for each of these two filters, the stored files of which a post
 * must show one.
 */
export type BoundFilters = PostFilters & {
  shown_files?: readonly (readonly string[])[]
  /** The people selected by `pessoa:`, `genero:` and the filter of gender. */
  search_people?: FieldPeople
  /** The posts selected by filters and fields of dossiers. */
  dossier_posts?: DossierPosts
  /** The words matched by wildcard and fuzzy terms. Not set for a search that is kept: new posts bring new words. */
  term_expansions?: TermExpansions
}

/** The WHERE of every query about posts: list, count, CSV and charts share it, so their numbers agree. */
export const whereFilters = (filters: BoundFilters, timeZone: string): Sql =>
  where(listHeldConditions(filters, timeZone))

export const where = (conditions: Sql[]): Sql => (conditions.length > 0 ? sql`WHERE ${join(conditions, and)}` : sql``)

export const listConditions = (filters: BoundFilters, timeZone: string): Sql[] => [
  ...listFilterConditions(filters, timeZone),
  ...listTextConditions(filters, timeZone),
]

/**
 * The same for several queries about one search: its list, counts and charts. Texts that have to be read to find the posts are read
 * once for all of them if the store can hold the result (docs/decisions/0124).
 */
export function listHeldConditions(filters: BoundFilters, timeZone: string): Sql[] {
  const others = listFilterConditions(filters, timeZone)
  const texts = listTextConditions(filters, timeZone)
  const tree = parseSearch(filters.search ?? '')
  if (!isReadWhole(tree)) return [...others, ...texts]
  const isOfNow = !filters.found_in?.includes(FORMER_PLACE)
  const numbers =
    (others.length === 0 && !filters.found_in?.length ? selectNumbers(tree) : null) ??
    sql`SELECT posts.number FROM ${POSTS} ${where([...others, ...texts])}`
  const condition: ReadCondition = { reads: join(texts, and), known: isOfNow ? compileKnown(tree) : null, numbers }
  return [...others, sql`${condition}`]
}

/** One optional filter per line. Days are days in `timeZone`. */
function listFilterConditions(filters: BoundFilters, timeZone: string): Sql[] {
  const conditions: Sql[] = []
  const { start_date: start, end_date: end } = filters
  if (start && start >= FIRST_DAY) conditions.push(startsAt(start, timeZone))
  if (end && end <= LAST_DAY) conditions.push(endsBefore(end, timeZone))
  // Short dictionary columns: a scan compares small numbers.
  conditions.push(...isOneOf(sql`party`, filters.party, labels), ...isOneOf(sql`platform`, filters.platform))
  conditions.push(...isOneOf(sql`role`, filters.role, labels), ...isOneOf(sql`uf`, filters.uf, labels))
  conditions.push(...isOneOf(sql`uf`, filters.region, (regions) => strings(regions.flatMap(listUfs))))
  conditions.push(...isOfGender(filters))
  if (filters.hate?.length) conditions.push(sql`hate IN ${strings(filters.hate)}`)
  if (filters.language?.length) conditions.push(sql`posts.language IN ${strings(filters.language.flatMap(toStored))}`)
  if (filters.reviewed?.length) conditions.push(sql`hate_review IN ${strings(filters.reviewed.map(toReviewColumn))}`)
  conditions.push(...isOneOf(sql`person_id`, filters.public_person, (ids) => integers(ids.map(Number))))
  if (filters.misleading_links === 'true') conditions.push(sql`notEmpty(misleading_links)`)
  if (filters.misleading_links === 'false') conditions.push(sql`empty(misleading_links)`)
  if (filters.checked === 'true') conditions.push(sql`notEmpty(posts.fact_checks)`)
  if (filters.checked === 'false') conditions.push(sql`empty(posts.fact_checks)`)
  if (filters.state?.length) conditions.push(isInState(filters.state))
  if (filters.unusual === 'true') conditions.push(sql`posts.engagement_ratio >= ${integer(UNUSUAL_FROM)}`)
  conditions.push(...listDossierConditions(filters, filters.dossier_posts))
  for (const files of listShownFiles(filters)) conditions.push(showsFile(files))
  if (filters.message_group) conditions.push(sql`posts.message_group = ${bigint(BigInt(filters.message_group))}`)
  if (filters.forwarded_from)
    conditions.push(sql`lowerUTF8(posts.forwarded_from) = ${string(filters.forwarded_from.toLowerCase())}`)
  conditions.push(...listSharedConditions(filters))
  return conditions
}

function listTextConditions(filters: BoundFilters, timeZone: string): Sql[] {
  const asked = {
    ...{ timeZone, today: findToday(timeZone), people: filters.search_people, dossierPosts: filters.dossier_posts },
    termExpansions: filters.term_expansions,
  }
  return listSearchConditions(parseSearch(filters.search ?? ''), filters.found_in ?? [], asked)
}

function isOneOf(
  column: Sql,
  values: readonly string[] | undefined,
  bind: (values: string[]) => SqlValue = strings,
): Sql[] {
  const { wanted, unwanted } = separateLeftOut(values)
  return [
    wanted.length > 0 ? sql`${column} IN ${bind(wanted)}` : [],
    unwanted.length > 0 ? sql`${column} NOT IN ${bind(unwanted)}` : [],
  ].flat()
}

function isOfGender({ gender, search_people }: BoundFilters): Sql[] {
  const { wanted, unwanted } = separateLeftOut(gender)
  return [
    wanted.length > 0 ? isSomebody('genero', wanted, search_people) : [],
    unwanted.length > 0 ? sql`NOT ${isSomebody('genero', unwanted, search_people)}` : [],
  ].flat()
}

/** Unknown values are stored as an empty text. */
const labels = (values: string[]) => strings(values.map((value) => (value === UNSPECIFIED ? '' : value)))

/** The language is unknown for posts not analysed yet and for posts that do not tell it. */
const toStored = (language: Language) => (language === 'unknown' ? ['', language] : [language])

const toReviewColumn = (reviewed: Reviewed) => (reviewed === 'sem revisão' ? '' : reviewed)

function listShownFiles({ attachment_uuid, face_id, shown_files }: BoundFilters) {
  if ((attachment_uuid?.length || face_id?.length) && !shown_files) throw new Error('pictures were not looked up')
  return shown_files ?? []
}

/** By the key of each table: files lead to posts, posts to their dates. The post's own columns decide. */
export const showsFile = (files: readonly string[]) =>
  sql`(posts.date_created, posts.id) IN (SELECT date_created, id FROM post_keys
    WHERE id IN (SELECT post_id FROM attachments WHERE file IN ${strings(files)})) AND hasAny(media_file, ${strings(files)})`
