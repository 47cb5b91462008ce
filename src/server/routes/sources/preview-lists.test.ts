import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headOf, openPreviewWorld } from '../../../../test/preview-world.ts'

let world: Awaited<ReturnType<typeof openPreviewWorld>>
beforeAll(async () => {
  world = await openPreviewWorld()
})
afterAll(() => world.close())

const CHECK = (n: number) =>
  JSON.stringify({
    ...{
      '@type': 'ClaimReview',
      url: `https://checagem.example/${n}`,
      claimReviewed: `Alegação ${n}`,
      headline: `Não ${n}`,
    },
    ...{ datePublished: '2026-05-01', author: { name: 'Agência Prova' }, reviewRating: { alternateName: 'Falso' } },
  })
const FEED = `<?xml version="1.0"?><rss version="2.0"><channel><title>Jornal</title><item><title>Chuva</title>
  <link>https://jornal.example/chuva</link><pubDate>Fri, 01 May 2026 10:00:00 -0300</pubDate></item>
  <item><title>Sem endereço</title></item></channel></rss>`

describe('news', () => {
  test('a feed is recognised and shown as articles, with what would be left aside', async () => {
    const seen = await world.preview(FEED)
    expect(seen).toMatchObject({ format: 'news', problem: null, read: 2, of_people: 0, set_aside_count: 1, posts: [] })
    expect(seen.set_aside).toEqual([{ position: 2, reason: 'Falta o endereço.' }])
    expect(seen.news).toEqual([
      {
        ...{ position: 1, content_type: 'noticia', title: 'Chuva', url: 'https://jornal.example/chuva' },
        ...{ publisher: 'jornal.example', published_at: '2026-05-01T13:00:00.000Z', claim: null, rating: null },
      },
    ])
  })

  test('fact-checks by the line, also of a beginning; a feed that goes on waits for the import', async () => {
    const lines = `${[1, 2, 3].map(CHECK).join('\n')}\n`
    const [cut, asked] = headOf(lines, lines.length - 20)
    const seen = await world.preview(cut, asked)
    expect(seen).toMatchObject({ format: 'news', is_head: true, problem: null, read: 2, set_aside_count: 0 })
    expect(seen.news[0]).toMatchObject({ content_type: 'checagem', claim: 'Alegação 1', rating: 'falso' })
    const [feed, more] = headOf(FEED, 200)
    expect(await world.preview(feed, more)).toMatchObject({ format: 'news', read: 0, problem: null, is_head: true })
  })

  test.each([
    [
      '{"version":"https://jsonfeed.org/version/1.1","items":[{"id":"1","url":"https://a.example/1","title":"Um"}]}',
      null,
    ],
    ['<?xml version="1.0"?><planilha/>', 'O XML não é um feed (começa com “<planilha>”).'],
  ])('%s', async (text, problem) => {
    const seen = await world.preview(text)
    expect(seen).toMatchObject({ format: 'news', problem, read: problem === null ? 1 : 0 })
  })
})

describe('people', () => {
  test('a list of people is recognised, and it is said who is known', async () => {
    const list =
      'nome,cargo,partido,uf,sexo,twitter\nFulana de Tal,Senadora,PAZ,SP,,fulana\nSicrano,,PAZ,RJ,M,s\n,,,,,x\n'
    const seen = await world.preview(list)
    expect(seen).toMatchObject({ format: 'people', read: 3, of_people: 1, set_aside_count: 1, posts: [] })
    expect(seen.people).toMatchObject([
      { name: 'Fulana de Tal', role: 'senador', gender: 'feminino', known: { name: 'Fulana de Tal' } },
      { name: 'Sicrano', uf: 'RJ', known: null, accounts: [{ platform: 'X', handle: 's' }] },
    ])
    expect(seen.set_aside).toEqual([{ position: 4, reason: 'Falta o nome da pessoa.' }])
    expect(await world.preview('quem,sigla\nFulana,PAZ\n', { format: 'people' })).toMatchObject({ missing: ['name'] })
  })

  test("the houses' answers are lists of people", async () => {
    const answer = JSON.stringify({
      dados: [{ id: 9, nome: 'Beltrana', siglaPartido: 'PAZ', siglaUf: 'SP' }],
      links: [],
    })
    expect(await world.preview(answer)).toMatchObject({
      format: 'people',
      read: 1,
      columns: [],
      people: [{ name: 'Beltrana' }],
    })
    const [bytes, asked] = headOf(answer, 40)
    // A list that cannot be previewed can still be imported.
    expect(await world.preview(bytes, asked)).toMatchObject({ format: 'people', is_head: true, read: 0, problem: null })
    const many = JSON.stringify({
      dados: Array.from({ length: 9 }, (_, id) => ({ id, nome: `Pessoa ${id}`, siglaPartido: 'PAZ' })),
    })
    const [cut, rest] = headOf(many, many.length - 12)
    expect(await world.preview(cut, rest)).toMatchObject({
      ...{ format: 'people', is_head: true, problem: null, read: 8, set_aside_count: 0 },
      people: [{ name: 'Pessoa 0' }, {}, {}, {}, {}],
    })
  })
})
