import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headOf, openPreviewWorld } from '../../../../test/preview-world.ts'
import { PostsReply } from '../../../contract/posts/post.ts'

let world: Awaited<ReturnType<typeof openPreviewWorld>>
beforeAll(async () => {
  world = await openPreviewWorld()
})
afterAll(() => world.close())

const CSV = `tweet_id;usuario;nome;data;texto;likes;regiao
1;fulana;Fulana;2026-05-01 10:00;"Uma linha
e outra";3;Sul
2;beltrana;Beltrana;amanhã;Texto;4;Norte
3;beltrana;Beltrana;2026-05-02 10:00;Texto;5;Norte
`

describe('posts', () => {
  test('a table is shown as posts, with its columns, what each fills, and what would be left aside', async () => {
    const seen = await world.preview(CSV, { platform: 'X' })
    expect(seen).toMatchObject({ format: 'csv', is_head: false, is_own_export: false, missing: [], problem: null })
    expect(seen.columns.map(({ name, example }) => `${name}: ${example}`)).toEqual([
      'tweet_id: 1',
      'usuario: fulana',
      'nome: Fulana',
      'data: 2026-05-01 10:00',
      'texto: Uma linha e outra',
      'likes: 3',
      'regiao: Sul',
    ])
    expect(Object.fromEntries(seen.mapping.map(({ field, columns }) => [field, columns.join()]))).toEqual({
      ...{ id: 'tweet_id', account: 'usuario', full_name: 'nome', date: 'data', content: 'texto', likes: 'likes' },
    })
    expect(seen).toMatchObject({ read: 3, of_people: 1, set_aside_count: 1 })
    expect(seen.set_aside).toEqual([{ position: 4, reason: expect.stringContaining('A data “amanhã”') }])
    expect(seen.posts).toMatchObject([
      {
        ...{
          position: 2,
          platform: 'X',
          author: 'fulana',
          dateCreated: '2026-05-01T13:00:00.000Z',
          likes: 3,
          views: null,
        },
        ...{
          content: 'Uma linha\ne outra',
          party: 'PAZ',
          uf: 'SP',
          person: { name: 'Fulana de Tal' },
          isByName: false,
        },
      },
      { position: 5, author: 'beltrana', person: null },
    ])
  })

  test('what is missing is told by field, and the columns all the same', async () => {
    const seen = await world.preview('momento,quem,texto\n2026-05-01,fulana,Oi\n')
    expect(seen.missing).toEqual(['id', 'account', 'date', 'platform'])
    expect(seen).toMatchObject({ problem: null, read: 0, set_aside_count: 0, posts: [] })
    expect(seen.columns).toEqual([
      { name: 'momento', example: '2026-05-01', can_choose: true },
      { name: 'quem', example: 'fulana', can_choose: true },
      { name: 'texto', example: 'Oi', can_choose: true },
    ])
  })

  test('what is chosen counts: columns whose names have commas, platform, account, time zone', async () => {
    const text = 'n,"Data, hora",conteúdo,"a ""b"""\n1,2026-05-01 10:00,Oi,7\n'
    const columns = 'id=n,date="Data, hora",content=conteúdo,likes="a ""b"""'
    const seen = await world.preview(text, {
      columns,
      platform: 'telegram',
      account: '@canal',
      time_zone: 'America/Manaus',
    })
    expect(seen.missing).toEqual([])
    expect(seen.posts).toMatchObject([
      { platform: 'Telegram', author: 'canal', dateCreated: '2026-05-01T14:00:00.000Z', likes: 7 },
    ])
  })

  test('accounts are linked by name only when that is asked for, and it is said of each', async () => {
    const text = 'id,account,nome,date,content\n1,outra_conta,Dep. Fulana de Tal,2026-05-01,Oi\n'
    expect((await world.preview(text, { platform: 'Facebook' })).posts).toMatchObject([{ person: null }])
    const seen = await world.preview(text, { platform: 'Facebook', link_accounts_by_name: 'true' })
    expect(seen.posts).toMatchObject([{ person: { name: 'Fulana de Tal' }, isByName: true, party: 'PAZ' }])
    expect(await world.pg.selectFrom('accounts').selectAll().execute()).toHaveLength(1)
  })

  test.each([
    ['Windows-1252', Buffer.from('id;account;date;content\n1;a;2026-05-01;Ação\n', 'latin1')],
    ['UTF-16', Buffer.from('\ufeffid;account;date;content\n1;a;2026-05-01;Ação\n', 'utf16le')],
    ['UTF-8 with its mark', Buffer.from('\ufeffid\taccount\tdate\tcontent\n1\ta\t2026-05-01\tAção\n')],
    ['a declared separator', Buffer.from('sep=;\nid;account;date;content\n1;a;2026-05-01;Ação\n')],
  ])('%s is read as the import reads it', async (_, bytes) => {
    expect((await world.preview(bytes, { platform: 'X' })).posts).toMatchObject([{ content: 'Ação' }])
  })

  test('our own CSV is recognised', async () => {
    const header = 'id,dateCreated,platform,fullName,author,content,link,hate_score,misleadingLinks'
    expect(await world.preview(`${header}\n1,2026-05-01,X,Fulana,fulana,Oi,,,\n`)).toMatchObject({
      ...{ format: 'csv', is_own_export: true, read: 1 },
    })
  })
})

