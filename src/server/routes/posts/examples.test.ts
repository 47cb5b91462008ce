import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { Examples } from '../../../contract/examples.ts'
import { importPeople } from '../../records/people/import-people.ts'

const TEXT = 'A prefeitura de Serra Branca vai fechar as três escolas do campo até o fim do mês'

let world: TestApp
let authorization: string
beforeAll(async () => {
  world = await openTestApp()
  authorization = `Bearer ${await world.enter('clara', {})}`
  await storePosts(world.ch, [
    { account: 'um', content: TEXT },
    { account: 'outro', content: TEXT },
  ])
})
afterAll(() => world.close())

const ask = async (headers = {}) =>
  Examples.parse((await world.app.inject({ method: 'GET', url: '/api/examples/', headers })).json())

test('who is inside is told what there is; who is not, nothing of what was collected', async () => {
  expect(await ask({ authorization })).toEqual({ demo: false, examples: ['copied'] })
  expect(await ask()).toEqual({ demo: false, examples: [] })
})

test('beside a demonstration, others are told of its posts alone', async () => {
  const person = { source_id: null, name: 'Ana', role: null, party: null, uf: null, image: null, accounts: [] }
  await importPeople(world.pg, [{ position: 1, person }], { demo: true })
  expect(await ask()).toEqual({ demo: true, examples: [] })
  expect(await ask({ authorization })).toEqual({ demo: true, examples: ['copied'] })
})
