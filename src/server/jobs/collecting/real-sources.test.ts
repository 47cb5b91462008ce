/** Real pages and feeds through the jobs that read them: nothing that a file has is lost without a word. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { jobDeps, runJobs } from '../../../../test/run-jobs.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { parseExtras } from '../../../contract/posts/extras.ts'
import { createSources } from '../../records/sources/sources.ts'
import { sql, string } from '../../store/sql.ts'
import { collectFeedsJob } from './collect-feeds.ts'
import { collectSourcesJob } from './collect-sources.ts'

const DATA = join(import.meta.dirname, '../../../../../shared/data')
const PAGES = join(DATA, 'telegram-tme-html')
const FEEDS = join(DATA, 'rss-brasil')
const isAbsent = !existsSync(DATA)
if (isAbsent) console.warn(`SKIPPED real pages and feeds: ${DATA} is not here`)

const list = (folder: string) => (isAbsent ? [] : readdirSync(folder))
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')
const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

let world: TestStores
let server: Server
let host: string
beforeAll(async () => {
  if (isAbsent) return
  world = await openTestStores()
  // Each page is the only one of a channel that is called as its file.
  server = createServer((request, response) => {
    const [, kind, name = ''] = new URL(request.url ?? '/', 'http://rede').pathname.split('/')
    response.end(readFileSync(join(kind === 's' ? PAGES : FEEDS, kind === 's' ? `${name}.html` : name)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  if (isAbsent) return
  await new Promise((done) => server.close(done))
  await world.close()
})

/** Follows sources of one kind and reads them; what is known of each afterwards, by its handle. */
async function collect(network: 'feed' | 'feed-posts' | 'telegram-web', handles: readonly string[]) {
  const deps = jobDeps(world)
  const collecting = { telegramWebBase: `http://${host}`, perSecond: 1000 }
  const here = { ...deps, config: { ...deps.config, collect: collecting, privateHosts: [host] } }
  await world.pg.deleteFrom('sources').execute()
  await createSources(
    world.pg,
    handles.map((handle) => ({ network, handle, since: null, created_by: null })),
  )
  await world.queue.send(network === 'feed' ? 'collect-feeds' : 'collect-sources', {})
  await runJobs(world, [collectFeedsJob(here), collectSourcesJob(here)])
  const sources = await world.pg.selectFrom('sources').selectAll().execute()
  return new Map(sources.map((source) => [source.handle, source]))
}

type Sources = Awaited<ReturnType<typeof collect>>

describe.skipIf(isAbsent)('every message of a real page is a post', () => {
  const pages = list(PAGES).filter((file) => /data-post=/.test(read(PAGES, file)))
  let sources: Sources
  beforeAll(async () => {
    sources = await collect(
      'telegram-web',
      pages.map((file) => file.replace('.html', '')),
    )
  })
  const Row = z.object({ id: z.string(), extras: z.string(), media: z.number() })

  test.each(pages)('%s', async (file) => {
    const html = read(PAGES, file)
    const messages = [...html.matchAll(/data-post="([^"/]+)\/(\d+)"/g)]
    expect(sources.get(file.replace('.html', ''))).toMatchObject({ state: 'ativa', problem: null })
    const account = messages[0]?.[1] ?? ''
    const question = sql`SELECT native_id AS id, extras, toUInt32(length(media_id)) AS media FROM posts
      WHERE account = ${string(account)}`
    const ids = new Set(messages.map(([, , id]) => id))
    const posts = (await world.ch.rows('test', question, Row)).filter(({ id }) => ids.has(id))
    expect(posts).toHaveLength(messages.length)
    const extras = posts.map((post) => parseExtras(post.extras) ?? {})
    const shown = (part: string) =>
      countOf(html, new RegExp(`class="[^"]*\\btgme_widget_message_${part}(?=[\\s"])`, 'g'))
    expect({
      forward: extras.filter(({ forward }) => forward).length,
      reply: extras.filter(({ reply }) => reply).length,
      poll: extras.filter(({ poll }) => poll?.options.length).length,
      card: extras.filter(({ card }) => card).length,
      media: posts.reduce((sum, { media }) => sum + media, 0),
    }).toEqual({
      forward: shown('forwarded_from_name'),
      reply: shown('reply'),
      poll: shown('poll'),
      card: shown('link_preview'),
      media: shown('photo_wrap') + shown('video_player') + shown('voice_player'),
    })
  })
})

describe.skipIf(isAbsent)('every article of a real feed is stored, once', () => {
  const feeds = list(FEEDS).filter((file) => file.endsWith('.xml'))
  const News = z.object({ n: z.number() })
  const countNews = async () =>
    (await world.ch.rows('test', sql`SELECT toUInt32(count()) AS n FROM news FINAL`, News))[0]?.n ?? 0

  test.each(feeds)('%s as news, called by its name', async (file) => {
    const items = countOf(read(FEEDS, file), /<item[\s>]/gi)
    const before = await countNews()
    const address = `http://${host}/feeds/${file}`
    const source = (await collect('feed', [address])).get(address)
    expect(source).toMatchObject({ state: 'ativa', problem: null, name: expect.stringMatching(/\w/) })
    const stored = (await countNews()) - before
    expect(source?.posts_stored).toBe(stored)
    expect(stored + countShared(file)).toBe(items)
  })

  /** Articles of a feed that stand in it twice, or in one that was read before. */
  function countShared(file: string): number {
    const links = (name: string) => [...read(FEEDS, name).matchAll(/<item[\s>][\s\S]*?<link>([\s\S]*?)<\/link>/gi)]
    const earlier = feeds.slice(0, feeds.indexOf(file)).flatMap((name) => links(name).map(([, link]) => link))
    const seen = new Set(earlier)
    let shared = 0
    for (const [, link] of links(file)) {
      if (seen.has(link)) shared += 1
      seen.add(link)
    }
    return shared
  }

  test('all as publications, each under the name of its feed', async () => {
    const sources = await collect(
      'feed-posts',
      feeds.map((file) => `http://${host}/feeds/${file}`),
    )
    const Names = z.object({ account: z.string(), name: z.string(), n: z.number() })
    const question = sql`SELECT account, full_name AS name, toUInt32(count()) AS n FROM posts
      WHERE account LIKE ${string(`${host}%`)} GROUP BY account, name`
    const stored = new Map((await world.ch.rows('test', question, Names)).map((row) => [row.account, row]))
    for (const file of feeds) {
      const items = countOf(read(FEEDS, file), /<item[\s>]/gi)
      const source = sources.get(`http://${host}/feeds/${file}`)
      expect(source, file).toMatchObject({ state: 'ativa', problem: null, posts_stored: items })
      const posts = stored.get(`${host}/feeds/${file}`)
      expect([posts?.n ?? 0, posts?.name ?? source?.name], file).toEqual([items, source?.name])
    }
  })

  test('a page of the web in place of a feed is told in words', async () => {
    const file = 'r7-html-in-place-of-feed.head60k.txt'
    const [source] = (await collect('feed', [`http://${host}/feeds/${file}`])).values()
    expect(source).toMatchObject({ state: 'com erro', problem: expect.stringContaining('HTML') })
  })
})
