import { expect, test } from 'vitest'
import { decodeText } from '../../net/decode-text.ts'
import { feedPosts } from './feed-posts.ts'

const DATE = '<pubDate>Sat, 21 Mar 2026 13:16:00 -0300</pubDate>'
const UPDATED = '<updated>2026-05-01T10:00:00Z</updated>'
const atom = (entries: string, attributes = '') =>
  `<feed xmlns="http://www.w3.org/2005/Atom"${attributes}><title>Blog</title>${entries}</feed>`
const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Canal</title><link>https://site.exemplo/</link>
    <atom:link rel="self" href="https://site.exemplo/rss"/>${items}</channel></rss>`
const item = (link: string, rest: string) => `<item><link>${link}</link>${DATE}${rest}</item>`

async function readPage(feed: string, now?: Date) {
  const network = feedPosts(now ? () => now : undefined)
  const page = await network.readPage('https://site.exemplo/feed.xml', null, async () => feed)
  if (page.kind !== 'page') throw new Error(page.kind)
  return { posts: page.posts.map(({ post }) => post), rejected: page.rejected }
}

test('XHTML in place of text: titles and contents, whatever its prefix, with what is escaped in it', async () => {
  const div = (inner: string) => `<div xmlns="http://www.w3.org/1999/xhtml">${inner}</div>`
  const { posts } = await readPage(
    atom(`<entry><title type="xhtml">${div('Menos <em>&lt;b&gt;</em> hoje')}</title><link href="/n/1"/>${UPDATED}
      <content type="xhtml">${div('<p>Um <a href="../a">dois</a> três</p><p>Fim &amp; ponto<br/>linha</p>')}</content></entry>
      <entry><title>Nota</title><link href="/n/2"/>${UPDATED}<summary type="xhtml"><h:div xmlns:h="h"><h:p>Um <h:b>dois</h:b></h:p></h:div></summary></entry>`),
  )
  expect(posts).toMatchObject([
    { content: 'Menos <b> hoje\n\nUm dois três\n\nFim & ponto\nlinha', hidden_links: ['https://site.exemplo/a'] },
    { content: 'Nota\n\nUm dois' },
  ])
})

test('relative addresses in a text and of its pictures begin where the article is', async () => {
  const html = '<p><a href="../doc.pdf">a</a><a href="/raiz">b</a><a href="mailto:a@b.c">c</a><a href="#d">d</a></p>'
  const { posts } = await readPage(
    rss(`<item xml:base="https://base.exemplo/dir/"><title>T</title><link>nota</link>${DATE}
      <content:encoded><![CDATA[${html}<img src="foto.jpg">]]></content:encoded></item>
      ${item('/n/1', '<title>T</title><enclosure url="/img/1.jpg" type="image/jpeg"/>')}`),
  )
  expect(posts).toMatchObject([
    {
      link: 'https://base.exemplo/dir/nota',
      hidden_links: ['https://base.exemplo/doc.pdf', 'https://base.exemplo/raiz'],
      media: [{ type: 'image', url: 'https://base.exemplo/dir/foto.jpg' }],
    },
    { media: [{ url: 'https://site.exemplo/img/1.jpg' }] },
  ])
})

test('all pictures of a short message, with what they show; one that has nothing else is a post too', async () => {
  const picture = (name: string, description: string) =>
    `<media:content url="https://f.exemplo/${name}.png" type="image/png" medium="image">${description}</media:content>`
  const { posts } = await readPage(
    rss(
      item(
        'https://rede.exemplo/1',
        `<description>Ato</description>${picture('1', '<media:description type="plain">Cartaz</media:description>')}${picture('2', '')}`,
      ) + item('https://rede.exemplo/2', picture('3', '')),
    ),
  )
  expect(posts).toMatchObject([
    {
      content: 'Ato',
      media: [
        { type: 'image', url: 'https://f.exemplo/1.png', description: 'Cartaz' },
        { type: 'image', url: 'https://f.exemplo/2.png', description: null },
      ],
    },
    { content: '', media: [{ url: 'https://f.exemplo/3.png' }] },
  ])
})

test('sizes of one picture are one picture', async () => {
  const size = (width: number) =>
    `<media:content url="https://f.exemplo/a.jpg?w=${width}" width="${width}" type="image/jpeg"/>`
  const other = '<media:content url="https://f.exemplo/b.jpg" width="900" type="image/jpeg"/>'
  const small = '<media:thumbnail url="https://f.exemplo/pequena.jpg"/>'
  const { posts } = await readPage(rss(item('/1', `<title>T</title>${size(900)}${size(140)}${other}${small}`)))
  expect(posts[0]?.media.map(({ url }) => url)).toEqual(['https://f.exemplo/a.jpg?w=900', 'https://f.exemplo/b.jpg'])
})

test('an episode keeps the address and the length of its sound, and its picture', async () => {
  const { posts } = await readPage(
    rss(
      item(
        'https://site.exemplo/ep/1',
        `<title>Ep 1</title><guid>ep-1</guid><itunes:duration>01:02:03</itunes:duration><itunes:image href="https://site.exemplo/1.jpg"/>
          <enclosure url="https://audio.exemplo/1.mp3?x=1&amp;y=2" type="audio/mpeg"/>`,
      ),
    ),
  )
  expect(posts).toMatchObject([
    {
      native_id: 'https://site.exemplo/ep/1',
      duration: 3723,
      hidden_links: ['https://audio.exemplo/1.mp3?x=1&y=2'],
      media: [{ type: 'image', url: 'https://site.exemplo/1.jpg' }],
    },
  ])
})

test('the page of the feed is no article: these are told apart by guid, by sound, or by their moment', async () => {
  const one = (rest: string) => item('https://site.exemplo', `<title>T</title>${rest}`)
  const first = await readPage(rss(one('<guid isPermaLink="false">ep-1</guid>')))
  expect(first.posts).toMatchObject([{ native_id: 'ep-1', link: 'https://site.exemplo/' }])
  const { posts } = await readPage(
    rss(one('<enclosure url="https://a.exemplo/2.mp3" type="audio/mpeg"/>') + one('<description>x</description>')),
  )
  expect(posts.map(({ native_id }) => native_id)).toEqual([
    'https://a.exemplo/2.mp3',
    'https://site.exemplo/ 2026-03-21T16:16:00.000Z',
  ])
})

test('a video that a short message or a group holds: its address, its length, and its still', async () => {
  const video = (name: string, inner = '') =>
    `<media:content url="https://f.exemplo/${name}.mp4" type="video/mp4" medium="video" duration="75">${inner}</media:content>`
  const still = (name: string) => `<media:thumbnail url="https://f.exemplo/${name}.png"/>`
  const { posts } = await readPage(
    rss(
      item('/1', `<description>Ato</description>${video('1', still('1'))}`) +
        item('/2', `<title>T</title><media:group>${video('2')}${video('menor')}${still('2')}</media:group>`),
    ),
  )
  expect(posts).toMatchObject([
    { hidden_links: ['https://f.exemplo/1.mp4'], duration: 75, media: [{ url: 'https://f.exemplo/1.png' }] },
    { hidden_links: ['https://f.exemplo/2.mp4'], duration: 75, media: [{ url: 'https://f.exemplo/2.png' }] },
  ])
})

test('HTML that is neither escaped nor called XHTML is read', async () => {
  const { posts } = await readPage(
    rss(
      item(
        'https://site.exemplo/1',
        `<title>Preço <b>sobe</b> hoje</title><description><p>Um <a href="/a">dois</a> &amp; três.</p><p>Fim<br></p></description>`,
      ),
    ),
  )
  expect(posts).toMatchObject([
    { content: 'Preço sobe hoje\n\nUm dois & três.\n\nFim', hidden_links: ['https://site.exemplo/a'] },
  ])
})

test('such a text ends within its article, however it is closed; a caption is none', async () => {
  const { posts } = await readPage(
    rss(
      item('/1', '<title>Um</title\n><description>a<br/></description\n>') +
        item('/2', '<TITLE>Caf&amp;eacute; <br/>e &amp;amp;</TITLE><description>b</description>') +
        item(
          '/3',
          `<title>Três</title><content xmlns="http://search.yahoo.com/mrss/" url="https://f.exemplo/1.jpg" medium="image">
            <title>Legenda</title><description>Cartaz</description></content>`,
        ),
    ),
  )
  expect(posts).toMatchObject([
    { content: 'Um\n\na' },
    { content: 'Café e &\n\nb' },
    { content: 'Três', media: [{ url: 'https://f.exemplo/1.jpg', description: 'Cartaz' }] },
  ])
})

test('typographic quotation marks are no part of an address, and what begins with a sign is none', async () => {
  const read = async (quotes: readonly [string, string]) => {
    const [open, close] = quotes
    const html = `<a href=${open}https://x.exemplo/y${close}>y</a> <img src=${open}https://x.exemplo/i.png${close}>`
    const { posts } = await readPage(rss(item('/1', `<title>T</title><description><![CDATA[${html}]]></description>`)))
    return posts.map((post) => [...post.hidden_links, ...post.media.map(({ url }) => url)])
  }
  const found = [['https://x.exemplo/y', 'https://x.exemplo/i.png']]
  for (const quotes of ['””', '“”', '’’', '«»', ['&#8221;', '&#8221;'], ['&quot;', '&quot;'], ['', '']] as const)
    expect(await read([quotes[0] ?? '', quotes[1] ?? '']), String(quotes)).toEqual(found)
  expect(await read(['\\"', '\\"'])).toEqual([[]])
  expect(await read(['“', ''])).toEqual([[]])
})