describe('the beginning of a file', () => {
  test('a record that the end cuts is neither a post nor a fault', async () => {
    const text = `id,account,date,content\n1,a,2026-05-01,Oi\n2,a,2026-05-01,"Uma linha\n\nmais, uma, linha\nfim"\n`
    for (let length = text.indexOf('2,a'); length < Buffer.byteLength(text) - 1; length += 1) {
      const [bytes, asked] = headOf(text, length)
      const seen = await world.preview(bytes, { ...asked, platform: 'X' })
      expect(seen, `${length}`).toMatchObject({
        is_head: true,
        read: 1,
        set_aside_count: 0,
        posts: [{ content: 'Oi' }],
      })
    }
  })

  test('a quote that never closes hides nothing of what follows', async () => {
    const rows = Array.from({ length: 8_000 }, (_, i) => `${i},a,2026-05-01,Texto inventado número ${i}\n`)
    const text = `id,account,date,content\nx,a,2026-05-01,"Oi\n${rows.join('')}`
    const [bytes, asked] = headOf(text, 250_000)
    const seen = await world.preview(bytes, { ...asked, platform: 'X' })
    expect(seen).toMatchObject({ set_aside_count: 1, posts: [{ position: 3 }, {}, {}, {}, {}] })
    expect(seen.set_aside[0]?.reason).toContain('Aspas abertas')
  })

  test('JSON lines, in the middle of one', async () => {
    const line = (id: number) =>
      `${JSON.stringify({ id, user: { name: 'fulana' }, date: '2026-05-01', content: 'Oi' })}\n`
    const text = line(1) + line(2) + line(3)
    const [bytes, asked] = headOf(text, text.length - 20)
    const seen = await world.preview(bytes, {
      ...asked,
      platform: 'X',
      columns: 'id=id,account=user.name,date=date,content=content',
    })
    expect(seen).toMatchObject({ format: 'jsonl', is_head: true, read: 2, set_aside_count: 0, of_people: 2 })
    expect(seen.columns.map(({ name }) => name)).toEqual(['id', 'user', 'user.name', 'date', 'content'])
  })

  test('a compressed file as far as it goes, one that grows without end as far as is wanted', async () => {
    const rows = Array.from({ length: 2_000 }, (_, i) => `${i},a,2026-05-01,Texto ${Math.sin(i)}\n`)
    const zipped = gzipSync(`id,account,date,content\n${rows.join('')}`)
    const [bytes, asked] = headOf(zipped, Math.floor(zipped.length / 2))
    const seen = await world.preview(bytes, { ...asked, platform: 'X' })
    expect(seen).toMatchObject({ format: 'csv', is_compressed: true, is_head: true, set_aside_count: 0, problem: null })
    expect(seen.read).toBeGreaterThan(100)
    const bomb = gzipSync(`id,account,date,content\n${'1,a,2026-05-01,Oi\n'.repeat(20_000_000 / 18)}`)
    expect(await world.preview(bomb, { platform: 'X' })).toMatchObject({ is_head: true, read: 1_000, problem: null })
    const broken = await world.preview(bytes, { platform: 'X' })
    expect(broken.problem).toContain('danificado')
  })

  test('an export of Telegram, in the middle of a message', async () => {
    const message = (id: number) => ({ id, type: 'message', date: '2026-05-01T10:00:00', text: `Mensagem ${id}` })
    const chat = { name: 'Canal', type: 'public_channel', id: 77, messages: [message(1), message(2), message(3)] }
    for (const text of [JSON.stringify(chat, null, 1), JSON.stringify(chat)]) {
      const [bytes, asked] = headOf(text, text.length - 40)
      const seen = await world.preview(bytes, { ...asked, account: '@canal' })
      expect(seen).toMatchObject({ format: 'telegram-export', read: 2, set_aside_count: 0, columns: [], mapping: [] })
      expect(seen.posts).toMatchObject([{ author: 'canal', platform: 'Telegram', content: 'Mensagem 1' }, {}])
    }
  })
})

