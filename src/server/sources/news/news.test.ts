import { createReadStream, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import type { ImportedNews, NewsItem } from '../../../contract/news/imported-news.ts'
import { readNews } from './news.ts'
import { parseNewsDate } from './news-date.ts'
import { decodeEntities, readHtmlText } from './news-html.ts'

async function readAll(content: string | Buffer | Readable): Promise<NewsItem[]> {
  const input = content instanceof Readable ? content : Readable.from([Buffer.from(content)])
  return Array.fromAsync(readNews(input))
}
const listNews = async (content: string | Buffer): Promise<ImportedNews[]> =>
  (await readAll(content)).flatMap((item) => ('news' in item ? [item.news] : []))
const rss = (items: string, head = '') =>
  `<?xml version="1.0"?>${head}<rss version="2.0"><channel>${items}</channel></rss>`
const ITEM = '<item><title>Feira reabre</title><link>https://jornal.example/feira</link></item>'

describe('feeds', () => {
  test('RSS 2.0: title, address, date, picture, publisher and text without HTML', async () => {
    const [news] = await listNews(
      rss(`<item><title><![CDATA[Feira &amp; circo "reabrem"]]></title><link>https://www.jornal.example/feira?utm_source=rss</link>
        <description>&lt;img src=&quot;https://jornal.example/f.jpg&quot;&gt;&lt;p&gt;A feira &lt;b&gt;reabriu&lt;/b&gt;&amp;nbsp;hoje.&lt;/p&gt;</description>
        <pubDate>Sat, 21 Mar 2026 13:16:00 -0300</pubDate></item>`),
    )
    expect(news).toMatchObject({
      content_type: 'noticia',
      title: 'Feira & circo "reabrem"',
      url: 'https://www.jornal.example/feira?utm_source=rss',
      published_at: new Date('2026-03-21T16:16:00Z'),
      featured_image_url: 'https://jornal.example/f.jpg',
      publisher: 'jornal.example',
      summary: 'A feira reabriu hoje.',
    })
  })

  test('articles that a tag without an end swallows are told', async () => {
    const open = '<item><title>Sem fim</title><link>https://jornal.example/a</link><description><x></item>'
    const told = { position: 2, reason: 'O XML está danificado: 2 artigos não puderam ser lidos.' }
    expect((await readAll(rss(`${open}${ITEM}${ITEM}`))).at(-1)).toEqual(told)
    const declared = ITEM.replace('<title>', '<title><!o ')
    expect((await readAll(rss(`${declared}${ITEM}${ITEM}`))).at(-1)).toMatchObject({
      reason: expect.stringMatching(/danificado/),
    })
    const named = `<item><title>Uma &lt;item> e <![CDATA[<item> ]]></title><link>https://jornal.example/b</link><!-- <item> --></item>`
    expect(await readAll(rss(`${named}${ITEM}`))).toHaveLength(2)
    const inside = ITEM.replace('</item>', '<list><item>x</item></list></item>')
    expect(await readAll(rss(`${inside}${ITEM}`))).toHaveLength(2)
  })

  test('an article of nothing but text is told', async () => {
    const atom = (entries: string) => `<feed xmlns="http://www.w3.org/2005/Atom">${entries}</feed>`
    const rejected = { position: 1, reason: expect.any(String) }
    expect(await readAll(atom('<entry>A feira reabre</entry><entry> </entry>'))).toEqual([rejected])
    expect(await readAll(rss(`<item>A feira reabre</item>${ITEM}`))).toMatchObject([rejected, { position: 2 }])
  })

  test('what is whole is not called damaged, and articles without anything in them are not lost', async () => {
    const html = ITEM.replace(
      '</item>',
      '<description><![CDATA[<!DOCTYPE html><!--[if mso]>x<![endif]-->]]></description></item>',
    )
    const ampersand = ITEM.replace('Feira', 'Feira & circo')
    const inside = ITEM.replace('</item>', '<list><item>x</item></list></item>')
    const empty = '<item></item><item>\n </item><item /><item/>'
    const remark = '<!-- <!DOCTYPE rss> <item> -->'
    for (const items of [`${inside}${html}`, `${empty}${html}`, `${empty}${ampersand}`, `${inside}${ampersand}`]) {
      const read = await readAll(rss(`${items}${remark}`))
      expect(read.flatMap((item) => ('reason' in item ? [item.reason] : []))).toEqual([])
    }
    const lost = await readAll(rss(`${empty}${ITEM.replace('<title>', '<title><!o ')}${ITEM}${html}`))
    expect(lost.at(-1)).toMatchObject({ reason: expect.stringMatching(/danificado/) })
    // The parser reads it as the name of an element.
    const misnamed = await readAll(rss(ITEM).replace('<channel>', '<&channel>'))
    expect(misnamed).toMatchObject([{ reason: expect.stringMatching(/danificado/) }])
  })

  test('articles of every channel are read', async () => {
    const html = ITEM.replace('Feira', '<![CDATA[<!a Feira]]>')
    expect(await listNews(rss(`${ITEM}</channel><channel>${html}`))).toHaveLength(2)
  })

  test('a feed of remarks or texts without an end is looked at once', async () => {
    const started = performance.now()
    for (const begun of ['<!--', '<![CDATA[', '<item', '<item ', '<item>\n'])
      await readAll(rss(`${ITEM}${begun.repeat(200_000)}`)).catch(() => {})
    expect(performance.now() - started).toBeLessThan(20_000)
  })

  test('RDF (RSS 1.0), also with lower-case names', async () => {
    for (const name of ['rdf:RDF', 'rdf:rdf']) {
      const [news] = await listNews(
        `<${name} xmlns:rdf="r" xmlns:dc="d"><channel><title>Órgão</title></channel>
          <item rdf:about="https://orgao.example/n"><title>Nota</title><dc:date>2021-02-19T13:59:43Z</dc:date></item></${name}>`,
      )
      expect(news).toMatchObject({ url: 'https://orgao.example/n', published_at: new Date('2021-02-19T13:59:43Z') })
    }
  })

  test('Atom: the link to the article itself', async () => {
    const [news] = await listNews(
      `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title type="html">Ponte &lt;i&gt;pronta&lt;/i&gt;</title>
        <link rel="self" href="https://jornal.example/atom/1"/><link rel="alternate" href="https://jornal.example/ponte"/>
        <updated>2026-03-12T12:00:00Z</updated><summary>Texto</summary></entry></feed>`,
    )
    expect(news).toMatchObject({ title: 'Ponte pronta', url: 'https://jornal.example/ponte' })
  })

  test('an address behind a redirection of the feed is the article’s own', async () => {
    const [news] = await listNews(
      rss('<item><title>A</title><link>https://redir.example/rss/*https://jornal.example/a</link></item>'),
    )
    expect(news?.url).toBe('https://jornal.example/a')
  })

  test('a feed without articles is a feed', async () => {
    expect(await readAll(rss('<title>Vazio</title>'))).toEqual([])
  })

  test('a feed may begin with any number of remarks', async () => {
    expect(await listNews(`${'<!--a-->'.repeat(100)}${rss(ITEM)}`)).toHaveLength(1)
  })

  test('an article without title or address is set aside, the others are taken', async () => {
    const bad = '<item><title>Sem endereço</title></item><item><link>https://jornal.example/x</link></item>'
    const script = '<item><title>Script</title><link>javascript:alert(1)</link></item>'
    expect(await readAll(rss(`${bad}${script}${ITEM}`))).toMatchObject([
      { position: 1, reason: 'Falta o endereço.' },
      { position: 2, reason: 'Faltam o título e o texto.' },
      { position: 3, reason: 'O endereço “javascript:alert(1)” não é da web.' },
      { position: 4, news: { title: 'Feira reabre' } },
    ])
  })

  test('ISO-8859-1, as declared, and UTF-8 that declares something else', async () => {
    const declared = (text: string) => `<?xml version="1.0" encoding="ISO-8859-1"?>${rss(text).slice(21)}`
    const text = declared('<item><title>Eleição “à” força</title><link>https://jornal.example/e</link></item>')
    expect((await listNews(Buffer.from(text.replaceAll(/[“”]/g, '"'), 'latin1')))[0]?.title).toBe('Eleição "à" força')
    expect((await listNews(text))[0]?.title).toBe('Eleição “à” força')
  })
})

describe('what is no feed', () => {
  test('a web page in its place is refused', async () => {
    await expect(readAll('<!DOCTYPE html><html><body>Olá</body></html>')).rejects.toThrow('página da web (HTML)')
    await expect(readAll('<!-- a --><script>1</script>')).rejects.toThrow('página da web (HTML)')
    const xhtml =
      '<?xml version="1.0"?><!DOCTYPE html><html><link rel="alternate" type="application/rss+xml" href="https://a.example/f"/>'
    await expect(readAll(xhtml)).rejects.toThrow('https://a.example/f')
    await expect(readAll('<svg xmlns="s"/>')).rejects.toThrow('não é um feed')
    await expect(readAll('nada disso')).rejects.toThrow('não é um feed nem JSON')
    await expect(readAll('')).rejects.toThrow('vazio')
  })

  test('entities of its own, in whatever place, are refused or left as they are', async () => {
    const bomb = '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
    await expect(readAll(rss(ITEM, bomb))).rejects.toThrow('entidades próprias')
    await expect(readAll(rss(ITEM, '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>'))).rejects.toThrow(
      'entidades',
    )
    const [news] = await listNews(rss('<item><title>&xxe; fica</title><link>https://jornal.example/a</link></item>'))
    expect(news?.title).toBe('&xxe; fica')
    const old = '<!DOCTYPE rss PUBLIC "-//Netscape//DTD RSS 0.91//EN" "http://x.example/rss.dtd">'
    expect(await listNews(rss(ITEM, old))).toHaveLength(1)
  })

  test('a broken or very deep XML is refused, not followed', async () => {
    await expect(readAll(`<rss><channel>${'<a>'.repeat(50_000)}`)).rejects.toMatchObject({ name: 'SourceError' })
  })
})

describe('JSON-LD', () => {
  const check = {
    '@type': 'ClaimReview',
    url: 'https://checagem.example/a',
    claimReviewed: 'A ponte caiu',
    name: 'Ponte não caiu',
    datePublished: '2026-03-12',
    author: { '@type': 'Organization', name: 'Checagem Clara' },
    reviewRating: { alternateName: 'Falso', ratingValue: '1' },
    itemReviewed: {
      '@type': 'Claim',
      url: 'https://checagem.example/a',
      author: { '@type': 'Person', sameAs: 'https://rede.example/fulano' },
      firstAppearance: { '@type': 'CreativeWork', url: 'https://rede.example/p/1' },
      appearance: ['https://rede.example/p/2', { url: 'https://www.checagem.example/a' }, { url: 'sem endereço' }],
    },
  }
  const expected = {
    content_type: 'checagem',
    title: 'Ponte não caiu',
    claim: 'A ponte caiu',
    rating: 'falso',
    verdict: 'falso',
    appearances: ['https://rede.example/p/1', 'https://rede.example/p/2'],
    publisher: 'Checagem Clara',
    published_at: new Date('2026-03-12T03:00:00Z'),
  }

  test('ClaimReview as one object per line, broken lines set aside', async () => {
    const items = await readAll(`${JSON.stringify(check)}\n\n{"quebrado\n${JSON.stringify({ '@type': 'Person' })}\n`)
    expect(items).toMatchObject([
      { position: 1, news: expected },
      { position: 3, reason: 'A linha não é JSON.' },
      { position: 4, reason: 'O objeto não é uma notícia nem uma checagem (ClaimReview).' },
    ])
  })

  test('a document: list, graph or data feed, articles too', async () => {
    const article = {
      '@type': ['NewsArticle'],
      headline: 'Obra',
      mainEntityOfPage: { '@id': 'https://jornal.example/o' },
    }
    const documents = [[check], { '@graph': [check] }, { '@type': 'DataFeed', dataFeedElement: [{ item: [check] }] }]
    for (const one of documents) expect(await listNews(JSON.stringify(one))).toMatchObject([expected])
    expect(await listNews(JSON.stringify(article))).toMatchObject([
      { content_type: 'noticia', url: 'https://jornal.example/o' },
    ])
  })
})

test('dates as feeds write them', () => {
  const moment = '2026-03-21T20:26:00.000Z'
  const same = ['Sat, 21 Mar 2026 17:26:00 -0300', '21 Mar 2026 17:26:00 -0300', 'sáb, 21 mar 2026 17:26:00 -03:00']
  for (const text of [...same, 'Sat, 21 Mar 2026 20:26:00 -0000', '2026-03-21T20:26:00Z', 'Sat, 21 Mar 26 20:26 GMT'])
    expect(parseNewsDate(text)?.toISOString()).toBe(moment)
  for (const text of ['', 'ontem', '31 Feb 2026 10:00:00 GMT', '12 Xyz 2026', null, {}])
    expect(parseNewsDate(text)).toBeNull()
})

test('character references are decoded once, and markup is no text', () => {
  expect(decodeEntities('&amp;lt; &#231;&#xE3;o &aacute; &nada; &#0; &#99999999;')).toBe(
    '&lt; ção á &nada;  &#99999999;',
  )
  expect(readHtmlText('<script>x()</script>um<br>dois &lt;três&gt; 3 < 4')).toBe('um dois <três> 3 < 4')
})

const DATA = join(import.meta.dirname, '../../../../../shared/data')
const found = existsSync(DATA)
describe.skipIf(!found)(`real feeds${found ? '' : ': skipped, ../shared/data is not here'}`, () => {
  test('every feed of ../shared/data/rss-brasil is read whole, with titles, addresses and dates', async () => {
    const folder = join(DATA, 'rss-brasil')
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.xml'))) {
      const items = await readAll(createReadStream(join(folder, file)))
      expect(
        items.filter((item) => 'reason' in item || item.news.published_at === null),
        file,
      ).toEqual([])
      expect(items.length > 0, file).toBe(file !== 'noticias_camara.xml')
    }
  })

  test('the page in place of a feed is refused, and 1,313 fact-checks are read', async () => {
    const page = createReadStream(join(DATA, 'rss-brasil/r7-html-in-place-of-feed.head60k.txt'))
    await expect(readAll(page)).rejects.toThrow('HTML')
    const checks = await readAll(createReadStream(join(DATA, 'factckbr/claimreview.jsonl')))
    expect(checks.filter((item) => 'news' in item && item.news.content_type === 'checagem')).toHaveLength(1_313)
  })
})

test.each([
  ['objects', `[${'{},'.repeat(1_100_000)}{}]`, 'pesado demais'],
  ['lists within each other', `${'['.repeat(1_100_000)}${']'.repeat(1_100_000)}`, 'pesado demais'],
  ['values', `[${'1,'.repeat(4_100_000)}1]`, 'pesado demais'],
  ['lines', '{}\n'.repeat(200_100), 'mais de 200.000 itens'],
])('a file that becomes far more than it was is refused before it does: %s', async (_, text, sentence) => {
  await expect(readAll(text)).rejects.toThrow(sentence)
})
