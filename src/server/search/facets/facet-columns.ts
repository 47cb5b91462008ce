/** The columns by which the choices of each filter are counted, and the choices that a value stands for (docs/decisions/0130). */
import { findRegion, UNSPECIFIED } from '../../../contract/labels.ts'
import type { Gender } from '../../../contract/people/offices.ts'
import type { Facet } from '../../../contract/posts/post-facets.ts'
import { integers, type Sql, sql } from '../../store/sql.ts'
import { toPostState } from '../conditions/post-state.ts'
import type { DossierFilter } from '../conditions/search-context.ts'

/** Filters of which a post has one value. Excludes the place of words: they may occur in several. */
export type ColumnFacet = Exclude<Facet, 'found_in' | DossierFilter>
type Choice = { readonly facet: ColumnFacet; readonly value: string }

/** One of the alternative values of a column. */
export type FacetValue = {
  readonly facets: readonly ColumnFacet[]
  /** The choices of a post with this value, as filter values. */
  readonly read: (stored: string) => readonly Choice[]
  /** The column value of a choice. */
  readonly store: (choice: string) => string
}

/** Ids of the people whose gender is known. */
export type Genders = Readonly<Record<Gender, readonly number[]>>

/**
 * Grouping key of posts: a stored column and its values in order; `added`: the last value, which is not stored but computed from the
 * others.
 */
export type FacetKey = {
  readonly column: Sql
  readonly values: readonly FacetValue[]
  readonly added?: { readonly value: FacetValue; readonly select: (genders: Genders) => Sql }
}

/** A value that only some posts have; `otherwise` is the choice of the others. Null: none. */
const single = (facet: ColumnFacet, otherwise: string | null, unset = ''): FacetValue => ({
  facets: [facet],
  read: (stored) => {
    const choice = stored === unset ? otherwise : stored
    return choice === null ? [] : [{ facet, value: choice }]
  },
  store: (choice) => (choice === otherwise ? unset : choice),
})

const UF: FacetValue = {
  ...single('uf', UNSPECIFIED),
  facets: ['uf', 'region'],
  read: (stored) => [
    { facet: 'uf', value: stored === '' ? UNSPECIFIED : stored },
    { facet: 'region', value: findRegion(stored) ?? UNSPECIFIED },
  ],
}

const GENDER = single('gender', UNSPECIFIED)

const AUTHOR: FacetKey = {
  column: sql`author_dimensions`,
  values: [single('public_person', null, '0'), single('party', UNSPECIFIED), UF, single('role', UNSPECIFIED), GENDER],
  added: {
    value: GENDER,
    // Computed on combinations, which are few; the person comes first in them.
    select: ({ feminino, masculino }) => {
      const person = sql`toUInt32OrZero(substringIndex(toString(author_dimensions), ' ', 1))`
      return sql`multiIf(${person} IN ${integers(feminino)}, 'feminino', ${person} IN ${integers(masculino)}, 'masculino', '')`
    },
  },
}

/** Boolean properties of a post, each a bit of one number. */
const [DELETED, EDITED, MISLEADING, CHECKED, UNUSUAL] = [1, 2, 4, 8, 16]

/** Every post has a value: counting all values counts the posts. */
export const MARKS: FacetValue = {
  facets: ['state', 'misleading_links', 'checked', 'unusual'],
  read: (stored) => {
    const has = (mark: number) => (Number(stored) & mark) !== 0
    return [
      { facet: 'state', value: toPostState({ isDeleted: has(DELETED), isEdited: has(EDITED) }) },
      { facet: 'misleading_links', value: String(has(MISLEADING)) },
      { facet: 'checked', value: String(has(CHECKED)) },
      ...(has(UNUSUAL) ? [{ facet: 'unusual' as const, value: 'true' }] : []),
    ]
  },
  store: (choice) => choice,
}

const POST: FacetKey = {
  column: sql`post_dimensions`,
  values: [
    single('platform', ''),
    single('hate', ''),
    single('reviewed', 'sem revisão'),
    // Not analysed yet counts as unknown.
    single('language', 'unknown'),
    MARKS,
  ],
}

export const FACET_KEYS: readonly FacetKey[] = [POST, AUTHOR]
export const COLUMN_FACETS: readonly ColumnFacet[] = FACET_KEYS.flatMap(({ values }) =>
  values.flatMap((one) => one.facets),
)
