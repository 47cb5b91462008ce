import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importFor, openPeopleWorld, type PeopleWorld } from '../../../../test/people-world.ts'
import { PostsReply } from '../../../contract/posts/post.ts'
import { importPeople } from '../../records/people/import-people.ts'

let world: PeopleWorld
beforeAll(async () => {
  world = await openPeopleWorld()
})
afterAll(() => world.close())

const of = (handle: string) => ({ platform: 'Telegram' as const, handle })
const person = { source_id: null, party: 'PXA', uf: 'AC', image: null }
const ask = async (path: string) => {
  const answer = await world.app.inject({ url: path, headers: world.headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer
}

test('an office is written by the gender that the list of people gives: in lists, posts and the CSV; `role` stays', async () => {
  const people = [
    { ...person, name: 'Ana Beltrão', role: 'senador', gender: 'feminino' as const, accounts: [of('ana_b')] },
    { ...person, name: 'Duda Nery', role: 'senador', gender: null, accounts: [of('duda')] },
  ]
  await importPeople(
    world.pg,
    people.map((one, i) => ({ position: i + 1, person: one })),
    { demo: false },
  )
  expect((await world.list()).items).toMatchObject([
    { name: 'Ana Beltrão', role: 'senador', office: 'senadora', gender: 'feminino' },
    { name: 'Duda Nery', role: 'senador', office: 'Senado Federal', gender: null },
  ])
  await importFor(world, [{}, { account: 'duda' }])
  const { items } = PostsReply.parse((await ask('/api/posts/?role=senador')).json())
  expect(items.map(({ role, office }) => [role, office]).sort()).toEqual([
    ['senador', 'Senado Federal'],
    ['senador', 'senadora'],
  ])
  const one = items.find(({ office }) => office === 'senadora')
  expect((await ask(`/api/posts/${one?.id}/`)).json()).toMatchObject({ office: 'senadora' })
  const csv = (await ask('/api/posts/?format=csv')).body
  const rows: Record<string, string>[] = parse(csv, { columns: true, bom: true })
  expect(rows.map(({ role, office, gender, region }) => [role, office, gender, region]).sort()).toEqual([
    ['senador', 'Senado Federal', '', 'Norte'],
    ['senador', 'senadora', 'feminino', 'Norte'],
  ])
  const options = (await ask('/api/post_options/')).json()
  expect(options.public_persons.map(({ subtitle }: { subtitle: string }) => subtitle).sort()).toEqual([
    'Senado Federal · PXA–AC',
    'senadora · PXA–AC',
  ])
  expect(options.roles).toMatchObject([{ label: 'senador', value: 'senador' }])
})

test('a person may choose how an office is written, and take it back', async () => {
  const { id, office } = await world.create({ name: 'Noa Prado', role: 'deputado federal', uf: 'SP' })
  expect(office).toBe('Câmara dos Deputados')
  expect(await world.change(`${id}/`, { gender: 'feminino' })).toMatchObject({
    office: 'deputada federal',
    history: [],
  })
  expect(await world.change(`${id}/`, { gender: null })).toMatchObject({ office: 'Câmara dos Deputados', gender: null })
  expect((await world.call('PATCH', `${id}/`, { gender: 'outra coisa' })).statusCode).toBe(400)
})
