import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { storePosts } from '../../../../test/factory.ts'
import { drawScene } from '../../../../test/media/pictures.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import type { Media } from '../../media/media.ts'
import { MediaRefused } from '../../media/problems.ts'
import { listPosts } from '../../search/posts/posts.ts'
import { sql } from '../../store/sql.ts'
import { processAgain, processAttachments } from './process-attachments.ts'

const signal = new AbortController().signal
const MINUTE = 60_000
let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const attach = (url: string | null) => [{ type: 'image' as const, url, description: null }]
const process = (media: Media = world.media, now = new Date()) =>
  processAttachments(world.ch, media, { limit: 50, signal, now })
const listPlaces = () =>
  world.ch.rows(
    'test',
    sql`SELECT toString(id) AS id, toUnixTimestamp(date_created) AS date_created FROM posts`,
    z.object({ id: z.string(), date_created: z.number() }),
  )
const find = async (search: string) =>
  (await listPosts(world.ch, PostsQuery.parse({ search }), 'America/Sao_Paulo')).items[0]?.media[0]

/** A network in which only some addresses answer. */
function mediaWith(answers: Record<string, Buffer | MediaRefused>): { media: Media; asked: string[] } {
  const asked: string[] = []
  const media: Media = {
    ...world.media,
    async fetch(url) {
      asked.push(url)
      const answer = answers[url] ?? new MediaRefused('unreachable')
      if (answer instanceof MediaRefused) throw answer
      return world.media.put(answer)
    },
  }
  return { media, asked }
}

test('files that cannot be opened: the post is there, and its attachment says what is wrong', async () => {
  const scene = await drawScene(7)
  const bomb = Buffer.from(
    '89504e470d0a1a0a0000000d494844520000c3500000c3500802000000a4d1e3cb0000000049454e44ae426082',
    'hex',
  )
  const files: Record<string, [Buffer, RegExp]> = {
    quebrada: [scene.subarray(0, scene.length / 3), /não pôde ser analisado/],
    gigante: [bomb, /pixels demais|não pôde ser analisado/],
    desenho: [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), /SVG/],
    mentirosa: [Buffer.from('MZ\x90\0 um programa que se diz imagem'), /não é uma imagem/],
    pagina: [Buffer.from('<!doctype html><title>Entre para ver</title>'), /não é uma imagem/],
  }
  const urls = await Promise.all(
    Object.entries(files).map(
      async ([name, [bytes]]) => [name, `media/${(await world.media.put(bytes)).name}`] as const,
    ),
  )
  await storePosts(
    world.ch,
    urls.map(([name, url]) => ({ native_id: name, content: `Anexo ${name}`, media: attach(url) })),
  )
  await storePosts(world.ch, [
    { native_id: 'perdida', content: 'Anexo perdido', media: attach(`media/${'0'.repeat(64)}.jpg`) },
  ])
  expect(await process()).toMatchObject({ posts: 6, failed: 0 })
  expect((await find('"anexo perdido"'))?.problem).toBe('O arquivo não está guardado.')
  for (const [name, [, sentence]] of Object.entries(files)) {
    expect(await find(`"anexo ${name}"`)).toMatchObject({ problem: expect.stringMatching(sentence), thumbnail: null })
  }
  expect(await process()).toMatchObject({ posts: 0 })
})

test('an address that does not answer is told at once, tried again later and later, and given up', async () => {
  const url = 'https://fotos.example/1.jpg'
  await storePosts(world.ch, [{ native_id: 'lenta', content: 'Anexo lento', media: attach(url) }])
  const { media, asked } = mediaWith({})
  const start = Date.now() + 1000 * MINUTE
  const at = async (minutes: number) => (await process(media, new Date(start + minutes * MINUTE))).failed
  expect(await at(0)).toBe(1)
  expect((await find('"anexo lento"'))?.problem).toBe('O endereço não respondeu.')
  expect([await at(9), await at(11), await at(60)]).toEqual([0, 1, 0])
  expect([await at(72), await at(72 + 361), await at(72 + 361 + 1441), await at(1_000_000)]).toEqual([1, 1, 1, 0])
  expect(asked.filter((one) => one === url)).toHaveLength(5)
})

