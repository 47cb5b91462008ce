/** Files for the import: compressed, endless, wide and deep. */
import type { Bomb, Target } from './bomb.ts'
import { repeat } from './bomb.ts'
import { gzip, gzipRepeated } from './packed.ts'
import { send, sendForm } from './send.ts'

type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

const bring =
  (query: string, bytes: () => Pieces) =>
  ({ it }: Target) =>
    send(it, `/api/imports/?${query}`, { type: 'application/octet-stream', bytes: bytes() })
const preview =
  (query: string, bytes: () => Pieces) =>
  ({ it }: Target) =>
    sendForm(it, `/api/imports/preview/?${query}`, { name: 'arquivo', bytes: bytes() })

const MB = 1_000_000
const CSV = 'format=csv&platform=X'
const HEADER = 'id,account,date,content\n'
const ROW = '1,conta_um,2026-05-01 10:00,'
const JSON_LINE = '{"id":"1","platform":"X","account":"conta_um","date":"2026-05-01T10:00:00Z","content":"'

const EXPORT = '{"name":"Canal","type":"public_channel","id":1,"messages":['

const packed: Bomb[] = [
  { name: 'gzip: 20 GB of empty lines', throwAt: bring(CSV, () => gzipRepeated(HEADER + '\n'.repeat(20 * MB), 1_000)) },
  { name: 'gzip: a text without an end', throwAt: bring(CSV, () => gzip(repeat('a', 5_000 * MB, HEADER + ROW))) },
  { name: 'gzip of news: 5 GB of blanks', throwAt: bring('format=news', () => gzipRepeated(' '.repeat(20 * MB), 250)) },
  {
    name: 'gzip of people: 5 GB of brackets',
    throwAt: bring('format=people', () => gzipRepeated('['.repeat(20 * MB), 250)),
  },
  {
    name: 'gzip in a preview',
    throwAt: preview(CSV, () => gzipRepeated(HEADER + '\n'.repeat(20 * MB), 40)),
    mayBeTaken: true,
  },
]

const wide: Bomb[] = [
  { name: 'CSV: a header of ten million columns', throwAt: bring(CSV, () => repeat('c,', 20 * MB, '', '\n1,2\n')) },
  { name: 'CSV: rows of ten million columns', throwAt: bring(CSV, () => repeat(',', 10 * MB, HEADER, '\n')) },
  { name: 'CSV: quotes that never close', mayBeTaken: true, throwAt: bring(CSV, () => repeat('"\n', 30 * MB, HEADER)) },
  { name: 'CSV: quotes over many lines', throwAt: bring(CSV, () => repeat('"a\n",', 30 * MB, HEADER)) },
  {
    name: 'CSV: a header of half a million columns in a preview',
    mayBeTaken: true,
    throwAt: preview(CSV, () => repeat('c,', 0.9 * MB, '', '\n1,2\n')),
  },
  {
    name: 'people: a header of ten million columns',
    throwAt: bring('format=people', () => repeat('c,', 15 * MB, 'nome,', '\nAna\n')),
  },
  { name: 'JSON: a line of 1 GB', throwAt: bring('format=jsonl', () => repeat('a', 1_000 * MB, JSON_LINE, '"}\n')) },
  {
    name: 'JSON: a message of 1 GB',
    throwAt: bring('format=telegram-export&account=canal', () =>
      repeat('a', 1_000 * MB, `${EXPORT}{"id":1,"type":"message","text":"`, '"}]}'),
    ),
  },
  {
    name: 'JSON: messages that never close',
    throwAt: bring('format=telegram-export&account=canal', () =>
      repeat('{"id":1,"type":"message","text":"a",', 31 * MB, EXPORT),
    ),
  },
  {
    name: 'JSON: messages that never close, in a preview',
    throwAt: preview('format=telegram-export', () => repeat('{"id":1,"type":"message",', 0.9 * MB, EXPORT)),
  },
]

const deep: Bomb[] = [
  {
    name: 'JSON: a line of a million lists within each other',
    throwAt: bring('format=jsonl', () => repeat('[', 1.5 * MB, '{"id":"1","extras":', '\n')),
  },
  {
    name: 'JSON: lists within each other that close',
    throwAt: bring('format=jsonl', () => [...repeat('[', 1.5 * MB, '{"id":'), ...repeat(']', 1.5 * MB, '', '}\n')]),
  },
  {
    name: 'news: 31 MB of lists within each other',
    throwAt: bring('format=news', () => [...repeat('[', 15 * MB), ...repeat(']', 15 * MB)]),
  },
  { name: 'news: 31 MB of empty objects', throwAt: bring('format=news', () => repeat('{},', 31 * MB, '[', '{}]')) },
  { name: 'news: 31 MB of lines of JSON', throwAt: bring('format=news', () => repeat('{}\n', 31 * MB)) },
  { name: 'news: 31 MB of lines that are nothing', throwAt: bring('format=news', () => repeat('{\n', 31 * MB)) },
  {
    name: 'people: 15 MB of empty objects',
    throwAt: bring('format=people', () => repeat('{},', 15 * MB, '{"dados":[', '{"siglaPartido":1}]}')),
  },
  {
    name: 'people: 15 MB of lists within each other',
    throwAt: bring('format=people', () => [...repeat('[', 7 * MB, '{"dados":'), ...repeat(']', 7 * MB, '', '}')]),
  },
]

const XML = '<?xml version="1.0"?>'
const LAUGHS = `${XML}<!DOCTYPE rss [<!ENTITY a "ha">${Array.from({ length: 40 }, (_, i) => `<!ENTITY a${i} "${`&a${i || ''};`.repeat(10)}">`).join('')}]><rss><channel><item><title>&a39;</title></item></channel></rss>`

const feeds: Bomb[] = [
  { name: 'XML: entities of entities', throwAt: bring('format=news', () => [Buffer.from(LAUGHS)]) },
  {
    name: 'XML: 31 MB of elements within each other',
    throwAt: bring('format=news', () => repeat('<a>', 31 * MB, XML)),
  },
  {
    name: 'XML: 31 MB of attributes',
    throwAt: bring('format=news', () => repeat(' a="b"', 31 * MB, `${XML}<rss`, '/>')),
  },
  {
    name: 'XML: 31 MB of items',
    throwAt: bring('format=news', () => repeat('<item/>', 31 * MB, `${XML}<rss><channel>`, '</channel></rss>')),
  },
  {
    name: 'XML: a title of 31 MB',
    throwAt: bring('format=news', () =>
      repeat('&lt;b', 31 * MB, `${XML}<rss><channel><item><title>`, '</title></item></channel></rss>'),
    ),
  },
  { name: 'XML: a remark of 31 MB', throwAt: bring('format=news', () => repeat('<!--', 31 * MB, XML)) },
  {
    name: 'JSON Feed: 31 MB of items',
    throwAt: bring('format=news', () =>
      repeat('{},', 31 * MB, '{"version":"https://jsonfeed.org/version/1.1","items":[', '{}]}'),
    ),
  },
]

export const IMPORT_BOMBS: readonly Bomb[] = [...packed, ...wide, ...deep, ...feeds]
