import type { Sql } from '../../store/sql.ts'
import type { BoundFilters } from '../conditions/conditions.ts'

/** A feature that may distinguish posts; `everywhere` includes the posts of the search. */
export type Counted = {
  readonly value: string
  readonly label: string
  readonly key: string | null
  readonly posts: number
  readonly everywhere: number
}

/** Conditions of the search, and of the sample of it whose texts are read. */
export type SearchPart = {
  readonly filters: BoundFilters
  readonly conditions: Sql[]
  readonly read: Sql[]
  /** Weight of each text that is read. */
  readonly weight: number
}
