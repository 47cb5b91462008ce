/** What of a post each filter's choices are counted by, and what a value means. */
import { NOT_TOLD } from '../../../contract/labels.ts'
import { UNUSUAL_FROM } from '../../../contract/limits.ts'
import type { Facet } from '../../../contract/posts/post-facets.ts'
import { integer, type Sql, sql } from '../../store/sql.ts'
import { POST_STATE } from '../conditions/post-state.ts'
import type { PutAsideFilter } from '../conditions/search-context.ts'

export type ColumnFacet = Exclude<Facet, 'found_in' | PutAsideFilter>

/** A post has one value of each. Where words stand is another matter: that may be in several places. */
type FacetColumn = {
  /** No other column's name: it would stand for that column in the filters. */
  readonly name: Sql
  readonly value: Sql
  /** The value as the filter takes it; null: none asks for it. */
  readonly read: (stored: string) => string | null
}

const asItIs = (stored: string) => stored
const orNotTold = (stored: string) => stored || NOT_TOLD
const truth = (stored: string) => (stored === '1' ? 'true' : 'false')

/** In the order in which they are asked for. */
export const FACET_COLUMNS: Readonly<Record<ColumnFacet, FacetColumn>> = {
  public_person: { name: sql`person_id`, value: sql`person_id`, read: (id) => (id === '0' ? null : id) },
  party: { name: sql`party`, value: sql`party`, read: orNotTold },
  uf: { name: sql`uf`, value: sql`uf`, read: orNotTold },
  role: { name: sql`role`, value: sql`role`, read: orNotTold },
  platform: { name: sql`platform`, value: sql`platform`, read: asItIs },
  hate: { name: sql`hate`, value: sql`hate`, read: asItIs },
  reviewed: { name: sql`hate_review`, value: sql`hate_review`, read: (review) => review || 'sem revisão' },
  state: { name: sql`facet_state`, value: POST_STATE, read: asItIs },
  language: {
    name: sql`facet_language`,
    value: sql`if(posts.language = '', 'unknown', posts.language)`,
    read: asItIs,
  },
  misleading_links: { name: sql`facet_misleading`, value: sql`notEmpty(misleading_links)`, read: truth },
  checked: { name: sql`facet_checked`, value: sql`notEmpty(posts.fact_checks)`, read: truth },
  unusual: {
    name: sql`facet_unusual`,
    value: sql`ifNull(posts.engagement_ratio >= ${integer(UNUSUAL_FROM)}, 0)`,
    read: (stored) => (stored === '1' ? 'true' : null),
  },
}

export const COLUMN_FACETS = Object.keys(FACET_COLUMNS) as readonly ColumnFacet[]
