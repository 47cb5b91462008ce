import type { Sql } from '../../store/sql.ts'

/**
 * What is looked at: the folded words of a post and their stems, or a part of both; and every word that there is in it.
 * `written`: the texts as they were written. `pairs`: every two words that stand side by side, `symbols`: each of the written texts
 * and every two side by side, both where an index knows them. `codes`: a character for each folded word (`text/frequent-words.ts`);
 * `forms`: which of them are not written as usual (`text/written-forms.ts`).
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
