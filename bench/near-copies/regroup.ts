import { enrichmentSteps, enrichPost } from '../../src/server/enrich/index.ts'
import { groupStoredPosts } from '../../src/server/ingest/groups/group-posts.ts'
import { listPlacesAfter } from '../../src/server/ingest/rewrite/post-places.ts'
import { settlePosts } from '../../src/server/ingest/rewrite/settle-posts.ts'
import { writePosts } from '../../src/server/ingest/write/write.ts'
import type { ClickHouse } from '../../src/server/store/clickhouse.ts'
import { sql } from '../../src/server/store/sql.ts'
import { createPosts } from '../posts/posts.ts'
import { readRealPosts } from '../posts/real-posts.ts'
import { toImported } from '../posts/to-imported.ts'

const BATCH = 2_000

/**
 * npm run bench:near-copies -- --regroup 100000
 *
 * Stored posts per second processed by `enrich --step groups`: when all get another group (stored without one), and
 * when none does. The real posts, plus the requested number of generated ones.
 */
export async function measureRegroup(ch: ClickHouse, count: number): Promise<void> {
  const steps = enrichmentSteps({ people: new Map() })
  const posts = await readRealPosts()
  for await (const post of createPosts(count)) posts.push(toImported(post))
  for (let at = 0; at < posts.length; at += BATCH) {
    const drafts = posts.slice(at, at + BATCH).map((post) => enrichPost(post, steps))
    await writePosts(ch, drafts, 'import')
  }
  await settlePosts(ch)
  await ch.command(sql`ALTER TABLE post_rows UPDATE message_group = 0 WHERE true SETTINGS mutations_sync = 2`)
  for (const table of [sql`message_keys`, sql`message_groups`]) await ch.command(sql`TRUNCATE TABLE ${table}`)
  await walk(ch, 'all written anew')
  await walk(ch, 'nothing to write')
}

async function walk(ch: ClickHouse, what: string): Promise<void> {
  const start = performance.now()
  const before = process.cpuUsage()
  let [read, changed] = [0, 0]
  for (let places = await listPlacesAfter(ch, null); places.length > 0; ) {
    changed += await groupStoredPosts(ch, places)
    read += places.length
    places = await listPlacesAfter(ch, places.at(-1) ?? null)
  }
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(before)
  const perPost = ((user + system) / 1000 / read).toFixed(2)
  console.log(
    `${what}: ${read} posts, ${changed} changed, ${Math.round(seconds)} s, ${Math.round(read / seconds)} a second, ` +
      `${perPost} ms of processor time a post`,
  )
}
