import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { drawScene, drawText, makeCopy } from '../../../../test/media/pictures.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { bindAttachments } from '../../search/conditions/picture-filters.ts'
import { countPendingPosts, findAttachments, listAppearances } from '../../search/pictures/attachments.ts'
import { listPosts } from '../../search/posts/posts.ts'
import { processAttachments } from './process-attachments.ts'

const signal = new AbortController().signal
let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const keep = async (bytes: Buffer) => `media/${(await world.media.put(bytes)).name}`
const process = (limit = 50) => processAttachments(world.ch, world.media, { limit, signal })
const image = (url: string) => ({ type: 'image' as const, url, description: null })
const search = (given: object) => listPosts(world.ch, PostsQuery.parse(given), 'America/Sao_Paulo')

test('an album that has a picture twice is one publication, by the closer of both', async () => {
  const scene = await drawScene(71)
  const [first, second, single] = await Promise.all([scene, await makeCopy(scene), scene].map(keep))
  await storePosts(world.ch, [
    { native_id: 'album', content: 'Álbum repetido', media: [image(second ?? ''), image(first ?? '')] },
    { native_id: 'single', content: 'Álbum de uma só', media: [image(single ?? '')] },
  ])
  await process()
  const { items } = await search({ search: 'repetido' })
  const files = [first, second].map((url = '', distance) => ({ name: url.replace('media/', ''), distance }))
  const found = await listAppearances(world.ch, files, { page: 1, page_size: 10 })
  expect(found.total_items).toBe(2)
  expect(found.items.find(({ post_id }) => post_id === items[0]?.id)).toMatchObject({
    attachment_id: items[0]?.media[1]?.id,
    distance: 0,
  })
  expect(found.items).toHaveLength(2)
})

test('posts whose pictures wait to be analysed are counted; documents and pictures without an address do not wait', async () => {
  const before = await countPendingPosts(world.ch)
  await storePosts(world.ch, [
    { native_id: 'waits', content: 'Ainda não vista', media: [image(await keep(await drawScene(72)))] },
    { native_id: 'paper', content: 'Documento', media: [{ ...image('media/x.pdf'), type: 'document' }] },
    { native_id: 'gone', content: 'Sem endereço', media: [{ ...image(''), url: null }] },
  ])
  expect((await countPendingPosts(world.ch)) - before).toBe(1)
  await process()
  expect(await countPendingPosts(world.ch)).toBe(before)
})

test('the poster of a video that is not handed out is its picture, and is found by it', async () => {
  const poster = await drawScene(31)
  const files = [{ kind: null, name: null, bytes: null, seconds: 3_669, poster: true as const }]
  await storePosts(world.ch, [
    {
      native_id: 'big',
      content: 'Sessão inteira',
      media: [{ ...image(await keep(poster)), type: 'video' }],
      extras: { files },
    },
    { native_id: 'frame', content: 'Quadro da sessão', media: [image(await keep(await makeCopy(poster)))] },
  ])
  const find = async () => (await search({ search: 'inteira' })).items[0]?.media[0]
  expect(await find()).toMatchObject({ type: 'video', url: null, thumbnail: null })
  await process()
  const shown = await find()
  expect(shown).toMatchObject({
    type: 'video',
    url: null,
    thumbnail: expect.stringMatching(/^media\/.*webp$/),
    problem: null,
  })
  const [stored] = await findAttachments(world.ch, [shown?.id ?? ''])
  expect(stored?.attachment).toMatchObject({ type: 'video', url: null, thumbnail: shown?.thumbnail })
  const frame = (await search({ search: 'quadro' })).items[0]?.media[0]?.id ?? ''
  const { filters } = await bindAttachments(world.ch, PostsQuery.parse({ attachment_uuid: [frame] }))
  const { items } = await listPosts(world.ch, filters, 'America/Sao_Paulo')
  expect(items.map(({ content }) => content).sort()).toEqual(['Quadro da sessão', 'Sessão inteira'])
})

describe('pictures', () => {
  test('text drawn in five pictures is found, and told as the text of the picture', async () => {
    const texts = [
      ['Vacinação obrigatória', 'começa na segunda-feira'],
      ['Prefeitura distribui', 'trezentos ônibus elétricos'],
      ['ATENÇÃO: golpe do', 'boleto falso circula'],
      ['Eleição suplementar', 'será em novembro'],
      ['Barragem interditada', 'após rachadura'],
    ]
    const looks = [{}, { ink: '#fff', paper: '#123' }, { size: 44 }, { ink: '#fff', paper: '#822' }, { ink: '#345' }]
    const pictures = await Promise.all(texts.map((lines, i) => drawText(lines, looks[i])))
    const urls = await Promise.all(pictures.map(keep))
    await storePosts(
      world.ch,
      urls.map((url, i) => ({ native_id: `text-${i}`, content: 'Veja a imagem', media: [image(url)] })),
    )
    expect(await process()).toMatchObject({ posts: 5, attachments: 5, failed: 0 })
    const words = ['vacinação obrigatória', 'ônibus elétricos', 'boleto', 'suplementar', 'barragem rachadura']
    const found = await Promise.all(words.map((word) => search({ search: word })))
    expect(found.map(({ total_items }) => total_items)).toEqual([1, 1, 1, 1, 1])
    expect(found[0]?.items[0]?.media[0]).toMatchObject({
      ocr: expect.stringContaining('Vacinação'),
      thumbnail: expect.stringMatching(/^media\/[0-9a-f]{64}\.webp$/),
      problem: null,
    })
    expect(await process()).toMatchObject({ posts: 0, attachments: 0, failed: 0 })
  })

  test('a recompressed, cropped, marked copy is found by its original, and other pictures are not', async () => {
    const scenes = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => drawScene(seed)))
    const [original = Buffer.alloc(0)] = scenes
    const urls = await Promise.all([...scenes, await makeCopy(original)].map(keep))
    await storePosts(
      world.ch,
      urls.map((url, i) => ({
        native_id: `scene-${i}`,
        content: `Cena ${i}`,
        date_created: new Date(Date.UTC(2026, 3, 10 - i)),
        media: [image(url)],
      })),
    )
    await process()
    const posts = (await search({ search: 'cena' })).items
    const attachment = (n: number) => posts.find(({ content }) => content === `Cena ${n}`)?.media[0]?.id ?? ''
    const find = async (id: string) => {
      const query = PostsQuery.parse({ attachment_uuid: [id] })
      const bound = await bindAttachments(world.ch, query)
      const { items, total_items } = await listPosts(world.ch, bound.filters, 'America/Sao_Paulo')
      expect(total_items).toBe(items.length)
      return items.map(({ content }) => content).sort()
    }
    expect(await find(attachment(0))).toEqual(['Cena 0', 'Cena 6'])
    expect(await find(attachment(6))).toEqual(['Cena 0', 'Cena 6'])
    expect(await find(attachment(1))).toEqual(['Cena 1'])
    const bound = await bindAttachments(world.ch, { attachment_uuid: [attachment(0)] })
    const files = (bound.filters.shown_files?.[0] ?? []).map((name, i) => ({ name, distance: i * 3 }))
    const { items, total_items } = await listAppearances(world.ch, files, { page: 1, page_size: 10 })
    expect(total_items).toBe(2)
    expect(items.map(({ attachment_id, distance }) => [attachment_id, distance])).toEqual([
      [attachment(6), 3],
      [attachment(0), 0],
    ])
  })
})
