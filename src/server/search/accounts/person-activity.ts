import { z } from 'zod'
import type { PersonActivity } from '../../../contract/people/public-persons.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, integers, POSTS, sql } from '../../store/sql.ts'

/** A person's number of posts, and the date of the latest (ISO 8601). */
export type PostCount = { posts: number; last_post: string }

const Counted = z.object({ person_id: z.number(), posts: z.number(), last_post: z.string() })

/** Activity of these people, or of all; people without posts are missing. */
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

const Platform = z.object({ platform: z.string(), posts: z.number(), first_post: z.string() })

/** A person's posts by platform, most first. */
export async function getPersonActivity(ch: ClickHouse, personId: number): Promise<PersonActivity> {
  const platforms = await ch.rows(
    'person-by-platform',
    sql`SELECT platform, toUInt32(count()) AS posts, min(date_created) AS first_post
        FROM ${POSTS} WHERE person_id = ${integer(personId)} GROUP BY platform ORDER BY posts DESC, platform LIMIT 50`,
    Platform,
  )
  return {
    by_platform: platforms.map(({ platform, posts }) => ({ platform, posts })),
    first_post: platforms.map(({ first_post }) => first_post).sort()[0] ?? null,
  }
}
