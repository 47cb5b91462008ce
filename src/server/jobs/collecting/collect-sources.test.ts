import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { drawScene } from '../../../../test/media/pictures.ts'
import { type Collecting, HOUR, prepareCollecting, START } from '../../../../test/telegram/collecting.ts'
import { SourceQuery } from '../../../contract/sources/sources.ts'
import { processAttachments } from '../../ingest/attachments/process-attachments.ts'
import type { Media } from '../../media/media.ts'
import { MediaRefused } from '../../media/problems.ts'
import { listSources } from '../../records/sources/source-list.ts'
import { createSources } from '../../records/sources/sources.ts'
import { sql, string } from '../../store/sql.ts'

const collecting = prepareCollecting()

const Row = z.object({ native_id: z.string(), content: z.string(), views: z.number().nullable(), versions: z.number() })
const listPosts = (account: string) =>
  collecting.world.ch.rows(
    'test',
    sql`SELECT native_id, content, views, versions FROM posts WHERE account = ${string(account)} ORDER BY toUInt32OrZero(native_id)`,
    Row,
  )

test('posts come in by themselves, with what the channel says of itself', async () => {
  const { follow, collect, say } = collecting
  const channel = await follow('canal_um')
  say(channel, 1, 'Bom dia, urnas')
  await collect()
  say(channel, 2, 'Boa tarde')
  await collect(6)
  expect(await listPosts('canal_um')).toMatchObject([{ content: 'Bom dia, urnas' }, { content: 'Boa tarde' }])
  expect(await collecting.getSource('canal_um')).toMatchObject({
    state: 'ativa',
    problem: null,
    name: 'Canal canal_um',
    followers: 1500,
    posts_stored: 2,
    claimed_until: null,
    reading: { newest: 2, todo: [], stretches: [{ from: 1, to: 2 }] },
  })
})

test('a long history comes in portions, each page once, and nothing is left out', async () => {
  const { telegram, follow, collect, say } = collecting
  const channel = await follow('canal_dois', START - 30 * 24 * HOUR)
  for (let id = 1; id <= 250; id += 1) say(channel, id, `publicação ${id}`, { at: new Date(START - (250 - id) * HOUR) })
  const asked = telegram.asked.length
  await collect()
  expect((await collecting.getSource('canal_dois')).reading.todo).toMatchObject([{ why: 'backfill' }])
  await collect(1)
  await collect(1)
  expect(await listPosts('canal_dois')).toHaveLength(250)
  const pages = telegram.asked.slice(asked).filter((page) => page.includes('before'))
  expect(new Set(pages).size).toBe(pages.length)
  const { reading } = await collecting.getSource('canal_dois')
  expect([reading.newest, reading.todo, reading.stretches[0]?.from, reading.stretches.at(-1)?.to]).toEqual([
    250,
    [],
    1,
    250,
  ])
})

test('what came faster than it was read is read before the next look', async () => {
  const { follow, collect, say } = collecting
  const channel = await follow('canal_tres')
  say(channel, 1, 'primeira')
  await collect()
  for (let id = 2; id <= 90; id += 1) say(channel, id, `rajada ${id}`)
  await collect(6)
  expect(await listPosts('canal_tres')).toHaveLength(90)
})

test('counts are taken at their ages, not at every look; an edited text is another version', async () => {
  const { follow, collect, say } = collecting
  const channel = await follow('canal_quatro')
  say(channel, 1, 'antes', { views: '10' })
  await collect()
  for (const [minutes, views] of [
    [6, '20'],
    [6, '30'],
    [6, '1.2K'],
    [6, '1.3K'],
  ] as const) {
    say(channel, 1, 'antes', { views, at: new Date(START) })
    await collect(minutes)
  }
  expect(await listPosts('canal_quatro')).toMatchObject([{ views: 1200, versions: 1 }])
  say(channel, 1, 'depois', { views: '1.4K', edited: true, at: new Date(START) })
  await collect(6)
  expect(await listPosts('canal_quatro')).toMatchObject([{ content: 'depois', versions: 2 }])
})

test('an address that is signed anew is not another picture', async () => {
  const { follow, collect, say } = collecting
  const channel = await follow('canal_cinco')
  const photo = (file: string, id = '5312449137687510583') =>
    `<a class="tgme_widget_message_photo_wrap ${id} 1_2" href="https://t.me/canal_cinco/1" style="background-image:url('https://cdn4.telegram-cdn.org/file/${file}.jpg')"></a>`
  say(channel, 1, 'foto', { above: photo('aaa') })
  await collect()
  say(channel, 1, 'foto', { above: photo('bbb'), at: new Date(START) })
  await collect(6)
  expect(await listPosts('canal_cinco')).toMatchObject([{ versions: 1 }])
  say(channel, 1, 'foto', { above: photo('ccc', '5467914902124479304'), at: new Date(START) })
  await collect(6)
  expect(await listPosts('canal_cinco')).toMatchObject([{ versions: 2 }])
})

