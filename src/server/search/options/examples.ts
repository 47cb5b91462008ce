/** Of which kinds of posts there is any, for who sees LupaScan for the first time. */
import { z } from 'zod'
import { EXAMPLES, type Example } from '../../../contract/examples.ts'
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, type Sql, sql } from '../../store/sql.ts'
import { listConditions, where } from '../conditions/conditions.ts'

/** What the links of the home page ask for. */
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
  // Without the demonstration the list of messages tells, which is ordered by them: the first that was copied ends the search.
  const several = sql`GROUP BY message_group HAVING uniqExact(platform, lowerUTF8(account)) > 1 LIMIT 1`
  return origin.length > 0
    ? sql`SELECT 1 AS n FROM ${POSTS} ${where([...origin, sql`posts.message_group != 0`])} ${several}`
    : sql`SELECT 1 AS n FROM message_posts FINAL ${several}`
}

const hasAny = async (ch: ClickHouse, question: Sql) =>
  (await ch.rows('has-example', question, z.object({ n: z.number() }))).length > 0
