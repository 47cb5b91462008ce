/** What a person's page counts is what the list counts after a click on it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MetricsReply } from '../src/contract/metrics.ts'
import { PersonProfile } from '../src/contract/person-profile.ts'
import { listPlacesAfter } from '../src/server/ingest/post-places.ts'
import { rewritePosts } from '../src/server/ingest/rewrite.ts'
import { findClick, PERSON_CHARTS } from '../src/web/features/public-person/chart-click.ts'
import { readAddress } from '../src/web/features/query/address.ts'
import { toPostsInput } from '../src/web/features/query/filters.ts'
import { ANA, importFor, openPeopleWorld, type PeopleWorld } from './people-world.ts'

const TEXTS = [
  'O hospital da serra abriu as portas hoje cedo para toda a cidade',
  'Nenhum vereador explicou ainda quem pagou aquela reforma cara do velho mercado',
  'Chuva forte alaga bairros inteiros enquanto a prefeitura promete obras desde janeiro',
  'Professores decidem em assembleia manter greve até que governo apresente proposta nova',
]
const SAME = (n: number) => TEXTS[n - 1] ?? ''

const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 2, 10, hour, minute))

let world: PeopleWorld
let id: string
beforeAll(async () => {
  world = await openPeopleWorld()
  id = (await world.create(ANA)).id
  const others = Array.from({ length: 40 }, (_, i) => ({
    ...{ native_id: `o${i}`, account: 'canal', full_name: 'Canal', date_created: at(2, i) },
    content: `Bom dia a quem acompanha, economia ${i} ${i === 0 ? 'transposicao' : ''}`,
  }))
  const own = Array.from({ length: 6 }, (_, i) => ({
    ...{ native_id: `a${i}`, date_created: new Date(Date.UTC(2026, i < 5 ? 1 : 0, 3 + i)) },
    content: `Ana Beltrão diz: a Transposição do rio, economia e palavra${i} @ana_b https://sitequalquer.example/transposto ${i} #obra`,
  }))
  const copies = [
    { native_id: 's1', content: SAME(1), date_created: at(10) },
    { native_id: 's2', content: SAME(2), date_created: at(10) },
    { native_id: 's3', content: SAME(3), date_created: at(10) },
    { native_id: 's4', content: SAME(4), date_created: at(10) },
    ...[1, 2].map((n) => ({ native_id: `c${n}`, account: 'eco', content: SAME(n), date_created: at(10 + n) })),
    { native_id: 'c3', account: 'eco', content: SAME(3), date_created: at(9) },
    // Within a minute: nobody knows who was first.
    { native_id: 'c4', account: 'eco', content: SAME(4), date_created: new Date(at(10).getTime() + 30_000) },
  ]
  await importFor(world, [...others, ...own, ...copies])
  const marks: Record<string, object> = { a0: { deleted_before: 1_780_000_000 }, a1: { edited_at: 1_780_000_000 } }
  await rewritePosts(world.ch, await listPlacesAfter(world.ch, null), ({ draft, later }) =>
    marks[draft.native_id] ? { draft, later: { ...later, ...marks[draft.native_id] } } : null,
  )
})
afterAll(() => world.close())

async function read(query = ''): Promise<PersonProfile> {
  const answer = await world.call('GET', `${id}/profile/${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return PersonProfile.parse(answer.json())
}

test.each(['', '?start_date=2026-02-01&end_date=2026-02-28'])(
  'each characteristic word counts what a click lists: %j',
  async (period) => {
    const { words, posts } = await read(period)
    expect(posts).toBe((await world.findPosts(`public_person=${id}&${period.slice(1)}`)).total_items)
    expect(words[0]).toMatchObject({ word: 'transposição', posts: period === '' ? 6 : 5 })
    for (const { word, posts: counted } of words) {
      const search = encodeURIComponent(`"${word}"`)
      const found = await world.findPosts(`public_person=${id}&search=${search}&${period.slice(1)}`)
      expect([word, found.total_items]).toEqual([word, counted])
    }
  },
)

test('no word is the person’s name, account, part of an address, a hashtag, or one that everybody uses', async () => {
  const words = (await read()).words.map(({ word }) => word)
  for (const word of ['beltrão', 'https', 'example', 'sitequalquer', 'transposto', 'obra', 'economia', 'para'])
    expect(words).not.toContain(word)
})

test('deleted and edited posts are counted as the list counts them, and told one by one', async () => {
  const { deleted, edited, changed } = await read()
  expect([deleted, edited]).toEqual([1, 1])
  for (const state of ['apagado', 'editado'])
    expect((await world.findPosts(`public_person=${id}&state=${state}`)).total_items).toBe(1)
  expect(changed.map(({ state }) => state)).toEqual(['editado', 'apagado'])
  expect(await read('?start_date=2026-03-01')).toMatchObject({ deleted: 0, edited: 0, changed: [] })
})

test('equal messages: who published after and who before, nothing within one minute, each leading to its posts', async () => {
  const { repeated_by, repeats } = await read()
  expect(repeated_by).toMatchObject([{ account: 'eco', messages: 2, median_seconds: expect.any(Number) }])
  expect(repeats).toMatchObject([{ account: 'eco', messages: 1, median_seconds: 3600 }])
  const groups = [...repeated_by, ...repeats].flatMap(({ examples }) => examples)
  expect(groups).toHaveLength(3)
  for (const { group, excerpt } of groups) {
    expect(TEXTS).toContain(excerpt)
    expect((await world.findPosts(`message_group=${group}`)).total_items).toBe(2)
  }
  expect(await read('?end_date=2026-02-28')).toMatchObject({ repeated_by: [], repeats: [] })
})

test.each<Record<string, string>>([{}, { start_date: '2026-02-04', end_date: '2026-02-28' }])(
  'every place of the charts counts what a click lists: %j',
  async (days) => {
    const url = `/api/metrics/?${new URLSearchParams({ public_person: id, ...days })}`
    const { items } = MetricsReply.parse((await world.app.inject({ url, headers: world.headers })).json())
    let clicks = 0
    for (const chart of items.filter(({ id: one }) => PERSON_CHARTS.some((shown) => shown === one)))
      for (const [series, values] of chart.y_data.entries())
        for (const [place, value] of values.entries()) {
          const click = findClick({ id, days }, chart, place, series)
          if (!click || !value || chart.id === 'engagement-over-time') continue
          clicks += 1
          const asked = Object.entries(toPostsInput(readAddress(click), undefined)).flatMap(([name, of]) =>
            of === undefined ? [] : [of].flat().map((one): [string, string] => [name, String(one)]),
          )
          const { total_items } = await world.findPosts(new URLSearchParams(asked).toString())
          expect([chart.id, chart.x_data[place], total_items]).toEqual([chart.id, chart.x_data[place], value])
        }
    expect(clicks).toBeGreaterThan(3)
  },
)

test('a person who is not there, a reversed period', async () => {
  expect((await world.call('GET', '999/profile/')).statusCode).toBe(404)
  expect((await world.call('GET', `${id}/profile/?start_date=2026-03-02&end_date=2026-03-01`)).statusCode).toBe(400)
})
