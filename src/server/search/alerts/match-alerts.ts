/** Matches the posts written since the last evaluation with alerts: the new posts are read once for many alerts. */
import { z } from 'zod'
import { MAX_ALERT_TEXT } from '../../../contract/limits.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, join, numeral, or, POSTS, type Sql, sql } from '../../store/sql.ts'
import { type AlertSearch, matchesSearch } from './alert-search.ts'

/** Versions after `from`, up to and including `until`. */
export type Written = { from: number; until: number; isMore: boolean }

export type Candidate = AlertSearch & {
  /** Only posts first stored after this time; of edits and deletions, only those noticed since. */
  sinceNumber: number
  changedSince: Date | null
}

const FoundPost = z.object({
  id: z.string(),
  number: z.number(),
  message_group: z.string(),
  name: z.string(),
  account: z.string(),
  platform: z.string(),
  published: z.number(),
  text: z.string(),
  link: z.string(),
  versions: z.number(),
  deleted: z.number(),
  alerts: z.array(z.number()),
})
export type FoundPost = Omit<z.infer<typeof FoundPost>, 'alerts'>
export type Match = { alertId: string; post: FoundPost }

/** Posts per evaluation. */
const PORTION = 20_000

/**
 * The highest version of all posts, read within a turn: earlier writers have finished, later ones get higher versions. So nothing is
 * skipped, however slow its writer was.
 */
export async function findWritten(ch: ClickHouse, from: number, portion = PORTION): Promise<Written> {
  const after = numeral(BigInt(from))
  const Last = z.object({ last: z.number(), rows: z.number() })
  const [row] = await ch.withWriteLock(() =>
    ch.rows(
      'find-written',
      sql`SELECT toFloat64(max(last)) AS last, toUInt32(sum(n)) AS rows FROM (
        SELECT max(version) AS last, count() AS n FROM post_rows WHERE version > ${after}
        UNION ALL SELECT max(version), count() FROM post_changes WHERE version > ${after})`,
      Last,
    ),
  )
  const { last, rows } = row ?? { last: 0, rows: 0 }
  if (rows <= portion) return { from, until: Math.max(from, last), isMore: false }
  const [cut] = await ch.rows(
    'cut-written',
    sql`SELECT toFloat64(max(version)) AS last, toUInt32(count()) AS rows FROM (
      SELECT posts.version AS version FROM ${POSTS} WHERE posts.version > ${after} AND posts.version <= ${numeral(BigInt(last))}
      ORDER BY version LIMIT ${integer(portion)})`,
    Last,
  )
  // Posts changed again meanwhile have higher versions and belong to the next evaluation.
  const until = cut && cut.rows > 0 ? cut.last : last
  return { from, until, isMore: until < last }
}

/** The current end of what is stored: a newly enabled alert starts after it. */
export const findLastWritten = async (ch: ClickHouse): Promise<number> =>
  (await findWritten(ch, 0, Number.MAX_SAFE_INTEGER)).until

/** @throws the store's error if one of the searches cannot be run */
export async function matchAlerts(
  ch: ClickHouse,
  alerts: readonly Candidate[],
  { from, until }: Written,
  timeZone: string,
): Promise<Match[]> {
  const isMatch = alerts.map((alert) => matchesAlert(alert, timeZone))
  const numbered = isMatch.map((condition, i) => sql`if(${condition}, ${numeral(BigInt(i + 1))}, 0)`)
  const rows = await ch.rows(
    'match-alerts',
    sql`SELECT toString(posts.id) AS id, toFloat64(posts.number) AS number, toString(posts.message_group) AS message_group,
        posts.full_name AS name, posts.account AS account, posts.platform AS platform,
        toUnixTimestamp(posts.date_created) AS published, substringUTF8(posts.content, 1, ${integer(MAX_ALERT_TEXT + 1)}) AS text, posts.link AS link,
        posts.versions AS versions, toUInt8(isNotNull(posts.deleted_before)) AS deleted,
        arrayMap(one -> toUInt32(one), arrayFilter(one -> one > 0, [${join(numbered)}])) AS alerts
      FROM ${POSTS}
      WHERE posts.version > ${numeral(BigInt(from))} AND posts.version <= ${numeral(BigInt(until))}
        AND (${join(isMatch, or)})
      ORDER BY posts.number LIMIT ${integer(PORTION + 1)}`,
    FoundPost,
  )
  return rows.flatMap(({ alerts: places, ...post }) =>
    places.flatMap((place) => {
      const alert = alerts[place - 1]
      return alert ? { alertId: alert.id, post } : []
    }),
  )
}

function matchesAlert(alert: Candidate, timeZone: string): Sql {
  const search = matchesSearch(alert, timeZone)
  if (alert.changedSince) {
    const since = numeral(BigInt(Math.floor(alert.changedSince.getTime() / 1000)))
    return sql`((toUnixTimestamp(posts.deleted_before) >= ${since} OR toUnixTimestamp(posts.edited_at) >= ${since}) AND ${search})`
  }
  return sql`(posts.number > ${numeral(BigInt(alert.sinceNumber))} AND ${search})`
}