test('a text, a channel and a feed say where their addresses begin', async () => {
  const { posts } = await readPage(
    atom(
      `<entry xml:base="2026/"><title>T</title><link href="nota"/>${UPDATED}
      <content type="xhtml" xml:base="anexos/"><div><a href="doc.pdf">a</a><img src="1.jpg"/></div></content></entry>`,
      ' xml:base="https://b.exemplo/blog/"',
    ),
  )
  expect(posts).toMatchObject([
    {
      link: 'https://b.exemplo/blog/2026/nota',
      hidden_links: ['https://b.exemplo/blog/2026/anexos/doc.pdf'],
      media: [{ url: 'https://b.exemplo/blog/2026/anexos/1.jpg' }],
    },
  ])
  const inRss = rss(item('/1', '<title>T</title>')).replace('<channel>', '<channel xml:base="https://c.exemplo/x/">')
  expect((await readPage(inRss)).posts).toMatchObject([{ link: 'https://c.exemplo/1' }])
})

test('JSON Feed: addresses from where it is, attachments, several pictures', async () => {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: 'J',
    items: [
      {
        ...{ id: '1', url: '/n/1', title: 'T', content_html: '<a href="b">b</a>', image: '/i.png' },
        date_published: '2026-05-01T10:00:00Z',
        attachments: [
          { url: 'a.mp3', mime_type: 'audio/mpeg', duration_in_seconds: 61 },
          { url: 'https://j.exemplo/a.png', mime_type: 'image/png', title: 'Mapa' },
        ],
      },
    ],
  }
  const { posts } = await readPage(JSON.stringify(feed))
  expect(posts).toMatchObject([
    {
      link: 'https://site.exemplo/n/1',
      hidden_links: ['https://site.exemplo/n/b', 'https://site.exemplo/n/a.mp3'],
      duration: 61,
      media: [{ url: 'https://site.exemplo/i.png' }, { url: 'https://j.exemplo/a.png', description: 'Mapa' }],
    },
  ])
})

