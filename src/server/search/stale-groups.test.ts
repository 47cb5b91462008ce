import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { groupStoredPosts } from '../ingest/groups/group-posts.ts'
import { listPlacesAfter } from '../ingest/rewrite/post-places.ts'
import { sql } from '../store/sql.ts'
import { areGroupsStale } from './stale-groups.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const TEXTS = [
  'A prefeitura de Serra Branca vai fechar as três escolas do campo até o fim do mês.',
  'O hospital regional recebeu ontem dois médicos que faltavam havia mais de um ano.',
]

test('groups are stale when posts were stored before messages were kept in this form, until they are grouped anew', async () => {
  expect(await areGroupsStale(world.ch)).toBe(false)
  await storePosts(
    world.ch,
    TEXTS.map((content, i) => ({ native_id: String(i), content })),
  )
  expect(await areGroupsStale(world.ch)).toBe(false)
  // As migration 024 leaves it.
  await world.ch.command(sql`TRUNCATE TABLE message_groups`)
  await world.ch.command(sql`TRUNCATE TABLE message_keys`)
  expect(await areGroupsStale(world.ch)).toBe(true)
  await groupStoredPosts(world.ch, await listPlacesAfter(world.ch, null, { since: 0 }))
  expect(await areGroupsStale(world.ch)).toBe(false)
})
