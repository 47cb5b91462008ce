/** Parties that lines of a list ask for and no post has: a count of none would look like an answer. */
import { z } from 'zod'
import { NOT_TOLD } from '../../../contract/labels.ts'
import { listTerms } from '../../../search-language/list-terms.ts'
import { parseSearch } from '../../../search-language/parse.ts'
import { foldText } from '../../../text/fold.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, sql } from '../../store/sql.ts'

/** Adds to each line what is to be said about it, null if nothing. The store is only asked if a line names a party. */
export async function addNotes<Row extends { search: string }>(
  ch: ClickHouse,
  rows: readonly Row[],
): Promise<(Row & { note: string | null })[]> {
  const asked = rows.map(({ search }) => listParties(search))
  const known = asked.some((parties) => parties.length > 0) ? await findParties(ch) : new Set()
  return rows.map((row, i) => {
    const unknown = (asked[i] ?? []).filter((party) => !known.has(foldText(party)))
    const named = unknown.map((party) => `“${party.slice(0, 80)}”`).join(' nem ')
    return { ...row, note: named === '' ? null : `Nenhuma publicação tem o partido ${named}.` }
  })
}

async function findParties(ch: ClickHouse): Promise<Set<string>> {
  const rows = await ch.rows(
    'list-parties',
    sql`SELECT DISTINCT toString(posts.party) AS party FROM ${POSTS} LIMIT 10000`,
    z.object({ party: z.string() }),
  )
  return new Set([NOT_TOLD, ...rows.map(({ party }) => party)].map((party) => foldText(party)))
}

const listParties = (search: string): string[] =>
  listTerms(parseSearch(search)).flatMap((term) =>
    term.type === 'field' && term.name === 'partido' ? term.values : [],
  )
