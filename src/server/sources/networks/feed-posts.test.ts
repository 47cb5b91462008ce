import { expect, test } from 'vitest'
import { feedPosts } from './feed-posts.ts'

const FEED = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Blog da &lt;b&gt;Ana&lt;/b&gt;</title>
  <entry><author><name>Bia Lemos</name></author><title>Uma nota</title><link href="https://blog.exemplo/nota"/><published>2026-05-01T10:00:00Z</published>
    <summary>Sobre &lt;b&gt;urnas&lt;/b&gt;</summary></entry>
  <entry><title>Sem data</title><link href="https://blog.exemplo/outra"/></entry>
  <entry><title>Sem endereço</title></entry>
</feed>`

test('the articles of a feed are posts of its address; what is not in it proves nothing', async () => {
  const page = await feedPosts().readPage('https://blog.exemplo/feed', null, async () => FEED)
  expect(page).toMatchObject({
    kind: 'page',
    account: { name: 'Blog da Ana' },
    stretch: null,
    rejected: [
      { place: '2 “Sem data”', reason: 'Falta a data.' },
      { place: '3 “Sem endereço”', reason: 'Falta o endereço.' },
    ],
    posts: [
      {
        post: {
          platform: 'Outra',
          account: 'blog.exemplo/feed',
          native_id: 'https://blog.exemplo/nota',
          content: 'Uma nota\n\nSobre urnas',
          full_name: 'Blog da Ana',
          extras: { signature: 'Bia Lemos' },
        },
      },
    ],
  })
})

const readPosts = async (feed: string) => {
  const page = await feedPosts().readPage('https://blog.exemplo/feed', null, async () => feed)
  return page.kind === 'page' ? page.posts.map(({ post }) => post) : []
}

test('an article without a title is its text, as networks of short messages write them', async () => {
  const text = `${'A votação desta noite foi adiada outra vez. '.repeat(4)}Fim.`
  const [post] = await readPosts(`<rss><channel><title>Ana</title><item><link>https://rede.exemplo/@ana/1</link>
    <pubDate>Sat, 21 Mar 2026 13:16:00 -0300</pubDate><description>&lt;p&gt;${text}&lt;/p&gt;</description></item></channel></rss>`)
  expect(post).toMatchObject({ content: text, native_id: 'https://rede.exemplo/@ana/1' })
})

test('episodes that share a link are told apart by what the feed calls them, others by their link', async () => {
  const episode = (guid: string, link: string) =>
    `<item><title>${guid}</title>${link}<guid isPermaLink="false">${guid}</guid><pubDate>Sat, 21 Mar 2026 13:16:00 -0300</pubDate>
      <enclosure url="https://audio.exemplo/${guid}.mp3" type="audio/mpeg"/></item>`
  const shared = '<link>https://podcast.exemplo/</link>'
  const posts = await readPosts(`<rss><channel>${episode('ep-1', shared)}${episode('ep-2', shared)}
    ${episode('ep-5', '<link>https://podcast.exemplo/5</link>').repeat(2)}${episode('ep-3', '<link>https://podcast.exemplo/3</link>')}${episode('ep-4', '')}</channel></rss>`)
  expect(posts.map(({ native_id, link }) => [native_id, link])).toEqual([
    ['ep-1', 'https://podcast.exemplo/'],
    ['ep-2', 'https://podcast.exemplo/'],
    ['https://podcast.exemplo/5', 'https://podcast.exemplo/5'],
    ['https://podcast.exemplo/5', 'https://podcast.exemplo/5'],
    ['https://podcast.exemplo/3', 'https://podcast.exemplo/3'],
    ['https://audio.exemplo/ep-4.mp3', 'https://audio.exemplo/ep-4.mp3'],
  ])
})

test('addresses are read from where the feed is, or from what it says of that', async () => {
  const entry = (base: string, href: string) =>
    `<entry${base}><title>Nota</title><link href="${href}"/><updated>2026-05-01T10:00:00Z</updated></entry>`
  const posts = await readPosts(`<feed xmlns="http://www.w3.org/2005/Atom" xml:base="/notas/">${entry('', '1.html')}
    ${entry(' xml:base="https://outro.exemplo/a/"', '2')}${entry('', 'https://inteiro.exemplo/3')}</feed>`)
  expect(posts.map(({ link }) => link)).toEqual([
    'https://blog.exemplo/notas/1.html',
    'https://outro.exemplo/a/2',
    'https://inteiro.exemplo/3',
  ])
  const item = '<item><title>A</title><link>/a</link><pubDate>Sat, 21 Mar 2026 13:16:00 -0300</pubDate>'
  const [rss] = await readPosts(`<rss><channel>${item}</item></channel></rss>`)
  expect(rss).toMatchObject({ link: 'https://blog.exemplo/a', native_id: 'https://blog.exemplo/a' })
  const script = item.replace('/a<', 'javascript:alert(1)<')
  expect(await readPosts(`<rss><channel>${script}</item></channel></rss>`)).toEqual([])
})

test('JSON Feed is followed like the others', async () => {
  const item = {
    id: '1',
    url: 'https://blog.exemplo/1',
    title: 'Nota',
    content_text: 'Texto',
    date_published: '2026-05-01T10:00:00Z',
  }
  const [post] = await readPosts(
    JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'Blog', items: [item] }),
  )
  expect(post).toMatchObject({ content: 'Nota\n\nTexto', full_name: 'Blog', native_id: 'https://blog.exemplo/1' })
})

test('a video of YouTube’s own feed has its description and its picture', async () => {
  const [post] =
    await readPosts(`<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="m" xmlns:yt="y"><title>Canal</title><entry>
    <id>yt:video:AAAAAAAAAAA</id><title>Sessão</title><link rel="alternate" href="https://www.youtube.com/watch?v=AAAAAAAAAAA"/>
    <published>2026-05-01T10:00:00+00:00</published><media:group><media:title>Sessão</media:title>
    <media:content url="https://www.youtube.com/v/AAAAAAAAAAA" type="application/x-shockwave-flash"/>
    <media:thumbnail url="https://i.ytimg.example/a.jpg"/><media:description>O que foi votado</media:description></media:group></entry></feed>`)
  expect(post).toMatchObject({
    content: 'Sessão\n\nO que foi votado',
    media: [{ type: 'image', url: 'https://i.ytimg.example/a.jpg' }],
  })
})

test('a page of the web is no feed', async () => {
  await expect(feedPosts().readPage('https://a.exemplo', null, async () => '<html></html>')).rejects.toThrow('HTML')
})

test.each([
  ['<dc:creator>Bia Lemos</dc:creator>', 'Bia Lemos'],
  ['<author>bia@blog.exemplo (Bia Lemos)</author>', 'Bia Lemos'],
  ['<author>bia@blog.exemplo</author>', undefined],
  ['', undefined],
])('who signed: %s; a feed without a name is called by its host', async (author, signature) => {
  const rss = `<rss><channel><item><title>Nota</title><link>https://www.blog.exemplo/1</link>${author}
    <pubDate>Sat, 21 Mar 2026 13:16:00 -0300</pubDate></item></channel></rss>`
  const page = await feedPosts().readPage('https://blog.exemplo/rss', null, async () => rss)
  const [one] = page.kind === 'page' ? page.posts : []
  expect(one?.post.full_name).toBe('blog.exemplo')
  expect(one?.post.extras?.signature).toBe(signature)
})

const readText = async (body: string) =>
  (
    await readPosts(`<rss><channel><title>Ana</title><item><title>Título</title><link>https://rede.exemplo/1</link>
    <pubDate>Sat, 21 Mar 2026 13:16:00 -0300</pubDate>${body}</item></channel></rss>`)
  )[0]?.content

test('paragraphs and lines are kept, line ends of the source are not', async () => {
  const html = '<p>Primeiro\n parágrafo.</p><p>Segundo,<br/>em duas linhas.</p><ul><li>um</li><li>dois</li></ul>'
  expect(await readText(`<description><![CDATA[${html}]]></description>`)).toBe(
    'Título\n\nPrimeiro parágrafo.\n\nSegundo,\nem duas linhas.\n\num\ndois',
  )
})

test('a long text is kept whole', async () => {
  const long = Array.from({ length: 900 }, (_, i) => `<p>Parágrafo ${i}.</p>`).join('')
  const content = await readText(`<description><![CDATA[${long}]]></description>`)
  expect(content?.endsWith('Parágrafo 899.')).toBe(true)
})

test('a text that begins as its teaser does is told once; one that does not, after it', async () => {
  const encoded = (html: string) => `<content:encoded><![CDATA[${html}]]></content:encoded>`
  const teaser = '<description>O prefeito anunciou obras […]</description>'
  expect(await readText(`${teaser}${encoded('<p>O prefeito anunciou obras ontem.</p><p>Serão dez.</p>')}`)).toBe(
    'Título\n\nO prefeito anunciou obras ontem.\n\nSerão dez.',
  )
  expect(await readText(`<description>Um resumo.</description>${encoded('<p>Outro texto.</p>')}`)).toBe(
    'Título\n\nUm resumo.\n\nOutro texto.',
  )
})

test('what is escaped twice is undone, and „aspas“ are read', async () => {
  const twice =
    '&amp;lt;p&amp;gt;Um &amp;amp;bdquo;não&amp;amp;ldquo;&amp;lt;/p&amp;gt;&amp;lt;p&amp;gt;Dois&amp;lt;/p&amp;gt;'
  expect(await readText(`<description>${twice}</description>`)).toBe('Título\n\nUm „não“\n\nDois')
  expect(await readText('<description>2 &lt; 3 e AT&amp;amp;T</description>')).toBe('Título\n\n2 < 3 e AT&T')
})
