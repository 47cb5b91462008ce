/** The counts on a person's page equal those of the list after a click on them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PersonChanges, PersonEqualMessages, PersonWords } from '../src/contract/people/person-profile.ts'
import { MetricsReply } from '../src/contract/posts/metrics.ts'
import { listPlacesAfter } from '../src/server/ingest/rewrite/post-places.ts'
import { rewritePosts } from '../src/server/ingest/rewrite/rewrite.ts'
import { toPostsInput } from '../src/web/features/consulta/filters/filters.ts'
import { readAddress } from '../src/web/features/consulta/state/address.ts'
import { findClick, PERSON_CHARTS } from '../src/web/features/public-person/profile/chart-click.ts'
import { ANA, importFor, openPeopleWorld, type PeopleWorld } from './people-world.ts'

const TEXTS = [
  'O hospital da serra abriu as portas hoje cedo para toda a cidade',
  'Nenhum vereador explicou ainda quem pagou aquela reforma cara do velho mercado',
  'Chuva forte alaga bairros inteiros enquanto a prefeitura promete obras desde janeiro',
  'Professores decidem em assembleia manter greve até que governo apresente proposta nova',
  'Biblioteca pública inaugura sala infantil com livros doados pelas famílias do bairro',
]
const SAME = (n: number) => TEXTS[n - 1] ?? ''

const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 2, 10, hour, minute))

let world: PeopleWorld
let id: string
beforeAll(async () => {
  world = await openPeopleWorld()
  id = (await world.create(ANA)).id
  const others = Array.from({ length: 60 }, (_, i) => ({
    ...{ native_id: `o${i}`, account: 'canal', full_name: 'Canal', date_created: at(2, i) },
    content: `Bom dia a quem acompanha, economia ${i} ${i === 0 ? 'transposicao' : ''}`,
  }))
  // With accents as separate characters, as some phones write them.
  const own = Array.from({ length: 6 }, (_, i) => ({
    ...{ native_id: `a${i}`, date_created: new Date(Date.UTC(2026, i < 5 ? 1 : 0, 3 + i)) },
    content:
      `Ana Beltrão diz: a Transposição do rio, economia e palavra${i} @ana_b https://sitequalquer.example/transposto ${i} #obra`.normalize(
        'NFD',
      ),
  }))
  const copies = [
    { native_id: 's1', content: SAME(1), date_created: at(10) },
    { native_id: 's2', content: SAME(2), date_created: at(10) },
    { native_id: 's3', content: SAME(3), date_created: at(10) },
    { native_id: 's4', content: SAME(4), date_created: at(10) },
    { native_id: 's5', content: SAME(5), date_created: at(10) },
    ...[1, 2].map((n) => ({ native_id: `c${n}`, account: 'eco', content: SAME(n), date_created: at(10 + n) })),
    { native_id: 'c3', account: 'eco', content: SAME(3), date_created: at(9) },
    // Within a minute: the order is unknown.
    { native_id: 'c4', account: 'eco', content: SAME(4), date_created: new Date(at(10).getTime() + 30_000) },
  ]
  const many = Array.from({ length: 105 }, (_, i) => ({
    ...{ native_id: `m${i}`, account: `papagaio${i}`, content: SAME(5), date_created: at(12, i % 60) },
  }))
  await importFor(world, [...many, ...others, ...own, ...copies])
  const marks: Record<string, object> = { a0: { edited_at: 1_780_000_000 } }
  for (const gone of ['a1', 'a2', 'a3', 'a4']) marks[gone] = { deleted_before: 1_780_000_000 }
  await rewritePosts(world.ch, await listPlacesAfter(world.ch, null), ({ draft, later }) =>
    marks[draft.native_id] ? { draft, later: { ...later, ...marks[draft.native_id] } } : null,
  )
})
afterAll(() => world.close())

async function read(part: string, query = ''): Promise<unknown> {
  const answer = await world.call('GET', `${id}/${part}/${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const readWords = async (query = '') => PersonWords.parse(await read('words', query))
const readChanges = async (query = '') => PersonChanges.parse(await read('changes', query))
const readEqual = async (query = '') => PersonEqualMessages.parse(await read('equal-messages', query))

test.each(['', '?start_date=2026-02-01&end_date=2026-02-28'])(
  'each characteristic word counts what a click lists: %j',
  async (period) => {
    const { words } = await readWords(period)
    expect(words[0]).toMatchObject({ word: 'transposição', posts: period === '' ? 6 : 5 })
    for (const { word, key, posts: counted } of words) {
      const search = encodeURIComponent(key)
      const found = await world.findPosts(`public_person=${id}&search=${search}&${period.slice(1)}`)
      expect([word, found.total_items]).toEqual([word, counted])
    }
  },
)

test('no word is the person’s name, account, part of an address, a hashtag, or one that everybody uses', async () => {
  const words = (await readWords()).words.map(({ word }) => word)
  for (const word of ['beltrão', 'https', 'example', 'sitequalquer', 'transposto', 'obra', 'economia', 'para'])
    expect(words).not.toContain(word)
})

test('deleted and edited posts are counted as the list counts them, and told one by one', async () => {
  const { deleted, edited, changed } = await readChanges()
  expect([deleted, edited]).toEqual([4, 1])
  for (const [state, count] of Object.entries({ apagado: deleted, editado: edited }))
    expect((await world.findPosts(`public_person=${id}&state=${state}`)).total_items).toBe(count)
  // The latest three of each: many of one kind do not hide the other.
  expect(changed.map(({ state }) => state)).toEqual(['apagado', 'apagado', 'apagado', 'editado'])
  expect(changed.map(({ date }) => date.slice(0, 10)).slice(0, 3)).toEqual(['2026-02-07', '2026-02-06', '2026-02-05'])
  expect(await readChanges('?start_date=2026-03-01')).toMatchObject({ deleted: 0, edited: 0, changed: [] })
})

test('equal messages: who published after and who before, nothing within one minute, each leading to its posts', async () => {
  const { repeated_by, repeats } = await readEqual()
  expect(repeated_by.accounts[0]).toMatchObject({ account: 'eco', messages: 2, median_seconds: expect.any(Number) })
  expect(repeats.total).toBe(1)
  expect(repeats.accounts).toMatchObject([{ account: 'eco', messages: 1, median_seconds: 3600 }])
  const groups = [...repeated_by.accounts.slice(0, 1), ...repeats.accounts].flatMap(({ examples }) => examples)
  expect(groups).toHaveLength(3)
  for (const { group, excerpt } of groups) {
    expect(TEXTS).toContain(excerpt)
    expect((await world.findPosts(`message_group=${group}`)).total_items).toBe(2)
  }
  const none = { accounts: [], total: 0 }
  expect(await readEqual('?end_date=2026-02-28')).toEqual({ repeated_by: none, repeats: none })
})

test('of more accounts than the list brings, all are counted', async () => {
  const { repeated_by } = await readEqual()
  expect([repeated_by.total, repeated_by.accounts.length]).toEqual([106, 100])
})

test.each<Record<string, string>>([{}, { start_date: '2026-02-04', end_date: '2026-02-28' }])(
  'every place of the charts counts what a click lists: %j',
  async (days) => {
    const asked = [...PERSON_CHARTS].map((chart): [string, string] => ['chart', chart])
    const url = `/api/metrics/?${new URLSearchParams([['public_person', id], ...Object.entries(days), ...asked])}`
    const { items } = MetricsReply.parse((await world.app.inject({ url, headers: world.headers })).json())
    expect(items.map(({ id: one }) => one).toSorted()).toEqual([...PERSON_CHARTS].toSorted())
    let clicks = 0
    for (const chart of items)
      for (const [series, values] of chart.y_data.entries())
        for (const [place, value] of values.entries()) {
          const click = findClick({ id, days }, chart, place, series)
          if (!click || !value || chart.id === 'engagement-over-time') continue
          clicks += 1
          const listed = Object.entries(toPostsInput(readAddress(click), undefined)).flatMap(([name, of]) =>
            of === undefined ? [] : [of].flat().map((one): [string, string] => [name, String(one)]),
          )
          const { total_items } = await world.findPosts(new URLSearchParams(listed).toString())
          expect([chart.id, chart.x_data[place], total_items]).toEqual([chart.id, chart.x_data[place], value])
        }
    expect(clicks).toBeGreaterThan(3)
  },
)

test('a person who is not there, a reversed period', async () => {
  for (const part of ['words', 'changes', 'equal-messages']) {
    expect((await world.call('GET', `999/${part}/`)).statusCode).toBe(404)
    expect((await world.call('GET', `${id}/${part}/?start_date=2026-03-02&end_date=2026-03-01`)).statusCode).toBe(400)
  }
})