describe('files that are none', () => {
  test.each([
    ['', 'vazio'],
    [Buffer.from([0, 1, 2, 3, 0, 0, 0, 9]), 'binário'],
    [Buffer.from('PK\x03\x04resto'), 'planilha do Excel'],
    ['<!doctype html><p>Oi', 'HTML'],
    ['[{"id": 1}]', 'lista JSON'],
    [gzipSync('%PDF-1.4'), 'PDF'],
  ])('%j is told in a sentence', async (content, words) => {
    const seen = await world.preview(content, { platform: 'X' })
    expect(seen.problem).toContain(words)
    expect(seen.problem).not.toContain('--')
  })

  test('only a header: its columns, and no post', async () => {
    expect(await world.preview('id,account,date,content\n', { platform: 'X' })).toMatchObject({
      ...{ problem: null, missing: [], read: 0, posts: [], column_count: 4 },
    })
  })

  test('thousands of columns, columns of one name, names that cannot be chosen', async () => {
    const names = ['id', 'id', '', 'a\u0001b', 'x'.repeat(300), ...Array.from({ length: 2_000 }, (_, i) => `c${i}`)]
    const seen = await world.preview(`${names.join(',')}\n${names.map((_, i) => i).join(',')}\n`)
    expect(seen.column_count).toBe(2_005)
    expect(seen.columns).toHaveLength(500)
    expect(seen.columns.slice(0, 6).map(({ can_choose }) => can_choose)).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
    ])
  })

  test('a cell of a megabyte', async () => {
    const text = `id,account,date,content\n1,a,2026-05-01,Oi\n2,a,2026-05-01,"${'a'.repeat(1_100_000)}"\n`
    const [bytes, asked] = headOf(text, 1_000_000)
    expect(await world.preview(bytes, { ...asked, platform: 'X' })).toMatchObject({ posts: [{ content: 'Oi' }] })
    const [start, more] = headOf(`${'a'.repeat(2_000_000)}`, 1_000_000)
    expect((await world.preview(start, more)).problem).toContain('longa demais para ser o cabeçalho')
  })

  test('a column that the file does not have, and choices that cannot be understood', async () => {
    const seen = await world.preview(CSV, { platform: 'X', columns: 'id=nada' })
    expect(seen).toMatchObject({ problem: expect.stringContaining('não tem a coluna “nada”'), column_count: 7 })
    expect(await world.send(CSV, { format: 'csv', columns: 'nada=1' })).toMatchObject({ statusCode: 400 })
    for (const [name, value] of [
      ['time_zone', 'Marte/Olimpo'],
      ['platform', 'Orkut'],
      ['link_accounts_by_name', 'sim'],
      ['columns', 'curtida=likes'],
      ['format', 'xlsx'],
      ['size', '-1'],
      ['cor', 'azul'],
    ] as const) {
      const answer = await world.send(CSV, { format: 'csv', [name]: value })
      expect([answer.statusCode, Object.keys(answer.json())], name).toEqual([400, [name]])
    }
  })

  test('more than a beginning, and no file, are refused', async () => {
    const large = await world.send(Buffer.alloc(1_100_000, 'a'))
    expect([large.statusCode, large.json().detail]).toEqual([413, 'Envie só o começo do arquivo, até 1 MB.'])
    const headers = { authorization: world.authorization, 'content-type': 'text/csv' }
    const plain = await world.app.inject({ method: 'POST', url: '/api/imports/preview/', headers, payload: CSV })
    expect(plain.statusCode).toBeGreaterThanOrEqual(400)
    expect(plain.statusCode).toBeLessThan(500)
  })
})

test('nothing is stored', async () => {
  expect(await world.pg.selectFrom('imports').selectAll().execute()).toEqual([])
  expect(await world.pg.selectFrom('people').select('name').execute()).toEqual([{ name: 'Fulana de Tal' }])
})

test('what is shown is what the import stores', async () => {
  const asked = { format: 'csv', platform: 'X', time_zone: 'America/Manaus' }
  const { posts } = await world.preview(CSV, asked)
  const headers = { authorization: world.authorization, 'content-type': 'text/csv' }
  const at = await world.app.listen({ port: 0, host: '127.0.0.1' })
  const imported = await fetch(`${at}/api/imports/?${new URLSearchParams(asked)}`, {
    method: 'POST',
    headers,
    body: CSV,
  })
  expect(await imported.json()).toMatchObject({ read: 3, stored: 2, set_aside_count: 1 })
  const { items } = PostsReply.parse((await world.app.inject({ url: '/api/posts/', headers })).json())
  for (const { position, attachments, person, isByName, dateCreated, ...shown } of posts) {
    const stored = items.find(({ author }) => author === shown.author)
    expect(stored, `${position}`).toMatchObject({ ...shown, publicPerson: person ? String(person.id) : null })
    expect([Date.parse(stored?.dateCreated ?? ''), attachments, isByName]).toEqual([Date.parse(dateCreated), 0, false])
  }
})
