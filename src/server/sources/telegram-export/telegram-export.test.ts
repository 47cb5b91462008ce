import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makePost } from '../../../../test/factory.ts'
import { collectItems, streamOf } from '../../../../test/source-items.ts'
import { SourceError } from '../../net/source-error.ts'
import type { SourceOptions } from '../source.ts'
import { readTelegramExport } from './telegram-export.ts'

const FIXTURE = readFileSync(new URL('../../../../test/fixtures/telegram/result.json', import.meta.url), 'utf8')

function read(content: string, options: SourceOptions = {}, pieceSize = 65_536) {
  return collectItems(readTelegramExport(streamOf(content, pieceSize), options))
}

function message(id: number, more: object = {}) {
  return { id, type: 'message', date: '2026-08-01T09:05:00', date_unixtime: '1785585900', text: `texto ${id}`, ...more }
}

function chat(id: number, type: string, messages: object[]) {
  return { name: `Chat ${id}`, type, id, messages }
}

function write(value: object): string {
  return JSON.stringify(value, null, 1)
}

async function readMessage(more: object) {
  const { posts, rejected } = await read(write(chat(5, 'public_channel', [message(1, more)])))
  return { post: posts[0], reason: rejected[0]?.reason }
}

it('an address that is written without its protocol is a link; one with it is found in the text', async () => {
  const entities = [
    { type: 'link', text: 'noticia.example/urgente' },
    { type: 'link', text: 'https://outra.example/a' },
    { type: 'text_link', text: 'aqui', href: 'https://terceira.example/' },
    { type: 'email', text: 'ana@um.example' },
  ]
  const { post } = await readMessage({ text: entities, text_entities: entities })
  expect(post?.hidden_links).toEqual(['http://noticia.example/urgente', 'https://terceira.example/'])
})

it('a link whose words name another place is told as such', async () => {
  const entities = [
    { type: 'text_link', text: 'gov.br', href: 'https://golpe.example/' },
    { type: 'text_link', text: 'aqui', href: 'https://golpe.example/2' },
  ]
  const { post } = await readMessage({ text: entities, text_entities: entities })
  expect(post?.extras?.disguised).toEqual([{ words: 'gov.br', link: 'https://golpe.example/' }])
})

