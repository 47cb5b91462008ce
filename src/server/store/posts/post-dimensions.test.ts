import { expect, test } from 'vitest'
import {
  cutShortMigration,
  finishMutations,
  insertFormerPosts,
  prepareFormerPosts,
} from '../../../../test/former-store.ts'
import { countFacets } from '../../search/facets/facets.ts'
import { migrateClickHouse } from '../migrate.ts'
import { sql } from '../sql.ts'
import { replacePostsTable } from './current-posts.ts'

const ZONE = 'America/Sao_Paulo'
const POSTS = 3_000
const FACTS = {
  columns: sql`party, person_id, edited_at, engagement_ratio, misleading_links`,
  values: sql`if(n % 3 = 0, 'P/"X', ''), n % 2, if(n % 6 = 0, now(), NULL), n % 4 / 2 + 0.5, if(n % 5 = 0, ['a'], [])`,
}
const former = prepareFormerPosts(35, (ch) =>
  insertFormerPosts(ch, 'post_rows', { from: 0, count: POSTS, facts: FACTS }),
)

const countAll = async () => {
  const { facets, total_posts } = await countFacets(former.ch, {}, ZONE, { places: [], genders: null })
  const of = (facet: keyof typeof facets) => facets[facet]?.counts.map(({ value, count }) => [value, count])
  const told = { party: of('party'), person: of('public_person'), state: of('state'), language: of('language') }
  return { total_posts, ...told, misleading: of('misleading_links'), unusual: of('unusual') }
}

test('posts of a version before are counted by their columns until their dimensions are written, and the same after', async () => {
  const { ch } = former
  // As long as the engine has no time for it: whoever starts the program waits for none of it.
  await ch.command(sql`SYSTEM STOP MERGES post_rows`)
  await cutShortMigration(ch, 35)
  expect((await migrateClickHouse(ch))[0]).toBe('035-post-dimensions')
  await replacePostsTable(ch)
  const before = await countAll()
  expect(before).toEqual({
    total_posts: POSTS,
    party: [
      ['não informado', 2_000],
      ['P/"X', 1_000],
    ],
    person: [['1', 1_500]],
    state: [
      ['ativo', 2_500],
      ['editado', 500],
    ],
    language: [['unknown', POSTS]],
    misleading: [
      ['false', 2_400],
      ['true', 600],
    ],
    unusual: [['true', 750]],
  })
  await insertFormerPosts(ch, 'post_changes', { from: POSTS, count: 60, facts: FACTS })
  expect((await countAll()).party).toEqual([
    ['não informado', 2_040],
    ['P/"X', 1_020],
  ])
  await ch.command(sql`TRUNCATE TABLE post_changes`)
  await ch.command(sql`SYSTEM START MERGES post_rows`)
  await finishMutations(ch)
  expect(await countAll()).toEqual(before)
})

/** Of the first 40,000 it is known. */
const KNOWN = Array.from({ length: 40_000 }, (_, i) => 1_000_000 + i)
const GENDERS = { feminino: KNOWN.filter((id) => id % 2 === 1), masculino: KNOWN.filter((id) => id % 2 === 0) }

test('more authors than an answer has lines are all counted, and who is chosen is told', async () => {
  const { ch } = former
  const facts = {
    columns: sql`person_id, party, uf, role`,
    values: sql`n, concat('P', toString(n % 30)), if(n % 2 = 0, 'SP', 'BA'), 'vereador'`,
  }
  await insertFormerPosts(ch, 'post_rows', { from: 1_000_000, count: 110_000, facts })
  const { facets, total_posts } = await countFacets(ch, { role: ['vereador'] }, ZONE, {
    places: [],
    genders: GENDERS,
  })
  expect(total_posts).toBe(110_000)
  expect(facets.gender?.counts).toEqual([
    { value: 'não informado', count: 70_000 },
    { value: 'feminino', count: 20_000 },
    { value: 'masculino', count: 20_000 },
  ])
  expect(facets.region?.counts).toEqual([
    { value: 'Nordeste', count: 55_000 },
    { value: 'Sudeste', count: 55_000 },
  ])
  expect(facets.uf?.counts).toEqual([
    { value: 'BA', count: 55_000 },
    { value: 'SP', count: 55_000 },
  ])
  expect(facets.party?.counts.reduce((sum, { count }) => sum + count, 0)).toBe(110_000)
  expect([facets.public_person?.counts.length, facets.public_person?.has_more]).toEqual([2_000, true])
  const authors = { public_person: ['-1000018'], party: ['-P1'], uf: ['SP'], role: ['vereador'] }
  const { facets: others, total_posts: left } = await countFacets(ch, authors, ZONE, { places: [], genders: null })
  expect(left).toBe(54_999)
  expect(others.gender).toBe(null)
  expect(others.public_person?.counts[0]).toEqual({ value: '1000018', count: 1 })
})
