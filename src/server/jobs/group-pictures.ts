import { z } from 'zod'
import type { ShownFile } from '../ingest/attachments/process-attachments.ts'
import { groupByImage } from '../ingest/groups/group-posts.ts'
import { findWanted, findWholeCopies } from '../search/pictures/similar-files.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import { sql, strings } from '../store/sql.ts'

/**
 * Posts with little text are the same message when they show the same picture. Copies of a picture belong to the cluster of the
 * first one seen: the cluster of each is stored, so that a later copy finds the same one.
 */
export async function groupPictures(ch: ClickHouse, shown: readonly ShownFile[]): Promise<void> {
  const leaders = await findLeaders(ch, [...new Set(shown.map(({ file }) => file))])
  for (const { file } of shown) if (!leaders.has(file)) leaders.set(file, await chooseLeader(ch, file))
  await groupByImage(
    ch,
    shown.map(({ post, file }) => ({ ...post, image: leaders.get(file) ?? file })),
  )
}

/** Clusters of these files, as far as they are known. */
async function findLeaders(ch: ClickHouse, files: readonly string[]): Promise<Map<string, string>> {
  const rows = await ch.rows(
    'find-leaders',
    sql`SELECT file, leader FROM image_clusters FINAL WHERE file IN ${strings(files)}`,
    z.object({ file: z.string(), leader: z.string() }),
  )
  return new Map(rows.map((row) => [row.file, row.leader]))
}

/** Cluster of a new file: that of its closest copy, or a new one. */
async function chooseLeader(ch: ClickHouse, file: string): Promise<string> {
  const copies = (await findWholeCopies(ch, await findWanted(ch, file))).map(({ name }) => name)
  const known = await findLeaders(ch, copies)
  const leader = copies.map((name) => known.get(name)).find((one) => one !== undefined) ?? file
  await ch.insert('image_clusters', [{ file, leader }])
  return leader
}
