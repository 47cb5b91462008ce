import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { emptyPosts } from '../../../test/empty-posts.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { linkAccountsByName } from '../enrich/person-by-name.ts'
import { importPrepared } from '../ingest/import/import-posts.ts'
import { movePosts } from '../ingest/rewrite/move-posts.ts'
import { listPeople } from '../records/people/people.ts'
import { createPerson, deletePerson } from '../records/people/people-changes.ts'
import { mergePeople } from '../records/people/people-merge.ts'
import { sql } from '../store/sql.ts'
import { createPostReader } from './read-posts.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())
beforeEach(async () => {
  for (const table of ['people', 'post_reassignments'] as const) await world.pg.deleteFrom(table).execute()
  await emptyPosts(world.ch)
})

const create = (name: string, ...handles: string[]) =>
  createPerson(world.pg, { name, accounts: handles.map((handle) => ({ platform: 'Telegram', handle })) })

const ACCOUNTS = ['ana', 'Bia', 'RUI', 'zoe']
let posts = 0
function writeLines(count: number): Buffer {
  const lines = Array.from({ length: count }, (_, i) => {
    posts += 1
    const account = ACCOUNTS[i % ACCOUNTS.length]
    return `${JSON.stringify({ id: posts, account, date: '2024-05-01T12:00:00Z', content: `Bom dia ${posts}` })}\n`
  })
  return Buffer.from(lines.join(''))
}

/** Without a size, the file is read in a thread where there are two processors. */
async function bring(readPosts: ReturnType<typeof createPostReader>, pieces: Iterable<Buffer> | AsyncIterable<Buffer>) {
  const file = { bytes: Readable.from(pieces), size: null, format: 'jsonl' as const, options: { platform: 'Telegram' } }
  const { items, onStored } = await readPosts(file)
  const report = await importPrepared(world.ch, items, { origin: 'import', onStored })
  expect(report.failure).toBeNull()
  return report
}

const listOwners = () =>
  world.ch.rows(
    'list-owners',
    sql`SELECT DISTINCT lowerUTF8(account) AS handle, person_id AS person FROM posts FINAL ORDER BY handle, person`,
    z.object({ handle: z.string(), person: z.number() }),
  )
const listMoves = () => world.pg.selectFrom('post_reassignments').select(['handle_key', 'to_person']).execute()

test('people are changed while a file of several batches is read', async () => {
  const [ana, bia, rui] = [await create('Ana', 'ana'), await create('Bia', 'bia'), await create('Rui', 'rui')]
  const readPosts = createPostReader(world)
  let zoe = 0
  async function* read() {
    yield writeLines(4)
    await mergePeople(world.pg, ana, { other: bia, keep: { name: 'this', affiliation: 'this', image: 'this' } })
    await deletePerson(world.pg, rui)
    zoe = await create('Zoé', 'ZOE')
    // Nothing is stored yet: any later moves are those of the batches.
    await movePosts(world.ch, world.pg)
    for (let piece = 0; piece < 3; piece += 1) yield writeLines(4_000)
  }
  expect(await bring(readPosts, read())).toMatchObject({ stored: 12_004 })
  await movePosts(world.ch, world.pg)
  const owners = [
    { handle: 'ana', person: ana },
    { handle: 'bia', person: ana },
    { handle: 'rui', person: 0 },
    { handle: 'zoe', person: zoe },
  ]
  expect(await listOwners()).toEqual(owners)
  // The next file is read with the people as they are now.
  expect(await bring(readPosts, [writeLines(4)])).toMatchObject({ stored: 4, of_people: 3 })
  expect(await listMoves()).toEqual([])
  expect(await listOwners()).toEqual(owners)
})

test('accounts that are found by name are given', async () => {
  const ana = await create('Ana')
  const links = linkAccountsByName((await listPeople(world.pg)).map((person) => ({ ...person, former: [] })))
  expect(await bring(createPostReader(world, links), [writeLines(4)])).toMatchObject({ stored: 4, of_people: 1 })
  const accounts = await world.pg.selectFrom('accounts').select(['handle_key', 'person_id']).execute()
  expect(accounts).toEqual([{ handle_key: 'ana', person_id: ana }])
})
