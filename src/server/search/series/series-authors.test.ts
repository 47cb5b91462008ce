import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { accountKey } from '../../../contract/people/account-key.ts'
import { settlePosts } from '../../ingest/rewrite/settle-posts.ts'
import { getPostSeries } from './series.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const PERSON = { name: 'Ana Lima', party: '', role: '', uf: '' }
const owner = (account: string, id: number) => [accountKey('Telegram', account), { ...PERSON, id }] as const
/** Two accounts of one person, one of another; the others have no person. */
const PEOPLE = new Map([owner('p1', 1), owner('p1b', 1), owner('p2', 2)])
const AUTHORS: Record<string, string> = { p1: '1', p1b: '1', p2: '2', n1: 'n1', N1: 'n1', n2: 'n2' }
const ACCOUNTS = Object.keys(AUTHORS)

/** Every write of a post changes its date, its party, and whether it contains the word. */
const makePost = (post: number, writing: number) => ({
  native_id: String(post),
  account: ACCOUNTS[post % 6] ?? 'p1',
  content: (post + writing) % 4 === 0 ? 'reforma' : 'nada',
  party: (post * writing) % 3 === 0 ? 'PB' : 'PA',
  // One is in the month of the engine's first day, which is also the value of a missing position.
  date_created: new Date(post === 7 ? Date.UTC(1970, 0, 1, 12) : Date.UTC(2026, (post + writing) % 3, 1, post % 6)),
  views: post % 5 === 0 ? null : post * writing,
})
type Post = ReturnType<typeof makePost>

/** The same, computed from the individual posts. Brasília is three hours behind UTC. */
function readSeries(posts: readonly Post[]) {
  const months = new Map<string, { posts: number; views: number | null }>()
  for (const { date_created, views } of posts) {
    const day = `${new Date(date_created.getTime() - 3 * 3_600_000).toISOString().slice(0, 7)}-01`
    const place = months.get(day) ?? { posts: 0, views: null }
    months.set(day, { posts: place.posts + 1, views: views === null ? place.views : (place.views ?? 0) + views })
  }
  const places = [...months].map(([day, place]) => ({ day, ...place })).sort((a, b) => a.day.localeCompare(b.day))
  return { places, authors: new Set(posts.map(({ account }) => AUTHORS[account])).size, posts: posts.length }
}

async function compare(stored: ReadonlyMap<string, Post>): Promise<void> {
  for (const party of ['PA', 'PB']) {
    const { found, group } = await getPostSeries(
      world.ch,
      { search: 'reforma', party: [party], unit: 'month' },
      'America/Sao_Paulo',
    )
    const read = ({ total, places }: typeof found) => ({
      ...{ places: places.map(({ day, posts, views }) => ({ day, posts, views })) },
      ...{ authors: total.authors, posts: total.posts },
    })
    const all = [...stored.values()].filter((post) => post.party === party)
    expect(read(group)).toEqual(readSeries(all))
    expect(read(found)).toEqual(readSeries(all.filter(({ content }) => content === 'reforma')))
  }
}

test('people and accounts of nobody are told apart beside the places, with changes pending and settled', async () => {
  const stored = new Map<string, Post>()
  for (const writing of [1, 2, 3]) {
    const posts = Array.from({ length: 90 / writing }, (_, post) => makePost(post, writing))
    await storePosts(world.ch, posts, PEOPLE)
    for (const post of posts) stored.set(post.native_id, post)
    await compare(stored)
  }
  await settlePosts(world.ch)
  await compare(stored)
})
