/** Adds what following an account detects: edited texts, deleted posts, unusually high counts. */
import { z } from 'zod'
import { rewritePosts } from '../ingest/rewrite/rewrite.ts'
import { scorePosts } from '../ingest/scores/unusual.ts'
import { foldFormerText } from '../ingest/write/history.ts'
import { insertOrSplit } from '../ingest/write/insert.ts'
import { type DemoEdit, planPasts } from '../sources/demo/pasts.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import { POSTS, sql } from '../store/sql.ts'

const Texts = z.array(z.string())
const Count = z.number().nullable()
const Row = z.object({
  id: z.string(),
  platform: z.string(),
  account: z.string(),
  date: z.number(),
  content: z.string(),
  links: Texts,
  media_type: Texts,
  media_url: Texts,
  views: Count,
  likes: Count,
  taken: z.number(),
})
type Row = z.infer<typeof Row>

/** The posts of the set are marked in one write: if one is edited, all are marked. */
export async function isMarked(ch: ClickHouse): Promise<boolean> {
  const question = sql`SELECT 1 AS n FROM ${POSTS} WHERE origin = 'demo' AND isNotNull(posts.edited_at) LIMIT 1`
  return (await ch.rows('is-demo-marked', question, z.object({ n: z.number() }))).length > 0
}

/** Idempotent: can be repeated after an interruption. */
export async function markDemo(ch: ClickHouse, now: Date): Promise<void> {
  const posts = await ch.rows(
    'list-demo-posts',
    sql`SELECT toString(posts.id) AS id, platform, account, toUnixTimestamp(posts.date_created) AS date, content, links,
        media_type, media_url, views, likes, toUnixTimestamp(counted_at) AS taken
      FROM ${POSTS} WHERE origin = 'demo' AND live_id = 0 ORDER BY posts.date_created, posts.id`,
    Row,
  )
  const { edits, deletions } = planPasts(posts, Math.floor(now.getTime() / 1000))
  const editOf = new Map(edits.map((edit) => [edit.id, edit]))
  const deletionOf = new Map(deletions.map((deletion) => [deletion.id, deletion]))
  const scores = scoreAll(posts)
  // First, as where posts are written: without its change, a history would only repeat the post.
  await ch.withWriteLock(() => insertVersions(ch, posts, editOf))
  const places = posts.map(({ id, date }) => ({ id, date_created: date }))
  const isTouched = ({ id }: { id: string }) =>
    editOf.has(id) || deletionOf.has(id) || (scores.get(id) ?? null) !== null
  await rewritePosts(ch, places.filter(isTouched), ({ id, draft, later }) => {
    const edit = editOf.get(id)
    const deletion = deletionOf.get(id)
    if (edit) {
      const { at } = edit
      Object.assign(later, { versions: edit.former.length + 1, edited_at: at, text_first_seen_at: at })
    }
    if (deletion) Object.assign(later, { deleted_after: deletion.after, deleted_before: deletion.before })
    return { draft, later: { ...later, engagement_ratio: scores.get(id) ?? null } }
  })
}

async function insertVersions(ch: ClickHouse, posts: readonly Row[], editOf: ReadonlyMap<string, DemoEdit>) {
  const rows = posts.flatMap(({ id, content, links, media_type, media_url }) => {
    const edit = editOf.get(id)
    const texts = edit ? [...edit.former, { content, seen: edit.at }] : []
    return texts.map((text) => ({
      ...{ post_id: id, seen_at: text.seen, content: text.content, links, media_type, media_url },
      ...foldFormerText(text.content),
    }))
  })
  const [refused] = await insertOrSplit(ch, 'post_versions', [{ rows }])
  if (refused) throw new Error(refused.reason)
}

/** Scores as the job that evaluates counts will compute them. */
function scoreAll(posts: readonly Row[]): Map<string, number | null> {
  const accounts = Map.groupBy(posts, ({ platform, account }) => `${platform} ${account.toLowerCase()}`)
  return new Map(
    [...accounts.values()].flatMap((some) => {
      const counted = some.map(({ id, date, ...counts }) => ({ id, date, counts: [counts] }))
      return [...scorePosts(counted, () => true)]
    }),
  )
}
