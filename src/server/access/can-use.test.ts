/** Checking many things at once or a single one gives the same result. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNewsroom, shareThing } from '../../../test/newsroom.ts'
import { openTestApp, type TestApp } from '../../../test/world.ts'
import { SHARED_KINDS, type SharedKind } from '../../contract/limits.ts'
import { findUse, listUsable, listUses } from './can-use.ts'

const PEOPLE = ['chefe', 'ana', 'bia', 'caio', 'dora']
let world: TestApp
const things = new Map<SharedKind, string[]>()
beforeAll(async () => {
  world = await openTestApp()
  const ask = await openNewsroom(world, PEOPLE)
  const create = async (kind: SharedKind, url: string, body: object) => {
    const id: string = (await ask('ana', 'POST', url, body)).json().id
    things.set(kind, [...(things.get(kind) ?? []), id])
    return id
  }
  await ask('chefe', 'POST', '/api/groups/', { name: 'Checagem', members: ['caio'] })
  const [group] = await world.pg.selectFrom('user_groups').select('id').execute()
  const grants = [
    { everyone: null, people: [], groups: [] },
    { everyone: 'see', people: [{ username: 'bia', level: 'edit' }], groups: [] },
    { everyone: null, people: [{ username: 'bia', level: 'see' }], groups: [{ id: group?.id, level: 'edit' }] },
  ]
  const folders: string[] = []
  for (const grant of grants) {
    const folder = await create('folder', '/api/folders/', { title: 'Pasta' })
    await shareThing(ask, 'ana', `/api/shares/folder/${folder}/`, grant)
    folders.push(folder)
  }
  for (const [at, grant] of grants.entries()) {
    const search = await create('saved_search', '/api/saved-search/', { title: 'Busca', filters: { search: 'urna' } })
    const ids = {
      saved_search: search,
      alert: await create('alert', '/api/alerts/', { rule: 'every', saved_search: search }),
      dossier: await create('dossier', '/api/dossiers/', { title: 'Dossiê' }),
      list: await create('list', '/api/lists/', { title: 'Lista', text: 'urna' }),
    }
    for (const [kind, id] of Object.entries(ids)) await shareThing(ask, 'ana', `/api/shares/${kind}/${id}/`, grant)
    const held = Object.entries(ids).map(([kind, id]) => ({ kind, id }))
    await ask('ana', 'POST', '/api/folder-moves/', { folder: folders.at(at - 1), things: held })
  }
})
afterAll(() => world.close())

test.each(SHARED_KINDS)('%s', async (kind) => {
  const ids = things.get(kind) ?? []
  const users = await world.pg.selectFrom('users').select('id').where('username', 'in', PEOPLE).execute()
  const pairs = users.flatMap(({ id: userId }) => ids.map((id) => ({ id, userId })))
  const nobody = { id: '00000000-0000-4000-8000-000000000000', userId: users[0]?.id ?? 0 }
  const together = new Map((await listUses(world.pg, kind, [...pairs, nobody])).map((use) => [name(use), use.level]))
  for (const pair of pairs) {
    const alone = await findUse(world.pg, { kind, id: pair.id }, pair.userId)
    expect([name(pair), together.get(name(pair)) ?? null]).toEqual([name(pair), alone])
    expect((await listUsable(world.pg, kind, pair.userId)).get(pair.id) ?? null).toBe(alone)
  }
  expect(new Set(together.values())).toEqual(new Set(['own', 'edit', 'see']))
  expect(together.has(name(nobody))).toBe(false)
})

const name = ({ id, userId }: { id: string; userId: number }) => `${id} ${userId}`
