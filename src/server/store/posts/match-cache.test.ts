import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { emptyPosts } from '../../../../test/empty-posts.ts'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import type { PostsQuery } from '../../../contract/posts/post-query.ts'
import { settlePosts } from '../../ingest/rewrite/settle-posts.ts'
import { listMetrics } from '../../search/metrics/metrics.ts'
import { listPosts } from '../../search/posts/posts.ts'
import { type ClickHouse, openClickHouse } from '../clickhouse.ts'
import type { FoundSet } from '../engines/clickhouse-engine.ts'
import { numeral, POSTS, renderSql, type Sql, sql } from '../sql.ts'
import { type MatchStore, openMatchCache } from './match-cache.ts'
import { resumeWrites } from './post-keys.ts'

let world: TestStores
/** With the only engine that reads and writes the posts here. */
let ch: ClickHouse
beforeAll(async () => {
  world = await openTestStores()
  const directory = `${world.dataDir}/clickhouse`
  ch = await openClickHouse({ directory }, { holdFrom: 0, readLastVersion: resumeWrites })
})
beforeEach(() => emptyPosts(ch))
afterAll(async () => {
  await ch.close()
  await world.close()
})

const ZONE = 'America/Sao_Paulo'
const NEAR = '"urna fraude"~2'
const QUERY = { page: 1, page_size: 20, sort_by: 'date_created', sort_order: 'desc' } as PostsQuery
const list = async (search = NEAR) => {
  const { items, total_items } = await listPosts(ch, { ...QUERY, search }, ZONE)
  return [total_items, ...items.map(({ content }) => content)]
}
const countHeld = async () => {
  const question = sql`SELECT toUInt32(count()) AS n FROM system.tables WHERE database = 'held'`
  return (await ch.rows('test', question, z.object({ n: z.number() })))[0]?.n
}
const write = (...contents: string[]) =>
  storePosts(
    ch,
    contents.map((content, i) => ({ native_id: String(i), content, date_created: new Date(Date.UTC(2026, 1, 9 - i)) })),
  )

test('what a list found serves its charts, and a write is seen by whoever asks next', async () => {
  await write('Fraude na urna', 'A urna, dizem todos, não tem fraude', 'urna e fraude', 'nada')
  expect(await list()).toEqual([2, 'Fraude na urna', 'urna e fraude'])
  expect(await countHeld()).toBe(1)
  expect(await listMetrics(ch, { search: NEAR }, ZONE)).toMatchObject({ total_posts: 2 })
  expect(await countHeld()).toBe(1)
  await write('Fraude na urna', 'urna com fraude', 'urna', 'urna: fraude', 'uma fraude, uma urna')
  expect(await list()).toEqual([4, 'Fraude na urna', 'urna com fraude', 'urna: fraude', 'uma fraude, uma urna'])
  await settlePosts(ch)
  expect(await list()).toEqual([4, 'Fraude na urna', 'urna com fraude', 'urna: fraude', 'uma fraude, uma urna'])
})

test('filters and excluded terms stand beside what is held', async () => {
  await write('Fraude na urna', 'urna e fraude e golpe', 'urna e fraude', 'golpe', 'nada')
  const searches = [`${NEAR} golpe`, `${NEAR} -golpe`, `-${NEAR}`, `${NEAR} OU golpe`, '="Fraude"', '="fraude"']
  const found = []
  for (const search of searches) found.push((await list(search))[0], (await list(search))[0])
  expect(found).toEqual([1, 1, 2, 2, 2, 2, 4, 4, 1, 1, 2, 2])
})

test('messages of many accounts are found with the filters, and counted by what is held', async () => {
  const content = 'A prefeitura de Serra Branca vai fechar as três escolas do campo até o fim do mês'
  const accounts = ['a', 'b', 'B', 'c', 'd']
  await storePosts(
    ch,
    accounts.map((account, i) => ({
      account,
      native_id: String(i),
      party: i % 2 ? 'PA' : null,
      content: i < 4 ? content : 'nada',
    })),
  )
  const count = async (query: object) => {
    const { items, total_items } = await listPosts(ch, { ...QUERY, page_size: 2, ...query }, ZONE)
    return [total_items, items.length]
  }
  const [three, four] = ['contas-no-grupo:>2', 'contas-no-grupo:>3']
  expect(await count({ search: three })).toEqual([4, 2])
  expect(await count({ search: three, page: 2, sort_by: 'views' })).toEqual([4, 2])
  expect(await count({ search: three, party: ['PA'] })).toEqual([2, 2])
  expect(await count({ search: three, party: ['-PA'], end_date: '2000-01-01' })).toEqual([0, 0])
  expect(await count({ search: `-${three}` })).toEqual([1, 1])
  expect(await count({ search: `${three} prefeitura` })).toEqual([4, 2])
  expect(await count({ search: four })).toEqual([0, 0])
})

test('whoever asks while posts are written and settled finds what was there before or after a write', async () => {
  await write(...Array.from({ length: 50 }, () => 'urna e fraude'))
  let isOver = false
  const seen = new Set<unknown>()
  const ask = async () => {
    while (!isOver) seen.add((await list())[0])
  }
  const askers = Promise.all([ask(), ask(), ask()])
  for (const times of [40, 50, 10, 50]) {
    await write(...Array.from({ length: 50 }, (_, i) => (i < times ? `urna e fraude ${times}` : `nada ${times}`)))
    expect((await list())[0]).toBe(times)
    await settlePosts(ch)
    expect((await list())[0]).toBe(times)
  }
  isOver = true
  await askers
  expect([...seen].filter((total) => ![50, 40, 10].includes(total as number))).toEqual([])
})

