/** By what of a post the choices of each filter are counted, and which choices a value stands for (docs/decisions/0130). */
import { z } from 'zod'
import { NOT_TOLD } from '../../../contract/labels.ts'
import type { Facet } from '../../../contract/posts/post-facets.ts'
import { type Sql, sql } from '../../store/sql.ts'
import { toPostState } from '../conditions/post-state.ts'
import type { PutAsideFilter } from '../conditions/search-context.ts'

/** A post has one value of each. Where words stand is another matter: that may be in several places. */
export type ColumnFacet = Exclude<Facet, 'found_in' | PutAsideFilter>
export type Choice = { readonly facet: ColumnFacet; readonly value: string }

/** What posts are grouped by. */
export type FacetKey = {
  readonly facets: readonly ColumnFacet[]
  readonly column: Sql
  /** The choices that a post with this value has: as the filters take them. */
  readonly read: (stored: string) => readonly Choice[]
}

const Author = z.tuple([z.number(), z.string(), z.string(), z.string()])
const Post = z.tuple([z.string(), z.string(), z.string(), z.string(), z.number()])

/** The marks of `post_dimensions`, each a bit. */
const [DELETED, EDITED, MISLEADING, CHECKED, UNUSUAL] = [1, 2, 4, 8, 16]

const AUTHOR: FacetKey = {
  facets: ['public_person', 'party', 'uf', 'role'],
  column: sql`author_dimensions`,
  read: (stored) => {
    const [person, party, uf, role] = Author.parse(JSON.parse(stored))
    return [
      ...(person === 0 ? [] : [{ facet: 'public_person' as const, value: String(person) }]),
      { facet: 'party', value: party || NOT_TOLD },
      { facet: 'uf', value: uf || NOT_TOLD },
      { facet: 'role', value: role || NOT_TOLD },
    ]
  },
}

/** Every post has a value of it: what has them all counted counts the posts. */
export const POST: FacetKey = {
  facets: ['platform', 'hate', 'reviewed', 'language', 'state', 'misleading_links', 'checked', 'unusual'],
  column: sql`post_dimensions`,
  read: (stored) => {
    const [platform, hate, review, language, marks] = Post.parse(JSON.parse(stored))
    const has = (mark: number) => (marks & mark) !== 0
    return [
      { facet: 'platform', value: platform },
      { facet: 'hate', value: hate },
      { facet: 'reviewed', value: review || 'sem revisão' },
      // Nobody looked at it: as little known.
      { facet: 'language', value: language || 'unknown' },
      { facet: 'state', value: toPostState({ isDeleted: has(DELETED), isEdited: has(EDITED) }) },
      { facet: 'misleading_links', value: String(has(MISLEADING)) },
      { facet: 'checked', value: String(has(CHECKED)) },
      ...(has(UNUSUAL) ? [{ facet: 'unusual' as const, value: 'true' }] : []),
    ]
  },
}

export const FACET_KEYS: readonly FacetKey[] = [POST, AUTHOR]
export const COLUMN_FACETS: readonly ColumnFacet[] = FACET_KEYS.flatMap(({ facets }) => facets)
