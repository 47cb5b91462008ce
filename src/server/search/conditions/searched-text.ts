import type { Sql } from '../../store/sql.ts'

/**
 * What is looked at: the folded words of a post and their stems, or a part of both; and every word that there is in it.
 * `pairs`: every two words that stand side by side, where an index knows them. `written`: the texts as they were written.
 */
export type SearchedText = { folded: Sql; stems: Sql; dictionary: Sql; written: readonly Sql[]; pairs?: Sql }
