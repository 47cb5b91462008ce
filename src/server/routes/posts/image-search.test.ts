import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { drawScene, drawText, makeCopy } from '../../../../test/media/pictures.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { ImageSearchReply } from '../../../contract/media/image-search.ts'
import { processAttachments } from '../../ingest/attachments/process-attachments.ts'

let world: TestApp
let token = ''
beforeAll(async () => {
  world = await openTestApp()
  token = await world.enter('ana')
  const scenes = await Promise.all([11, 12, 13].map((seed) => drawScene(seed)))
  const urls = await Promise.all(scenes.map(async (scene) => `media/${(await world.media.put(scene)).name}`))
  await storePosts(
    world.ch,
    urls.map((url, i) => ({ content: `Cena ${i}`, media: [{ type: 'image', url, description: null }] })),
  )
  await processAttachments(world.ch, world.media, { limit: 10, signal: new AbortController().signal })
})
afterAll(() => world.close())

async function upload(bytes: Buffer, type = 'image/jpeg') {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), 'foto.jpg')
  const request = new Request('http://lupascan.test/', { method: 'POST', body: form })
  return world.app.inject({
    method: 'POST',
    url: '/api/image-search/',
    headers: { authorization: `Bearer ${token}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

/** Every stored file of the installation. */
const listFiles = () =>
  readdirSync(join(world.dataDir, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

test('a copy of a stored picture leads to the posts that show it, and nothing of it is kept', async () => {
  const before = listFiles()
  const answer = await upload(await makeCopy(await drawScene(12)))
  expect(answer.statusCode).toBe(200)
  const { attachments, total_posts, faces } = ImageSearchReply.parse(answer.json())
  expect({ found: attachments.length, total_posts, faces }).toEqual({ found: 1, total_posts: 1, faces: null })
  const list = await world.app.inject({
    url: `/api/posts/?attachment_uuid=${attachments[0]?.id}`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(list.json()).toMatchObject({
    total_items: 1,
    items: [{ content: 'Cena 1' }],
    attachments: [{ id: attachments[0]?.id, thumbnail: expect.stringContaining('/api/media/') }],
  })
  expect(listFiles()).toEqual(before)
})

test('a screenshot leads to the post that shows the picture in it', async () => {
  const text = Array.from({ length: 16 }, (_, i) => `Publicado ontem às ${i} horas por uma página fictícia`)
  const picture = await sharp(await drawScene(12))
    .resize(520)
    .toBuffer()
  const screen = await sharp(await drawText([...text.slice(0, 3), ...Array(8).fill(''), ...text.slice(11)]))
    .composite([{ input: picture, left: 40, top: 200 }])
    .jpeg({ quality: 75 })
    .toBuffer()
  const { attachments, total_posts } = ImageSearchReply.parse((await upload(screen)).json())
  expect({ found: attachments.length, total_posts }).toEqual({ found: 1, total_posts: 1 })
})

test('a picture of which much is cut off, unevenly, leads to its post', async () => {
  const part = { left: 128, top: 21, width: 435, height: 349 }
  const copy = await sharp(await drawScene(12))
    .extract(part)
    .jpeg({ quality: 75 })
    .toBuffer()
  const { attachments, total_posts } = ImageSearchReply.parse((await upload(copy)).json())
  expect({ found: attachments.length, total_posts }).toEqual({ found: 1, total_posts: 1 })
})

test('a picture is found while another attachment of it is known and its post does not show it yet', async () => {
  const before = ImageSearchReply.parse((await upload(await makeCopy(await drawScene(13)))).json())
  const file = before.attachments[0]?.url?.match(/[0-9a-f]{64}\.\w+/)?.[0]
  const ids = ['00000000-0000-4000-8000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff']
  await world.ch.insert(
    'attachments',
    ids.map((id) => ({ media_id: id, post_id: id, file })),
  )
  const { attachments, total_posts } = ImageSearchReply.parse(
    (await upload(await makeCopy(await drawScene(13)))).json(),
  )
  expect({ ids: attachments.map(({ id }) => id), total_posts }).toEqual({
    ids: [before.attachments[0]?.id],
    total_posts: 1,
  })
})

test('a picture that was never stored is found nowhere', async () => {
  const answer = await upload(await drawScene(99))
  expect(ImageSearchReply.parse(answer.json())).toMatchObject({ attachments: [], total_posts: 0 })
})

test('pictures that were not analysed yet are told, beside what is found and what is not', async () => {
  const url = `media/${(await world.media.put(await drawScene(41))).name}`
  await storePosts(world.ch, [{ content: 'Cena que espera', media: [{ type: 'image', url, description: null }] }])
  const missed = ImageSearchReply.parse((await upload(await drawScene(41))).json())
  expect(missed).toMatchObject({ total_posts: 0, pending_posts: 1 })
  await processAttachments(world.ch, world.media, { limit: 10, signal: new AbortController().signal })
  const found = ImageSearchReply.parse((await upload(await drawScene(41))).json())
  expect(found).toMatchObject({ total_posts: 1, pending_posts: 0 })
})

test('what is no picture, or too large, is refused with a sentence, and nothing of it is kept', async () => {
  const before = listFiles()
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const cut = (await drawScene(12)).subarray(0, 900)
  const answers = [
    await upload(Buffer.from('isto não é uma imagem')),
    await upload(script),
    await upload(cut),
    await upload(Buffer.alloc(0)),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400])
  expect(answers.map((answer) => answer.json().file?.[0])).toEqual([
    'O arquivo não é uma imagem que se saiba abrir.',
    'Desenhos SVG não são abertos, por segurança.',
    'O arquivo não pôde ser analisado: pode estar incompleto.',
    'O arquivo está vazio.',
  ])
  expect((await upload(Buffer.alloc(20_000_001))).statusCode).toBe(413)
  expect(listFiles()).toEqual(before)
})

test('only a form is taken, and only with one file', async () => {
  const headers = { authorization: `Bearer ${token}` }
  const json = await world.app.inject({ method: 'POST', url: '/api/image-search/', headers, payload: { file: 'x' } })
  expect(json.statusCode).toBe(415)
  const empty = await world.app.inject({
    method: 'POST',
    url: '/api/image-search/',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--\r\n',
  })
  expect(empty.statusCode).toBe(400)
})

test('list, charts and CSV of a picture are about the same publications', async () => {
  const headers = { authorization: `Bearer ${token}` }
  const get = (path: string) => world.app.inject({ url: path, headers })
  const all = await get('/api/posts/')
  const id = all.json().items.find(({ content }: { content: string }) => content === 'Cena 2').media[0].id
  const filter = `attachment_uuid=${id}`
  const [list, charts, csv] = [
    await get(`/api/posts/?${filter}`),
    await get(`/api/metrics/?${filter}`),
    await get(`/api/posts/?${filter}&format=csv`),
  ]
  expect([list.json().total_items, charts.json().total_posts]).toEqual([1, 1])
  expect(csv.body.trim().split('\r\n')).toHaveLength(2)
  const details = await get(`/api/attachments/${id}/`)
  expect(details.json()).toMatchObject({
    attachment: { id, thumbnail: expect.stringContaining('/api/media/') },
    width: 640,
    height: 420,
    first_seen: { attachment_id: id, distance: 0 },
    similar: { total_items: 1, items: [{ attachment_id: id }] },
  })
  expect((await get('/api/posts/?attachment_uuid=1')).statusCode).toBe(400)
  const unknown = await get('/api/posts/?attachment_uuid=00000000-0000-8000-8000-000000000000')
  expect(unknown.json()).toMatchObject({ total_items: 0, attachments: [] })
})

test.each([
  ['no boundary', '', ''],
  ['an empty boundary', '; boundary=', ''],
  ['a boundary of 300 characters', `; boundary=${'x'.repeat(300)}`, ''],
  ['nothing', '; boundary=abc', ''],
  ['an end in a header', '; boundary=abc', '--abc\r\ncontent-dis'],
  [
    'an end in the file',
    '; boundary=abc',
    '--abc\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc',
  ],
])('a form with %s is refused with a sentence', async (_what, boundary, payload) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data${boundary}` }
  const answer = await world.app.inject({ method: 'POST', url: '/api/image-search/', headers, payload })
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toMatch(/O formulário está danificado ou incompleto|Escolha uma imagem/)
})

test('one user has a share of what is looked at, and what is above is refused at once', async () => {
  const picture = await drawScene(99)
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(picture)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect(refused).toHaveLength(5)
  expect(refused[0]?.headers['retry-after']).toBe('10')
  expect((await upload(picture)).statusCode).toBe(200)
})

test('whoever left before the turn of a picture is not worked for', async () => {
  const leaving = new AbortController()
  const picture = await drawScene(98)
  const first = world.media.analyse(picture, { urgent: true, thumbnail: false })
  const second = world.media.analyse(picture, { urgent: true, thumbnail: false, signal: leaving.signal })
  leaving.abort()
  await expect(second).rejects.toThrow('aborted')
  await first
})
