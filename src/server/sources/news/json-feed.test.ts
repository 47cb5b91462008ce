import { expect, test } from 'vitest'
import { readJsonFeed } from './json-feed.ts'

const write = (items: unknown[], title: unknown = 'Blog da <Ana>') =>
  JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title, items })

test('articles with title, text, date, picture and who signed', () => {
  const { name, items } = readJsonFeed(
    write([
      {
        id: 'nota-1',
        url: 'https://blog.example/1',
        title: 'Urna < voto & urna',
        content_html: '<p>Sobre <b>urnas</b> e <a href="https://tse.example/x">isto</a></p>',
        date_published: '2026-05-01T10:00:00-03:00',
        image: 'https://blog.example/1.jpg',
        authors: [{ name: 'Bia Lemos' }],
      },
      {
        id: 2,
        external_url: 'https://outro.example/2',
        content_text: 'Sem título, com 1 < 2 &amp; mais',
        author: { name: 'Ana' },
      },
    ]),
  )
  expect(name).toBe('Blog da <Ana>')
  expect(items).toMatchObject([
    {
      position: 1,
      news: {
        title: 'Urna < voto & urna',
        guid: 'nota-1',
        url: 'https://blog.example/1',
        summary: 'Sobre urnas e isto',
        links: ['https://tse.example/x'],
        published_at: new Date('2026-05-01T13:00:00Z'),
        featured_image_url: 'https://blog.example/1.jpg',
        author: 'Bia Lemos',
      },
    },
    {
      position: 2,
      news: {
        untitled: true,
        guid: '2',
        url: 'https://outro.example/2',
        summary: 'Sem título, com 1 < 2 &amp; mais',
        author: 'Ana',
      },
    },
  ])
})

test('what is no article is set aside with the reason, the others are taken', () => {
  const { name, items } = readJsonFeed(
    write(
      [
        7,
        {},
        { title: 'Sem endereço' },
        { title: 'Script', url: 'javascript:alert(1)' },
        { id: 'https://b.example/5', title: 'Bom' },
      ],
      9,
    ),
  )
  expect(name).toBe('9')
  expect(items.map((item) => ('reason' in item ? item.reason : item.news.url))).toEqual([
    'Faltam o título e o texto.',
    'Faltam o título e o texto.',
    'Falta o endereço.',
    expect.stringContaining('não é da web'),
    'https://b.example/5',
  ])
})

test.each([
  ['{"version":"https://jsonfeed.org/version/1", "items": ', 'danificado'],
  ['{"items":[]}', 'JSON Feed'],
  ['{"version":"https://jsonfeed.org/version/1.1"}', 'JSON Feed'],
  ['[]', 'danificado'],
])('%s is refused in words', (text, words) => expect(() => readJsonFeed(text)).toThrow(words))
