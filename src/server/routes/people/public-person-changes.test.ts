import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { ANA, importFor, openPeopleWorld, type PeopleWorld, telegram } from '../../../../test/people-world.ts'
import { PublicPersonDetails } from '../../../contract/people/public-persons.ts'
import { importPeople } from '../../records/people/import-people.ts'

let world: PeopleWorld
beforeAll(async () => {
  world = await openPeopleWorld()
})
afterAll(() => world.close())
beforeEach(() => world.clear())

describe('changes of public persons', () => {
  test('a change of party keeps history, and posts keep the party of their day', async () => {
    const { id } = await world.create(ANA)
    await importFor(world, [{}])
    const { party, history } = await world.change(`${id}/`, { party: 'PYB', since: '2026-04-01' })
    expect(party).toBe('PYB')
    const before = {
      role: 'Deputada',
      office: 'Deputada',
      party: 'PXA',
      uf: 'BA',
      from: null,
      until: '2026-04-01T03:00:00.000Z',
    }
    expect(history).toEqual([before])
    // Repeating the import, and later posts of either period, change nothing of this.
    await importFor(world, [{}, { native_id: '2' }, { native_id: '3', date_created: new Date('2026-04-02T10:00:00Z') }])
    expect((await world.findPosts(`public_person=${id}&party=PXA`)).total_items).toBe(2)
    expect((await world.findPosts('party=PYB')).total_items).toBe(1)
  })

  test('a correction and what was not known before keep no history; the order of changes is kept', async () => {
    const { id } = await world.create({ ...ANA, uf: null })
    expect(await world.change(`${id}/`, { uf: 'BA' })).toMatchObject({ uf: 'BA', history: [] })
    expect(await world.change(`${id}/`, { party: 'PYB', correction: true })).toMatchObject({
      party: 'PYB',
      history: [],
    })
    await world.change(`${id}/`, { party: 'PZC', since: '2026-02-01' })
    const late = await world.call('PATCH', `${id}/`, { party: 'PWD', since: '2026-01-01' })
    expect(late.json()).toEqual({ since: ['Já há uma mudança depois desta data. Use uma data posterior a ela.'] })
    const early = await world.call('PATCH', `${id}/`, { party: 'PWD', since: '2150-01-01' })
    expect(early.json()).toEqual({ since: ['A mudança não pode estar no futuro.'] })
    expect((await world.call('GET', `${id}/`)).json()).toMatchObject({ party: 'PZC' })
  })

  test('accounts that are added, moved or removed take their posts along', async () => {
    await storePosts(world.ch, [{ account: 'Ana_B' }, { account: 'ana_b' }, { account: 'outra' }])
    const { id } = await world.create(ANA)
    await world.runJobs()
    expect(await world.countByFilter(id)).toBe(2)

    const taken = await world.call('POST', '', { name: 'Beto Lima', accounts: [telegram('@ANA_b')] })
    expect(taken.statusCode).toBe(400)
    expect(taken.json()).toEqual({ accounts: ['A conta @ANA_b (Telegram) já é de Ana Beltrão.'] })
    expect(await world.listNames('')).toEqual(['Ana Beltrão'])

    const beto = await world.create({ name: 'Beto Lima', accounts: [telegram('ana_b')], take_accounts: true })
    await world.runJobs()
    expect([await world.countByFilter(id), await world.countByFilter(beto.id)]).toEqual([0, 2])
    await world.change(`${beto.id}/`, { accounts: [telegram('outra')] })
    await world.runJobs()
    expect(await world.countByFilter(beto.id)).toBe(1)
  })

  test('who has posts on their way is told, until they have arrived', async () => {
    const listMoving = async () => (await world.list()).items.flatMap((one) => (one.posts_moving ? [one.name] : []))
    const isMoving = async (id: string) =>
      PublicPersonDetails.parse((await world.call('GET', `${id}/`)).json()).posts_moving
    const ana = await world.create(ANA)
    await world.create({ name: 'Célia Reis' })
    expect(ana.posts_moving).toBe(true)
    await world.runJobs()
    expect([await isMoving(ana.id), await listMoving()]).toEqual([false, []])
    // Taken from one person and given to another: both are moving; merged: the one who remains; removed: the former owner.
    const beto = await world.create({ name: 'Beto Lima', accounts: [telegram('ana_b')], take_accounts: true })
    expect(await listMoving()).toEqual(['Ana Beltrão', 'Beto Lima'])
    await world.runJobs()
    expect(await world.change(`${ana.id}/merge/`, { other: beto.id }, 'POST')).toMatchObject({ posts_moving: true })
    expect([await isMoving(ana.id), await listMoving()]).toEqual([true, ['Ana Beltrão']])
    await world.runJobs()
    expect(await world.change(`${ana.id}/`, { accounts: [] })).toMatchObject({ posts_moving: true })
    await world.runJobs()
    expect([await isMoving(ana.id), await listMoving()]).toEqual([false, []])
    // Changes that move no posts are not reported.
    expect(await world.change(`${ana.id}/`, { name: 'Ana B.' })).toMatchObject({ posts_moving: false })
  })

  test('one replaced by PUT keeps a picture of our own', async () => {
    const stored = `media/${'a'.repeat(64)}.webp`
    const { id } = await world.create(ANA)
    await world.pg.updateTable('people').set({ image: stored }).execute()
    const { image } = PublicPersonDetails.parse((await world.call('GET', `${id}/`)).json())
    const facts = { name: 'Ana B.', role: null, party: 'PXA', uf: null, accounts: [], image }
    expect(await world.change(`${id}/`, facts, 'PUT')).toMatchObject({
      name: 'Ana B.',
      role: null,
      accounts: [],
      image,
    })
    expect((await world.pg.selectFrom('people').select('image').executeTakeFirst())?.image).toBe(stored)
  })

  test('removing a person leaves their posts, without a person', async () => {
    const { id } = await world.create(ANA)
    await importFor(world, [{}])
    expect((await world.call('DELETE', `${id}/`)).statusCode).toBe(200)
    await world.runJobs()
    expect(await world.countByFilter(id)).toBe(0)
    expect((await world.findPosts('party=PXA')).items).toMatchObject([{ publicPerson: null, party: 'PXA' }])
    expect((await world.list()).items).toEqual([])
  })

  test('who changed what is written down', async () => {
    const { id } = await world.create(ANA)
    const other = await world.create({ name: 'Ana B.' })
    await world.change(`${id}/`, { name: 'Ana' })
    await world.change(`${id}/merge/`, { other: other.id }, 'POST')
    await world.call('DELETE', `${id}/`)
    const entries = await world.pg.selectFrom('audit').select(['actor', 'action', 'subject']).orderBy('id').execute()
    expect(entries).toEqual([
      { actor: 'dora', action: 'person_created', subject: `pessoa ${id}` },
      { actor: 'dora', action: 'person_created', subject: `pessoa ${other.id}` },
      { actor: 'dora', action: 'person_updated', subject: `pessoa ${id}` },
      { actor: 'dora', action: 'person_merged', subject: `pessoa ${other.id} → ${id}` },
      { actor: 'dora', action: 'person_removed', subject: `pessoa ${id}` },
    ])
  })
})

