import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { checkAsyncProperty } from '../../../../test/check-property.ts'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { FOUND_IN, HATES, LANGUAGES, POST_STATES, REVIEWED, UNSPECIFIED } from '../../../contract/labels.ts'
import { accountKey } from '../../../contract/people/account-key.ts'
import { LEAVING_OUT } from '../../../contract/posts/list-filters.ts'
import { FACETS, type Facet } from '../../../contract/posts/post-facets.ts'
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import type { KnownAccounts } from '../../enrich/author.ts'
import { listPlacesAfter } from '../../ingest/rewrite/post-places.ts'
import { rewritePosts } from '../../ingest/rewrite/rewrite.ts'
import { sql } from '../../store/sql.ts'
import { fieldKey } from '../conditions/search-context.ts'
import { findStoredPosts, type StoredPosts } from '../conditions/stored-posts.ts'
import { countPosts } from '../posts/posts.ts'
import type { Place } from './dossier-facets.ts'
import { countFacets } from './facets.ts'

const ZONE = 'America/Sao_Paulo'
const PARTIES = ['PDX', 'PBR', null]
const UFS = ['SP', 'BA', null]
const ROLES = ['senador', null]
const PLATFORMS = ['X', 'Telegram', 'YouTube']
const DOSSIERS = ['a', 'b', 'c'].map((one) => `${one.repeat(8)}-0000-4000-8000-000000000000`)
const WORDS = ['vacina', 'urna', 'fraude']

/** Every choice there is, as the filter takes it. */
const CHOICES: Record<Facet, readonly string[]> = {
  public_person: ['1', '2', '3'],
  party: ['PDX', 'PBR', UNSPECIFIED],
  uf: ['SP', 'BA', UNSPECIFIED],
  region: ['Sudeste', 'Nordeste', UNSPECIFIED],
  role: ['senador', UNSPECIFIED],
  gender: ['feminino', 'masculino', UNSPECIFIED],
  platform: PLATFORMS,
  hate: HATES,
  reviewed: REVIEWED,
  state: POST_STATES,
  found_in: FOUND_IN,
  language: LANGUAGES,
  dossier: DOSSIERS,
  tag: ['1', '2'],
  dossier_status: ['1', '2'],
  misleading_links: ['true', 'false'],
  checked: ['true', 'false'],
  unusual: ['true'],
}

const isSingle = (facet: Facet) => facet === 'misleading_links' || facet === 'checked' || facet === 'unusual'
const choose = (facet: Facet, value: string) => ({ [facet]: isSingle(facet) ? value : [value] }) as PostFilters

let world: TestStores
let places: Place[]
let stored: Map<string, StoredPosts>
const NONE: StoredPosts = { numbers: [], seconds: [] }

/** As dossiers are looked up before a question. */
const bind = (filters: PostFilters) => ({ ...filters, dossier_posts: listPosts(), search_people: listWhom() })
/** Of the third nothing is known. */
const GENDERS = { feminino: [1], masculino: [2] }
const listWhom = () =>
  new Map([
    [fieldKey('genero', 'feminino'), [1]],
    [fieldKey('genero', 'masculino'), [2]],
    [fieldKey('genero', UNSPECIFIED), [1, 2]],
  ])
const listPosts = () => {
  const posts = new Map<string, StoredPosts>()
  const add = (key: string, id: string) => {
    const [{ numbers, seconds }, one] = [posts.get(key) ?? NONE, stored.get(id) ?? NONE]
    posts.set(key, { numbers: [...numbers, ...one.numbers], seconds: [...seconds, ...one.seconds] })
  }
  for (const { post_id, dossier_id, status_id, tags } of places) {
    add(fieldKey('dossier', dossier_id), post_id)
    add(fieldKey('dossier_status', String(status_id)), post_id)
    for (const tag of tags) add(fieldKey('tag', String(tag)), post_id)
  }
  return posts
}

beforeAll(async () => {
  world = await openTestStores()
  const people: KnownAccounts = new Map(
    [1, 2, 3].map((id) => [accountKey('X', `conta${id}`), { id, name: `P${id}`, party: '', role: '', uf: '' }]),
  )
  const posts = Array.from({ length: 400 }, (_, i) => ({
    content: `${WORDS[i % 3]} ${i % 7 === 0 ? WORDS[(i + 1) % 3] : 'nada'} ${i}`,
    party: PARTIES[i % 3] ?? null,
    uf: UFS[(i >> 1) % 3] ?? null,
    role: ROLES[(i >> 2) % 2] ?? null,
    platform: PLATFORMS[Math.floor(i / 13) % 3] ?? 'X',
    account: `conta${(i * 5) % 4}`,
    hate: HATES[(i * 3) % 4] ?? null,
    misleading_links: i % 11 === 0 ? ['https://falso.example/'] : [],
    date_created: new Date(Date.UTC(2026, i % 4, 1 + (i % 25), 12)),
  }))
  await storePosts(world.ch, posts, people)
  const ids = await world.ch.rows(
    'ids',
    sql`SELECT toString(id) AS id FROM posts ORDER BY native_id`,
    z.object({ id: z.string() }),
  )
  // Some posts in several dossiers, many in none, one that is no longer there.
  places = [...ids, { id: crypto.randomUUID() }].flatMap(({ id }, i) =>
    [0, 1, 2]
      .filter((at) => i % (at + 2) === 0 && i % 5 > 1)
      .map((at) => ({
        ...{ post_id: id, dossier_id: DOSSIERS[at] ?? '', status_id: at === 0 ? 1 : 2 },
        tags: [1, 2].filter((tag) => (i + at) % (tag + 2) === 0),
      })),
  )
  stored = new Map()
  for (const { id } of ids) stored.set(id, await findStoredPosts(world.ch, [id]))
  await rewritePosts(world.ch, await listPlacesAfter(world.ch, null), ({ draft, later }) => {
    const i = Number(draft.native_id)
    const language = [...LANGUAGES, '' as const][(i * 7) % (LANGUAGES.length + 1)] ?? ''
    return { draft: { ...draft, language, fact_checks: i % 9 === 0 ? [CHECK] : [] }, later: { ...later, ...mark(i) } }
  })
})
afterAll(() => world.close())

