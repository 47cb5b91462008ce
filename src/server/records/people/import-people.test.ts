import { createReadStream, existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestPostgres, type TestPostgres } from '../../../../test/world.ts'
import { accountKey } from '../../../contract/people/account-key.ts'
import type { ImportedPerson, PersonItem } from '../../../contract/people/imported-person.ts'
import { readPeople } from '../../sources/people/people.ts'
import { importPeople } from './import-people.ts'
import { createAccounts, findAccounts, listPeople } from './people.ts'

let world: TestPostgres
beforeAll(async () => {
  world = await openTestPostgres()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.pg.deleteFrom('people').execute()
})

const item = (given: Partial<ImportedPerson>): PersonItem => ({
  position: 1,
  person: {
    source_id: null,
    name: 'Ana Beltrão',
    role: null,
    party: null,
    uf: null,
    image: null,
    accounts: [],
    ...given,
  },
})
const run = (people: Partial<ImportedPerson>[], demo = false) => importPeople(world.pg, people.map(item), { demo })
const nothing = { stored: 0, updated: 0, unchanged: 0, set_aside: [] }
const telegram = (handle: string) => ({ platform: 'Telegram' as const, handle })

test('a list imported twice changes nothing', async () => {
  const list = [
    { source_id: 'camara:1', party: 'PTX', uf: 'BA', accounts: [telegram('AnaB')] },
    { name: 'Beto Lima', uf: 'SP' },
  ]
  expect(await run(list)).toEqual({ ...nothing, read: 2, stored: 2 })
  expect(await run(list)).toEqual({ ...nothing, read: 2, unchanged: 2 })
  expect(await listPeople(world.pg)).toMatchObject([
    { name: 'Ana Beltrão', party: 'PTX', uf: 'BA', accounts: [telegram('AnaB')] },
    { name: 'Beto Lima', party: '', uf: 'SP', accounts: [] },
  ])
})

test('a person is found again by source id whatever else changed, and nothing unsaid is erased', async () => {
  await run([{ source_id: 'camara:1', party: 'PTX', uf: 'BA', image: 'https://fotos.example/1.jpg' }])
  expect(await run([{ source_id: 'camara:1', name: 'Ana B. Lima', party: 'PAX' }])).toMatchObject({ updated: 1 })
  const [ana] = await listPeople(world.pg)
  expect(ana).toMatchObject({ name: 'Ana B. Lima', party: 'PAX', uf: 'BA', image: 'https://fotos.example/1.jpg' })
})

test('a list without ids finds the person by name and state, and adds the accounts', async () => {
  await run([{ source_id: 'camara:1', uf: 'BA', party: 'PTX' }])
  const report = await run([{ name: 'ANA BELTRAO', uf: 'BA', accounts: [telegram('anab')] }])
  expect(report).toEqual({ ...nothing, read: 1, updated: 1 })
  expect(await listPeople(world.pg)).toMatchObject([
    { name: 'Ana Beltrão', party: 'PTX', accounts: [telegram('anab')] },
  ])
})

test('two source ids are two people, another state is another person', async () => {
  expect(
    await run([{ source_id: 'camara:1', uf: 'BA' }, { source_id: 'senado:1', uf: 'BA' }, { uf: 'SP' }]),
  ).toMatchObject({ stored: 3 })
})

test('a name that may be either of two is set aside', async () => {
  await run([
    { source_id: 'camara:1', uf: 'BA' },
    { source_id: 'camara:2', uf: 'SP' },
  ])
  const report = await run([{ party: 'PTX' }])
  expect(report).toMatchObject({
    ...nothing,
    set_aside: [{ position: 1, reason: expect.stringContaining('informe a UF') }],
  })
})

test('an account stays with its owner, whatever the case, and the other person is stored without it', async () => {
  await run([{ uf: 'BA', accounts: [telegram('Canal')] }])
  const report = await run([{ name: 'Beto Lima', accounts: [telegram('CANAL'), telegram('beto')] }])
  expect(report).toMatchObject({ stored: 1, set_aside: [{ reason: expect.stringContaining('já é de Ana Beltrão') }] })
  const accounts = await findAccounts(world.pg)
  expect(accounts.get(accountKey('Telegram', 'canal'))?.name).toBe('Ana Beltrão')
  expect(accounts.get(accountKey('Telegram', 'beto'))?.name).toBe('Beto Lima')
})

test('people of the demonstration and real ones do not mix', async () => {
  await run([{ uf: 'BA' }], true)
  expect(await run([{ uf: 'BA' }])).toMatchObject({ stored: 1 })
})

test('lines set aside by the reader are reported', async () => {
  const report = await importPeople(world.pg, [{ position: 4, reason: 'Falta o nome.' }], { demo: false })
  expect(report).toEqual({ ...nothing, read: 1, set_aside: [{ position: 4, reason: 'Falta o nome.' }] })
})

test('people come in the order of their names, without regard to accents and case', async () => {
  await run([{ name: 'Zeca' }, { name: 'Érica' }, { name: 'eduardo' }])
  expect((await listPeople(world.pg)).map(({ name }) => name)).toEqual(['eduardo', 'Érica', 'Zeca'])
})

test('an account given to a second person stays with the first', async () => {
  await run([{ accounts: [telegram('canal')] }, { name: 'Beto Lima' }])
  const beto = (await listPeople(world.pg)).find(({ name }) => name === 'Beto Lima')
  await createAccounts(world.pg, [{ person_id: beto?.id ?? 0, ...telegram('CANAL') }])
  expect((await findAccounts(world.pg)).get(accountKey('Telegram', 'canal'))?.name).toBe('Ana Beltrão')
})

const FOLDER = resolve(import.meta.dirname, '../../../../../shared/data/parlamentares')

test.skipIf(!existsSync(FOLDER))('the real lists (skipped where ../shared/data is absent)', async () => {
  const read = (file: string) =>
    importPeople(world.pg, readPeople(createReadStream(`${FOLDER}/${file}`)), { demo: false })
  expect(await read('camara-api-deputados.json')).toEqual({ ...nothing, read: 513, stored: 513 })
  expect(await read('senado-api-lista-atual.json')).toEqual({ ...nothing, read: 81, stored: 81 })
  expect(await read('camara-api-deputados.json')).toEqual({ ...nothing, read: 513, unchanged: 513 })
})

test('a list that tells another party keeps the old one in the history; what it completes does not', async () => {
  await run([{ source_id: 'camara:1', party: 'PXA' }])
  await run([{ source_id: 'camara:1', party: 'PXA', uf: 'BA' }])
  expect(await world.pg.selectFrom('person_affiliations').selectAll().execute()).toEqual([])
  await run([{ source_id: 'camara:1', party: 'PYB', uf: 'BA' }])
  const history = await world.pg.selectFrom('person_affiliations').select(['party', 'uf', 'valid_from']).execute()
  expect(history).toEqual([{ party: 'PXA', uf: 'BA', valid_from: null }])
})
