import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { storePosts } from '../../../../test/factory.ts'
import { drawScene } from '../../../../test/media/pictures.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { findAttachments } from '../../search/pictures/attachments.ts'
import { listPosts } from '../../search/posts/posts.ts'
import { sql } from '../../store/sql.ts'
import { describePictures } from './describe-pictures.ts'
import { processAttachments } from './process-attachments.ts'

const signal = new AbortController().signal
let world: TestStores
let service: Server
/** What the service says, one answer after the other; null: it refuses. */
let answers: (string | null)[] = []

beforeAll(async () => {
  world = await openTestStores()
  service = createServer(async (request, response) => {
    await json(request)
    const content = answers.shift()
    response.writeHead(typeof content === 'string' ? 200 : 503, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ choices: [{ message: { content } }] }))
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
})
afterAll(async () => {
  service.closeAllConnections()
  service.close()
  await world.close()
})

const START = new Date('2026-05-01T12:00:00Z')
function describe(minutes = 0) {
  const { port } = service.address() as AddressInfo
  const vision = { url: `http://127.0.0.1:${port}/v1/chat/completions`, model: 'modelo', key: null }
  const now = new Date(START.getTime() + minutes * 60_000)
  return describePictures(world.ch, world.media, { vision, signal, now, pauseMs: 0 })
}
const search = async (text: string) =>
  (await listPosts(world.ch, PostsQuery.parse({ search: text, sort_order: 'asc' }), 'America/Sao_Paulo')).items
const countVersions = async () =>
  (await world.ch.rows('count', sql`SELECT toUInt32(count()) AS n FROM posts`, z.object({ n: z.number() })))[0]?.n
const makePosts = (pictures: readonly string[], told: string) => {
  const [bridge = '', square = ''] = pictures
  const media = (url: string, description: string | null = null) => [{ type: 'image' as const, url, description }]
  return [
    { native_id: '1', content: 'Praça', date_created: new Date('2026-04-01T12:00:00Z'), media: media(square) },
    { native_id: '2', content: 'Contada', date_created: new Date('2026-04-02T12:00:00Z'), media: media(bridge, told) },
    { native_id: '3', content: 'Chuva', date_created: new Date('2026-04-03T12:00:00Z'), media: media(bridge) },
  ]
}

test('pictures that nobody described are described, once for the same bytes, and again later when no answer came', async () => {
  const scenes = await Promise.all([drawScene(41), drawScene(42)])
  const urls = await Promise.all(scenes.map(async (bytes) => `media/${(await world.media.put(bytes)).name}`))
  const posts = makePosts(urls, 'A ponte, em foto da agência')
  await storePosts(world.ch, posts)
  expect(await describe()).toMatchObject({ asked: 0, isDone: true })
  await processAttachments(world.ch, world.media, { limit: 50, signal })

  answers = ['Uma ponte caída sobre um rio', null]
  expect(await describe()).toEqual({ asked: 2, posts: 1, failure: expect.stringContaining('503'), isDone: true })
  const [rain] = await search('"ponte caída"')
  expect(rain).toMatchObject({
    content: 'Chuva',
    media: [{ description: 'Uma ponte caída sobre um rio', automaticDescription: true }],
  })
  const [told] = await search('contada')
  expect(told?.media).toMatchObject([{ description: 'A ponte, em foto da agência', automaticDescription: false }])
  const [alone] = await findAttachments(world.ch, [rain?.media[0]?.id ?? ''])
  expect(alone?.attachment).toMatchObject({ description: 'Uma ponte caída sobre um rio', automaticDescription: true })

  answers = ['Uma praça vazia']
  expect(await describe(9)).toMatchObject({ asked: 0, posts: 0 })
  expect(await describe(11)).toMatchObject({ asked: 1, posts: 1, failure: null })
  expect(await search('"praça vazia"')).toHaveLength(1)

  const versions = await countVersions()
  await storePosts(world.ch, posts)
  expect(await countVersions()).toBe(versions)
  expect(await search('"ponte caída"')).toHaveLength(1)

  await storePosts(
    world.ch,
    posts.slice(2).map((post) => ({ ...post, native_id: '4', content: 'Outra vez' })),
  )
  await processAttachments(world.ch, world.media, { limit: 50, signal })
  expect(await describe(12)).toEqual({ asked: 0, posts: 1, failure: null, isDone: true })
  expect(await search('"ponte caída" outra')).toHaveLength(1)
})

test('a service that has nothing to say is not asked again; the source may still say it', async () => {
  const url = `media/${(await world.media.put(await drawScene(43))).name}`
  const post = { native_id: '9', content: 'Muda', media: [{ type: 'image' as const, url, description: null }] }
  await storePosts(world.ch, [post])
  await processAttachments(world.ch, world.media, { limit: 50, signal })
  answers = [' ']
  expect(await describe(20)).toMatchObject({ asked: 1, posts: 0, failure: null, isDone: true })
  expect(await describe(100_000)).toMatchObject({ asked: 0, isDone: true })
  await storePosts(world.ch, [{ ...post, media: [{ type: 'image', url, description: 'Um muro' }] }])
  const [mute] = await search('muda')
  expect(mute?.media).toMatchObject([{ description: 'Um muro', automaticDescription: false }])
})
