import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { jobDeps, runJobs } from '../../../../test/run-jobs.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { SourceQuery } from '../../../contract/sources/sources.ts'
import { listSources } from '../../records/sources/source-list.ts'
import { createSources } from '../../records/sources/sources.ts'
import { sql } from '../../store/sql.ts'
import { collectSourcesJob } from './collect-sources.ts'

let world: TestStores
let server: Server
let host: string
let body = ''
beforeAll(async () => {
  world = await openTestStores()
  server = createServer((_, response) => response.end(body))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  await createSources(world.pg, [
    { network: 'feed-posts', handle: `http://${host}/feed`, since: null, created_by: null },
  ])
})
afterAll(async () => {
  await new Promise((done) => server.close(done))
  await world.close()
})

const DATE = '<pubDate>Sat, 21 Mar 2026 13:16:00 -0300</pubDate>'
const feed = (items: string) => `<rss><channel><title>Ana</title><link>/</link>${items}</channel></rss>`

async function collect() {
  const deps = jobDeps(world)
  await world.pg
    .updateTable('sources')
    .set({ next_run_at: new Date(0) })
    .execute()
  await world.queue.send('collect-sources', {})
  await runJobs(world, [collectSourcesJob({ ...deps, config: { ...deps.config, privateHosts: [host] } })])
  const [source] = (await listSources(world.pg, SourceQuery.parse({}))).items
  return source
}

const Row = z.object({
  content: z.string(),
  media_url: z.array(z.string()),
  media_description: z.array(z.string()),
  links: z.array(z.string()),
  duration: z.number().nullable(),
  versions: z.number(),
})
const listStored = () =>
  world.ch.rows(
    'stored',
    sql`SELECT content, media_url, media_description, links, duration, versions FROM posts ORDER BY content`,
    Row,
  )

test('a feed of short messages and episodes is stored with what it shows, and read again nothing is an edit', async () => {
  const picture = `<media:content url="/p.png" type="image/png"><media:description>Cartaz</media:description></media:content>`
  const episode = `<title>Episódio</title><guid>e1</guid><enclosure url="/e1.mp3" type="audio/mpeg"/><itunes:duration>1:05</itunes:duration>`
  body = feed(
    `<item><link>/1</link>${DATE}${picture}</item><item><link>/</link>${DATE}${episode}</item><item><title>Sem data</title><link>/3</link></item>`,
  )
  expect(await collect()).toMatchObject({
    state: 'ativa',
    posts_stored: 2,
    unreadable: [{ place: '3 “Sem data”', reason: 'Falta a data.', count: 1 }],
  })
  const stored = [
    { content: '', media_url: [`http://${host}/p.png`], media_description: ['Cartaz'], links: [], duration: null },
    { content: 'Episódio', media_url: [], media_description: [], links: [`http://${host}/e1.mp3`], duration: 65 },
  ]
  expect(await listStored()).toMatchObject(stored)
  body = body.replace('</channel>', `<item><title>Outro</title><guid>e2</guid><link>/</link>${DATE}</item></channel>`)
  expect(await collect()).toMatchObject({ posts_stored: 3, posts_changed: 0 })
  expect(await listStored()).toMatchObject([...stored, { content: 'Outro' }].map((one) => ({ ...one, versions: 1 })))
})