describe('readTelegramExport, on the export of one channel', () => {
  it('takes the messages and leaves what is no post', async () => {
    const { posts, rejected } = await read(FIXTURE, { account: '@deputada_ficticia' })
    expect(rejected).toEqual([])
    expect(posts.map((post) => post.native_id)).toEqual([
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      '12',
      '13',
      '14',
    ])
    expect(posts[1]).toEqual(
      makePost({
        platform: 'Telegram',
        account: 'deputada_ficticia',
        native_id: '3',
        full_name: 'Canal da Deputada Fictícia',
        date_created: new Date(1_785_619_812_000),
        content: 'Hoje na Câmara: PL 1234/2026 aprovado. Leia em https://www.camara.leg.br/noticias/exemplo #PL1234',
        link: 'https://t.me/deputada_ficticia/3',
        likes: 134,
        extras: { edited: { at: 1_785_620_460 } },
      }),
    )
  })

  it('tells images, videos, audio and stickers apart, without the address of any file', async () => {
    const { posts } = await read(FIXTURE)
    const media = posts.flatMap((post) => post.media.map(({ type, url }) => `${post.native_id} ${type} ${url}`))
    expect(media).toEqual(['4 image null', '5 video null', '9 audio null', '10 image null', '13 image null'])
    expect(posts.find((post) => post.native_id === '5')).toMatchObject({
      duration: 94,
      hidden_links: ['https://www.youtube.com/watch?v=AAAAAAAAAAA'],
    })
  })

  it('keeps origin of forwards, what is answered, polls, signatures, kinds of files', async () => {
    const { posts } = await read(FIXTURE, { account: '@deputada_ficticia' })
    const extras = new Map(posts.map((post) => [post.native_id, post.extras]))
    expect(extras.get('2')).toBeUndefined()
    expect(extras.get('6')?.forward).toEqual({ name: 'Notícias do Planalto (fictício)', link: null, author: null })
    expect(extras.get('7')?.reply).toEqual({ link: 'https://t.me/deputada_ficticia/6', author: null, text: null })
    expect(extras.get('8')?.poll).toEqual({
      question: 'Você apoia o projeto?',
      kind: null,
      options: [
        { text: 'Sim', percent: null, votes: 250 },
        { text: 'Não', percent: null, votes: 60 },
      ],
      voters: 310,
      votersStep: 1,
    })
    expect(extras.get('9')?.files).toEqual([{ kind: 'mensagem de voz', name: 'voz.ogg', bytes: null, seconds: 31 }])
    expect(extras.get('10')?.files).toMatchObject([{ kind: 'figurinha' }])
    expect([...extras.values()].flatMap((one) => one?.signature ?? [])).toEqual(['Assessoria'])
  })

  it.each([{ edited_unixtime: '0' }, { edited: '1970-01-01T00:00:00' }, {}])('was not edited: %j', async (given) => {
    expect((await readMessage(given)).post?.extras).toBeUndefined()
  })

  it('calls the channel by its number and has no links when the handle is not given', async () => {
    const { posts } = await read(FIXTURE)
    expect(new Set(posts.map((post) => `${post.account} ${post.link}`))).toEqual(new Set(['chat1900000001 null']))
  })

  it('finds the same wherever the pieces are cut', async () => {
    const whole = await read(FIXTURE)
    for (const size of [1, 2, 3, 7, 97, 1000]) expect(await read(FIXTURE, {}, size)).toEqual(whole)
    const minified = JSON.stringify(JSON.parse(FIXTURE))
    expect((await read(minified, {}, 5)).posts).toEqual(whole.posts)
  })

  it('gives the line where each message begins', async () => {
    const { positions } = await read(FIXTURE)
    expect(FIXTURE.split('\n')[(positions[0] ?? 0) - 1]).toBe('  {')
    expect(FIXTURE.split('\n')[positions[0] ?? 0]).toBe('   "id": 2,')
  })

  it('repairs the \\xNN that Telegram writes, and only that', async () => {
    const broken = write(chat(5, 'public_channel', [message(1, { text: 'a§b ¤x41' })]))
      .replace('§', '\\x07')
      .replace('¤', '\\\\')
      .replace('Chat 5', 'Chat\\x1f 5')
    for (const size of [1, 65_536]) {
      const { posts } = await read(broken, {}, size)
      expect(posts[0]).toMatchObject({ content: 'ab \\x41', full_name: 'Chat 5' })
    }
  })

  it('sums reactions without stars paid, and does not know them when there are none', async () => {
    const reactions = [
      { type: 'emoji', count: 3, emoji: '👍', recent: [{ from: 'Fulano', from_id: 'user1' }] },
      { type: 'custom_emoji', count: 2 },
      { type: 'paid', count: 500 },
    ]
    expect((await readMessage({ reactions })).post?.likes).toBe(5)
    expect((await readMessage({})).post?.likes).toBeNull()
  })

  it.each([
    [{ text: '', contact_information: { first_name: 'Fulana' } }, /não tem texto, anexo, enquete nem lugar/],
    [{ text: '', location_information: { latitude: '1', longitude: 2 } }, /não tem texto, anexo, enquete nem lugar/],
    [{ date_unixtime: 'ontem' }, /data “ontem”/],
    [{ id: 'x' }, /número/],
    [{ text: 'a'.repeat(100_001) }, /100001 caracteres/],
  ])('sets a message aside with its reason: %#', async (more, reason) => {
    expect((await readMessage(more)).reason).toMatch(reason)
  })

  it('keeps a place with its coordinates', async () => {
    const point = { latitude: -23.55052, longitude: -46.63331 }
    const { post } = await readMessage({ text: '', location_information: point, place_name: 'Praça da Sé' })
    expect(post?.extras?.place).toEqual({ name: 'Praça da Sé', address: null, link: null, ...point })
  })

  it('survives values of the wrong kind and nesting without end', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    const odd = write(
      chat(5, 'public_channel', [message(1, { media_type: 'constructor', file: 'a', text: '§' }), message(2)]),
    )
    const { posts } = await read(odd.replace('"§"', deep))
    expect(posts.map((post) => [post.native_id, post.content, post.media[0]?.type])).toEqual([
      ['1', '', 'document'],
      ['2', 'texto 2', undefined],
    ])
  })

  it('refuses an account that Telegram cannot have', async () => {
    await expect(read(FIXTURE, { account: 'canal da fulana' })).rejects.toThrow(/não é uma conta do Telegram/)
  })

  it.each(['personal_chat', 'bot_chat', 'saved_messages'])('does not read a %s', async (type) => {
    await expect(read(write(chat(5, type, [message(1)])))).rejects.toThrow(/conversa particular/)
  })

  it.each([
    ['[1]', /result\.json/],
    ['{"a": 1}', /não tem mensagens/],
    ['{"messages": []}', /não é a exportação de um canal/],
    ['<html></html>', /HTML/],
  ])('refuses %j as a whole', async (content, sentence) => {
    await expect(read(content)).rejects.toThrow(SourceError)
    await expect(read(content)).rejects.toThrow(sentence)
  })
})

