import { describe, expect, it, test } from 'vitest'
import { type ShownMessage, showContact, showPage, showPhoto } from '../../../../../test/telegram/telegram-page.ts'
import { parseTelegramPage, type TelegramHistory } from './page.ts'

const channel = { handle: 'canal_inventado', name: 'Vereadora Inventada 🐝' }
const at = new Date('2026-08-01T12:05:00Z')

function parseHistory(html: string): TelegramHistory {
  const page = parseTelegramPage(html)
  if (page.kind !== 'history') throw new Error(page.kind)
  return page
}

function parseOne(message: Partial<ShownMessage>) {
  const [post] = parseHistory(showPage({ channel, messages: [{ id: 7, at, ...message }] })).posts
  if (!post) throw new Error('no post')
  return post
}

test('a page: the channel, its posts, and where to go on', () => {
  const messages: ShownMessage[] = [
    { id: 1, at, text: 'Channel created', service: true },
    { id: 2, at, text: 'Bom dia!<br/>Acompanhe <b>votações</b> &amp; agendas.', views: '845' },
    { id: 5, at, text: 'Até logo', views: '29.0K', edited: true, signature: 'Ana' },
  ]
  const page = parseHistory(showPage({ channel, messages, before: 1, after: 6 }))
  expect(page).toMatchObject({
    channel: { handle: 'canal_inventado', name: 'Vereadora Inventada 🐝', subscribers: { value: 1500, step: 100 } },
    service_ids: ['1'],
    rejected: [],
    before: 1,
    after: 6,
  })
  expect(page.posts).toMatchObject([
    {
      post: {
        platform: 'Telegram',
        account: 'canal_inventado',
        native_id: '2',
        full_name: 'Vereadora Inventada 🐝',
        date_created: at,
        content: 'Bom dia!\nAcompanhe votações & agendas.',
        link: 'https://t.me/canal_inventado/2',
        views: 845,
        likes: null,
      },
      views: { value: 845, step: 1 },
    },
    {
      post: { views: 29_000, extras: { edited: { at: null }, signature: 'Ana' } },
      views: { value: 29_000, step: 100 },
    },
  ])
  expect(page.posts[0]?.post.extras).toBeUndefined()
})

test('messages behind one without an end are messages of their own', () => {
  const messages: ShownMessage[] = [2, 3, 4].map((id) => ({ id, at, text: `Texto ${id}`, views: String(id) }))
  const page = showPage({ channel, messages }).replace(/Texto 2<\/div>/, '$&<div>')
  const { posts, rejected } = parseHistory(page)
  expect(rejected).toEqual([])
  expect(posts.map(({ post, views }) => [post.native_id, post.content, views?.value])).toEqual([
    ['2', 'Texto 2', 2],
    ['3', 'Texto 3', 3],
    ['4', 'Texto 4', 4],
  ])
})

test('an empty page of a channel is history without posts; other pages say why there is none', () => {
  expect(parseHistory(showPage({ channel, messages: [] })).posts).toEqual([])
  expect(parseTelegramPage(showContact('canal', '12 345 subscribers'))).toEqual({ kind: 'no preview', what: 'canal' })
  expect(parseTelegramPage(showContact('grupo', '98 members, 3 online'))).toEqual({ kind: 'no preview', what: 'grupo' })
  expect(parseTelegramPage(showContact('ana', '@ana'))).toEqual({ kind: 'no preview', what: 'perfil' })
  expect(parseTelegramPage(showContact('ninguem', null))).toEqual({ kind: 'not found' })
})

test.each([
  ['', 'empty'],
  ['<html><body>Acesso bloqueado pelo provedor</body></html>', 'of somebody else'],
  ['\0\xff<<<', 'bytes'],
])('nothing is concluded from a page that is not Telegram’s: %s %s', (html) =>
  expect(() => parseTelegramPage(html)).toThrow('não tem a forma'),
)

test('an album is one post with the numbers of all its pictures; its text stands in two boxes', () => {
  const photos = [7, 8, 9].map((id) => showPhoto(channel.handle, id, `foto${id}`, true)).join('')
  const post = parseOne({
    above: `<div class="tgme_widget_message_grouped_wrap"><div class="tgme_widget_message_grouped">${photos}</div></div>`,
    text: '<div class="tgme_widget_message_text js-message_text" dir="auto">Reunião em Feira</div>',
  })
  expect(post.native_ids).toEqual(['7', '8', '9'])
  expect(post.post.content).toBe('Reunião em Feira')
  expect(post.post.media.map(({ url }) => url)).toEqual(
    [7, 8, 9].map((id) => `https://cdn4.telegram-cdn.org/file/foto${id}.jpg`),
  )
  expect(post.previews).toHaveLength(3)
})

