import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { cutShortMigration, openFormerStore } from '../../../../test/former-store.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { listPosts } from '../../search/posts/posts.ts'
import type { ClickHouse } from '../clickhouse.ts'
import { migrateClickHouse } from '../migrate.ts'
import { integer, sql } from '../sql.ts'
import { replacePostsTable } from './current-posts.ts'

const POSTS = 500
let ch: ClickHouse
let close: () => Promise<void>
beforeAll(async () => {
  ;({ ch, close } = await openFormerStore(22))
  const former = sql`number + 1 AS number, number AS version, toUUID(concat('00000000-0000-8000-8000-', leftPad(toString(number), 12, '0'))) AS id,
    toDateTime('2026-03-01 12:00:00', 'UTC') AS imported_at, 'X' AS platform, 'conta' AS account, toString(number) AS native_id,
    toDateTime('2026-01-01 00:00:00', 'UTC') + number AS date_created, concat('Texto ', toString(number)) AS content,
    ['a'] AS media_id, ['image'] AS media_type, ['https://e.example/a'] AS media_url, ['f'] AS media_file, [''] AS media_description, ['t'] AS media_thumb, 'sem indício' AS hate,
    ['palavra'] AS media_words, [if(number % 2 = 0, 'um gato', '')] AS media_said, number AS unusual,
    toDateTime('2026-02-01 12:00:00', 'UTC') AS text_seen`
  await ch.command(sql`INSERT INTO post_rows (number, version, id, imported_at, platform, account, native_id, date_created, content,
    media_id, media_type, media_url, media_file, media_description, media_thumb, hate, media_words, media_said, unusual, text_seen)
    SELECT ${former} FROM numbers(${integer(POSTS)})`)
})
afterAll(() => close())

const Sums = z.record(z.string(), z.number())
const sum = async (columns: ReturnType<typeof sql>) =>
  (await ch.rows('test', sql`SELECT ${columns} FROM post_rows`, Sums))[0]

test('columns get their new names with all that is in them, wherever the migration was cut short', async () => {
  await cutShortMigration(ch, 22)
  await migrateClickHouse(ch)
  await replacePostsTable(ch)
  const values = sql`toUInt32(sum(engagement_ratio)) AS ratio, toUInt32(sum(engagement_ratio_rank)) AS rank,
    toUInt32(countIf(media_generated_caption = ['um gato'])) AS described, toUInt32(countIf(notEmpty(media_undescribed))) AS undescribed,
    toUInt32(countIf(media_ocr_extra = ['palavra'])) AS extra, toUInt32(countIf(media_pending = 0)) AS looked,
    toUInt32(countIf(toDate(written_at) = '2026-03-01' AND toDate(text_first_seen_at) = '2026-02-01')) AS moments`
  const total = (POSTS * (POSTS + 1)) / 2
  const half = POSTS / 2
  const all = { extra: POSTS, looked: POSTS, moments: POSTS }
  expect(await sum(values)).toEqual({ ratio: total, rank: total, described: half, undescribed: half, ...all })
  const { items } = await listPosts(ch, PostsQuery.parse({ sort_by: 'unusual' }), 'UTC')
  expect(items.slice(0, 2).map(({ unusual }) => unusual)).toEqual([500, 499])
})

test('what is derived follows the columns of the new names', async () => {
  await ch.command(sql`INSERT INTO post_rows (number, version, id, date_created, media_id, media_type, media_thumb, media_file, media_description,
    media_generated_caption, engagement_ratio)
    SELECT 1000, 1000, generateUUIDv4(), now(), ['a'], ['image'], ['t'], ['f'], [''], ['dito'], 7`)
  await ch.command(sql`ALTER TABLE post_rows DELETE WHERE number < 1000 SETTINGS mutations_sync = 2`)
  expect(
    await sum(sql`toUInt32(sum(engagement_ratio_rank)) AS rank, toUInt32(countIf(notEmpty(media_undescribed))) AS n`),
  ).toEqual({
    rank: 7,
    n: 0,
  })
})
