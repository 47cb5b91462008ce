/** How many posts of a search each clock hour, or each day of a time zone, has. */
import { z } from 'zod'
import { type AlertSpan, SPIKE_DAYS, SPIKE_POSTS, SPIKE_TIMES } from '../../../contract/limits.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { moment, POSTS, sql, string } from '../../store/sql.ts'
import { type AlertSearch, matchesSearch } from './alert-search.ts'

/** `at`: its beginning, in Unix seconds. */
export type Window = { at: number; posts: number }
export type Place = { timeZone: string; alertZone: string }

const HOUR = 3600
const DAY = 24 * HOUR

export async function countWindows(
  ch: ClickHouse,
  search: Omit<AlertSearch, 'id'>,
  { from, until, span }: { from: number; until: number; span: AlertSpan },
  { timeZone, alertZone }: Place,
): Promise<Window[]> {
  const zone = string(alertZone)
  const begin =
    span === 'hour' ? sql`toStartOfHour(posts.date_created, ${zone})` : sql`toStartOfDay(posts.date_created, ${zone})`
  return ch.rows(
    'count-windows',
    sql`SELECT toUnixTimestamp(${begin}) AS at, toUInt32(count()) AS posts FROM ${POSTS}
      WHERE posts.date_created >= ${moment(new Date(from * 1000))} AND posts.date_created < ${moment(new Date(until * 1000))}
        AND ${matchesSearch(search, timeZone)}
      GROUP BY at ORDER BY at LIMIT 5000`,
    z.object({ at: z.number(), posts: z.number() }),
  )
}

/** How far before a window one has to count, to tell whether it is a spike. */
export const USUAL_SECONDS = SPIKE_DAYS * DAY

/**
 * Windows that have at least SPIKE_POSTS posts and more than SPIKE_TIMES the mean of all hours of the SPIKE_DAYS before; an hour
 * without posts counts as one with none.
 */
export function findSpikes(windows: readonly Window[]): Window[] {
  const hours = SPIKE_DAYS * 24
  let from = 0
  let sum = 0
  return windows.filter((window, i) => {
    if (i > 0) sum += windows[i - 1]?.posts ?? 0
    for (let first = windows[from]; first && first.at < window.at - USUAL_SECONDS; first = windows[from]) {
      sum -= first.posts
      from += 1
    }
    return window.posts >= SPIKE_POSTS && window.posts > SPIKE_TIMES * (sum / hours)
  })
}

export const windowSeconds = (span: AlertSpan) => (span === 'hour' ? HOUR : DAY)