test('an address that answers again heals its post; one address is asked once for all who have it', async () => {
  const url = 'https://fotos.example/2.jpg'
  const posts = ['um', 'dois', 'três'].map((n) => ({ native_id: n, content: `Anexo caro ${n}`, media: attach(url) }))
  await storePosts(world.ch, posts)
  const away = mediaWith({})
  const now = new Date()
  expect(await process(away.media, now)).toMatchObject({ attachments: 3, failed: 3 })
  expect(away.asked).toEqual([url])
  const back = mediaWith({ [url]: await drawScene(8) })
  expect(await process(back.media, new Date(now.getTime() + 15 * MINUTE))).toMatchObject({ attachments: 3, failed: 0 })
  expect(await find('"anexo caro um"')).toMatchObject({ problem: null, url: expect.stringMatching(/^media\//) })
  const [count] = await world.ch.rows(
    'test',
    sql`SELECT toUInt32(count()) AS files FROM media_files FINAL WHERE name IN (SELECT file FROM attachments WHERE post_id IN
        (SELECT id FROM posts WHERE content LIKE 'Anexo caro%'))`,
    z.object({ files: z.number() }),
  )
  expect(count?.files).toBe(1)
})

test('a repeated import keeps what was found out; another address in its place is looked at anew', async () => {
  const [first, second] = ['https://fotos.example/3.jpg', 'https://fotos.example/4.jpg']
  const { media, asked } = mediaWith({ [first]: await drawScene(21), [second]: await drawScene(22) })
  const post = { native_id: 'troca', content: 'Anexo trocado', media: attach(first) }
  await storePosts(world.ch, [post])
  await process(media)
  const before = await find('"anexo trocado"')
  await storePosts(world.ch, [post])
  await storePosts(world.ch, [{ ...post, views: 10 }])
  expect(await process(media)).toMatchObject({ posts: 0 })
  expect(await find('"anexo trocado"')).toEqual(before)
  await storePosts(world.ch, [{ ...post, media: attach(second) }])
  expect(await find('"anexo trocado"')).toMatchObject({ url: second, thumbnail: null })
  await process(media)
  const after = await find('"anexo trocado"')
  expect(after?.url).toMatch(/^media\//)
  expect(after?.url).not.toBe(before?.url)
  expect(asked).toEqual([first, second])
})

test('looking again leaves alone what the present version looked at, and fetches nothing that is kept', async () => {
  const { media, asked } = mediaWith({})
  const looks: unknown[] = []
  const watched = {
    ...media,
    analyse(...given: Parameters<Media['analyse']>) {
      looks.push(given)
      return media.analyse(...given)
    },
  }
  await processAgain(world.ch, watched, await listPlaces(), signal)
  expect(asked.filter((url) => !url.endsWith('/1.jpg'))).toEqual([])
  expect(looks).toEqual([])
})

/** Whose analysis ends in the middle of a file. */
const stopping = (then: () => void = () => {}): Media => ({
  ...world.media,
  async analyse() {
    then()
    throw new MediaRefused('stopped')
  },
})

test('an analysis that the end of the process cut short says nothing about the file', async () => {
  const { name } = await world.media.put(await drawScene(31))
  await storePosts(world.ch, [{ native_id: 'cut', content: 'Interrompida no meio', media: attach(`media/${name}`) }])
  const ending = new AbortController()
  const media = stopping(() => ending.abort())
  await processAttachments(world.ch, media, { limit: 50, signal: ending.signal })
  expect(await find('interrompida')).toMatchObject({ problem: null, thumbnail: null })
  await process()
  expect(await find('interrompida')).toMatchObject({ problem: null, thumbnail: expect.stringMatching(/^media\//) })
})

test('a file whose analysis broke off is analysed anew when it is asked for', async () => {
  const { name } = await world.media.put(await drawScene(32))
  await storePosts(world.ch, [{ native_id: 'broke', content: 'Desfeita no meio', media: attach(`media/${name}`) }])
  await process(stopping())
  expect(await find('desfeita')).toMatchObject({ problem: 'A análise foi interrompida.', thumbnail: null })
  await processAgain(world.ch, world.media, await listPlaces(), signal)
  expect(await find('desfeita')).toMatchObject({ problem: null, thumbnail: expect.stringMatching(/^media\//) })
})
