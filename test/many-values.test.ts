/** Queries with thousands of files, faces or posts at once: a server accepts 128 KiB of values in one piece. */
import { sql as pgSql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { UNSPECIFIED } from '../src/contract/labels.ts'
import { type PostFilters, PostsQuery } from '../src/contract/posts/post-query.ts'
import { bindFields } from '../src/server/binding/bind-fields.ts'
import { deleteFaces } from '../src/server/ingest/attachments/delete-faces.ts'
import { findDescriptions, saveDescription } from '../src/server/ingest/attachments/picture-descriptions.ts'
import { removeAttachments } from '../src/server/ingest/attachments/remove-attachments.ts'
import { createUuid } from '../src/server/ingest/write/post-id.ts'
import { groupPictures } from '../src/server/jobs/group-pictures.ts'
import { listPeopleByGender } from '../src/server/records/people/people-by-gender.ts'
import { findStoredPosts } from '../src/server/search/conditions/stored-posts.ts'
import { countFacets } from '../src/server/search/facets/facets.ts'
import { listMetrics } from '../src/server/search/metrics/metrics.ts'
import { listAppearances } from '../src/server/search/pictures/attachments.ts'
import { findFaces, listFacesInFiles } from '../src/server/search/pictures/faces.ts'
import { listPosts } from '../src/server/search/posts/posts.ts'
import { type Sql, sql } from '../src/server/store/sql.ts'
import { openTestStores, type TestStores } from './world.ts'

const MANY = 5_000
/** Copies of a picture, or files with a face, that a search follows. */
const FOLLOWED = 2_000
const ZONE = 'America/Sao_Paulo'

/** Names of content-addressed files. */
const files = Array.from({ length: MANY }, (_, i) => `${i.toString(16).padStart(64, '0')}.jpg`)
const faces = files.map((file) => createUuid(file))
const posts = files.map((file, i) => ({ id: createUuid(`post ${file}`), date_created: 1_770_000_000 + i }))

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  const { ch } = world
  const place = (i: number) => ({ ...posts[i], number: i + 1, version: 1 })
  await ch.insert(
    'post_rows',
    files.map((file, i) => ({
      ...place(i),
      ...{
        origin: 'demo',
        platform: 'X',
        account: 'alguem',
        native_id: String(i),
        hate: 'sem indício',
        message_group: '0',
      },
      person_id: i + 1,
      ...{ media_id: [createUuid(`media ${file}`)], media_type: ['image'], media_url: [''], media_file: [file] },
      ...{ media_description: [''], media_thumb: [''], media_ocr: [''], media_problem: [''] },
    })),
  )
  await ch.insert(
    'post_keys',
    files.map((_, i) => place(i)),
  )
  await ch.insert(
    'attachments',
    files.map((file, i) => ({ file, media_id: createUuid(`media ${file}`), post_id: posts[i]?.id })),
  )
  await ch.insert(
    'faces',
    files.map((file, i) => ({ face_id: faces[i], version: 1, file, cutout: `${i}.jpg`, x1: 9, y1: 9 })),
  )
  await ch.insert(
    'image_clusters',
    files.map((file) => ({ file, leader: files[0] })),
  )
})
afterAll(() => world.close())

const count = async (table: Sql) => {
  const question = sql`SELECT toUInt32(count()) AS n FROM ${table}`
  const [row] = await world.ch.rows('count-rows', question, z.object({ n: z.number() }))
  return row?.n
}

test('posts that show one of many files, or one of many faces', async () => {
  const shown = files.slice(0, FOLLOWED)
  const filters = { shown_files: [shown, files.slice(1_000, 1_000 + FOLLOWED)] }
  const found = await listPosts(world.ch, { ...PostsQuery.parse({}), ...filters }, ZONE)
  expect(found.total_items).toBe(1_000)
  expect(found.items[0]?.id).toBe(posts[1_999]?.id)
  expect((await listMetrics(world.ch, filters, ZONE)).total_posts).toBe(1_000)
  const similar = shown.map((name, distance) => ({ name, distance: distance % 60 }))
  const { items, total_items } = await listAppearances(world.ch, similar, { page: 1, page_size: 3 })
  expect(total_items).toBe(FOLLOWED)
  expect(items.map(({ distance }) => distance)).toEqual([0, 1, 2])
})

