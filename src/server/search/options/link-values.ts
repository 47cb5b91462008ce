/** Completion of URLs in two steps: first the site, then the stored URLs of that site. */
import { z } from 'zod'
import { canonicalizeLink, hostOfLink } from '../../../text/canonical-link.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { and, integer, join, or, type Sql, sql, string } from '../../store/sql.ts'
import { hasLink, hasSite, VALUE_WORDS } from '../conditions/shared-values.ts'

/** A suggestion, with the condition by which its posts are counted, or their number if it is known. */
export type Offered = { value: string; condition: Sql; posts: number | null }

/**
 * Dictionary rows kept of all matches, those of most posts first: aggregating half a million URLs would take 250 ms instead of 55.
 * Each part of the table has its own row for the same URL.
 */
const MAX_ROWS = 200

const withoutScheme = (typed: string) => typed.trim().replace(/^(https?:\/\/)?(www\.)?/i, '')

/** The host in normalised links: "youtu.be" is "youtube.com". */
const toCompared = (site: string) => hostOfLink(canonicalizeLink(`https://${site}/`) ?? site)

/** Sites in normalised form, distinct and with a slash, after which their URLs follow. */
export function listSites(domains: readonly string[]): Offered[] {
  const sites = Map.groupBy(domains, toCompared)
  return [...sites].map(([site, written]) => ({
    value: `${site}/`,
    condition: sql`(${join(written.map(hasSite), or)})`,
    posts: null,
  }))
}

/** The typed text, once the site is complete; null: it is still being typed. */
export function readAddress(typed: string): { site: string; rest: string } | null {
  const [, site, rest] = /^([^/]+)\/(.*)$/s.exec(withoutScheme(typed)) ?? []
  return site === undefined || rest === undefined ? null : { site: toCompared(site.toLowerCase()), rest }
}

/** URLs of one site with these letters anywhere after the host. */
export async function findAddresses(ch: ClickHouse, address: { site: string; rest: string }, most: number) {
  const fits = [sql`startsWith(token, ${string(`${address.site}/`)})`]
  if (address.rest !== '') fits.push(sql`positionCaseInsensitiveUTF8(token, ${string(address.rest)}) > 0`)
  const found = await ch.rows(
    'link-values',
    sql`SELECT token AS value FROM (
        SELECT token, cardinality FROM ${VALUE_WORDS.link} WHERE ${join(fits, and)}
        ORDER BY cardinality DESC, token LIMIT ${integer(MAX_ROWS)})
      GROUP BY token ORDER BY sum(cardinality) DESC, token LIMIT ${integer(most)}`,
    z.object({ value: z.string() }),
  )
  return found.map(({ value }): Offered => ({ value, condition: hasLink(value), posts: null }))
}
