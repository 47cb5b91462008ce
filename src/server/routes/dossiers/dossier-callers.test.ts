/** Every call about one dossier × every kind of caller. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { type Ask, openNewsroom, shareThing } from '../../../../test/newsroom.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'

let world: TestApp
let ask: Ask
let dossier: string
let item: string
let comment: number
let post: string
const CALLERS = ['ninguém', 'dona', 'edita', 'vê', 'no grupo', 'outra', 'chefe'] as const
const NAMES: Record<(typeof CALLERS)[number], string> = {
  ninguém: '',
  dona: 'dona',
  edita: 'edita',
  vê: 've',
  'no grupo': 'grupo',
  outra: 'outra',
  chefe: 'chefe',
}

beforeAll(async () => {
  world = await openTestApp()
  await storePosts(world.ch, [{ content: 'vacina' }, { content: 'urna' }])
  ask = await openNewsroom(world, ['dona', 'edita', 've', 'grupo', 'outra', 'chefe'])
  const posts = (await ask('dona', 'GET', '/api/posts/')).json().items
  post = posts[0].id
  const group = await ask('chefe', 'POST', '/api/groups/', { name: 'Checagem', members: ['grupo'] })
  dossier = (await ask('dona', 'POST', '/api/dossiers/', { title: 'Segredo' })).json().id
  const shares = {
    everyone: null,
    people: [
      { username: 'edita', level: 'edit' },
      { username: 've', level: 'see' },
    ],
    groups: [{ id: group.json().id, level: 'see' }],
  }
  expect((await shareThing(ask, 'dona', `/api/shares/dossier/${dossier}/`, shares)).statusCode).toBe(200)
  await ask('dona', 'POST', `/api/dossiers/${dossier}/items/`, { posts: [post] })
  item = (await ask('dona', 'GET', `/api/dossiers/${dossier}/items/`)).json().items[0].id
  comment = (await ask('dona', 'POST', `/api/dossiers/${dossier}/comments/`, { text: 'Olhem' })).json().id
})
afterAll(() => world.close())

const SEES = { ninguém: 401, dona: 200, edita: 200, vê: 200, 'no grupo': 200, outra: 403, chefe: 403 }
const EDITS = { ...SEES, vê: 403, 'no grupo': 403 }
const OWNS = { ...EDITS, edita: 403 }
const as = (codes: typeof SEES, status: number) =>
  Object.fromEntries(Object.entries(codes).map(([who, code]) => [who, code === 200 ? status : code]))

type Row = ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', () => string, () => object | undefined, object]
const at = (rest: string) => () => `/api/dossiers/${dossier}/${rest}`
const nothing = () => undefined

const ROWS: Row[] = [
  ['GET', at(''), nothing, SEES],
  ['GET', at('change/'), nothing, SEES],
  ['GET', at('items/'), nothing, SEES],
  ['GET', at('comments/'), nothing, SEES],
  ['POST', at('comments/'), () => ({ text: 'Vi' }), as(SEES, 201)],
  ['PATCH', at(''), () => ({ version: 99, title: 'x' }), as(EDITS, 409)],
  ['POST', at('items/'), () => ({ posts: [post] }), EDITS],
  ['POST', at('things/'), () => ({ kind: 'person', id: '999' }), EDITS],
  ['GET', at('file/'), nothing, SEES],
  ['POST', at('searches/'), () => ({ filters: { search: 'vacina' } }), EDITS],
  [
    'PUT',
    () => `/api/dossiers/${dossier}/items/${item}/note/`,
    () => ({ note: 'x', note_version: 99 }),
    as(EDITS, 409),
  ],
  ['PUT', () => `/api/dossiers/${dossier}/items/${item}/tags/`, () => ({}), EDITS],
  ['POST', () => `/api/dossiers/${dossier}/items/${item}/move/`, () => ({ after: null }), as(EDITS, 204)],
  ['POST', () => `/api/dossiers/${dossier}/items/${item}/restore/`, nothing, as(EDITS, 404)],
  ['DELETE', at('items/x/'), nothing, as(EDITS, 404)],
  ['GET', () => `/api/shares/dossier/${dossier}/`, nothing, SEES],
  [
    'PUT',
    () => `/api/shares/dossier/${dossier}/`,
    () => ({ everyone: null, people: [{ username: 'x', level: 'see' }], groups: [], version: 99 }),
    as(OWNS, 409),
  ],
  ['POST', () => `/api/shares/dossier/${dossier}/requests/`, nothing, { ...as(SEES, 204), outra: 204, chefe: 204 }],
]

test.each(ROWS.map((row) => [`${row[0]} ${row[1]().replaceAll(/undefined/g, '…')}`, row] as const))(
  '%s',
  async (_, row) => {
    const [method, url, body, codes] = row
    const answers = await Promise.all(
      CALLERS.map(async (who) => {
        const answer = await ask(NAMES[who], method, url(), body())
        if (answer.statusCode === 403 || answer.statusCode === 401) expect(answer.body).not.toContain('Segredo')
        return [who, answer.statusCode]
      }),
    )
    expect(Object.fromEntries(answers)).toEqual(codes)
  },
)

test('a comment is removed by who wrote it and by the owner of the dossier, by nobody else', async () => {
  const url = `/api/dossiers/${dossier}/comments/${comment}/`
  for (const who of ['edita', 've']) expect((await ask(who, 'DELETE', url)).statusCode).toBe(404)
  for (const who of ['outra', 'chefe']) expect((await ask(who, 'DELETE', url)).statusCode).toBe(403)
  expect((await ask('dona', 'DELETE', url)).statusCode).toBe(204)
  const own = (await ask('ve', 'POST', `/api/dossiers/${dossier}/comments/`, { text: 'Meu' })).json().id
  expect((await ask('ve', 'DELETE', `/api/dossiers/${dossier}/comments/${own}/`)).statusCode).toBe(204)
})

test('only who may see it has it in the list, and only the owner is told who asks', async () => {
  const lists = await Promise.all(
    CALLERS.slice(1).map(async (who) => [
      who,
      (await ask(NAMES[who], 'GET', '/api/dossiers/')).json().map(({ level }: { level: string }) => level),
    ]),
  )
  expect(Object.fromEntries(lists)).toEqual({
    dona: ['own'],
    edita: ['edit'],
    vê: ['see'],
    'no grupo': ['see'],
    outra: [],
    chefe: [],
  })
  const shares = `/api/shares/dossier/${dossier}/`
  expect(
    (await ask('dona', 'GET', shares))
      .json()
      .requests.map(({ username }: { username: string }) => username)
      .sort(),
  ).toEqual(['chefe', 'outra'])
  expect((await ask('edita', 'GET', shares)).json().requests).toEqual([])
})

test('the dossier of somebody who is removed passes to who edits it, with all that is in it', async () => {
  expect((await ask('chefe', 'DELETE', '/api/users/dona/')).statusCode).toBe(200)
  expect((await ask('edita', 'GET', `/api/dossiers/${dossier}/`)).json()).toMatchObject({ level: 'own', items: 1 })
  expect((await ask('edita', 'DELETE', `/api/dossiers/${dossier}/`)).statusCode).toBe(204)
  expect((await ask('ve', 'GET', `/api/dossiers/${dossier}/`)).statusCode).toBe(404)
})