test('what is quoted is not the text; where it was said is kept', () => {
  const reply =
    '<a class="tgme_widget_message_reply" href="https://t.me/canal_inventado/5"><div class="tgme_widget_message_author"><span class="tgme_widget_message_author_name" dir="auto">Vereadora</span></div><div class="tgme_widget_message_text js-message_reply_text" dir="auto">URGENTE: …</div></a>'
  const forward =
    '<div class="tgme_widget_message_forwarded_from accent_color">Forwarded from&nbsp;<a class="tgme_widget_message_forwarded_from_name" href="https://t.me/outro_canal/55"><span dir="auto">Outro Canal</span></a></div>'
  const post = parseOne({ above: forward + reply, text: 'É <i>falso</i>' })
  expect(post.post.content).toBe('É falso')
  expect(post.post.extras).toEqual({
    forward: { name: 'Outro Canal', link: 'https://t.me/outro_canal/55', author: null },
    reply: { link: 'https://t.me/canal_inventado/5', author: 'Vereadora', text: 'URGENTE: …' },
  })
  const hidden = '<span class="tgme_widget_message_forwarded_from_name"><span dir="auto">Alguém</span></span>'
  const from = parseOne({ above: hidden, text: 'oi' }).post.extras?.forward
  expect(from).toEqual({ name: 'Alguém', link: null, author: null })
})

test('reactions add up to likes, without those that are bought', () => {
  const reactions =
    '<div class="tgme_widget_message_reactions"><span class="tgme_reaction"><i class="emoji"><b>👍</b></i>1.2K</span><span class="tgme_reaction"><tg-emoji emoji-id="5">🔥</tg-emoji>87</span><span class="tgme_reaction tgme_reaction_paid"><i class="icon icon-telegram-stars"></i>900</span></div>'
  const post = parseOne({ text: 'oi', below: reactions })
  expect(post.post.likes).toBe(1287)
  expect(post.reactions.map(({ emoji, count, paid }) => [emoji, count.value, count.step, paid])).toEqual([
    ['👍', 1200, 100, false],
    ['🔥', 87, 1, false],
    ['', 900, 1, true],
  ])
})

test('a link card is kept, and its address counts once', () => {
  const card =
    '<a class="tgme_widget_message_link_preview" href="http://noticia.example/urgente"><i class="link_preview_image" style="background-image:url(\'https://cdn4.telegram-cdn.org/file/p.jpg\')"></i><div class="link_preview_site_name">Notícia</div><div class="link_preview_title">Documento REVELADO</div><div class="link_preview_description">O que<br/>escondem</div></a>'
  const text = 'Veja <a href="https://noticia.example/urgente" onclick="return confirm(1)">noticia.example/urgente</a>'
  const seen = parseOne({ text, below: card })
  expect(seen.post.extras?.card).toEqual({
    url: 'http://noticia.example/urgente',
    site: 'Notícia',
    title: 'Documento REVELADO',
    description: 'O que\nescondem',
  })
  // Shown without its protocol, it cannot be found as a link in the text.
  expect(seen.post.hidden_links).toEqual(['https://noticia.example/urgente'])
  const whole = parseOne({ text: 'Veja https://noticia.example/urgente', below: card })
  expect(whole.post.hidden_links).toEqual([])
  expect(parseOne({ text: 'Veja', below: card }).post.hidden_links).toEqual(['http://noticia.example/urgente'])
})

test('links behind words are told; hashtags and names of accounts are not links', () => {
  const { post } = parseOne({
    text: '<a href="https://camara.example/?a=1&amp;amp;b=2">aqui</a> <a href="?q=%23PL">#PL</a> <a href="https://t.me/agencia">@agencia</a> <a href="tg://user?id=1">Ana</a>',
  })
  expect(post.content).toBe('aqui #PL @agencia Ana')
  expect(post.hidden_links).toEqual(['https://camara.example/?a=1&b=2'])
})