const condition = (n: number) => ({
  ...{ reads: sql`n = ${numeral(BigInt(n))}`, known: null },
  numbers: sql`SELECT number FROM ${POSTS} WHERE n = ${numeral(BigInt(n))}`,
})
const asking = (...conditions: ReturnType<typeof condition>[]) =>
  conditions.reduce((whole, one) => sql`${whole} AND ${one}`, sql`SELECT 1 FROM ${POSTS} WHERE true`)

/** As the engine holds them: by name, in the order in which they were asked for; each is there when `give` is called. */
function openTestCache(counts: number[] = []) {
  const log: string[] = []
  const waiting: (() => void)[] = []
  const stopped: string[] = []
  const find: MatchStore['find'] = (numbers, _posts, signal) => {
    const number = log.push(`find ${/n = (\d+)/.exec(renderSql(numbers).text)?.[1]}`)
    const set = { name: sql`held.set_${numeral(BigInt(number))}`, count: counts.shift() ?? 1 }
    const drop = async () => void log.push(`drop set_${number}`)
    return new Promise<FoundSet>((resolve, reject) => {
      signal.addEventListener('abort', () => {
        stopped.push(`find ${number}`)
        reject(new Error('stopped'))
      })
      waiting.push(() => resolve({ ...set, drop }))
    })
  }
  const give = async () => {
    await new Promise(setImmediate)
    for (const one of waiting.splice(0)) one()
    await new Promise(setImmediate)
  }
  return { log, find, give, stopped }
}
const render = (question: Sql) => async (held?: Parameters<typeof renderSql>[3]) =>
  /true(.*)/.exec(renderSql(question, undefined, undefined, held).text)?.[1]

test('who asks the same waits for the same, and only stores of many posts hold anything', async () => {
  const { log, find, give } = openTestCache()
  const question = asking(condition(1))
  const finds = openMatchCache({ find, countRows: async () => 10 }, 10)
  const both = Promise.all([1, 2].map(() => finds.begin(question)(render(question))))
  await give()
  expect(await both).toEqual([' AND posts.number IN held.set_1', ' AND posts.number IN held.set_1'])
  expect(log).toEqual(['find 1'])
  const small = openMatchCache({ find, countRows: async () => 9 }, 10)
  expect(await small.begin(question)(render(question))).toBe(' AND n = 1')
})

test('what was found before a write is for those who began before it, and dropped behind them', async () => {
  const { log, find, give } = openTestCache()
  const question = asking(condition(1))
  const finds = openMatchCache({ find, countRows: async () => 10 }, 0)
  const before = finds.begin(question)
  finds.forget()
  const asked = before(render(question))
  const after = finds.begin(question)(render(question))
  await give()
  expect([await asked, await after]).toEqual([' AND posts.number IN held.set_1', ' AND posts.number IN held.set_2'])
  finds.forget()
  await new Promise(setImmediate)
  expect(log).toEqual(['find 1', 'find 1', 'drop set_1', 'drop set_2'])
})

test('it is looked for as long as somebody waits for it', async () => {
  const { find, give, stopped } = openTestCache()
  const question = asking(condition(1))
  const finds = openMatchCache({ find, countRows: async () => 10 }, 0)
  const [first, second] = [new AbortController(), new AbortController()]
  const gone = finds.begin(question, first.signal)(render(question))
  const staying = finds.begin(question, second.signal)(render(question))
  await new Promise(setImmediate)
  first.abort()
  await expect(gone).rejects.toThrow()
  await give()
  expect(await staying).toContain('held.set_1')
  finds.forget()
  const alone = finds.begin(question, second.signal)(render(question))
  await new Promise(setImmediate)
  second.abort()
  await expect(alone).rejects.toThrow()
  // Also where something was written meanwhile.
  const third = new AbortController()
  const overtaken = finds.begin(asking(condition(2)), third.signal)(render(asking(condition(2))))
  await new Promise(setImmediate)
  finds.forget()
  third.abort()
  await expect(overtaken).rejects.toThrow()
  expect(stopped).toHaveLength(2)
  // Not what was stopped.
  const again = finds.begin(question)(render(question))
  await give()
  expect(await again).toContain('held.set_')
})

test('of many numbers those not used for longest go, and too many are not held', async () => {
  const { log, find, give } = openTestCache([40, 50, 30, 101])
  const finds = openMatchCache({ find, countRows: async () => 10 }, 0, 100)
  const ask = async (n: number) => {
    const question = asking(condition(n))
    const asked = finds.begin(question)(render(question))
    await give()
    return asked
  }
  await ask(1)
  await ask(2)
  await ask(1)
  await ask(3)
  expect(await ask(4)).toBe(' AND n = 4')
  expect(await ask(4)).toBe(' AND n = 4')
  expect(await ask(1)).toContain('held.set_1')
  expect(log).toEqual(['find 1', 'find 2', 'find 3', 'drop set_2', 'find 4', 'drop set_5'])
})
