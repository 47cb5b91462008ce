/** Joins singular and plural of a distinguishing word into one row, which names both and counts what the search for the word finds. */
import { stemToken } from '../../../text/stem.ts'
import { type Sql, sql, strings } from '../../store/sql.ts'
import type { Seen } from './keyness.ts'

export type FoundWord = Seen & { readonly value: string; readonly label: string; readonly key: string | null }

/** Condition of the search for a word, in any of its forms. */
export const hasStem = (stem: string): Sql => sql`hasAllTokens(stems, ${strings([stem])})`

/** `count` returns the counts of all stems in order; called only if a word has two forms. */
export async function joinForms(
  found: readonly FoundWord[],
  count: (stems: readonly string[]) => Promise<readonly Seen[]>,
): Promise<FoundWord[]> {
  const byStem = Map.groupBy(found, ({ value }) => stemToken(value))
  const several = [...byStem].filter(([, forms]) => forms.length > 1)
  if (several.length === 0) return [...found]
  const counts = await count(several.map(([stem]) => stem))
  const joined = several.map(([stem, forms], i): FoundWord => {
    const { posts, elsewhere } = counts[i] ?? { posts: 0, elsewhere: 0 }
    const labels = forms.map(({ label }) => label)
    return { value: stem, label: labels.join(', '), key: labels[0] ?? stem, posts, elsewhere }
  })
  const single = [...byStem.values()].filter(({ length }) => length === 1).flat()
  return [...single, ...joined]
}
