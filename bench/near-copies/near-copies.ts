/**
 * npm run bench:near-copies [-- --each 45 | --merges | --regroup 100000]
 *
 * Which changed copies of real messages are found: by the groups made when posts are written, and by the near-copy
 * search when a post is opened; how the latter labels them, and what both do with texts that say something else.
 *
 * --merges: instead, lists real posts that are grouped without having the same words, for manual review. --regroup:
 * instead, the speed of regrouping stored posts.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { ImportedPost } from '../../src/contract/sources/imported-post.ts'
import { enrichmentSteps, enrichPost } from '../../src/server/enrich/index.ts'
import { settlePosts } from '../../src/server/ingest/rewrite/settle-posts.ts'
import { createPostId } from '../../src/server/ingest/write/post-id.ts'
import { writePosts } from '../../src/server/ingest/write/write.ts'
import { quietLog } from '../../src/server/log.ts'
import { findNearCopies } from '../../src/server/search/near-copies/find-near-copies.ts'
import type { ClickHouse } from '../../src/server/store/clickhouse.ts'
import { openStores } from '../../src/server/store/open.ts'
import { POSTS, sql, uuids } from '../../src/server/store/sql.ts'
import { readRealPosts, sample } from '../posts/real-posts.ts'
import { printMachine } from '../report.ts'
import { OTHER, WAYS } from './change-text.ts'
import { listMerges } from './list-merges.ts'
import { measureRegroup } from './regroup.ts'

const { values } = parseArgs({
  options: {
    each: { type: 'string', default: '45' },
    merges: { type: 'boolean', default: false },
    regroup: { type: 'string' },
  },
})
const EACH = Number(values.each)
const BATCH = 2_000
const LONG = { from: 240, to: 1_200 }
const SHORT = { from: 130, to: 280 }
const DAY_MS = 86_400_000

type Pair = { way: string; original: ImportedPost; copy: ImportedPost }

const ofLength = (posts: readonly ImportedPost[], { from, to }: { from: number; to: number }) =>
  posts.filter(({ content }) => content.length >= from && content.length <= to)

function makePairs(posts: readonly ImportedPost[]): Pair[] {
  const [long, short] = [ofLength(posts, LONG), ofLength(posts, SHORT)]
  return [...Object.entries(WAYS), ...Object.entries(OTHER)].flatMap(([way, change], place) => {
    const from = (way.includes('short') ? short : long).filter(({ content }) => change(content) !== content)
    return sample(from, EACH).map((original, n) => {
      const date_created = new Date(original.date_created.getTime() + DAY_MS)
      const known = { account: `copia_${place}`, native_id: `${place}-${n}`, date_created }
      return { way, original, copy: { ...original, ...known, content: change(original.content) } }
    })
  })
}

async function store(ch: ClickHouse, posts: readonly ImportedPost[]): Promise<void> {
  const steps = enrichmentSteps({ people: new Map() })
  for (let at = 0; at < posts.length; at += BATCH) {
    const drafts = posts.slice(at, at + BATCH).map((post) => enrichPost(post, steps))
    await writePosts(ch, drafts, 'import')
  }
}

async function readGroups(ch: ClickHouse, ids: string[]): Promise<Map<string, string>> {
  const question = sql`SELECT toString(id) AS id, toString(message_group) AS group FROM ${POSTS} WHERE posts.id IN ${uuids(ids)}`
  const rows = await ch.rows('read-groups', question, z.object({ id: z.string(), group: z.string() }))
  return new Map(rows.map(({ id, group }) => [id, group]))
}

async function main(ch: ClickHouse): Promise<void> {
  const real = await readRealPosts()
  const pairs = makePairs(real)
  await store(ch, real)
  await store(
    ch,
    pairs.map(({ copy }) => copy),
  )
  await settlePosts(ch)
  const ids = pairs.flatMap(({ original, copy }) => [createPostId(original), createPostId(copy)])
  const groups = await readGroups(ch, ids)
  for (const way of [...Object.keys(WAYS), ...Object.keys(OTHER)]) {
    const sums = { grouped: 0, found: 0, asked: 0 }
    const likeness = new Map<string, number>()
    for (const { original, copy } of pairs.filter((pair) => pair.way === way)) {
      const [first, second] = [createPostId(original), createPostId(copy)]
      sums.asked += 1
      sums.grouped += Number(groups.get(first) !== '0' && groups.get(first) === groups.get(second))
      const found = (await findNearCopies(ch, first))?.items.find(({ id }) => id === second)
      sums.found += Number(found !== undefined)
      if (found) likeness.set(found.likeness, (likeness.get(found.likeness) ?? 0) + 1)
    }
    const names = [...likeness].map(([name, count]) => `${count} ${name}`).join(', ')
    console.log(`${way.padEnd(26)} grouped ${sums.grouped}, found ${sums.found} of ${sums.asked} (${names})`)
  }
}

async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lupascan-near-copies-'))
  const { ch, close } = await openStores({ dataDir: folder, databaseUrl: null, clickhouseUrl: null }, quietLog)
  try {
    printMachine(0)
    await (values.regroup ? measureRegroup(ch, Number(values.regroup)) : main(ch))
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

await (values.merges ? listMerges() : run())
