import { z } from 'zod'
import type { PersonActivity } from '../../contract/public-persons.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import { integer, integers, POSTS, type Sql, sql, string } from '../store/sql.ts'

/** How many posts of a person there are, and when the latest was written (ISO 8601). */
export type PostCount = { posts: number; last_post: string }

const Counted = z.object({ person_id: z.number(), posts: z.number(), last_post: z.string() })

/** Posts of these people, or of everybody; who has none is not in the answer. */
export async function countPostsOfPeople(
  ch: ClickHouse,
  ids: readonly number[] | 'all',
): Promise<Map<number, PostCount>> {
  if (ids.length === 0) return new Map()
  const who = ids === 'all' ? sql`person_id > 0` : sql`person_id IN ${integers(ids)}`
  const found = await ch.rows(
    'count-posts-of-people',
    sql`SELECT person_id, toUInt32(count()) AS posts, max(date_created) AS last_post
        FROM ${POSTS} WHERE ${who} GROUP BY person_id`,
    Counted,
  )
  return new Map(found.map(({ person_id, ...count }) => [person_id, count]))
}

type Step = PersonActivity['step']

/** The longest stretch, in days, that is still told in steps of this length. */
const STEPS: readonly { step: Step; days: number }[] = [
  { step: 'day', days: 62 },
  { step: 'week', days: 540 },
  { step: 'month', days: 5_500 },
  { step: 'year', days: Number.POSITIVE_INFINITY },
]

/** The first day of a post's step, and how far it is to the next one. Weeks begin on Sunday. */
const STEP_SQL: Record<Step, { start: Sql; length: Sql }> = {
  day: { start: sql`day`, length: sql`INTERVAL 1 DAY` },
  week: { start: sql`toStartOfWeek(day)`, length: sql`INTERVAL 1 WEEK` },
  month: { start: sql`toStartOfMonth(day)`, length: sql`INTERVAL 1 MONTH` },
  year: { start: sql`toStartOfYear(day)`, length: sql`INTERVAL 1 YEAR` },
}

const Platform = z.object({ platform: z.string(), posts: z.number(), first_post: z.string(), days: z.number() })

/** A person's posts by platform, most first, and over time in steps that fit the stretch. Days are days in `timeZone`. */
export async function getPersonActivity(ch: ClickHouse, personId: number, timeZone: string): Promise<PersonActivity> {
  const platforms = await ch.rows(
    'person-by-platform',
    sql`SELECT platform, toUInt32(count()) AS posts, min(date_created) AS first_post,
          toUInt32(dateDiff('day', min(min(date_created)) OVER (), max(max(date_created)) OVER ())) AS days
        FROM ${POSTS} WHERE person_id = ${integer(personId)} GROUP BY platform ORDER BY posts DESC, platform LIMIT 50`,
    Platform,
  )
  const days = platforms[0]?.days ?? 0
  const step = STEPS.find((one) => days <= one.days)?.step ?? 'year'
  return {
    step,
    over_time: platforms.length === 0 ? [] : await countOverTime(ch, personId, step, timeZone),
    by_platform: platforms.map(({ platform, posts }) => ({ platform, posts })),
    first_post: platforms.map(({ first_post }) => first_post).sort()[0] ?? null,
  }
}

async function countOverTime(ch: ClickHouse, personId: number, step: Step, timeZone: string) {
  const { start, length } = STEP_SQL[step]
  return ch.rows(
    'person-over-time',
    sql`SELECT ${start} AS start, toUInt32(count()) AS posts
        FROM (SELECT toDate(date_created, ${string(timeZone)}) AS day FROM ${POSTS}
              WHERE person_id = ${integer(personId)})
        GROUP BY start ORDER BY start WITH FILL STEP ${length} LIMIT 1000`,
    z.object({ start: z.string(), posts: z.number() }),
  )
}