test('a link whose words name another place is told as such', () => {
  const { post } = parseOne({
    text: '<a href="https://golpe.example/x">www.gov.br</a> <a href="https://golpe.example/y">aqui</a> <a href="https://www.gov.br/z">gov.br</a>',
  })
  expect(post.extras?.disguised).toEqual([{ words: 'www.gov.br', link: 'https://golpe.example/x' }])
  expect(post.hidden_links).toContain('https://golpe.example/x')
})

describe('what is behind a name', () => {
  const behind = (href: string, words: string, rest = '') =>
    parseOne({ text: `Veja <a href="${href}">${words}</a>${rest}` }).post.hidden_links

  it.each([
    ['https://t.me/iosdev', '@iOSdev'],
    ['http://www.t.me/iosdev/', '@iosdev'],
    ['https://telegram.me/iosdev', '@iosdev'],
  ])('%s is no link of its own', (href, words) => expect(behind(href, words)).toEqual([]))

  it.each([
    ['an invitation', 'https://t.me/+AbCdEf123', '@iOS Dev'],
    ['another place', 'https://golpe.example/receita', '@receitafederal'],
    ['another account', 'https://t.me/receita_falsa', '@receitafederal'],
    ['a post of the account', 'https://t.me/receitafederal/12', '@receitafederal'],
    ['the same name elsewhere', 'https://golpe.example/receitafederal', '@receitafederal'],
    ['an address that names another', 'https://golpe.example/x', 'https://www.gov.br/x'],
  ])('%s is kept', (_, href, words) => expect(behind(href, words)).toEqual([href]))

  it('is kept where only the application opens it', () => {
    expect(behind('tg://join?invite=AbCdEf-123', 'entre aqui')).toEqual(['https://t.me/+AbCdEf-123'])
    expect(behind('tg://resolve?domain=receita_falsa', '@receitafederal')).toEqual(['https://t.me/receita_falsa'])
    expect(behind('tg://resolve?domain=iosdev', '@iosdev')).toEqual([])
  })

  it('is kept although a longer address is written out that begins with it', () => {
    const written = ' ou <a href="https://site.example/outra">https://site.example/outra</a>'
    expect(behind('https://site.example', 'aqui', written)).toEqual(['https://site.example'])
    expect(behind('https://site.example', 'aqui', ' meusite.example e site.example.br')).toEqual([
      'https://site.example',
    ])
    expect(behind('https://site.example/a', 'https://site.example/a', '.')).toEqual([])
  })
})

const VOICE =
  '<a class="tgme_widget_message_voice_player" href="https://t.me/canal_inventado/7"><audio class="tgme_widget_message_voice" src="https://cdn4.telegram-cdn.org/file/a.ogg?token=t"></audio><time class="tgme_widget_message_voice_duration">27:40</time></a>'
const DOCUMENT =
  '<a class="tgme_widget_message_document_wrap" href="https://t.me/canal_inventado/7"><div class="tgme_widget_message_document_icon accent_bg"></div><div class="tgme_widget_message_document"><div class="tgme_widget_message_document_title">Ata da reunião.pdf</div><div class="tgme_widget_message_document_extra">2.1 MB</div></div></a>'
const STICKER =
  '<div class="message_media_not_supported_wrap"><div class="message_media_not_supported_label">This media is not supported in your browser</div></div><div class="tgme_widget_message_sticker_wrap"><i class="tgme_widget_message_sticker js-sticker_image" data-webp="https://cdn4.telegram-cdn.org/file/s.webp" style="background-image:url(\'data:image/svg+xml;base64,AAAA\')"></i></div>'
const ROUND =
  '<div class="tgme_widget_message_roundvideo_player"><i class="tgme_widget_message_roundvideo_thumb" style="background-image:url(\'https://cdn4.telegram-cdn.org/file/r.jpg\')"></i><video class="tgme_widget_message_roundvideo" src="https://cdn4.telegram-cdn.org/file/r.mp4?token=t"></video><time class="tgme_widget_message_roundvideo_duration">0:44</time></div>'
const TOO_BIG =
  '<a class="tgme_widget_message_video_player not_supported" href="https://t.me/canal_inventado/7"><i class="tgme_widget_message_video_thumb" style="background-image:url(&quot;//cdn4.telegram-cdn.org/file/b.jpg&quot;)"></i><time class="message_video_duration">1:01:09</time></a>'

