/** Indexes earlier texts of posts that were stored before they became searchable. */
import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, sql } from '../../store/sql.ts'
import { foldFormerText } from '../write/history.ts'

const PORTION = 2_000

const UnfoldedRow = z.object({
  post_id: z.string(),
  seen_at: z.number(),
  content: z.string(),
  links: z.array(z.string()),
  media_type: z.array(z.string()),
  media_url: z.array(z.string()),
})

/** Adds the searched forms to the next batch, replacing its rows. @returns their number; 0: none are left */
export async function indexFormerTexts(ch: ClickHouse): Promise<number> {
  const rows = await ch.rows(
    'list-unfolded-versions',
    sql`SELECT toString(post_versions.post_id) AS post_id, toUnixTimestamp(post_versions.seen_at) AS seen_at, content, links, media_type, media_url
      FROM post_versions FINAL WHERE folded = '' AND match(content, '[\\p{L}\\p{N}]') LIMIT ${integer(PORTION)}`,
    UnfoldedRow,
  )
  const folded = rows.map((row) => ({ ...row, ...foldFormerText(row.content) })).filter((row) => row.folded !== '')
  await ch.withWriteLock(() => ch.insert('post_versions', folded))
  return folded.length
}
