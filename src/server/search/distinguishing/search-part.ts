import type { Sql } from '../../store/sql.ts'
import type { BoundFilters } from '../conditions/conditions.ts'

/** Something that may set posts apart; `everywhere` counts the posts of the search too. */
export type Counted = {
  readonly value: string
  readonly label: string
  readonly key: string | null
  readonly posts: number
  readonly everywhere: number
}

/** What is read of a search: conditions of the search, and of the part of it whose texts are read. */
export type SearchPart = {
  readonly filters: BoundFilters
  readonly conditions: Sql[]
  readonly read: Sql[]
  /** Each text that is read stands for so many. */
  readonly weight: number
}
