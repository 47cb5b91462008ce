/** By what of a post the choices of each filter are counted, and which choices a value stands for (docs/decisions/0130). */
import { findRegion, NOT_TOLD } from '../../../contract/labels.ts'
import type { Gender } from '../../../contract/people/offices.ts'
import type { Facet } from '../../../contract/posts/post-facets.ts'
import { integers, type Sql, sql } from '../../store/sql.ts'
import { toPostState } from '../conditions/post-state.ts'
import type { PutAsideFilter } from '../conditions/search-context.ts'

/** A post has one value of each. Where words stand is another matter: that may be in several places. */
export type ColumnFacet = Exclude<Facet, 'found_in' | PutAsideFilter>
type Choice = { readonly facet: ColumnFacet; readonly value: string }

/** One of the values that stand side by side in a column. */
export type FacetValue = {
  readonly facets: readonly ColumnFacet[]
  /** The choices that a post with this value has: as the filters take them. */
  readonly read: (stored: string) => readonly Choice[]
  /** The value of a choice. */
  readonly store: (choice: string) => string
}

/** The ids of those of whom it is known. */
export type Genders = Readonly<Record<Gender, readonly number[]>>

/**
 * What posts are grouped by: a column of the store, and its values in their order; `added`: the last of them, which is not in the
 * column and is made of what is.
 */
export type FacetKey = {
  readonly column: Sql
  readonly values: readonly FacetValue[]
  readonly added?: { readonly value: FacetValue; readonly select: (genders: Genders) => Sql }
}

/** A value that only some say; `otherwise` is the choice of the others. Null: they have none. */
const single = (facet: ColumnFacet, otherwise: string | null, unset = ''): FacetValue => ({
  facets: [facet],
  read: (stored) => {
    const choice = stored === unset ? otherwise : stored
    return choice === null ? [] : [{ facet, value: choice }]
  },
  store: (choice) => (choice === otherwise ? unset : choice),
})

const UF: FacetValue = {
  ...single('uf', NOT_TOLD),
  facets: ['uf', 'region'],
  read: (stored) => [
    { facet: 'uf', value: stored === '' ? NOT_TOLD : stored },
    { facet: 'region', value: findRegion(stored) ?? NOT_TOLD },
  ],
}

const GENDER = single('gender', NOT_TOLD)

const AUTHOR: FacetKey = {
  column: sql`author_dimensions`,
  values: [single('public_person', null, '0'), single('party', NOT_TOLD), UF, single('role', NOT_TOLD), GENDER],
  added: {
    value: GENDER,
    // Of combinations, which are few; the person stands first in them.
    select: ({ feminino, masculino }) => {
      const person = sql`toUInt32OrZero(substringIndex(toString(author_dimensions), ' ', 1))`
      return sql`multiIf(${person} IN ${integers(feminino)}, 'feminino', ${person} IN ${integers(masculino)}, 'masculino', '')`
    },
  },
}

/** What is true of a post or not, each a bit of one number. */
const [DELETED, EDITED, MISLEADING, CHECKED, UNUSUAL] = [1, 2, 4, 8, 16]

/** Every post has a value of it: what has them all counted counts the posts. */
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
    // Nobody looked at it: as little known.
    single('language', 'unknown'),
    MARKS,
  ],
}

export const FACET_KEYS: readonly FacetKey[] = [POST, AUTHOR]
export const COLUMN_FACETS: readonly ColumnFacet[] = FACET_KEYS.flatMap(({ values }) =>
  values.flatMap((one) => one.facets),
)
