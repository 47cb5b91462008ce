/** Folders: who sees their contents, who moves things, and what remains when they are deleted. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ask, openNewsroom, shareThing } from '../../../../test/newsroom.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { MAX_FOLDERS } from '../../../contract/limits.ts'

let world: TestApp
let ask: Ask
let folder: string
const things: Record<string, string> = {}
const PATHS: Record<string, string> = {
  saved_search: 'saved-search',
  dossier: 'dossiers',
  list: 'lists',
  alert: 'alerts',
}

beforeAll(async () => {
  world = await openTestApp()
  ask = await openNewsroom(world, ['ana', 'bia', 'caio', 'duda', 'chefe'])
  const create = async (url: string, body: object) => String((await ask('ana', 'POST', url, body)).json().id)
  folder = await create('/api/folders/', { title: 'Eleições 2026' })
  things.saved_search = await create('/api/saved-search/', { title: 'Segredo', filters: { search: 'urna' } })
  things.dossier = await create('/api/dossiers/', { title: 'Segredo' })
  things.list = await create('/api/lists/', { title: 'Segredo', reading: 'phrase', text: 'Ana Lima' })
  things.alert = await create('/api/alerts/', { rule: 'every', saved_search: things.saved_search })
})
afterAll(() => world.close())

const all = () => Object.entries(things).map(([kind, id]) => ({ kind, id }))
const move = (who: string, to: string | null, what: object[] = all()) =>
  ask(who, 'POST', '/api/folder-moves/', { folder: to, things: what })
const share = (id: string, people: object[], everyone: string | null = null) =>
  shareThing(ask, 'ana', `/api/shares/folder/${id}/`, { everyone, people, groups: [] })
const levelsOf = (who: string) =>
  Promise.all(
    Object.entries(PATHS).map(async ([kind, path]) => {
      const answer = (await ask(who, 'GET', `/api/${path}/`)).json()
      const found = (answer.alerts ?? answer).find(({ id }: { id: string }) => id === things[kind])
      return found?.level ?? null
    }),
  )
const titles = async (who: string) =>
  (await ask(who, 'GET', '/api/folders/'))
    .json()
    .map(({ title, level }: { title: string; level: string }) => [title, level])

test('a name is needed, and it is trimmed', async () => {
  expect((await ask('ana', 'POST', '/api/folders/', { title: ' ' })).json().title).toEqual(['Dê um nome à pasta.'])
  expect((await ask('ana', 'POST', '/api/folders/', { title: 'x'.repeat(101) })).statusCode).toBe(400)
})

test('things of every kind go in at once, and each says where it is', async () => {
  expect((await move('ana', folder)).statusCode).toBe(204)
  for (const [kind, path] of Object.entries(PATHS)) {
    const answer = (await ask('ana', 'GET', `/api/${path}/`)).json()
    expect((answer.alerts ?? answer)[0]).toMatchObject({ id: things[kind], folder })
  }
  expect(await levelsOf('bia')).toEqual([null, null, null, null])
})

test('who sees the folder sees what is in it, and who may change it may change that', async () => {
  await share(folder, [
    { username: 'bia', level: 'see' },
    { username: 'caio', level: 'edit' },
  ])
  expect(await levelsOf('bia')).toEqual(['see', 'see', 'see', 'see'])
  expect(await levelsOf('caio')).toEqual(['edit', 'edit', 'edit', 'edit'])
  expect(await levelsOf('duda')).toEqual([null, null, null, null])
  expect(await levelsOf('chefe')).toEqual([null, null, null, null])
  expect(await titles('bia')).toEqual([['Eleições 2026', 'see']])
  expect(await titles('duda')).toEqual([])
  expect((await ask('bia', 'GET', `/api/folders/${folder}/`)).json().is_shared).toBe(true)
  expect((await ask('caio', 'DELETE', `/api/dossiers/${things.dossier}/`)).statusCode).toBe(403)
  // The higher of the two levels counts.
  await shareThing(ask, 'ana', `/api/shares/list/${things.list}/`, {
    ...{ everyone: 'edit', people: [], groups: [] },
  })
  expect((await levelsOf('bia'))[2]).toBe('edit')
  await shareThing(ask, 'ana', `/api/shares/list/${things.list}/`, { everyone: null, people: [], groups: [] })
})

test('the owner is told of the folder where they share the thing, nobody else', async () => {
  const url = `/api/shares/dossier/${things.dossier}/`
  expect((await ask('ana', 'GET', url)).json().folder).toBe('Eleições 2026')
  expect((await ask('bia', 'GET', url)).json().folder).toBeNull()
})

const CALLERS = ['ninguém', 'ana', 'bia', 'caio', 'duda', 'chefe']
const SEES = [401, 200, 200, 200, 403, 403]
const EDITS = [401, 200, 403, 200, 403, 403]
const OWNS = [401, 200, 403, 403, 403, 403]
/** For users with access who saw another version. */
const conflict = (codes: number[]) => codes.map((code) => (code === 200 ? 409 : code))
type Row = ['GET' | 'PUT' | 'PATCH' | 'DELETE', string, object | undefined, number[]]
const ROWS: Row[] = [
  ['GET', '/api/folders/{id}/', undefined, SEES],
  ['PATCH', '/api/folders/{id}/', { title: 'Eleições', version: 99 }, conflict(EDITS)],
  ['GET', '/api/shares/folder/{id}/', undefined, SEES],
  [
    ...(['PUT', '/api/shares/folder/{id}/'] as const),
    { everyone: null, groups: [], people: [{ username: 'bia', level: 'see' }], version: 99 },
    conflict(OWNS),
  ],
]
test.each(ROWS)('%s %s by everyone', async (method, url, body, codes) => {
  const answers = await Promise.all(CALLERS.map((who) => ask(who, method, url.replace('{id}', folder), body)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(codes)
  for (const { statusCode, body: text } of answers)
    if (statusCode === 401 || statusCode === 403) expect(text).not.toContain('Eleições')
})

test('one puts in what is one’s own, where one may change the folder', async () => {
  const dossier = { kind: 'dossier', id: things.dossier }
  expect((await move('bia', folder)).statusCode).toBe(403)
  expect((await move('duda', folder)).statusCode).toBe(403)
  const other = (await ask('caio', 'POST', '/api/folders/', { title: 'De Caio' })).json().id
  // A user who may edit a thing cannot move it into a folder of their own: that would share it.
  expect((await move('caio', other, [dossier])).json().detail).toContain('Só quem é dono')
  expect((await move('bia', null, [{ kind: 'alert', id: things.alert }])).statusCode).toBe(403)
  expect((await move('ana', other, [dossier])).statusCode).toBe(403)
  expect((await move('ana', crypto.randomUUID(), [dossier])).statusCode).toBe(404)
  expect((await move('ana', 'x', [dossier])).statusCode).toBe(404)
  // All or nothing.
  expect((await move('ana', null, [dossier, { kind: 'list', id: crypto.randomUUID() }])).statusCode).toBe(404)
  expect((await ask('ana', 'GET', `/api/dossiers/${things.dossier}/`)).json().folder).toBe(folder)
})

test('who may change the folder puts in what is theirs, and takes out what is others’', async () => {
  const own = (await ask('caio', 'POST', '/api/dossiers/', { title: 'De Caio' })).json().id
  expect((await move('caio', folder, [{ kind: 'dossier', id: own }])).statusCode).toBe(204)
  expect((await ask('ana', 'GET', `/api/dossiers/${own}/`)).json().level).toBe('edit')
  expect((await move('bia', null, [{ kind: 'dossier', id: own }])).statusCode).toBe(403)
  expect((await move('caio', null, [{ kind: 'list', id: things.list }])).statusCode).toBe(204)
  expect(await levelsOf('caio')).toEqual(['edit', 'edit', null, 'edit'])
  await move('ana', folder, [{ kind: 'list', id: things.list }])
  // A user who lost access to a folder still finds their own things, and can take them out.
  await share(folder, [{ username: 'bia', level: 'see' }])
  expect(await titles('caio')).toContainEqual(['Eleições 2026', null])
  expect((await ask('caio', 'GET', `/api/folders/${folder}/`)).statusCode).toBe(403)
  expect((await move('caio', null, [{ kind: 'dossier', id: own }])).statusCode).toBe(204)
  expect(await titles('caio')).toEqual([['De Caio', 'own']])
})

test('a removed folder leaves what was in it, to its owners alone', async () => {
  const second = (await ask('ana', 'POST', '/api/folders/', { title: 'Segunda' })).json().id
  await share(second, [], 'see')
  await move('ana', second)
  expect(await levelsOf('duda')).toEqual(['see', 'see', 'see', 'see'])
  expect((await ask('duda', 'DELETE', `/api/folders/${second}/`)).statusCode).toBe(403)
  expect((await ask('ana', 'DELETE', `/api/folders/${second}/`)).statusCode).toBe(204)
  expect(await levelsOf('duda')).toEqual([null, null, null, null])
  expect(await levelsOf('ana')).toEqual(['own', 'own', 'own', 'own'])
  expect((await ask('ana', 'GET', `/api/dossiers/${things.dossier}/`)).json().folder).toBeNull()
  expect(await world.pg.selectFrom('shares').select('id').where('thing_id', '=', second).execute()).toEqual([])
  const acts = await world.pg.selectFrom('audit').select('action').where('subject', 'like', `%${second}%`).execute()
  expect(acts.map(({ action }) => action)).toEqual(['folder_created', 'shared', 'folder_filled', 'folder_removed'])
})

test('so many folders a person, and no more', async () => {
  const [user] = await world.pg.selectFrom('users').select('id').where('username', '=', 'duda').execute()
  const rows = Array.from({ length: MAX_FOLDERS }, () => ({
    id: crypto.randomUUID(),
    owner_id: user?.id ?? 0,
    title: 'x',
  }))
  await world.pg.insertInto('folders').values(rows).execute()
  expect((await ask('duda', 'POST', '/api/folders/', { title: 'Mais uma' })).statusCode).toBe(409)
})

test('of who is removed: what lies in a shared folder passes on with it, what nobody else had goes', async () => {
  const lone = (await ask('ana', 'POST', '/api/saved-search/', { title: 'Só minha', filters: { search: 'a' } })).json()
    .id
  const empty = (await ask('ana', 'POST', '/api/folders/', { title: 'Só minha' })).json().id
  await share(folder, [{ username: 'caio', level: 'edit' }])
  await move('ana', folder)
  expect((await ask('chefe', 'DELETE', '/api/users/ana/')).statusCode).toBe(200)
  expect(await levelsOf('caio')).toEqual(['own', 'own', 'own', 'own'])
  expect((await ask('caio', 'GET', `/api/folders/${folder}/`)).json().level).toBe('own')
  expect((await ask('caio', 'GET', `/api/dossiers/${things.dossier}/`)).json().folder).toBe(folder)
  expect((await ask('caio', 'GET', `/api/folders/${empty}/`)).statusCode).toBe(404)
  expect((await ask('caio', 'GET', `/api/saved-search/${lone}/`)).statusCode).toBe(404)
})