test.each([
  [
    'voice',
    VOICE,
    { type: 'audio', url: 'https://cdn4.telegram-cdn.org/file/a.ogg?token=t', description: null },
    1660,
    null,
  ],
  ['document', DOCUMENT, { type: 'document', url: null, description: null }, null, null],
  [
    'sticker',
    STICKER,
    { type: 'image', url: 'https://cdn4.telegram-cdn.org/file/s.webp', description: null },
    null,
    'https://cdn4.telegram-cdn.org/file/s.webp',
  ],
  [
    'round video',
    ROUND,
    { type: 'video', url: 'https://cdn4.telegram-cdn.org/file/r.mp4?token=t', description: null },
    44,
    'https://cdn4.telegram-cdn.org/file/r.jpg',
  ],
  [
    'video too big',
    TOO_BIG,
    {
      type: 'video',
      url: 'https://cdn4.telegram-cdn.org/file/b.jpg',
      description: 'Vídeo grande demais para a página do Telegram',
    },
    3669,
    'https://cdn4.telegram-cdn.org/file/b.jpg',
  ],
])('%s', (_, above, media, seconds, preview) => {
  const { post, previews } = parseOne({ above })
  expect(post.media).toEqual([media])
  expect(post.duration).toBe(seconds)
  expect(previews).toEqual([preview])
})

test.each([
  ['voice', VOICE, { kind: 'mensagem de voz', name: null, bytes: null, seconds: 1660 }],
  ['document', DOCUMENT, { kind: null, name: 'Ata da reunião.pdf', bytes: 2_202_010, seconds: null }],
  ['sticker', STICKER, { kind: 'figurinha', name: null, bytes: null, seconds: null }],
  ['round video', ROUND, { kind: 'mensagem de vídeo', name: null, bytes: null, seconds: 44 }],
  ['video too big', TOO_BIG, { kind: null, name: null, bytes: null, seconds: 3669, poster: true }],
])('what is told of the file: %s', (_, above, facts) => {
  expect(parseOne({ above }).post.extras).toEqual({ files: [facts] })
})

test('a place is kept with its name, coordinates and map', () => {
  const map = 'https://maps.google.com/maps?q=-23.550520,-46.633310&z=16'
  const above = `<a class="tgme_widget_message_venue_wrap" href="${map}"><div class="tgme_widget_message_location"></div>
    <div class="tgme_widget_message_venue_title">Praça da Sé</div>
    <div class="tgme_widget_message_venue_address">Centro, São Paulo</div></a>`
  const { post } = parseOne({ above })
  expect([post.content, post.description]).toEqual(['', null])
  expect(post.extras?.place).toEqual({
    ...{ name: 'Praça da Sé', address: 'Centro, São Paulo', latitude: -23.55052, longitude: -46.63331, link: map },
  })
})

test('of a place without coordinates the link stays', () => {
  const place = (query: string) =>
    parseOne({
      above: `<a class="tgme_widget_message_location_wrap" href="https://maps.example/?${query}"><div class="tgme_widget_message_location"></div></a>`,
    }).post.extras?.place
  expect(place('q=1,2')).toMatchObject({ latitude: 1, longitude: 2, name: null })
  for (const query of ['q=91,2', 'q=Sao+Paulo', 'x=1,2'])
    expect(place(query)).toMatchObject({ latitude: null, longitude: null, link: `https://maps.example/?${query}` })
})

test('a post that the page does not show is kept and says so', () => {
  expect(parseOne({}).post.description).toBe('Conteúdo que só o aplicativo do Telegram mostra')
  expect(parseOne({ above: '<div class="tgme_widget_message_location"></div>' }).post.description).toBe('Localização')
})

test('a broken message is set aside with the reason; the others stay', () => {
  const html = showPage({
    channel,
    messages: [
      { id: 1, at, text: 'um' },
      { id: 2, at, text: 'dois' },
    ],
  })
  const page = parseHistory(html.replace('datetime="2026-08-01T12:05:00+00:00"', 'datetime="ontem"'))
  expect(page.posts.map(({ post }) => post.native_id)).toEqual(['2'])
  expect(page.rejected).toEqual([{ native_id: '1', reason: 'A data “ontem” não foi entendida.' }])
})