const MARCH = Date.UTC(2026, 2, 13) / 1000
const CHECK = '00000000-0000-4000-8000-000000000001'
const mark = (i: number) => ({
  ...(i % 5 === 0 && { edited_at: MARCH, versions: 2 }),
  ...(i % 8 === 0 && { deleted_after: MARCH, deleted_before: MARCH + 300 }),
  ...(i % 3 === 0 && { engagement_ratio: (i % 4) + 0.5 }),
  ...(i % 6 === 0 && { hate_review: i % 12 === 0 ? 'confirmado' : 'rejeitado' }),
})

const list = (facet: Facet) => {
  const values = CHOICES[facet]
  const leaves = LEAVING_OUT.includes(facet)
  const wanted = fc.subarray([...values], { minLength: 1 })
  if (isSingle(facet)) return fc.constantFrom(...values)
  return leaves
    ? fc.oneof(
        wanted,
        wanted.map((all) => all.map((value) => `-${value}`)),
      )
    : wanted
}

const Filters = fc.record(
  {
    ...Object.fromEntries(FACETS.map((facet) => [facet, list(facet)])),
    search: fc.constantFrom('vacina', 'vacina -urna', 'urna OU fraude', 'ninguém'),
    start_date: fc.constantFrom('2026-01-10', '2026-03-01'),
    end_date: fc.constantFrom('2026-03-20', '2026-04-30'),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<PostFilters>

/** Few filters at a time: many together leave nothing to count. */
const Some = fc
  .tuple(Filters, fc.subarray([...FACETS, 'search', 'start_date', 'end_date'], { maxLength: 4 }))
  .map(
    ([filters, kept]) =>
      Object.fromEntries(Object.entries(filters).filter(([name]) => kept.includes(name))) as PostFilters,
  )

test('every choice has the number of posts that the list counts with that choice alone in its filter', async () => {
  let counted = 0
  await checkAsyncProperty(
    fc.asyncProperty(Some, async (filters) => {
      const { facets, total_posts } = await countFacets(world.ch, bind(filters), ZONE, { places, genders: GENDERS })
      expect(total_posts).toBe(await countPosts(world.ch, bind(filters), ZONE))
      for (const facet of FACETS) {
        const told = facets[facet]
        if (told === null) {
          expect([facet, filters.search]).toEqual(['found_in', undefined])
          continue
        }
        const counts = Object.fromEntries(told.counts.map(({ value, count }) => [value, count]))
        for (const value of CHOICES[facet]) {
          const expected = await countPosts(world.ch, bind({ ...filters, ...choose(facet, value) }), ZONE)
          expect({ facet, value, count: counts[value] ?? 0 }).toEqual({ facet, value, count: expected })
          counted += expected
        }
        expect(told.counts.every(({ value, count }) => count > 0 && CHOICES[facet].includes(value))).toBe(true)
      }
    }),
    4,
  )
  expect(counted).toBeGreaterThan(1_000)
})

test('a long list is cut, says so, and keeps what is chosen', async () => {
  const { facets } = await countFacets(world.ch, { party: ['-PBR'], platform: ['X'] }, ZONE, {
    places: [],
    genders: GENDERS,
    most: 1,
  })
  expect(facets.party?.has_more).toBe(true)
  expect(facets.party?.counts.map(({ value }) => value)).toEqual(['PBR'])
})

test('where nothing is found no choice is told', async () => {
  const { facets, total_posts } = await countFacets(world.ch, { search: 'ninguém', party: ['PDX'] }, ZONE, {
    places,
    genders: GENDERS,
  })
  expect(total_posts).toBe(0)
  expect(FACETS.map((facet) => facets[facet]?.counts)).toEqual(FACETS.map(() => []))
})

test('a long search is counted however many filters are set', async () => {
  const search = Array.from({ length: 60 }, (_, i) => `("vacina ${i}" -falsa${i})`).join(' OU ')
  const filters = { search, party: ['PDX'], uf: ['SP'], platform: ['X'], role: ['senador'], language: ['pt' as const] }
  const all = { ...filters, found_in: ['imagem' as const], hate: ['ofensivo' as const], state: ['ativo' as const] }
  expect((await countFacets(world.ch, all, ZONE, { places: [], genders: GENDERS })).total_posts).toBe(0)
})
