import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ANA, importFor, openPeopleWorld, type PeopleWorld, telegram } from '../../../../test/people-world.ts'
import { PublicPersonDetails } from '../../../contract/people/public-persons.ts'
import { recordPortrait } from '../../records/people/portraits.ts'

const SIGNED = /^\/api\/media\/[0-9a-f]{64}\.webp\?ends=\d+&signature=/

let world: PeopleWorld
beforeAll(async () => {
  world = await openPeopleWorld()
})
afterAll(() => world.close())
beforeEach(() => world.clear())

describe('list of public persons', () => {
  test('shows portrait, accounts, number of posts and the last post', async () => {
    const { id } = await world.create({ ...ANA, image: 'https://www.camara.leg.br/ana.jpg' })
    await importFor(world, [{}, { date_created: new Date('2026-03-14T10:00:00Z') }])
    const { items, ...paging } = await world.list()
    expect(paging).toEqual({ page: 1, page_size: 20, total_items: 1, total_pages: 1 })
    expect(items).toEqual([
      {
        id,
        name: 'Ana Beltrão',
        role: 'Deputada',
        office: 'Deputada',
        gender: null,
        party: 'PXA',
        uf: 'BA',
        image: 'https://www.camara.leg.br/ana.jpg',
        portrait: null,
        accounts: [telegram('ana_b')],
        posts: 2,
        last_post: '2026-03-14T10:00:00Z',
        posts_moving: true,
        demo: false,
      },
    ])
  })

  test('a browser is given the copy that is kept of a picture, never the address of another site', async () => {
    const { id } = await world.create({ ...ANA, image: 'https://www.camara.leg.br/ana.jpg' })
    const own = `media/${'c'.repeat(64)}.webp`
    await recordPortrait(world.pg, 'https://www.camara.leg.br/ana.jpg', own)
    const [person] = (await world.list()).items
    expect(person).toMatchObject({
      image: 'https://www.camara.leg.br/ana.jpg',
      portrait: expect.stringMatching(SIGNED),
    })
    const details = PublicPersonDetails.parse((await world.call('GET', `${id}/`)).json())
    expect(details.portrait).toBe(person?.portrait)
    const options = await world.app.inject({ url: '/api/post_options/', headers: world.headers })
    expect(options.json().public_persons).toEqual([expect.objectContaining({ id, image: person?.portrait })])
    await world.change(`${id}/`, { image: null })
    expect((await world.list()).items[0]).toMatchObject({ image: null, portrait: null })
  })

  test('is searched by name and handle, without regard to accents, and filtered by party, role, UF and platform', async () => {
    await world.create(ANA)
    await world.create({
      name: 'Beto Lima',
      party: 'PYB',
      uf: 'SP',
      accounts: [{ platform: 'X', handle: 'Beto.Lima_1' }],
    })
    await world.create({ name: 'Célia Beltrame', role: 'Senadora', party: 'PXA', uf: 'SP' })
    expect(await world.listNames('')).toEqual(['Ana Beltrão', 'Beto Lima', 'Célia Beltrame'])
    expect(await world.listNames('?search=BELTRAO+ana')).toEqual(['Ana Beltrão'])
    expect(await world.listNames('?search=beltr')).toEqual(['Ana Beltrão', 'Célia Beltrame'])
    expect(await world.listNames('?search=@beto.lima_')).toEqual(['Beto Lima'])
    const beto = (await world.list('?search=beto')).items[0]?.id
    expect(await world.listNames(`?search=lima&without=${beto}`)).toEqual([])
    expect((await world.list(`?without=${beto}&page_size=20`)).total_items).toBe(2)
    expect(await world.listNames('?search=%25')).toEqual([])
    expect(await world.listNames('?party=PXA')).toEqual(['Ana Beltrão', 'Célia Beltrame'])
    expect(await world.listNames('?party=PXA&party=PYB&uf=SP')).toEqual(['Beto Lima', 'Célia Beltrame'])
    expect(await world.listNames('?role=Senadora')).toEqual(['Célia Beltrame'])
    expect(await world.listNames('?platform=X')).toEqual(['Beto Lima'])
  })

  test('comes in pages and by name, most posts or latest post', async () => {
    await world.create(ANA)
    await world.create({ name: 'Beto Lima', accounts: [telegram('beto')] })
    for (let i = 0; i < 20; i++) await world.create({ name: `Zeca ${String(i).padStart(2, '0')}` })
    await importFor(world, [
      {},
      { account: 'beto', date_created: new Date('2026-03-01T10:00:00Z') },
      { account: 'beto', native_id: 'b', date_created: new Date('2026-03-02T10:00:00Z') },
    ])
    expect((await world.listNames('?sort=posts')).slice(0, 3)).toEqual(['Beto Lima', 'Ana Beltrão', 'Zeca 00'])
    expect((await world.listNames('?sort=last_post')).slice(0, 3)).toEqual(['Ana Beltrão', 'Beto Lima', 'Zeca 00'])
    expect(await world.listNames('?page=2')).toEqual(['Zeca 18', 'Zeca 19'])
    expect(await world.list('?page=9')).toMatchObject({ items: [], total_items: 22, total_pages: 2 })
  })

  test.each([
    'page=0',
    'page_size=7',
    'sort=views',
    'nada=1',
    'page=99999999',
    'search=%00',
    `search=${'a'.repeat(10_000)}`,
    Array.from({ length: 51 }, () => 'party=A').join('&'),
  ])('refuses %.40s with a sentence', async (query) => {
    const answer = await world.call('GET', `?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(JSON.stringify(answer.json())).toMatch(/[a-z]{3}.*\./)
  })
})

describe('a public person', () => {
  test('has activity by platform', async () => {
    const accounts = [telegram('ana_b'), { platform: 'X', handle: 'ana_b' }]
    const { id } = await world.create({ ...ANA, accounts })
    await importFor(world, [
      {},
      { date_created: new Date('2026-03-14T10:00:00Z') },
      { platform: 'X', date_created: new Date('2026-03-15T01:00:00Z') },
    ])
    const { activity, posts } = PublicPersonDetails.parse((await world.call('GET', `${id}/`)).json())
    expect(posts).toBe(3)
    expect(activity).toEqual({
      by_platform: [
        { platform: 'Telegram', posts: 2 },
        { platform: 'X', posts: 1 },
      ],
      first_post: '2026-03-12T15:00:00Z',
    })
  })

  test('who does not exist is not found, whatever is asked', async () => {
    expect((await world.call('GET', '999999/')).statusCode).toBe(404)
    expect((await world.call('PUT', '999999/', { ...ANA, role: null, image: null })).statusCode).toBe(404)
    expect((await world.call('PATCH', '999999/', { name: 'Ana' })).statusCode).toBe(404)
    expect((await world.call('DELETE', '999999/')).statusCode).toBe(404)
    expect((await world.call('GET', 'abc/')).statusCode).toBe(400)
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ ...ANA, uf: 'XX' }, 'uf'],
    [{ ...ANA, image: 'javascript:alert(1)' }, 'image'],
    [{ ...ANA, accounts: [telegram('@')] }, 'accounts'],
    [{ ...ANA, accounts: [{ platform: 'Orkut', handle: 'ana' }] }, 'accounts'],
    [{ ...ANA, name: 'Ana\u0000' }, 'name'],
    [{ ...ANA, nada: 1 }, 'nada'],
  ])('is not created from %j', async (facts, field) => {
    const answer = await world.call('POST', '', facts)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json())).toEqual([field])
  })
})