test('posts that stand among a hundred thousand put aside, and those that do not', async () => {
  const { ch } = world
  const gone = Array.from({ length: 95_000 }, (_, i) => createUuid(`gone ${i}`))
  const aside = posts.slice(0, MANY - 10).map(({ id }) => id)
  const stored = await findStoredPosts(ch, [...gone, ...aside])
  expect(stored.numbers).toHaveLength(MANY - 10)
  const none = Array.from({ length: 95_000 }, (_, i) => 2 ** 50 + i)
  const dossier_posts = new Map([['dossier:x', { ...stored, numbers: [...none, ...stored.numbers] }]])
  const within = { dossier: ['x'], dossier_posts }
  expect((await listPosts(ch, { ...PostsQuery.parse({}), ...within }, ZONE)).total_items).toBe(MANY - 10)
  expect((await listMetrics(ch, within, ZONE)).total_posts).toBe(MANY - 10)
  expect((await listMetrics(ch, { dossier: ['-x'], dossier_posts }, ZONE)).total_posts).toBe(10)
  const few = new Map([['dossier:x', await findStoredPosts(ch, aside.slice(0, 3))]])
  expect((await listMetrics(ch, { dossier: ['x'], dossier_posts: few }, ZONE)).total_posts).toBe(3)
  expect((await listMetrics(ch, { dossier: ['-x'], dossier_posts: few }, ZONE)).total_posts).toBe(MANY - 3)
})

test('posts of one gender, where a register of all councillors tells it of everybody but ten', async () => {
  const { ch, pg } = world
  const addPeople = (from: number, to: number) =>
    pgSql`INSERT INTO people (id, name, name_key, gender) OVERRIDING SYSTEM VALUE
      SELECT n, n::text, n::text, CASE WHEN n <= 10 THEN '' WHEN n % 2 = 1 THEN 'feminino' ELSE 'masculino' END
      FROM generate_series(${from}::integer, ${to}::integer) AS n`.execute(pg)
  await addPeople(1, 200_010)
  const bind = (asked: PostFilters) => bindFields({ ch, pg, config: { timeZone: ZONE } }, asked, 1)
  const countPosts = async (asked: PostFilters) => (await listMetrics(ch, await bind(asked), ZONE)).total_posts
  for (const [gender, posts] of [
    ['feminino', 2_495],
    ['-feminino', 2_505],
    [UNSPECIFIED, 10],
    [`-${UNSPECIFIED}`, 4_990],
  ] satisfies [NonNullable<PostFilters['gender']>[number], number][])
    expect([gender, await countPosts({ gender: [gender] })]).toEqual([gender, posts])
  expect(await countPosts({ search: 'genero:feminino' })).toBe(2_495)
  const bound = await bind({ gender: ['feminino'] })
  const { facets } = await countFacets(ch, bound, ZONE, { places: [], genders: await listPeopleByGender(pg) })
  expect(facets.gender?.counts).toEqual([
    { value: 'feminino', count: 2_495 },
    { value: 'masculino', count: 2_495 },
    { value: UNSPECIFIED, count: 10 },
  ])
  await addPeople(200_011, 200_011)
  const refusal = ['O cadastro diz o gênero de mais de 200.000 pessoas; a busca por gênero não alcança tantas.']
  await expect(bind({ gender: ['feminino'] })).rejects.toMatchObject({ fields: { gender: refusal } })
  await expect(bind({ search: 'genero:feminino' })).rejects.toMatchObject({ fields: { search: refusal } })
})

test('what was said of many pictures', async () => {
  await saveDescription(world.ch, files[MANY - 1] ?? '', 'Um gato.', 'alguém')
  expect([...(await findDescriptions(world.ch, files))]).toEqual([[files[MANY - 1], { text: 'Um gato.', tries: 0 }]])
})

test('many pictures are grouped', async () => {
  const shown = files.map((file, i) => ({ file, post: posts[i] ?? { id: '', date_created: 0 } }))
  await groupPictures(world.ch, shown)
  expect(await count(sql`(SELECT DISTINCT message_group FROM posts WHERE message_group != 0)`)).toBe(1)
  expect(await count(sql`posts WHERE message_group != 0`)).toBe(MANY)
})

test('many faces are found and deleted', async () => {
  expect(await findFaces(world.ch, faces)).toHaveLength(MANY)
  expect(await listFacesInFiles(world.ch, files)).toHaveLength(MANY)
  const removed: string[] = []
  const media = { remove: async (name: string) => void removed.push(name) }
  await deleteFaces({ ch: world.ch, media }, faces.slice(1))
  expect(new Set(removed).size).toBe(MANY - 1)
  expect(removed).toHaveLength(MANY - 1)
  expect(await count(sql`faces`)).toBe(1)
})

test('many attachments are removed', async () => {
  expect(await removeAttachments(world.ch, 'demo')).toHaveLength(MANY + 1)
  expect(await count(sql`attachments`)).toBe(0)
  expect(await count(sql`image_clusters`)).toBe(0)
})
