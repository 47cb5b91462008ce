import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyAudit } from '../../../test/audit.ts'
import { openTestPostgres, type TestPostgres } from '../../../test/world.ts'
import { migratePostgres, readMigrations } from '../store/migrate.ts'
import { auditAction, createAuditEntry, recordAct } from './audit.ts'
import { removeOldAudit, verifyAudit } from './audit-chain.ts'

let world: TestPostgres
beforeAll(async () => {
  world = await openTestPostgres()
})
afterAll(() => world.close())
beforeEach(() => emptyAudit(world.pg))

const day = (n: number) => new Date(Date.UTC(2026, 0, n))

async function write(count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1)
    await createAuditEntry(world.pg, { actor: 'ána', action: 'login', subject: `s|${n}\n😀`, address: '::1' }, day(n))
}

/** Bypasses the triggers, as an attacker with the database password could. */
async function tamper(change: ReturnType<typeof sql>): Promise<void> {
  await sql`ALTER TABLE audit DISABLE TRIGGER USER`.execute(world.pg)
  await change.execute(world.pg)
  await sql`ALTER TABLE audit ENABLE TRIGGER USER`.execute(world.pg)
}

test('entries follow each other without a gap, and the chain is whole', async () => {
  expect(await verifyAudit(world.pg)).toMatchObject({ outcome: 'whole', entries: 0 })
  await write(3)
  expect(await verifyAudit(world.pg)).toMatchObject({ outcome: 'whole', entries: 3, last_id: 3, removed_id: 0 })
})

test.each([
  ['an entry that was changed', sql`UPDATE audit SET subject = 'outra' WHERE id = 2`, 2, 1],
  ['an entry that was taken out', sql`DELETE FROM audit WHERE id = 2`, 3, 1],
  ['the first entries taken out', sql`DELETE FROM audit WHERE id < 3`, 3, 0],
  ['the last ones taken out', sql`DELETE FROM audit WHERE id > 2`, null, 2],
  ['all taken out', sql`DELETE FROM audit`, null, 0],
  [
    'two that were moved to the end',
    sql`UPDATE audit SET id = CASE id WHEN 2 THEN 30 ELSE 20 END WHERE id IN (2, 3)`,
    4,
    1,
  ],
  ['a moment that was changed', sql`UPDATE audit SET at = at + interval '1 microsecond' WHERE id = 4`, 4, 3],
])('%s is found', async (_, change, id, last_good_id) => {
  await write(4)
  await tamper(change)
  expect(await verifyAudit(world.pg)).toEqual({ outcome: 'broken', id, last_good_id })
})

test('nothing is changed, removed or emptied by ordinary means', async () => {
  await write(2)
  for (const change of [sql`UPDATE audit SET actor = 'bia'`, sql`DELETE FROM audit WHERE id = 1`, sql`TRUNCATE audit`])
    await expect(change.execute(world.pg)).rejects.toThrow('append-only')
  expect(await verifyAudit(world.pg)).toMatchObject({ outcome: 'whole', entries: 2 })
})

test('many writers at once make one chain', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      auditAction(world.pg, { username: `u${n}`, address: '' }, 'logout', String(n), day(1)),
    ),
  )
  expect(await verifyAudit(world.pg)).toMatchObject({ outcome: 'whole', entries: 40, last_id: 40 })
})

test('an act that fails leaves no entry, and one whose entry fails is not done', async () => {
  const act = (subject: string, fails: boolean) =>
    recordAct(
      world.pg,
      async (tx) => {
        await tx
          .insertInto('login_failures')
          .values({ subject, failed_at: day(1) })
          .execute()
        if (fails) throw new Error('falhou')
      },
      () => ({ actor: 'ana', action: 'logout', address: '' }),
      subject === 'late' ? new Date(Number.NaN) : day(1),
    )
  await expect(act('one', true)).rejects.toThrow('falhou')
  await expect(act('late', false)).rejects.toThrow()
  await act('two', false)
  expect(await world.pg.selectFrom('login_failures').select('subject').execute()).toEqual([{ subject: 'two' }])
  expect(await verifyAudit(world.pg)).toMatchObject({ outcome: 'whole', entries: 1 })
})

test('retention takes away the beginning only, and what is left still follows from it', async () => {
  await write(5)
  expect(await removeOldAudit(world.pg, day(3), day(9))).toBe(2)
  expect(await verifyAudit(world.pg)).toMatchObject({ outcome: 'whole', entries: 4, removed_id: 2, last_id: 6 })
  // An older timestamp after a newer one is kept: a clock was wrong.
  await createAuditEntry(world.pg, { actor: 'ana', action: 'login', address: '' }, day(1))
  expect(await removeOldAudit(world.pg, day(4), day(9))).toBe(1)
  expect(await verifyAudit(world.pg)).toMatchObject({ outcome: 'whole', removed_id: 3 })
  expect(await removeOldAudit(world.pg, day(20), day(30))).toBeGreaterThan(0)
  expect(await verifyAudit(world.pg)).toMatchObject({ outcome: 'whole', entries: 1 })
  expect(await removeOldAudit(world.pg, day(20), day(30))).toBe(0)
  await tamper(sql`DELETE FROM audit`)
  expect(await verifyAudit(world.pg)).toMatchObject({ outcome: 'broken', id: null })
})

test('what was written before comes into the chain as it stands', async () => {
  await sql`DROP TABLE audit, audit_chain CASCADE`.execute(world.pg)
  for (const name of ['chain_audit', 'keep_audit', 'audit_hash'])
    await sql`DROP FUNCTION ${sql.id(name)} CASCADE`.execute(world.pg)
  await sql`CREATE TABLE audit (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at timestamptz NOT NULL DEFAULT now(),
    actor text NOT NULL, action text NOT NULL, subject text NOT NULL DEFAULT '', address text NOT NULL DEFAULT '')`.execute(
    world.pg,
  )
  await sql`INSERT INTO audit (actor, action) VALUES ('ana', 'login'), ('bia', 'login'), ('ção', 'logout')`.execute(
    world.pg,
  )
  await sql`DELETE FROM audit WHERE actor = 'bia'`.execute(world.pg)
  const [chain] = readMigrations('postgres').filter(({ name }) => name === '029-audit-chain')
  if (!chain) throw new Error('no migration 29')
  await migratePostgres(world.pg, [{ ...chain, number: 929 }])
  await createAuditEntry(world.pg, { actor: 'ana', action: 'logout', address: '' }, day(1))
  expect(await verifyAudit(world.pg)).toMatchObject({ outcome: 'whole', entries: 3, last_id: 4 })
})
