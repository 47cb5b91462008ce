/** Input for mutation: the repository's fixtures and a few lines of each format, and real files if available. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeSamples } from './made-samples.ts'

const FIXTURES = resolve(import.meta.dirname, '../../fixtures')
const REAL = resolve(import.meta.dirname, '../../../../shared/data')
const FOUNDERS_REAL = resolve(import.meta.dirname, '../../../../../shared/data')
const MAX_BYTES = 60_000
/** Larger feeds are parsed in a thread of their own, which takes longer to start than to parse. */
const MAX_BYTES_OF_FEED = 17_000
const MAX_OF_LIST = 40

const PAGE = `<div class="tgme_widget_message" data-post="canal/1"><div class="tgme_widget_message_text js-message_text">olá <a href="https://a.example">b</a></div>
<span class="tgme_widget_message_views">1.2K</span><time datetime="2026-01-01T10:00:00+00:00"></time></div>`
const SMALL: Record<string, string[]> = {
  csv: ['id,account,date,content,views\n1,a,2026-01-01T10:00:00Z,"olá, você",5\n2,b,01/02/2026 10:00,"x\ny",\n'],
  jsonl: [
    '{"id":"1","date":"2026-01-01T10:00:00Z","content":"olá","account":"a","views":3}\n{"id":"2","date":1700000000,"content":"x"}\n',
  ],
  people: [
    'nome;partido;uf;twitter\nFulana;PLF;SP;@fulana\nBeltrano;;RJ;@b @c\n',
    '{"dados":[{"id":1,"nome":"Fulana","siglaPartido":"PLF","siglaUf":"SP"}]}',
  ],
  news: [
    '<?xml version="1.0"?><rss><channel><title>Jornal</title><item><title>Notícia &amp; tal</title><link>https://j.example/1</link><pubDate>Thu, 01 Jan 2026 10:00:00 GMT</pubDate><description><![CDATA[<p>x</p>]]></description></item></channel></rss>',
    '<feed xmlns="http://www.w3.org/2005/Atom"><title>J</title><entry><title>a</title><link href="https://j.example/2"/><updated>2026-01-01T10:00:00Z</updated></entry></feed>',
    '{"@type":"ClaimReview","url":"https://j.example/3","claimReviewed":"x","reviewRating":{"alternateName":"Falso"}}\n',
  ],
  feed: [
    '<feed xmlns="http://www.w3.org/2005/Atom"><title>Blog</title><entry><id>urn:1</id><link href="/2"/><updated>2026-01-01T10:00:00Z</updated><content type="html">&lt;p&gt;olá&lt;/p&gt;</content></entry></feed>',
    '{"version":"https://jsonfeed.org/version/1.1","title":"Blog","items":[{"id":"1","url":"https://j.example/1","content_text":"olá","date_published":"2026-01-01T10:00:00Z"},{"id":2,"content_html":"<p>x</p>"}]}',
  ],
  'speech-answer': [
    '{"text":"olá você","segments":[{"start":0,"end":2.5,"text":" olá","no_speech_prob":0.1},{"start":2.5,"end":29,"text":" você","avg_logprob":-0.3}]}',
    '{"text":"Bom dia."}',
  ],
  html: ['<p>olá <a href="https://a.example/x">b</a> &amp; <img src="https://a.example/i.png"></p>'],
  playlist: [
    '#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXT-X-MEDIA-SEQUENCE:5\n#EXT-X-KEY:METHOD=AES-128,URI="k",IV=0x00000000000000000000000000000001\n#EXT-X-MAP:URI="i.mp4",BYTERANGE="10@0"\n#EXTINF:6.0,\na.ts\n#EXT-X-DISCONTINUITY\n#EXTINF:5.5,\nb.ts\n',
    '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=100,CODECS="mp4a.40.2"\na.m3u8\n',
  ],
  'telegram-page': [PAGE],
  captions: [],
  'telegram-export': [],
}
const FOLDERS: [folder: string, reader: string, pattern: RegExp][] = [
  ['captions', 'captions', /\.(vtt|srt)$/],
  ['yt-dlp', 'video-page', /\.json$/],
  ['telegram', 'telegram-export', /\.json$/],
  ['telegram-export', 'telegram-export', /\.json$/],
  ['telegram-tme-html', 'telegram-page', /\.html$/],
  ['telegram-tme-html', 'html', /\.html$/],
  ['telegram-tme-html', 'feeds-of-page', /^(full|synthetic).*\.html$/],
  ['rss-brasil', 'news', /\.(xml|txt)$/],
  ['rss-brasil', 'feed', /\.(xml|txt|html)$/],
  ['rss-brasil', 'feeds-of-page', /\.txt$/],
  ['factckbr', 'news', /\.jsonl$/],
  ['parlamentares', 'people', /\.(csv|json)$/],
  ['deputados-tweets-2023', 'csv', /\.csv$/],
]

export type SampleFile = { reader: string; name: string; bytes: Buffer }

/** Read by the import preview, whatever they are. */
const HEADS = ['csv', 'jsonl', 'people', 'news', 'telegram-export']
const PAGE_WITH_FEED =
  '<!doctype html><html><head><link rel="alternate" type="application/rss+xml" href="/feed?a=1&amp;b=2"><link href=b.xml type=application/atom+xml rel=alternate></head><body>olá</body></html>'

export async function listSamples(): Promise<SampleFile[]> {
  const small = Object.entries(SMALL).flatMap(([reader, texts]) =>
    texts.map((text, i) => ({ reader, name: `${reader} ${i}`, bytes: Buffer.from(text) })),
  )
  const places = [FIXTURES, REAL, FOUNDERS_REAL].filter((place) => existsSync(place))
  const found = places.flatMap((place) =>
    FOLDERS.filter(([folder]) => existsSync(join(place, folder))).flatMap(([folder, reader, pattern]) =>
      readdirSync(join(place, folder))
        .filter((name) => pattern.test(name))
        .map((name) => ({ reader, name, bytes: shorten(readFileSync(join(place, folder, name))) })),
    ),
  )
  const page = { reader: 'feeds-of-page', name: 'page', bytes: Buffer.from(PAGE_WITH_FEED) }
  const samples = [...small, ...found, page, ...(await makeSamples())]
  const heads = samples.filter(({ reader }) => HEADS.includes(reader))
  return [...samples, ...heads.map((sample) => ({ ...sample, reader: 'head' }))]
}

/** A few dozen records suffice, and parsing should be fast. Records stay intact. */
function shorten(bytes: Buffer): Buffer {
  const item = bytes.lastIndexOf('</item>', MAX_BYTES_OF_FEED)
  if (bytes.length > MAX_BYTES_OF_FEED && item > 0)
    return Buffer.concat([bytes.subarray(0, item), Buffer.from('</item></channel></rss>')])
  if (bytes.length <= MAX_BYTES) return bytes
  const text = bytes.toString()
  if (!/^[{[]/.test(text) || text.includes('}\n{')) return bytes.subarray(0, bytes.lastIndexOf('\n', MAX_BYTES) + 1)
  const keepFew = (_: string, value: unknown) => (Array.isArray(value) ? value.slice(0, MAX_OF_LIST) : value)
  return Buffer.from(JSON.stringify(JSON.parse(text, keepFew)))
}