describe('readTelegramExport, on a whole export', () => {
  const everything = {
    about: 'Aqui estão os dados que você pediu: "messages": [',
    personal_information: { user_id: 1, phone_number: '+00 00 0000-0000' },
    contacts: { list: [{ first_name: 'Beltrana', messages: [message(77)] }] },
    chats: {
      about: '',
      list: [
        chat(1, 'personal_chat', [message(1)]),
        { type: 'saved_messages', id: 2, messages: [message(2)] },
        chat(3, 'public_channel', [message(3), { id: 4, type: 'unsupported' }]),
        chat(4, 'private_supergroup', [message(5, { from: 'Fulano' })]),
      ],
    },
    left_chats: { about: '', list: [chat(6, 'private_channel', [message(6)]), chat(7, 'bot_chat', [message(7)])] },
  }

  it('takes channels and groups, also those left, and nobody’s private chats', async () => {
    for (const size of [1, 65_536]) {
      const { posts } = await read(write(everything), {}, size)
      expect(posts.map((post) => `${post.account} ${post.full_name} ${post.native_id}`)).toEqual([
        'chat3 Chat 3 3',
        'chat4 Chat 4 5',
        'chat6 Chat 6 6',
      ])
    }
  })

  it('refuses one handle for many chats, and an export without any channel', async () => {
    await expect(read(write(everything), { account: 'canal' })).rejects.toThrow(/--account/)
    const personal = { chats: { list: [chat(1, 'personal_chat', [message(1)])] } }
    await expect(read(write(personal))).rejects.toThrow(/não tem canais nem grupos/)
  })
})

describe('readTelegramExport, on a damaged file', () => {
  const file = write(
    chat(
      5,
      'public_channel',
      [1, 2, 3, 4, 5].map((id) => message(id)),
    ),
  )

  async function readDamaged(content: string) {
    const results = [await read(content), await read(content, {}, 11)]
    expect(results[0]).toEqual(results[1])
    const { posts, rejected } = await read(content)
    return { ids: posts.map((post) => post.native_id), reasons: rejected.map(({ reason }) => reason) }
  }

  it('loses one message to a quote that is missing or too many', async () => {
    const expected = { ids: ['1', '3', '4', '5'], reasons: [expect.stringContaining('danificada')] }
    expect(await readDamaged(file.replace('texto 2"', 'texto 2'))).toEqual(expected)
    expect(await readDamaged(file.replace('texto 2"', 'texto "2"'))).toEqual(expected)
    expect(await readDamaged(file.replace('"texto 2"', '}'))).toEqual(expected)
    expect(await readDamaged(file.replace('"texto 2"', '{'))).toEqual(expected)
  })

  it('gives what came before the place where a file was cut off', async () => {
    const { ids, reasons } = await readDamaged(file.slice(0, file.indexOf('texto 4')))
    expect(ids).toEqual(['1', '2', '3'])
    expect(reasons).toEqual([expect.stringContaining('danificada'), expect.stringContaining('termina antes do fim')])
  })

  it('never takes a message for one of another chat', async () => {
    const two = write({
      chats: { list: [chat(1, 'public_channel', [message(1), message(2)]), chat(2, 'personal_chat', [message(3)])] },
    })
    const { ids, reasons } = await readDamaged(two.replace('texto 2"', 'texto 2'))
    expect(ids).toEqual(['1'])
    expect(reasons).toContainEqual(expect.stringContaining('A partir daqui'))
  })
})
