import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { z } from 'zod'
import { type ClickHouse, openClickHouse } from '../src/server/store/clickhouse.ts'
import { migrateClickHouse, readMigrations } from '../src/server/store/migrate.ts'
import { resumeWrites } from '../src/server/store/posts/post-keys.ts'
import { integer, type Sql, sql } from '../src/server/store/sql.ts'
import { KEPT_BEFORE, migrateUntil } from './migrate-until.ts'

type FormerStore = { ch: ClickHouse; close: () => Promise<void> }

const Count = z.object({ n: z.number() })

/** A separate embedded ClickHouse in the state before a migration. `close` removes its directory. */
export async function openFormerStore(before: number): Promise<FormerStore> {
  const directory = mkdtempSync(join(tmpdir(), 'lupascan-former-'))
  const kept = before < KEPT_BEFORE ? '' : inject('formerTemplate')
  if (kept) cpSync(kept, directory, { recursive: true, verbatimSymlinks: true })
  const ch = await openClickHouse({ directory }, { readLastVersion: resumeWrites })
  await migrateUntil(ch, before)
  return {
    ch,
    async close() {
      await ch.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

const POSTS = 2_000

/**
 * Inserts posts as versions before migration 015 left them: some with a later version, some deleted, some moved to
 * another year. Returns how many there are.
 */
export async function fillFormerPosts(ch: ClickHouse): Promise<number> {
  const row = (version: number, rest: Sql, date: Sql, deleted = 0) => sql`
    INSERT INTO posts (id, version, is_deleted, fingerprint, origin, platform, account, native_id, full_name, date_created, content,
      links, views, hate, folded, stems, message_group, extras)
    SELECT toUUID(concat('00000000-0000-8000-8000-', leftPad(toString(number), 12, '0'))), ${integer(version)}, ${integer(deleted)},
      number, 'import', 'X', 'conta', toString(number), 'Alguém', ${date}, concat('Texto ', toString(number)),
      ['https://www.exemplo.example/a'], number * ${integer(version)}, 'sem indício', concat('texto ', toString(number)),
      concat('texto ', toString(number)), number * 2, '' FROM numbers(${integer(POSTS)}) WHERE ${rest}`
  const date = sql`toDateTime('2019-01-01 00:00:00', 'UTC') + number * 86400`
  await ch.command(row(1, sql`true`, date))
  await ch.command(row(2, sql`number % 3 = 0`, date))
  await ch.command(row(3, sql`number % 7 = 0`, date, 1))
  await ch.command(row(4, sql`number % 70 = 0`, sql`${date} + 40000000`))
  await ch.command(sql`INSERT INTO post_keys (id, version, is_deleted, fingerprint, date_created)
    SELECT id, version, 0, fingerprint, date_created FROM posts FINAL`)
  const [found] = await ch.rows('test', sql`SELECT toUInt32(count()) AS n FROM posts FINAL`, Count)
  return found?.n ?? 0
}

/** The same, but queries read posts the way that version did: with its columns, from its rows. */
export async function openFormerPosts(before: number): Promise<FormerStore> {
  const store = await openFormerStore(before)
  await store.ch.command(sql`DROP TABLE posts SYNC`)
  await store.ch.command(sql`CREATE VIEW posts AS SELECT * FROM post_rows`)
  return store
}

/** The same store for all tests of a file, closed after them. */
export function prepareFormerPosts(before: number, fill: (ch: ClickHouse) => Promise<void>): { ch: ClickHouse } {
  // Type: assigned before the first test.
  const former = {} as FormerStore
  beforeAll(async () => {
    Object.assign(former, await openFormerPosts(before))
    await fill(former.ch)
  })
  afterAll(() => former.close())
  return former
}

/** Inserts rows of new or changed posts, numbered from `from`; `facts`: further columns, each of which may use the number `n`. */
export const insertFormerPosts = (
  ch: ClickHouse,
  table: 'post_rows' | 'post_changes',
  { from, count, facts }: { from: number; count: number; facts: { columns: Sql; values: Sql } },
): Promise<void> =>
  ch.command(sql`INSERT INTO ${table === 'post_rows' ? sql`post_rows` : sql`post_changes`}
      (number, version, id, origin, platform, account, native_id, date_created, hate, ${facts.columns})
    SELECT ${integer(from)} + number AS n, n, generateUUIDv4(), 'import', 'X', 'conta', toString(n), now(), 'sem indício',
      ${facts.values} FROM numbers(${integer(count)})`)

/** The query plan, including the indexes used. */
export async function explainIndexes(ch: ClickHouse, question: Sql): Promise<string> {
  const plan = await ch.rows('test', sql`EXPLAIN indexes = 1 ${question}`, z.object({ explain: z.string() }))
  return plan.map(({ explain }) => explain).join('\n')
}

/** Resolves when a migration's background work is done: a mutation finishes after all earlier ones of its table. */
export async function finishMutations(ch: ClickHouse): Promise<void> {
  for (const table of [sql`post_rows`, sql`post_changes`])
    await ch.command(sql`ALTER TABLE ${table} DELETE WHERE false SETTINGS mutations_sync = 2`)
}

/** The suite interrupts after every n-th statement; `npm run test:properties` after each. */
const CUT_EVERY = process.env.TEST_TIMES ? 1 : 3

/**
 * Runs one migration interrupted after its first statement, after its last and after some in between, restarting it
 * each time, so that each statement finds its work already done; finally it is left to run in full.
 */
export async function cutShortMigration(ch: ClickHouse, number: number): Promise<void> {
  const migration = readMigrations('clickhouse').find((one) => one.number === number)
  if (!migration) throw new Error(`no migration ${number}`)
  const all = migration.statements.length
  for (let done = 1; done <= all; done += 1) {
    if (done % CUT_EVERY !== 1 % CUT_EVERY && done !== all) continue
    const statements = [...migration.statements.slice(0, done), 'SELECT * FROM nothing']
    await expect(migrateClickHouse(ch, [{ ...migration, statements }])).rejects.toThrow()
  }
}
