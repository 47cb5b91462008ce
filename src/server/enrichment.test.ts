/** F6: people change while posts are imported. In any order, in the end every post belongs to its account's person. */
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { checkAsyncProperty } from '../../test/check-property.ts'
import { emptyPosts } from '../../test/empty-posts.ts'
import { makePost } from '../../test/factory.ts'
import { openTestStores, type TestStores } from '../../test/world.ts'
import { openImportStep } from './commands/enrich-steps.ts'
import type { EnrichmentStep } from './enrich/draft-post.ts'
import { linkAccountsByName } from './enrich/person-by-name.ts'
import { loadSteps } from './enrichment.ts'
import { importPosts } from './ingest/import/import-posts.ts'
import { movePosts } from './ingest/rewrite/move-posts.ts'
import { listPlacesAfter } from './ingest/rewrite/post-places.ts'
import { importPeople } from './records/people/import-people.ts'
import { listPeople } from './records/people/people.ts'
import { createPerson, deletePerson } from './records/people/people-changes.ts'
import { mergePeople } from './records/people/people-merge.ts'
import { setOwner } from './records/sources/source-owner.ts'
import { sql } from './store/sql.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())
beforeEach(() => clear())

async function clear() {
  for (const table of ['people', 'post_reassignments'] as const) await world.pg.deleteFrom(table).execute()
  await emptyPosts(world.ch)
  await world.ch.command(sql`TRUNCATE TABLE message_posts`)
}

const telegram = (handle: string) => ({ platform: 'Telegram' as const, handle })
let posts = 0
const post = (account: string) => {
  posts += 1
  return { position: posts, post: makePost({ account, full_name: account, native_id: String(posts) }) }
}
const create = (name: string, ...handles: string[]) =>
  createPerson(world.pg, { name, accounts: handles.map(telegram), take_accounts: true })
const keep = { name: 'this', affiliation: 'this', image: 'this' } as const

async function bring(steps: readonly EnrichmentStep[], items: Parameters<typeof importPosts>[1]) {
  expect((await importPosts(world.ch, items, { steps, origin: 'import' })).failure).toBeNull()
}

/** The owners of the posts of each account, and of the account itself. */
async function listOwners() {
  await movePosts(world.ch, world.pg)
  const owned = await world.pg.selectFrom('accounts').select(['handle_key', 'person_id']).execute()
  const owners = new Map(owned.map(({ handle_key, person_id }) => [handle_key, person_id]))
  const stored = await world.ch.rows(
    'list-owners',
    sql`SELECT DISTINCT lowerUTF8(account) AS handle, person_id AS person FROM posts ORDER BY handle, person`,
    z.object({ handle: z.string(), person: z.number() }),
  )
  return { found: stored, wanted: stored.map(({ handle }) => ({ handle, person: owners.get(handle) ?? 0 })) }
}

async function expectRightOwners(count: number) {
  const { found, wanted } = await listOwners()
  expect(found).toEqual(wanted)
  expect(found).toHaveLength(count)
}

