import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import type { ImportedPost } from '../../../contract/sources/imported-post.ts'
import { sql } from '../../store/sql.ts'
import { listPlacesAfter } from '../rewrite/post-places.ts'
import { settlePosts } from '../rewrite/settle-posts.ts'
import { groupByImage, groupStoredPosts } from './group-posts.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const TEXT =
  'A prefeitura de Serra Branca vai fechar as três escolas do campo até o fim do mês, e nenhuma família foi ouvida.'

/** Stored group by native id. */
async function readGroups(): Promise<Map<string, string>> {
  const rows = await world.ch.rows(
    'groups',
    sql`SELECT native_id, toString(message_group) AS group FROM posts`,
    z.object({ native_id: z.string(), group: z.string() }),
  )
  return new Map(rows.map(({ native_id, group }) => [native_id, group]))
}

const store = (posts: Record<string, Partial<ImportedPost>>) =>
  storePosts(
    world.ch,
    Object.entries(posts).map(([native_id, post]) => ({ native_id, ...post })),
  )

test('equal and nearly equal messages have the same group, in one import and across imports', async () => {
  await store({
    a1: { content: TEXT },
    a2: { content: `🚨 ${TEXT} https://t.me/x/1` },
    other: { content: TEXT.slice(75) },
    part: { content: TEXT.slice(40) },
  })
  await store({ a3: { content: `Encaminhado de Serra Livre\n${TEXT.toUpperCase()}` }, short: { content: 'Bom dia!' } })
  const groups = await readGroups()
  expect(groups.get('a1')).toMatch(/^[1-9]\d*[02468]$/)
  expect(groups.get('a2')).toBe(groups.get('a1'))
  expect(groups.get('a3')).toBe(groups.get('a1'))
  expect(groups.get('part')).toBe(groups.get('a1'))
  expect(groups.get('other')).not.toBe(groups.get('a1'))
  expect(groups.get('short')).toBe('0')
})

test('a post keeps its group when its counts change, and gets another with another text', async () => {
  const before = await readGroups()
  await store({ a2: { content: `🚨 ${TEXT} https://t.me/x/1`, views: 12 } })
  expect(await readGroups()).toEqual(before)
  await store({ a2: { content: 'Corrigido: a prefeitura ouviu as famílias e nenhuma escola fecha este ano' } })
  expect((await readGroups()).get('a2')).not.toBe(before.get('a2'))
})

test('a post that says what it said is compared with nothing', async () => {
  const before = await readGroups()
  const known = await world.ch.rows(
    'keep',
    sql`SELECT toString(id) AS id, founded, words, keys FROM message_groups`,
    z.looseObject({}),
  )
  for (const table of [sql`message_groups`, sql`message_keys`]) await world.ch.command(sql`TRUNCATE TABLE ${table}`)
  await store({ a3: { content: `Encaminhado de Serra Livre\n${TEXT.toUpperCase()}`, views: 7 } })
  expect(await readGroups()).toEqual(before)
  await world.ch.insert('message_groups', known)
})

test('posts stored without a group get the one they would have got', async () => {
  const before = await readGroups()
  await settlePosts(world.ch)
  await world.ch.command(sql`TRUNCATE TABLE post_changes`)
  await world.ch.command(sql`ALTER TABLE post_rows UPDATE message_group = 0 WHERE true SETTINGS mutations_sync = 2`)
  const places = await listPlacesAfter(world.ch, null)
  expect(await groupStoredPosts(world.ch, places)).toBe(5)
  expect(await readGroups()).toEqual(before)
  expect(await groupStoredPosts(world.ch, places)).toBe(0)
})

test('posts with little text are grouped by their image, and an import keeps that', async () => {
  await store({ i1: { content: 'Olhem' }, i2: { content: '' } })
  const places = await listPlacesAfter(world.ch, null)
  const withImage = places.map((place) => ({ ...place, image: 'b1946ac92492d234' }))
  expect(await groupByImage(world.ch, withImage)).toBe(3)
  const groups = await readGroups()
  expect(groups.get('i1')).toMatch(/[13579]$/)
  expect(groups.get('i2')).toBe(groups.get('i1'))
  await store({ i1: { content: 'Olhem', views: 5 } })
  expect(await readGroups()).toEqual(groups)
  expect(await groupStoredPosts(world.ch, places)).toBe(0)
})

test('cut, behind a comment, in another place: what is the same message has its group in the store', async () => {
  await store({
    c1: { content: TEXT.slice(0, 95) },
    c2: { content: `Gente, olhem só o que mandaram hoje cedo no grupo da nossa família: ${TEXT}` },
    c3: { content: TEXT.replace('Serra Branca', 'Porto Aurora') },
  })
  const groups = await readGroups()
  expect(groups.get('c1')).toBe(groups.get('a1'))
  expect(groups.get('c2')).toBe(groups.get('a1'))
  expect(groups.get('c3')).not.toBe(groups.get('a1'))
})

/** Words of no language that no other number has. */
const spell = (number: number) => [...String(number)].map((digit) => 'bacedifogu'[Number(digit)]).join('x')

const SIZES = { most: 1_800, all: 2_000 }

test('thousands of messages that differ by one word are nearly all found together', async () => {
  const posts = Array.from({ length: SIZES.all }, (_, i) => [`t${i}`, { content: TEXT.replace('campo', spell(i)) }])
  await store(Object.fromEntries(posts))
  expect(Math.max(...(await readSizes('t')))).toBeGreaterThan(SIZES.most)
})

test('thousands of messages of one form are groups of their own, and what is posted again finds its own', async () => {
  const list = (name: string) =>
    Array.from({ length: SIZES.all }, (_, i) => [
      `${name}${i}`,
      { content: `O lote número ${i} de ${i * 7} cestas já chegou e será entregue amanhã cedo às famílias do bairro` },
    ])
  await store(Object.fromEntries(list('u')))
  await store(Object.fromEntries(list('v')))
  expect(await readSizes('u')).toHaveLength(SIZES.all)
  const groups = await readGroups()
  expect(list('v').filter(([id]) => groups.get(String(id)) !== groups.get(`u${String(id).slice(1)}`))).toEqual([])
})

/** Sizes of the groups of posts whose native id begins so. */
async function readSizes(prefix: string): Promise<number[]> {
  const sizes = new Map<string, number>()
  for (const [id, group] of await readGroups()) if (id.startsWith(prefix)) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  return [...sizes.values()]
}
