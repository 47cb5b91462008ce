import { z } from 'zod'
import { groupByImage } from '../ingest/group-posts.ts'
import type { ShownFile } from '../ingest/process-attachments.ts'
import { findSimilarFiles, findWanted } from '../search/similar-files.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import { sql, strings } from '../store/sql.ts'

/**
 * Posts with little text are the same message when they show the same picture. Copies of a picture follow the first of them that
 * was seen: what each follows is kept, so that a later copy finds the same one.
 */
export async function groupPictures(ch: ClickHouse, shown: readonly ShownFile[]): Promise<void> {
  const leaders = new Map<string, string>()
  for (const { file } of shown) if (!leaders.has(file)) leaders.set(file, await findLeader(ch, file))
  await groupByImage(
    ch,
    shown.map(({ post, file }) => ({ ...post, image: leaders.get(file) ?? file })),
  )
}

async function findLeader(ch: ClickHouse, file: string): Promise<string> {
  const copies = await findSimilarFiles(ch, await findWanted(ch, file))
  const names = [file, ...copies.map(({ name }) => name)]
  const rows = await ch.rows(
    'find-leaders',
    sql`SELECT file, leader FROM picture_leaders FINAL WHERE file IN ${strings(names)}`,
    z.object({ file: z.string(), leader: z.string() }),
  )
  const known = new Map(rows.map((row) => [row.file, row.leader]))
  const leader = names.map((name) => known.get(name)).find((one) => one !== undefined) ?? file
  if (!known.has(file)) await ch.insert('picture_leaders', [{ file, leader }])
  return leader
}
