import { z } from 'zod'
import { foldTokens } from '../../../text/fold.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, POSTS, sql, strings } from '../../store/sql.ts'

/** Posts that are read to find the spelling of a word. */
const READ_POSTS = 20

/** The dictionary has no accents: the most frequent spelling in some posts, in lower case. */
export async function findWriting(ch: ClickHouse, word: string): Promise<string> {
  const rows = await ch.rows(
    'read-writing',
    sql`SELECT content FROM ${POSTS} WHERE hasAllTokens(folded, ${strings([word])}) LIMIT ${integer(READ_POSTS)}`,
    z.object({ content: z.string() }),
  )
  const counts = new Map<string, number>()
  for (const { content } of rows)
    for (const { token, start, end } of foldTokens(content)) {
      const written = content.slice(start, end).toLowerCase()
      if (token === word) counts.set(written, (counts.get(written) ?? 0) + 1)
    }
  const [first] = [...counts].sort(([, one], [, other]) => other - one)
  return first?.[0] ?? word
}