test('an address that died before its file was fetched gives way to the new one, without an edit and with all its tries', async () => {
  const { world, follow, collect, say } = collecting
  const channel = await follow('canal_sete')
  const show = (file: string) =>
    say(channel, 1, 'foto', {
      above: `<a class="tgme_widget_message_photo_wrap 6312449137687510583 1_2" href="https://t.me/canal_sete/1" style="background-image:url('https://cdn4.telegram-cdn.org/file/${file}.jpg')"></a>`,
      at: new Date(START),
    })
  const asked: string[] = []
  const bytes = await drawScene(51)
  const media: Media = {
    ...world.media,
    async fetch(url) {
      asked.push(url.replace(/.*file\/|\.jpg.*/g, ''))
      if (!url.includes('vivo')) throw new MediaRefused('unreachable')
      return world.media.put(bytes)
    },
  }
  const fetchDue = () =>
    processAttachments(world.ch, media, { limit: 50, signal: new AbortController().signal, now: new Date() })
  const Media = z.object({ url: z.string(), file: z.string(), versions: z.number(), edited: z.number().nullable() })
  const find = async () => {
    const question = sql`SELECT media_url[1] AS url, media_file[1] AS file, versions, toUnixTimestamp(edited_at) AS edited
      FROM posts WHERE account = 'canal_sete'`
    return (await world.ch.rows('test', question, Media))[0]
  }
  show('morto')
  await collect()
  await fetchDue()
  for (const hours of [1, 2, 12, 40]) {
    vi.setSystemTime(START + hours * HOUR)
    await fetchDue()
  }
  show('morto2')
  await collect(60)
  await fetchDue()
  await collect(11)
  await fetchDue()
  const urls = ['morto', 'morto2']
  expect(urls.map((url) => asked.filter((one) => one === url).length)).toEqual([5, 2])
  show('vivo')
  await collect(60)
  await fetchDue()
  const found = await find()
  expect(found).toMatchObject({ url: expect.stringContaining('vivo'), versions: 1, edited: null })
  expect(found?.file).not.toBe('')
  show('vivo2')
  await collect(60)
  expect(await find()).toEqual(found)
})

test('a refusal is told in plain words, waited out, and forgotten', async () => {
  const { follow, collect, say } = collecting
  const channel = await follow('canal_seis')
  say(channel, 1, 'oi')
  channel.moods.push((response) => response.writeHead(429, { 'retry-after': '1200' }).end())
  await collect()
  expect(await collecting.getSource('canal_seis')).toMatchObject({
    state: 'com erro',
    problem: expect.stringContaining('429'),
    failures: 1,
  })
  await collect(15)
  expect(await listPosts('canal_seis')).toEqual([])
  await collect(6)
  expect(await collecting.getSource('canal_seis')).toMatchObject({ state: 'ativa', problem: null, failures: 0 })
  expect(await listPosts('canal_seis')).toHaveLength(1)
})

test.each([
  [
    'a redirect to a private address',
    (response: Answer) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    'públic',
  ],
  ['a page of somebody else', (response: Answer) => response.end('<html>bloqueado</html>'), 'não tem a forma'],
  ['an answer that breaks off', (response: Answer) => response.destroy(), 'não respondeu'],
])('%s changes nothing of what is known', async (_, mood, words) => {
  const { follow, collect, say } = collecting
  const channel = await follow('canal_sete')
  say(channel, 1, 'oi')
  await collect()
  const before = await collecting.getSource('canal_sete')
  channel.moods.push(mood)
  await collect(60)
  expect(await collecting.getSource('canal_sete')).toMatchObject({
    state: 'com erro',
    problem: expect.stringContaining(words),
    reading: before.reading,
  })
})
type Answer = Parameters<Awaited<ReturnType<Collecting['follow']>>['moods'][number]>[0]

test('a channel that shows no preview, and one that does not exist, are states and no errors', async () => {
  const { world, follow, collect } = collecting
  const hidden = await follow('canal_oito')
  hidden.hasPreview = false
  await createSources(world.pg, [{ network: 'telegram-web', handle: 'ninguem_aqui', since: null, created_by: null }])
  await collect()
  expect(await collecting.getSource('canal_oito')).toMatchObject({
    state: 'sem prévia',
    problem: expect.stringContaining('canal'),
    failures: 0,
  })
  expect(await collecting.getSource('ninguem_aqui')).toMatchObject({ state: 'não existe', failures: 0 })
})

test('a channel that suddenly shows nothing at all is not believed', async () => {
  const { follow, collect, say } = collecting
  const channel = await follow('canal_nove')
  say(channel, 1, 'oi')
  await collect()
  channel.messages.clear()
  await collect(60)
  expect(await collecting.getSource('canal_nove')).toMatchObject({
    state: 'com erro',
    problem: expect.stringContaining('limite de acessos'),
  })
})

test('paused sources are left alone', async () => {
  const { world, follow, collect, say } = collecting
  const channel = await follow('canal_onze')
  say(channel, 1, 'oi')
  await world.pg.updateTable('sources').set({ is_paused: true }).execute()
  await collect()
  expect(await listPosts('canal_onze')).toEqual([])
})

test('a message that cannot be read is told with its reason, and no longer once it can be', async () => {
  const { follow, collect, say, getSource, world } = collecting
  const channel = await follow('canal_ilegivel')
  const undated = Object.assign(new Date(), { toISOString: () => 'ontem' })
  for (const id of [1, 2, 3]) say(channel, id, `publicação ${id}`, id === 2 ? { at: undated } : {})
  await collect()
  const [listed] = (await listSources(world.pg, SourceQuery.parse({ search: 'canal_ilegivel' }))).items
  expect(listed).toMatchObject({
    posts_stored: 2,
    unreadable: [{ place: '2', reason: expect.stringContaining('ontem') }],
  })
  say(channel, 2, 'publicação 2')
  await collect(10)
  expect((await getSource('canal_ilegivel')).reading.unreadable).toEqual([])
})