describe('people changed during an import', () => {
  test('while a file is being read: merged, removed, created, and an account taken', async () => {
    const [ana, bia, rui] = [await create('Ana', 'ana'), await create('Bia', 'bia'), await create('Rui', 'rui')]
    await create('Eva', 'eva')
    async function* read() {
      for (const account of ['ana', 'bia', 'rui', 'eva', 'zoe']) yield post(account)
      await mergePeople(world.pg, ana, { other: bia, keep })
      await deletePerson(world.pg, rui)
      await setOwner(world.pg, telegram('eva'), ana)
      await create('Zoé', 'ZOE')
      await listOwners()
      for (const account of ['ana', 'bia', 'rui', 'Eva', 'zoe']) yield post(account)
    }
    await bring(await loadSteps(world), read())
    await expectRightOwners(5)
  })

  test('a list of people is imported meanwhile, or afterwards', async () => {
    const person = { source_id: null, name: 'Ana', role: null, party: null, uf: null, image: null }
    const list = (handle: string) => [{ position: 1, person: { ...person, accounts: [telegram(handle)] } }]
    async function* read() {
      yield post('ana')
      await importPeople(world.pg, list('ana'), { demo: false })
    }
    await bring(await loadSteps(world), read())
    await bring(await loadSteps(world), [post('ana_2')])
    await importPeople(world.pg, list('ana_2'), { demo: false })
    await expectRightOwners(2)
    expect((await listOwners()).found.every(({ person: id }) => id > 0)).toBe(true)
  })

  test('steps that are kept for many imports learn of the change', async () => {
    const ana = await create('Ana', 'ana')
    const steps = await loadSteps(world)
    await bring(steps, [post('ana')])
    await deletePerson(world.pg, ana)
    const bia = await create('Bia', 'ana')
    await bring(steps, [post('ana')])
    await listOwners()
    await bring(steps, [post('ana')])
    // Updated by the previous one, this one was right at once.
    expect(await world.pg.selectFrom('post_reassignments').selectAll().execute()).toEqual([])
    expect((await listOwners()).found).toEqual([{ handle: 'ana', person: bia }])
  })

  test('accounts are linked by name to somebody who is merged meanwhile', async () => {
    const [ana, bia] = [await create('Ana'), await create('Bia')]
    const links = linkAccountsByName((await listPeople(world.pg)).map((person) => ({ ...person, former: [] })))
    async function* read() {
      yield post('Ana')
      yield post('Bia')
      await mergePeople(world.pg, ana, { other: bia, keep })
    }
    await bring(await loadSteps(world, links), read())
    await expectRightOwners(2)
    expect((await listOwners()).found).toMatchObject([{ handle: 'ana', person: ana }, { person: 0 }])
  })

  test('stored posts are enriched again with steps from before the change', async () => {
    await bring(await loadSteps(world), [post('ana'), post('bia')])
    const ana = await create('Ana', 'ana')
    const author = (await loadSteps(world)).find(({ name }) => name === 'author')
    await setOwner(world.pg, telegram('ana'), null)
    await create('Bia', 'bia')
    await listOwners()
    if (author) await openImportStep(world.ch, author).run(await listPlacesAfter(world.ch, null, { since: 0 }))
    expect(ana).toBeGreaterThan(0)
    await expectRightOwners(2)
  })
})

type Deed = { kind: 'bring' | 'load' | 'move' | 'create' | 'give' | 'merge' | 'remove'; a: number; b: number }

const deed: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom('bring', 'bring', 'load', 'move', 'create', 'give', 'merge', 'remove'),
  a: fc.nat({ max: 3 }),
  b: fc.nat({ max: 3 }),
})

test('in any order', async () => {
  const HANDLES = ['um', 'dois', 'tres', 'quatro'] as const
  await checkAsyncProperty(
    fc.asyncProperty(fc.array(deed, { minLength: 6, maxLength: 14 }), async (deeds) => {
      await clear()
      let steps = await loadSteps(world)
      for (const { kind, a, b } of deeds) {
        const handle = HANDLES[a] ?? 'um'
        const people = (await listPeople(world.pg)).map(({ id }) => id)
        const [one, other] = [people[a % people.length], people[b % people.length]]
        if (kind === 'bring') await bring(steps, [post(handle), post(HANDLES[b] ?? 'um')])
        else if (kind === 'load') steps = await loadSteps(world)
        else if (kind === 'move') await listOwners()
        else if (kind === 'create') await create(handle, handle)
        else if (kind === 'give') await setOwner(world.pg, telegram(handle), one ?? null)
        else if (kind === 'remove' && one) await deletePerson(world.pg, one)
        else if (one && other && one !== other) await mergePeople(world.pg, one, { other, keep })
      }
      const { found, wanted } = await listOwners()
      expect(found).toEqual(wanted)
    }),
    6,
  )
})
