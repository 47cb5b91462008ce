import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { jobDeps, runJobs } from '../../../../test/run-jobs.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { createSources } from '../../records/sources/sources.ts'
import { sql } from '../../store/sql.ts'
import { collectFeedsJob } from './collect-feeds.ts'

let world: TestStores
let server: Server
let host: string
let body: Buffer
let status: number
beforeAll(async () => {
  world = await openTestStores()
  server = createServer((_, response) => response.writeHead(status).end(body))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(async () => {
  await new Promise((done) => server.close(done))
  await world.close()
})
beforeEach(async () => {
  await world.pg.deleteFrom('sources').execute()
  await createSources(world.pg, [{ network: 'feed', handle: `http://${host}/rss`, since: null, created_by: null }])
  status = 200
})

const feed = (titles: readonly string[]) =>
  Buffer.from(
    `<?xml version="1.0" encoding="ISO-8859-1"?><rss><channel>${titles
      .map((title) => `<item><title>${title}</title><link>https://jornal.exemplo/${encodeURI(title)}</link></item>`)
      .join('')}</channel></rss>`,
    'latin1',
  )

/** Everything due is read. */
async function collect() {
  const deps = jobDeps(world)
  await world.pg
    .updateTable('sources')
    .set({ next_run_at: new Date(0) })
    .execute()
  await world.queue.send('collect-feeds', {})
  await runJobs(world, [collectFeedsJob({ ...deps, config: { ...deps.config, privateHosts: [host] } })])
  return world.pg.selectFrom('sources').selectAll().executeTakeFirstOrThrow()
}

test('news come in by themselves, each once, in whatever encoding', async () => {
  body = feed(['Eleição', 'Vacinação'])
  expect(await collect()).toMatchObject({ state: 'ativa', posts_stored: 2, problem: null, claimed_until: null })
  body = feed(['Eleição', 'Vacinação', 'Urna'])
  const source = await collect()
  expect(source).toMatchObject({ posts_stored: 3, posts_changed: 0 })
  expect(source.next_run_at.getTime()).toBeGreaterThan(Date.now())
  const titles = await world.ch.rows(
    't',
    sql`SELECT title FROM news FINAL ORDER BY title`,
    z.object({ title: z.string() }),
  )
  expect(titles.map(({ title }) => title)).toEqual(['Eleição', 'Urna', 'Vacinação'])
})

test('what is no feed, or does not answer, is told in words and tried again later', async () => {
  body = Buffer.from('<html>Em manutenção</html>')
  expect(await collect()).toMatchObject({ state: 'com erro', problem: expect.stringContaining('HTML'), failures: 1 })
  status = 503
  expect(await collect()).toMatchObject({ problem: expect.stringContaining('503'), failures: 2 })
  ;[status, body] = [200, feed([])]
  expect(await collect()).toMatchObject({ state: 'ativa', problem: null, failures: 0 })
})

test('relative addresses begin where the feed is', async () => {
  body = Buffer.from('<rss><channel><item><title>Nota</title><link>/nota</link></item></channel></rss>')
  expect(await collect()).toMatchObject({ state: 'ativa', posts_stored: 1 })
  const urls = await world.ch.rows('t', sql`SELECT url FROM news FINAL`, z.object({ url: z.string() }))
  expect(urls).toContainEqual({ url: `http://${host}/nota` })
})

test('an article that cannot be kept is told with its place and reason', async () => {
  const whole = feed(['Uma', 'Duas']).toString('latin1')
  body = Buffer.from(whole.replace(/<link>[^<]*Duas<\/link>/, ''), 'latin1')
  const { reading, posts_stored } = await collect()
  expect(posts_stored).toBe(1)
  expect(reading).toMatchObject({ unreadable: [{ place: '2 “Duas”', reason: expect.stringContaining('endereço') }] })
  body = feed(['Uma', 'Duas'])
  expect((await collect()).reading).toMatchObject({ unreadable: [] })
})