describe('merging', () => {
  test('accounts and posts go to the survivor, and the chosen data stay', async () => {
    const here = await world.create({ ...ANA, image: 'https://www.camara.leg.br/1.jpg' })
    const other = await world.create({
      name: 'Ana B. Souza',
      party: 'PYB',
      uf: 'SP',
      accounts: [telegram('ana_souza')],
    })
    await importFor(world, [{}, { account: 'ana_souza' }, { account: 'ana_souza', native_id: '9' }])
    const keep = { name: 'other', affiliation: 'other', image: 'this' }
    const merged = await world.change(`${here.id}/merge/`, { other: other.id, keep }, 'POST')
    expect(merged).toMatchObject({
      ...{ id: here.id, name: 'Ana B. Souza', party: 'PYB', role: null, uf: 'SP' },
      image: 'https://www.camara.leg.br/1.jpg',
      accounts: [telegram('ana_b'), telegram('ana_souza')],
      also_known_as: ['Ana Beltrão'],
    })
    await world.runJobs()
    expect(await world.countByFilter(here.id)).toBe(3)
    expect(await world.listNames('?search=beltrao')).toEqual(['Ana B. Souza'])
    // The old id leads to the remaining person: in the address of the page, in a filter, and for links and saved searches.
    expect(await world.countByFilter(other.id)).toBe(3)
    expect(await world.countByFilter(`${other.id}&public_person=${here.id}`)).toBe(3)
    const options = await world.app.inject({ url: '/api/post_options/', headers: world.headers })
    expect(options.json().merged_persons).toEqual({ [other.id]: here.id })
    expect((await world.call('GET', `${other.id}/`)).json()).toMatchObject({ id: here.id })
  })

  test('a list that still has both finds the survivor and does not rename them', async () => {
    const list = [
      { source_id: 'camara:1', name: 'Ana Beltrão', role: 'Deputada', party: 'PXA', uf: 'BA', image: null },
      { source_id: 'senado:2', name: 'Ana B. Souza', role: 'Senadora', party: 'PXA', uf: 'BA', image: null },
    ].map((person, i) => ({ position: i + 1, person: { ...person, accounts: [] } }))
    await importPeople(world.pg, list, { demo: false })
    const [other, here] = (await world.list()).items
    await world.change(`${here?.id}/merge/`, { other: other?.id }, 'POST')
    expect(await importPeople(world.pg, list, { demo: false })).toMatchObject({ stored: 0, updated: 0, unchanged: 2 })
    expect(await world.list()).toMatchObject({ total_items: 1, items: [{ id: here?.id, name: 'Ana Beltrão' }] })
  })

  test('a repeated import after a merge leaves the posts with the survivor', async () => {
    const here = await world.create(ANA)
    const other = await world.create({ name: 'Ana B.', accounts: [telegram('ana_souza')] })
    await importFor(world, [{}, { account: 'ana_souza' }])
    await world.change(`${here.id}/merge/`, { other: other.id }, 'POST')
    await importFor(world, [{}, { account: 'ana_souza' }])
    await world.runJobs()
    expect(await world.countByFilter(here.id)).toBe(2)
    expect(await importFor(world, [{}, { account: 'ana_souza' }])).toMatchObject({
      stored: 0,
      updated: 0,
      unchanged: 2,
    })
  })

  test('only two different people who exist are merged', async () => {
    const { id } = await world.create(ANA)
    expect((await world.call('POST', `${id}/merge/`, { other: id })).json()).toEqual({
      other: ['Escolha outra pessoa: esta é ela mesma.'],
    })
    expect((await world.call('POST', `${id}/merge/`, { other: '999999' })).json()).toEqual({
      other: ['A pessoa escolhida não existe mais.'],
    })
    const invented = await world.create({ name: 'Inventada' })
    await world.pg.updateTable('people').set({ demo: true }).where('name', '=', 'Inventada').execute()
    expect((await world.call('POST', `${id}/merge/`, { other: invented.id })).json()).toEqual({
      other: ['Uma pessoa da demonstração só pode ser unida a outra da demonstração.'],
    })
  })
})
