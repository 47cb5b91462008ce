/** Requests and small files: deep JSON, searches, forms of many parts, lists and captions. */
import type { Bomb, Target } from './bomb.ts'
import { repeat } from './bomb.ts'
import { gzipRepeated } from './packed.ts'
import { FORM_END, FORM_TYPE, formPart, send, sendForm, sendJson } from './send.ts'

type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>
const MB = 1_000_000

const list =
  (name: string, bytes: () => Pieces) =>
  ({ it }: Target) =>
    sendForm(it, '/api/lists/read/', { name, bytes: bytes() })
const captions =
  (bytes: () => Pieces) =>
  ({ it, live }: Target) =>
    sendForm(it, `/api/lives/${live}/captions/`, { name: 'legendas.vtt', bytes: bytes(), method: 'PUT' })
const ask =
  (search: string) =>
  async ({ it }: Target) =>
    it.ask(`/api/posts/?search=${encodeURIComponent(search)}`)

const bodies: Bomb[] = [
  {
    name: 'a body of half a million lists within each other',
    throwAt: ({ it }) => sendJson(it, '/api/saved-search/', repeat('[', 0.9 * MB)),
  },
  {
    name: 'a body of objects within each other',
    throwAt: ({ it }) =>
      sendJson(it, '/api/saved-search/', [...repeat('{"a":', 0.5 * MB), Buffer.from('1'), ...repeat('}', 0.1 * MB)]),
  },
  { name: 'a body without an end', throwAt: ({ it }) => sendJson(it, '/api/saved-search/', repeat('[', 1_000 * MB)) },
  {
    name: 'a saved search of deep filters',
    throwAt: ({ it }) =>
      sendJson(it, '/api/saved-search/', [
        ...repeat('[', 0.4 * MB, '{"title":"a","filters":'),
        ...repeat(']', 0.4 * MB, '', '}'),
      ]),
  },
]

const SEARCHES: Record<string, string> = {
  brackets: '('.repeat(9_999),
  'brackets that close': `${'('.repeat(4_990)}a${')'.repeat(4_990)}`,
  minuses: '-'.repeat(9_999),
  quotes: '"'.repeat(9_999),
  'words side by side': 'a '.repeat(4_999),
  alternatives: 'a OR '.repeat(1_999),
  'beginnings of words': 'a* '.repeat(3_333),
  nearness: '"a b"~9 '.repeat(1_200),
}
const searches = Object.entries(SEARCHES).map(
  ([what, search]): Bomb => ({ name: `a search of ${what}`, throwAt: ask(search), mayBeTaken: true }),
)

/** The first file counts: the response may precede the arrival of the others. */
const manyParts = (path: string, method = 'POST', mayBeTaken = false): Bomb => ({
  mayBeTaken,
  name: `a form of a hundred thousand parts: ${path}`,
  throwAt: ({ it, live }) =>
    send(it, path.replace('LIVE', String(live)), {
      ...{ method, type: FORM_TYPE },
      bytes: repeat(`${formPart('a')}x\r\n`, 100_000 * (formPart('a').length + 3), '', FORM_END),
    }),
})
const forms: Bomb[] = [
  manyParts('/api/imports/?format=csv&platform=X'),
  manyParts('/api/image-search/'),
  manyParts('/api/lists/read/', 'POST', true),
  manyParts('/api/lives/LIVE/captions/', 'PUT'),
  {
    name: 'a form whose part has a head without an end',
    throwAt: ({ it }) =>
      send(it, '/api/image-search/', { type: FORM_TYPE, bytes: repeat('a', 100 * MB, formPart('a').slice(0, -2)) }),
  },
  {
    name: 'a form of a hundred thousand fields',
    throwAt: ({ it }) =>
      send(it, '/api/lists/read/', {
        type: FORM_TYPE,
        bytes: repeat(
          '--limite-da-prova\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n',
          7 * MB,
          '',
          FORM_END,
        ),
      }),
  },
]

const TIMES = '00:00:01.000 --> 00:00:02.000\n'
const files: Bomb[] = [
  { name: 'a list of 5 MB in one line', throwAt: list('a.txt', () => repeat('a', 4.9 * MB)), mayBeTaken: true },
  { name: 'a list of millions of empty lines', throwAt: list('a.txt', () => repeat('\n', 4.9 * MB)) },
  { name: 'a list of two million columns', throwAt: list('a.csv', () => repeat('a,', 4.9 * MB)) },
  {
    name: 'a list of rows of many columns',
    throwAt: list('a.csv', () => repeat(`${'a,'.repeat(1_000)}\n`, 4.9 * MB)),
    mayBeTaken: true,
  },
  { name: 'captions: gzip of 5 GB', throwAt: captions(() => gzipRepeated('\n'.repeat(20 * MB), 250)) },
  { name: 'captions: half a million cues', throwAt: captions(() => repeat(`${TIMES}a\n\n`, 19 * MB, 'WEBVTT\n\n')) },
  { name: 'captions: a cue of 19 MB', throwAt: captions(() => repeat('a', 19 * MB, `WEBVTT\n\n${TIMES}`)) },
  {
    name: 'captions: two cues of the same millions of lines',
    throwAt: captions(() => [
      ...repeat('a\n', 9 * MB, `WEBVTT\n\n${TIMES}`, `b\n\n00:00:02.000 --> 00:00:03.000\n`),
      ...repeat('a\n', 9 * MB),
    ]),
  },
  {
    name: 'captions: brackets that never close',
    throwAt: captions(() => repeat('<v a', 19 * MB, `WEBVTT\n\n${TIMES}`)),
  },
  { name: 'captions: entities', throwAt: captions(() => repeat('&#65;', 19 * MB, `WEBVTT\n\n${TIMES}`)) },
  { name: 'captions: millions of times', throwAt: captions(() => repeat('-->\n', 19 * MB)) },
]

export const REQUEST_BOMBS: readonly Bomb[] = [...bodies, ...searches, ...forms, ...files]
