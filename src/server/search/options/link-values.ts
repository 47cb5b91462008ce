/** Addresses while they are typed, in two steps: first the site, then what the store has of that site. */
import { z } from 'zod'
import { canonicalizeLink, hostOfLink } from '../../../text/canonical-link.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { and, integer, join, or, type Sql, sql, string } from '../../store/sql.ts'
import { hasLink, hasSite, VALUE_WORDS } from '../conditions/shared-values.ts'

/** What may be offered, with the condition by which its posts are counted, or how many they are where that is known. */
export type Offered = { value: string; condition: Sql; posts: number | null }

/**
 * Rows of the dictionary that are kept of all that fit, those of most posts first: of half a million addresses each would be told
 * apart otherwise (250 ms for 55). A part of the table has a row of its own for the same address.
 */
const MOST_ROWS = 200

const withoutScheme = (typed: string) => typed.trim().replace(/^(https?:\/\/)?(www\.)?/i, '')

/** The host that compared links have for this one: "youtu.be" is "youtube.com". */
const toCompared = (site: string) => hostOfLink(canonicalizeLink(`https://${site}/`) ?? site)

/** Sites in their compared form, each once and with a slash, behind which its addresses follow. */
export function listSites(domains: readonly string[]): Offered[] {
  const sites = Map.groupBy(domains, toCompared)
  return [...sites].map(([site, written]) => ({
    value: `${site}/`,
    condition: sql`(${join(written.map(hasSite), or)})`,
    posts: null,
  }))
}

/** What was typed, once the site is whole; null: it is still being typed. */
export function readAddress(typed: string): { site: string; rest: string } | null {
  const [, site, rest] = /^([^/]+)\/(.*)$/s.exec(withoutScheme(typed)) ?? []
  return site === undefined || rest === undefined ? null : { site: toCompared(site.toLowerCase()), rest }
}

/** Addresses of one site that have these letters anywhere behind it. */
export async function findAddresses(ch: ClickHouse, address: { site: string; rest: string }, most: number) {
  const fits = [sql`startsWith(token, ${string(`${address.site}/`)})`]
  if (address.rest !== '') fits.push(sql`positionCaseInsensitiveUTF8(token, ${string(address.rest)}) > 0`)
  const found = await ch.rows(
    'link-values',
    sql`SELECT token AS value FROM (
        SELECT token, cardinality FROM ${VALUE_WORDS.link} WHERE ${join(fits, and)}
        ORDER BY cardinality DESC, token LIMIT ${integer(MOST_ROWS)})
      GROUP BY token ORDER BY sum(cardinality) DESC, token LIMIT ${integer(most)}`,
    z.object({ value: z.string() }),
  )
  return found.map(({ value }): Offered => ({ value, condition: hasLink(value), posts: null }))
}
