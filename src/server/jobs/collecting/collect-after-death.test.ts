/** What a worker that was killed had begun to read or to store, and who does the rest. */
import { sql as kysely, type RawBuilder } from 'kysely'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { prepareCollecting, START } from '../../../../test/telegram/collecting.ts'
import { claimDueSource, releaseAllSources, renewSources } from '../../records/sources/sources.ts'
import { sql, string } from '../../store/sql.ts'

const collecting = prepareCollecting()

const listPosts = (account: string) =>
  collecting.world.ch.rows(
    'test',
    sql`SELECT native_id FROM posts WHERE account = ${string(account)}`,
    z.object({ native_id: z.string() }),
  )

test('the sources of a worker that died are read by another', async () => {
  const { world, follow, collect, say } = collecting
  const channel = await follow('canal_dez')
  say(channel, 1, 'oi')
  const claim = { networks: ['telegram-web'], now: new Date(START) }
  const source = await claimDueSource(world.pg, claim)
  const setUntil = (claimed_until: RawBuilder<Date>) => world.pg.updateTable('sources').set({ claimed_until }).execute()
  await collect()
  expect(await listPosts('canal_dez')).toEqual([])
  // One that is renewed is not lost, however long it takes.
  await setUntil(kysely<Date>`clock_timestamp() - interval '1 second'`)
  await renewSources(world.pg, source ? [source] : [])
  await collect()
  expect(await listPosts('canal_dez')).toEqual([])
  await setUntil(kysely<Date>`clock_timestamp() - interval '1 second'`)
  await collect()
  expect(await listPosts('canal_dez')).toHaveLength(1)
})

test('what a process read when it died is read at once by the next, where there is only one', async () => {
  const { pg } = collecting.world
  await collecting.follow('canal_do_morto')
  const claim = { networks: ['telegram-web'], now: new Date(START) }
  expect(await claimDueSource(pg, claim)).toMatchObject({ handle: 'canal_do_morto' })
  expect(await claimDueSource(pg, claim)).toBeUndefined()
  await releaseAllSources(pg)
  expect(await claimDueSource(pg, claim)).toMatchObject({ handle: 'canal_do_morto' })
})

test('what a process had stored when it died is counted by the next look, once', async () => {
  const { world, follow, collect, say, getSource } = collecting
  const channel = await follow('canal_contado')
  const above = `<a class="tgme_widget_message_photo_wrap 7312449137687510583 1_2" href="https://t.me/canal_contado/1" style="background-image:url('https://cdn4.telegram-cdn.org/file/um.jpg')"></a>`
  say(channel, 1, 'primeira', { above })
  say(channel, 2, 'segunda')
  const { send } = world.queue
  // It dies between storing the posts and the end of its run.
  const dying = vi.spyOn(world.queue, 'send').mockImplementation(async (...asked) => {
    if (asked[0] === 'fetch-files') throw new Error('killed')
    return send(...asked)
  })
  await expect(collect()).rejects.toThrow('killed')
  dying.mockRestore()
  expect(await listPosts('canal_contado')).toHaveLength(2)
  expect(await getSource('canal_contado')).toMatchObject({ posts_stored: 0 })
  say(channel, 3, 'terceira')
  await collect(6)
  expect(await getSource('canal_contado')).toMatchObject({ posts_stored: 3, storing: [] })
  await collect(6)
  expect(await getSource('canal_contado')).toMatchObject({ posts_stored: 3 })
})
