/** Which example searches have results, for first-time users. */
import { z } from 'zod'
import { EXAMPLES, type Example } from '../../../contract/examples.ts'
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, type Sql, sql } from '../../store/sql.ts'
import { listConditions, where } from '../conditions/conditions.ts'

/** The searches of the home page's links. */
const FILTERS: Record<Exclude<Example, 'copied'>, PostFilters> = {
  edited: { state: ['editado'] },
  deleted: { state: ['apagado'] },
  unusual: { unusual: 'true' },
  checked: { checked: 'true' },
}

/** In the order of EXAMPLES. `demoOnly`: of the demonstration set. */
export async function findExamples(ch: ClickHouse, { demoOnly }: { demoOnly: boolean }): Promise<Example[]> {
  const origin = demoOnly ? [sql`origin = 'demo'`] : []
  const found = await Promise.all(EXAMPLES.map((example) => hasAny(ch, selectOne(example, origin))))
  return EXAMPLES.filter((_, i) => found[i])
}

function selectOne(example: Example, origin: Sql[]): Sql {
  if (example !== 'copied')
    return sql`SELECT 1 AS n FROM ${POSTS} ${where([...origin, ...listConditions(FILTERS[example], 'UTC')])} LIMIT 1`
  // Beyond the demonstration set: the table of messages is ordered by them, so the first copied message ends the search.
  const several = sql`GROUP BY message_group HAVING uniqExact(platform, lowerUTF8(account)) > 1 LIMIT 1`
  return origin.length > 0
    ? sql`SELECT 1 AS n FROM ${POSTS} ${where([...origin, sql`posts.message_group != 0`])} ${several}`
    : sql`SELECT 1 AS n FROM message_posts FINAL ${several}`
}

const hasAny = async (ch: ClickHouse, question: Sql) =>
  (await ch.rows('has-example', question, z.object({ n: z.number() }))).length > 0
