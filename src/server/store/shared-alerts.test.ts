/** Alerts from before they could be shared: nothing is told again, nothing is lost, nothing is shown to others. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPostgres, type TestPostgres } from '../../../test/world.ts'
import { readMigrations } from './migrate.ts'
import type { Postgres } from './postgres.ts'

let world: TestPostgres
beforeAll(async () => {
  world = await openTestPostgres()
})
afterAll(() => world.close())

const ALERT = '11111111-1111-4111-8111-111111111111'
const NOTICES = ['22222222-2222-4222-8222-222222222222', '33333333-3333-4333-8333-333333333333']
const migrations = readMigrations('postgres')

async function run(tx: Postgres, which: (number: number) => boolean): Promise<void> {
  for (const { number, statements } of migrations)
    if (which(number)) for (const statement of statements) await sql.raw(statement).execute(tx)
}

const FORMER = [
  "INSERT INTO users (username, username_key) VALUES ('ana', 'ana')",
  `INSERT INTO saved_searches (id, user_id, title, filters, created_at, updated_at, seen_number)
    SELECT '${ALERT}', id, 'Urnas', '{}', now(), now(), 77 FROM users`,
  `INSERT INTO alerts (id, user_id, saved_search_id, title, rule, threshold, span, cadence, at_hour, weekday, quiet_from,
      quiet_until, time_zone, since_number, since, more, feed_hash, created_at)
    SELECT '${ALERT}', id, '${ALERT}', 'Urnas', 'every', 10, 'hour', 'daily', 9, 1, 22, 7, 'America/Manaus', 5, now(), 4, 'segredo', now()
    FROM users`,
  `INSERT INTO alert_channels (id, alert_id, kind, created_at) VALUES ('${ALERT}', '${ALERT}', 'email', now())`,
  ...NOTICES.map(
    (id, i) => `INSERT INTO notifications (id, alert_id, user_id, title, items, more, created_at)
      SELECT '${id}', '${ALERT}', id, 'Urnas', 2, 0, now() - interval '${2 - i} days' FROM users`,
  ),
  // Found in another order than told.
  ...[
    ['velha', 10, `'${NOTICES[0]}'`],
    ['nova', 1, `'${NOTICES[1]}'`],
    ['outra velha', 3, `'${NOTICES[0]}'`],
    ['à espera', 5, 'NULL'],
  ].map(
    ([key, hours, told]) => `INSERT INTO alert_items (alert_id, key, post, posts, is_late, found_at, notification_id)
      VALUES ('${ALERT}', '${key}', '{}', 1, false, now() - interval '${hours} hours', ${told})`,
  ),
]

test('each notification tells what it told, what waits still waits, and hours, channel and feed are the owner’s', async () => {
  await world.pg.transaction().execute(async (tx) => {
    await sql`CREATE SCHEMA former`.execute(tx)
    await sql`SET LOCAL search_path TO former`.execute(tx)
    await run(tx, (number) => number < 35)
    for (const statement of FORMER) await sql.raw(statement).execute(tx)
    await run(tx, (number) => number === 35)

    const told = await sql<{ id: string; keys: string[] }>`
      SELECT told.id, array_agg(item.key ORDER BY number) AS keys FROM notifications AS told
      JOIN alert_items AS item ON item.alert_id = told.alert_id AND number > from_number AND number <= until_number
      GROUP BY told.id ORDER BY told.created_at`.execute(tx)
    expect(told.rows.map(({ keys }) => keys.sort())).toEqual([['outra velha', 'velha'], ['nova']])
    const [follower] = await tx.selectFrom('alert_subscriptions').selectAll().execute()
    expect(follower).toMatchObject({
      cadence: 'daily',
      at_hour: 9,
      quiet_from: 22,
      quiet_until: 7,
      feed_hash: 'segredo',
    })
    const waiting = await tx
      .selectFrom('alert_items')
      .select(['key', 'private_to'])
      .where('number', '>', Number(follower?.told_number))
      .execute()
    expect(waiting).toEqual([{ key: 'à espera', private_to: follower?.user_id }])
    const alert = await tx.selectFrom('alerts').select(['last_number', 'more', 'version']).executeTakeFirstOrThrow()
    expect({ ...alert, last_number: Number(alert.last_number), more: Number(alert.more) }).toEqual({
      ...{ last_number: 4, more: 4, version: 1 },
    })
    expect(Number(follower?.told_more)).toBe(0)
    const [channel] = await tx.selectFrom('alert_channels').select('user_id').execute()
    expect(channel?.user_id).toBe(follower?.user_id)
    const [visit] = await tx.selectFrom('search_visits').select('seen_number').execute()
    expect(Number(visit?.seen_number)).toBe(77)
  })
})