test('a date that is not understood, or lies ahead, is told with the article', async () => {
  const dated = (date: string) => `<item><title>T</title><link>/1</link><pubDate>${date}</pubDate></item>`
  const { posts, rejected } = await readPage(
    rss(dated('ontem') + dated('Sat, 21 Mar 2099 13:16:00 -0300') + dated('Sat, 21 Mar 2026 13:16:00 -0300')),
    new Date('2026-03-21T10:00:00Z'),
  )
  expect(rejected).toEqual([
    { place: '1 “T”', reason: 'A data “ontem” não foi entendida.' },
    { place: '2 “T”', reason: 'A data, 21/03/2099, está no futuro.' },
  ])
  expect(posts).toHaveLength(1)
})

test('links of a text that was escaped twice, and an address that was', async () => {
  const twice =
    '&amp;lt;p&amp;gt;Veja &amp;lt;a href=&amp;quot;/z&amp;quot;&amp;gt;z&amp;lt;/a&amp;gt;&amp;lt;/p&amp;gt;'
  const { posts } = await readPage(rss(item('/1?a=1&amp;amp;b=2', `<description>${twice}</description>`)))
  expect(posts).toMatchObject([
    { content: 'Veja z', link: 'https://site.exemplo/1?a=1&b=2', hidden_links: ['https://site.exemplo/z'] },
  ])
})

test('a link whose words name another host is told as such; a mention of an account is none', async () => {
  const html =
    '<a href="https://golpe.exemplo/x">www.gov.br</a> <a href="https://rede.exemplo/@bia">@<span>bia</span></a> <a href="/y">site.exemplo</a>'
  const { posts } = await readPage(rss(item('/1', `<title>T</title><description><![CDATA[${html}]]></description>`)))
  expect(posts[0]?.extras).toEqual({ disguised: [{ words: 'www.gov.br', link: 'https://golpe.exemplo/x' }] })
})

test('UTF-8 is declared and it is not', async () => {
  const feed = rss(item('/1', '<title>Eleição à força</title>')).replace('"1.0"', '"1.0" encoding="UTF-8"')
  const { posts } = await readPage(decodeText(Buffer.from(feed, 'latin1')))
  expect(posts).toMatchObject([{ content: 'Eleição à força' }])
  const broken = Buffer.concat([Buffer.from(feed.replace('força', 'força ação ')), Buffer.from([0xc3])])
  expect(decodeText(broken)).toContain('Eleição à força ação')
})
