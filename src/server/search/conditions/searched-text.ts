import type { Sql } from '../../store/sql.ts'

/**
 * The columns to search: folded words of a post and their stems, or part of both; and the dictionary of the words.
 * `written`: the original texts. `pairs`: all pairs of adjacent words; `symbols`: all symbols of the original texts and pairs of
 * adjacent ones; both only if indexed. `codes`: one character per folded word (`text/frequent-words.ts`); `forms`: the words that are
 * not in their usual written form (`text/written-forms.ts`).
 */
export type SearchedText = {
  folded: Sql
  stems: Sql
  dictionary: Sql
  written: readonly Sql[]
  pairs?: Sql
  symbols?: Sql
  codes?: Sql
  forms?: Sql
}
