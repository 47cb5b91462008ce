/** Stores in the state of an earlier version, filled with data that later migrations change. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql as kyselySql } from 'kysely'
import { type ClickHouse, openClickHouse } from '../../../src/server/store/clickhouse.ts'
import { migrateClickHouse, migratePostgres, readMigrations } from '../../../src/server/store/migrate.ts'
import { openPostgres, type Postgres } from '../../../src/server/store/postgres.ts'
import { resumeWrites } from '../../../src/server/store/posts/post-keys.ts'
import { integer, type Sql, sql } from '../../../src/server/store/sql.ts'
import type { StoreAddresses } from '../places/place.ts'

/** The first pending migration of each store. */
export type Former = { clickhouse: number; postgres: number }

/** Before it, posts were in a single versioned table, which is copied. */
const FIRST_WITH_ROWS = 16
/** Since then, columns use the terms of the glossary. */
const FIRST_WITH_NAMES = 23
/** More than two batches of the copy. */
const POSTS = 120_000
const CHANGED = 3_000

export async function fillFormerStores(
  { dataDir, databaseUrl, clickhouseUrl }: StoreAddresses,
  former: Former,
): Promise<void> {
  mkdirSync(dataDir, { recursive: true })
  const { pg } = await openPostgres(databaseUrl ? { url: databaseUrl } : { directory: join(dataDir, 'postgres') })
  await migratePostgres(
    pg,
    readMigrations('postgres').filter(({ number }) => number < former.postgres),
  )
  await fillPostgres(pg)
  await pg.destroy()
  const target = clickhouseUrl ? { url: clickhouseUrl } : { directory: join(dataDir, 'clickhouse') }
  const ch = await openClickHouse(target, { readLastVersion: resumeWrites })
  await migrateClickHouse(
    ch,
    readMigrations('clickhouse').filter(({ number }) => number < former.clickhouse),
  )
  if (former.clickhouse < FIRST_WITH_ROWS) await fillVersions(ch)
  else await fillRows(ch, former.clickhouse)
  await fillPictures(ch, former.clickhouse)
  await ch.close()
}

const FACTS = sql`number AS fingerprint, 'import' AS origin, 'X' AS platform, concat('conta_', toString(number % 50)) AS account,
  toString(number) AS native_id, 'Alguém' AS full_name, toDateTime('2012-01-01 00:00:00', 'UTC') + number * 3600 AS date_created,
  concat('Texto ', toString(number), ' @ana_b #Eleição de novo') AS content, ['https://www.exemplo.example/a'] AS links,
  number AS views, 'sem indício' AS hate, concat('texto ', toString(number), ' ana_b eleicao de novo') AS folded, folded AS stems,
  number * 2 AS message_group`
const NAMES = sql`fingerprint, origin, platform, account, native_id, full_name, date_created, content, links, views, hate, folded, stems,
  message_group`
const ID = sql`toUUID(concat('00000000-0000-8000-8000-', leftPad(toString(number), 12, '0')))`

/** Some posts with a later version, some deleted. */
async function fillVersions(ch: ClickHouse): Promise<void> {
  const write = (version: number, which: Sql, isDeleted: number) =>
    ch.command(sql`INSERT INTO posts (id, version, is_deleted, ${NAMES})
      SELECT ${ID}, ${integer(version)}, ${integer(isDeleted)}, ${FACTS} FROM numbers(${integer(POSTS)}) WHERE ${which}`)
  await write(1, sql`true`, 0)
  await write(2, sql`number % 7 = 0`, 0)
  await write(3, sql`number % 31 = 0`, 1)
  await ch.command(sql`INSERT INTO post_keys (id, version, is_deleted, fingerprint, date_created)
    SELECT id, version, 0, fingerprint, date_created FROM posts FINAL`)
}

const FORMER_OWN = sql`media_words, media_said, unusual`
const OWN = sql`media_ocr_extra, media_generated_caption, engagement_ratio`

async function fillRows(ch: ClickHouse, former: number): Promise<void> {
  const own = former < FIRST_WITH_NAMES ? FORMER_OWN : OWN
  const common = sql`number, version, id, ${NAMES}, media_id, media_type, media_url, media_file, media_description, ${own}`
  const values = (version: number) => sql`number + 1, number + ${integer(version)}, ${ID}, ${FACTS},
    ['a'], ['image'], [''], ['f'], [''], ['palavra'], ['um gato'], 3`
  await ch.command(sql`DROP TABLE posts SYNC`)
  await ch.command(sql`CREATE VIEW posts AS SELECT * FROM post_rows`)
  await ch.command(sql`INSERT INTO post_rows (${common}) SELECT ${values(1)} FROM numbers(${integer(POSTS)})`)
  await ch.command(sql`INSERT INTO post_changes (${common}, replaces_date)
    SELECT ${values(POSTS + 1)}, date_created FROM numbers(${integer(CHANGED)})`)
  await ch.command(sql`INSERT INTO post_keys (id, version, is_deleted, fingerprint, date_created, number)
    SELECT id, version, 0, fingerprint, date_created, number FROM post_rows`)
}

async function fillPictures(ch: ClickHouse, former: number): Promise<void> {
  await ch.command(sql`INSERT INTO media_files (name, whole, framed, whole_fine, framed_fine)
    SELECT concat('f', toString(number)), number, if(number % 2 = 0, number, number + 5), [1, 2, 3],
      if(number % 2 = 0, [1, 2, 3], [4, 5, 6]) FROM numbers(500)`)
  const clusters = former <= 19 ? sql`picture_leaders` : sql`image_clusters`
  await ch.command(sql`INSERT INTO ${clusters} (file, leader)
    SELECT concat('f', toString(number)), concat('f', toString(intDiv(number, 3))) FROM numbers(500)`)
}

async function fillPostgres(pg: Postgres): Promise<void> {
  const moment = kyselySql`timestamptz '2026-01-01 12:00:00Z'`
  for (const statement of [
    kyselySql`INSERT INTO users (username, username_key, is_superuser, created_at)
      SELECT 'pessoa' || n, 'pessoa' || n, n = 1, ${moment} FROM generate_series(1, 200) AS n`,
    kyselySql`INSERT INTO people (name, name_key, role, created_at, updated_at)
      SELECT 'Deputada ' || n, 'deputada ' || n, 'Deputada', ${moment}, ${moment} FROM generate_series(1, 2000) AS n`,
    kyselySql`INSERT INTO accounts (person_id, platform, handle, handle_key)
      SELECT n, 'X', 'conta_' || n, 'conta_' || n FROM generate_series(1, 2000) AS n`,
    kyselySql`INSERT INTO saved_searches (id, user_id, title, filters, created_at, updated_at)
      SELECT md5('busca' || n)::uuid, 1 + n % 200, 'Busca ' || n,
        jsonb_build_object('search', 'vacina:' || n || ' #urna status:novo "frase * exata"'), ${moment}, ${moment}
      FROM generate_series(1, 3000) AS n`,
    kyselySql`INSERT INTO audit (actor, action, subject, at)
      SELECT 'pessoa1', 'user_created', 'pessoa' || n, ${moment} + n * interval '1 second' FROM generate_series(1, 3000) AS n`,
  ])
    await statement.execute(pg)
}
