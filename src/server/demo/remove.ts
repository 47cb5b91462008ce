import { removeAttachments } from '../ingest/attachments/remove-attachments.ts'
import { removeNews } from '../ingest/import/import-news.ts'
import { listMediaUrls, removeOrigin } from '../ingest/rewrite/remove-origin.ts'
import type { Media } from '../media/media.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import type { Postgres } from '../store/postgres.ts'

/** Whether the demonstration set is present: its people are stored first and removed last. */
export async function hasDemo(pg: Postgres): Promise<boolean> {
  return (await pg.selectFrom('people').select('id').where('demo', '=', true).limit(1).execute()).length > 0
}

/**
 * Removes the people, posts, news, lives and pictures of the demonstration set permanently; everything else stays. Can be repeated
 * after
 * an interruption.
 */
export async function removeDemo({
  ch,
  pg,
  media,
}: {
  ch: ClickHouse
  pg: Postgres
  media: Pick<Media, 'remove'>
}): Promise<void> {
  // First, so that none of their speech is written to the search any more; a job removes what was written before.
  await pg.transaction().execute(async (tx) => {
    const lives = await tx.deleteFrom('lives').where('demo', '=', true).returning('id').execute()
    if (lives.length > 0) await tx.insertInto('removed_lives').values(lives).execute()
  })
  const people = await pg.selectFrom('people').select('image').where('demo', '=', true).execute()
  const urls = [...people.map(({ image }) => image), ...(await listMediaUrls(ch, 'demo'))]
  const names = urls.flatMap((url) => /^media\/(\w{64}\.\w+)$/.exec(url ?? '')?.[1] ?? [])
  const kept = await removeAttachments(ch, 'demo')
  for (const name of new Set([...names, ...kept])) await media.remove(name)
  await removeOrigin(ch, 'demo')
  await removeNews(ch, 'demo')
  await pg.deleteFrom('people').where('demo', '=', true).execute()
}
