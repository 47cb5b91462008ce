/** By what of a post the choices of each filter are counted, and which choices a value stands for (docs/decisions/0113). */
import { NOT_TOLD } from '../../../contract/labels.ts'
import { UNUSUAL_FROM } from '../../../contract/limits.ts'
import type { Facet } from '../../../contract/posts/post-facets.ts'
import { integer, join, type Sql, sql } from '../../store/sql.ts'
import { IS_DELETED, IS_EDITED, toPostState } from '../conditions/post-state.ts'
import type { PutAsideFilter } from '../conditions/search-context.ts'

/** A post has one value of each. Where words stand is another matter: that may be in several places. */
export type ColumnFacet = Exclude<Facet, 'found_in' | PutAsideFilter>
type Choice = { readonly facet: ColumnFacet; readonly value: string }

/** What posts are grouped by. */
export type FacetKey = {
  readonly facets: readonly ColumnFacet[]
  /** No other column's: it would stand for that column in the filters. */
  readonly name: Sql
  readonly value: Sql
  /** The choices that a post with this value has: as the filters take them. */
  readonly read: (stored: string) => readonly Choice[]
}

/** `read`: null where no choice asks for the value. */
const single = (facet: ColumnFacet, name: Sql, read: (stored: string) => string | null, value = name): FacetKey => ({
  ...{ facets: [facet], name, value },
  read: (stored) => {
    const choice = read(stored)
    return choice === null ? [] : [{ facet, value: choice }]
  },
})

const asItIs = (stored: string) => stored
const orNotTold = (stored: string) => stored || NOT_TOLD

/** What is true of a post or not, each a bit of one number: together they cost as much as one of them alone. */
const BITS: readonly Sql[] = [
  IS_DELETED,
  IS_EDITED,
  sql`notEmpty(misleading_links)`,
  sql`notEmpty(posts.fact_checks)`,
  sql`ifNull(posts.engagement_ratio >= ${integer(UNUSUAL_FROM)}, 0)`,
]

/** Every post has a value of it: what has them all counted counts the posts. */
export const MARKS: FacetKey = {
  facets: ['state', 'misleading_links', 'checked', 'unusual'],
  name: sql`facet_marks`,
  value: sql`toUInt8(${join(
    BITS.map((bit, i) => sql`${bit} * ${integer(2 ** i)}`),
    sql` + `,
  )})`,
  read: (stored) => {
    const [isDeleted = false, isEdited = false, isMisleading, isChecked, isUnusual] = BITS.map(
      (_, i) => (Number(stored) >> i) % 2 === 1,
    )
    return [
      { facet: 'state', value: toPostState({ isDeleted, isEdited }) },
      { facet: 'misleading_links', value: String(isMisleading) },
      { facet: 'checked', value: String(isChecked) },
      ...(isUnusual ? [{ facet: 'unusual' as const, value: 'true' }] : []),
    ]
  },
}

/** In the order in which they are asked for. */
export const FACET_KEYS: readonly FacetKey[] = [
  single('public_person', sql`person_id`, (id) => (id === '0' ? null : id)),
  single('party', sql`party`, orNotTold),
  single('uf', sql`uf`, orNotTold),
  single('role', sql`role`, orNotTold),
  single('platform', sql`platform`, asItIs),
  single('hate', sql`hate`, asItIs),
  single('reviewed', sql`hate_review`, (review) => review || 'sem revisão'),
  // Nobody looked at it: as little known.
  single('language', sql`facet_language`, (language) => language || 'unknown', sql`posts.language`),
  MARKS,
]

export const COLUMN_FACETS: readonly ColumnFacet[] = FACET_KEYS.flatMap(({ facets }) => facets)
