import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { collectItems, streamOf } from '../../../../test/source-items.ts'
import { readJsonl } from './jsonl.ts'

const POST = {
  platform: 'Telegram',
  account: 'fulana',
  native_id: '7',
  full_name: 'Fulana',
  date_created: '2023-06-01T12:00:00.000Z',
  content: 'Oi',
  link: 'https://t.me/fulana/7',
  views: 12,
  likes: null,
  shares: 0,
  comments: null,
  party: 'PAZ',
  role: 'senador',
  uf: 'SP',
  media: [{ type: 'image', url: 'https://k.example/a.jpg', description: 'd' }],
  duration: 1.5,
  description: 'descrição',
  hate: 'ofensivo',
  hate_score: 0.5,
  misleading_links: ['https://falso.example/1'],
  hidden_links: ['https://k.example/2'],
}

describe('readJsonl', () => {
  it('looks for columns in the same lines, in whatever pieces the file comes', async () => {
    const line = (id: number, more = {}) =>
      `${JSON.stringify({ id, account: 'a', date: '2026-05-01', content: 'Oi', ...more })}\n`
    const text = Array.from({ length: 150 }, (_, i) => line(i, i < 120 ? {} : { likes: 3 })).join('')
    for (const size of [200, 65_536]) {
      const { posts } = await collectItems(readJsonl(streamOf(text, size), { platform: 'X' }))
      expect(posts.at(-1)?.likes, `${size}`).toBeNull()
    }
  })

  it('gives back posts that were written as they are in memory', async () => {
    const { posts, positions } = await collectItems(
      readJsonl(streamOf(`${JSON.stringify(POST)}\n\n${JSON.stringify(POST)}`, 5)),
    )
    expect(posts).toEqual([1, 2].map(() => ({ ...POST, date_created: new Date(POST.date_created) })))
    expect(positions).toEqual([1, 3])
  })

  it('reads nested values by their path, and finds the usual ones alone', async () => {
    const line = JSON.stringify({
      id: '5',
      user: { username: 'fulana', name: 'Fulana' },
      created_at: 'Thu Jun 01 12:00:00 +0000 2023',
      text: 'Oi',
      public_metrics: { like_count: 3, retweet_count: 2 },
      extra: { deep: { count: 9 } },
    })
    const options = { platform: 'X' }
    const { posts } = await collectItems(readJsonl(streamOf(line), options))
    expect(posts[0]).toMatchObject({ account: 'fulana', full_name: 'Fulana', likes: 3, shares: 2, native_id: '5' })
    const columns = 'id=id,account=user.username,date=created_at,content=text,views=extra.deep.count'
    const chosen = await collectItems(readJsonl(streamOf(line), { ...options, columns }))
    expect(chosen.posts[0]).toMatchObject({ views: 9, likes: null })
  })

  it('keeps every figure of an id that is written as a number', async () => {
    const line = '{"id":1609338799988920322,"username":"a","date":1672531244,"text":"oi","views":12}'
    const { posts } = await collectItems(readJsonl(streamOf(line), { platform: 'X' }))
    expect(posts[0]).toMatchObject({ native_id: '1609338799988920322', views: 12 })
  })

  it('sets broken lines aside by number and reads on', async () => {
    const good = JSON.stringify(POST)
    const file = ['{"quebrada":', good, '[1]', 'null', good.slice(0, -5), good].join('\n')
    const { positions, rejected } = await collectItems(readJsonl(streamOf(file)))
    expect(positions).toEqual([2, 6])
    expect(rejected.map(({ position }) => position)).toEqual([1, 3, 4, 5])
  })

  it('does not keep a line without an end', async () => {
    const good = JSON.stringify(POST)
    const file = `${good}\n{"a":"${'x'.repeat(5_000_000)}"}\n${good}\n`
    const { positions, rejected } = await collectItems(readJsonl(streamOf(file)))
    expect(positions).toEqual([1, 3])
    expect(rejected).toEqual([{ position: 2, reason: expect.stringContaining('passa de') }])
  })

  it('refuses lines with more fields than an export has, before many of them are read', async () => {
    let lines = 0
    const chunks = (function* () {
      for (; lines < 100; lines++) {
        const fields = Array.from({ length: 100_000 }, (_, i) => [`k${lines}_${i}`, i])
        yield Buffer.from(`${JSON.stringify(Object.fromEntries(fields))}\n`)
      }
    })()
    await expect(collectItems(readJsonl(Readable.from(chunks)))).rejects.toThrow('mais de 5.000 campos')
    expect(lines).toBeLessThan(20)
  })

  it('finds a column that the first lines leave out', async () => {
    const { views, ...short } = POST
    const file = [short, short, { ...short, views }].map((post) => JSON.stringify(post)).join('\n')
    const { posts } = await collectItems(readJsonl(streamOf(file, 100)))
    expect(posts.map((post) => post.views)).toEqual([null, null, 12])
  })

  it.each([
    ['[{"id":1}]', /lista JSON/],
    ['{\n  "name": "Canal"\n}', /telegram-export/],
    ['id,texto\n1,oi', /--format csv/],
    ['{"foo":1}', /coluna de: id, account, date, content.*foo/],
  ])('refuses %j as a whole with one sentence', async (file, sentence) => {
    await expect(collectItems(readJsonl(streamOf(file)))).rejects.toThrow(sentence)
  })

  it('names a chosen path that no line has', async () => {
    const reading = collectItems(readJsonl(streamOf('{"id":1,"a":{"b":2}}'), { columns: 'id=a.c' }))
    await expect(reading).rejects.toThrow(/“a\.c”, pedida para id\. As colunas do arquivo são: “id”, “a”, “a\.b”\./)
  })
})

it('waits no longer for the end of a line than any line is long', async () => {
  let pieces = 0
  async function* bytes() {
    yield Buffer.from(`${JSON.stringify(POST)}\n{"id":"`)
    for (; pieces < 2_000; pieces += 1) yield Buffer.alloc(100_000, 'a')
  }
  await expect(collectItems(readJsonl(Readable.from(bytes())))).rejects.toThrow('A linha 2 passa de 64 MB.')
  expect(pieces).toBeLessThan(1_000)
})
