import { expect, test } from 'vitest'
import { z } from 'zod'
import { HOUR, MINUTE, prepareCollecting, START } from '../../../../test/telegram/collecting.ts'
import { sql, string } from '../../store/sql.ts'

const collecting = prepareCollecting()

const Deletion = z.object({ native_id: z.string(), after: z.string().nullable(), before: z.string().nullable() })
const listDeletions = (account: string) =>
  collecting.world.ch.rows(
    'test',
    sql`SELECT native_id, toString(deleted_after) AS after, toString(deleted_before) AS before FROM posts
      WHERE account = ${string(account)} AND deleted_before IS NOT NULL ORDER BY native_id`,
    Deletion,
  )

test('a post that is missing twice is deleted, between the moments it was last seen and first missed', async () => {
  const { follow, collect, say } = collecting
  const channel = await follow('canal_doze')
  for (const id of [1, 2, 3, 5]) say(channel, id, `publicação ${id}`)
  await collect()
  await collect(10)
  channel.messages.delete(2)
  await collect(10)
  expect(await listDeletions('canal_doze')).toEqual([])
  await collect(10)
  const deletion = { native_id: '2', after: '2026-05-01 12:10:00', before: '2026-05-01 12:20:00' }
  expect(await listDeletions('canal_doze')).toEqual([deletion])
  await collect(10)
  expect(await listDeletions('canal_doze')).toEqual([deletion])
  expect((await collecting.getSource('canal_doze')).reading.missed).toEqual([])
})

test('the newest post is missed too, before another comes after it', async () => {
  const { follow, collect, say } = collecting
  const channel = await follow('canal_vinte')
  for (const id of [1, 2, 3]) say(channel, id, `publicação ${id}`)
  await collect()
  channel.messages.delete(3)
  await collect(10)
  await collect(10)
  const deletion = { native_id: '3', after: '2026-05-01 12:00:00', before: '2026-05-01 12:10:00' }
  expect(await listDeletions('canal_vinte')).toEqual([deletion])
})

test('the same answer given twice within a minute is one', async () => {
  const { follow, collect, say } = collecting
  const channel = await follow('canal_vinte_e_um')
  for (const id of [1, 2]) say(channel, id, `publicação ${id}`)
  await collect()
  channel.messages.delete(2)
  await collect(10)
  await collecting.world.pg
    .updateTable('sources')
    .set({ next_run_at: new Date(0) })
    .execute()
  await collect(0.5)
  expect(await listDeletions('canal_vinte_e_um')).toEqual([])
})

test('a post that was missing once, or that comes back, is there', async () => {
  const { follow, collect, say } = collecting
  const channel = await follow('canal_treze')
  for (const id of [1, 2, 3]) say(channel, id, `publicação ${id}`)
  await collect()
  const [one, two] = [channel.messages.get(1), channel.messages.get(2)]
  if (!one || !two) throw new Error('no message')
  channel.messages.delete(1)
  await collect(10)
  channel.messages.set(1, one)
  channel.messages.delete(2)
  await collect(10)
  await collect(10)
  expect((await listDeletions('canal_treze')).map(({ native_id }) => native_id)).toEqual(['2'])
  channel.messages.set(2, two)
  await collect(10)
  expect(await listDeletions('canal_treze')).toEqual([])
})

test('a deletion below the newest page is found when the last days are looked through', async () => {
  const { follow, collect, say } = collecting
  const channel = await follow('canal_catorze', START - 10 * 24 * HOUR)
  for (let id = 1; id <= 60; id += 1)
    say(channel, id, `publicação ${id}`, { at: new Date(START - (60 - id) * 10 * MINUTE) })
  await collect()
  channel.messages.delete(25)
  for (let hour = 1; hour <= 13; hour += 1) {
    await collect(60)
    await collect(1)
  }
  expect((await listDeletions('canal_catorze')).map(({ native_id }) => native_id)).toEqual(['25'])
})
