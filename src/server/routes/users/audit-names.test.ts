import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ask, openNewsroom, shareThing } from '../../../../test/newsroom.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'

let world: TestApp
let ask: Ask

beforeAll(async () => {
  world = await openTestApp()
  ask = await openNewsroom(world, ['dona', 'chefe'])
})
afterAll(() => world.close())

const listSubjects = async (action: string) =>
  (await ask('chefe', 'GET', `/api/audit/?action=${action}`)).json().items as { subject: string; names: object[] }[]

test('an entry tells the name of what the reader may see, and not of what is kept from them', async () => {
  const id: string = (await ask('dona', 'POST', '/api/dossiers/', { title: 'Segredo' })).json().id
  expect(await listSubjects('dossier_created')).toMatchObject([{ subject: id, names: [] }])
  const shares = { everyone: null, people: [{ username: 'chefe', level: 'see' }], groups: [] }
  expect((await shareThing(ask, 'dona', `/api/shares/dossier/${id}/`, shares)).statusCode).toBe(200)
  expect(await listSubjects('dossier_created')).toMatchObject([{ subject: id, names: [{ part: id, name: 'Segredo' }] }])
})

test('people have their names, the whole number and no part of it', async () => {
  const id: string = (await ask('chefe', 'POST', '/api/public-persons/', { name: 'Aurora Sampaio' })).json().id
  const [entry] = await listSubjects('person_created')
  expect(entry).toMatchObject({ names: [{ part: `pessoa ${id}`, name: 'Aurora Sampaio' }] })
})
