import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { listPosts } from '../posts/posts.ts'

const ZONE = 'America/Sao_Paulo'
let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  await storePosts(world.ch, [
    {
      ...{ native_id: 'a', content: 'Vacina já! #Eleição @Fulana. O PT disse 🔥', party: 'PT', uf: 'SP', likes: 1200 },
      ...{ role: 'deputado federal', date_created: new Date('2026-03-12T02:30:00Z'), account: 'Canal_A', views: 5 },
    },
    {
      ...{ native_id: 'b', content: 'urna contra toda a fraude, diz o pt da democracia', party: 'PL', uf: 'BA' },
      ...{ likes: 10, platform: 'X', date_created: new Date('2026-02-01T15:00:00Z'), hate: 'ofensivo' as const },
      ...{ link: null, media: [{ type: 'image' as const, url: null, description: null }] },
    },
    {
      ...{ native_id: 'c', content: 'eleição, vacuna e ❤️ https://g1.globo.com/a fulana@x.org #eleições', uf: 'PE' },
      ...{ extras: { forward: { name: 'Canal Um', link: null, author: null } } },
    },
    {
      ...{
        native_id: 'd',
        content: 'fraude na urna @conta_5 e @Ana.Lima. ou eu@conta_7',
        description: 'PT no quadro',
        party: null,
      },
      ...{ extras: { poll: { question: 'Sim?', kind: null, options: [], voters: null, votersStep: 1 } } },
    },
  ])
})
afterAll(() => world.close())

const people = new Map([
  ['pessoa:Ana', [0]],
  ['genero:feminino', [7]],
  ['genero:não informado', [7]],
])

async function find(search: string): Promise<string> {
  const query = { ...PostsQuery.parse({ search, page_size: '100' }), search_people: people }
  const { items, total_items } = await listPosts(world.ch, query, ZONE)
  expect(items.length).toBe(total_items)
  return items
    .map(({ content }) => content?.slice(0, 2))
    .map((beginning) => ({ Va: 'a', ur: 'b', el: 'c', fr: 'd' })[beginning ?? ''])
    .sort()
    .join('')
}

test.each([
  ['partido:pt', 'a'],
  ['partido:PT,PL', 'ab'],
  ['-partido:PT', 'bcd'],
  ['partido:PT OU partido:PL OU "na urna"', 'abd'],
  ['partido:"não informado"', 'cd'],
  ['uf:sp', 'a'],
  ['uf:bahia,PE', 'bc'],
  ['regiao:nordeste', 'bc'],
  ['regiao:ne -partido:PL', 'c'],
  ['cargo:deputado', 'a'],
  ['cargo:"deputada federal"', 'a'],
  ['cargo:dep', ''],
  ['plataforma:twitter', 'b'],
  ['conta:@canal_a', 'a'],
  ['pessoa:Ana', 'abcd'],
  ['genero:feminino', ''],
  ['genero:desconhecido', 'abcd'],
  ['em:2026-02', 'b'],
  ['em:11/03/2026', 'a'],
  ['de:2026-03-11 ate:2026-03-11', 'a'],
  ['ate:2026-02', 'b'],
  ['em:2026-02..2026-03', 'abcd'],
  ['de:1800', ''],
  ['hora:23', 'a'],
  ['hora:22..2', 'a'],
  ['hora:12', 'bcd'],
  ['curtidas:>1000', 'a'],
  ['curtidas:<=10', 'b'],
  ['curtidas:10..2mil', 'ab'],
  ['-curtidas:>1000', 'bcd'],
  ['visualizacoes:5', 'a'],
  ['#eleicao', 'a'],
  ['hashtag:eleição,eleicoes', 'ac'],
  ['@fulana', 'a'],
  ['fulana', 'ac'],
  ['@conta_5', 'd'],
  ['@conta', ''],
  ['@conta_7', ''],
  ['@ana.lima', 'd'],
  ['@ana', ''],
  ['-@conta_5', 'abc'],
  ['dominio:g1.globo.com', 'c'],
  ['link:https://www.g1.globo.com/a', 'c'],
  ['tem:link', 'c'],
  ['tem:foto', 'b'],
  ['tem:enquete', 'd'],
  ['tem:imagem,enquete', 'bd'],
  ['onde:texto', 'abcd'],
  ['onde:imagem', ''],
  ['onde:texto "na urna"', 'd'],
  ['odio:ofensivo', 'b'],
  ['idioma:português,desconhecido', 'abcd'],
  ['idioma:espanhol', ''],
  ['situacao:ativa', 'abcd'],
  ['situacao:apagada,editada', ''],
  ['encaminhada:sim', 'c'],
  ['encaminhada:não partido:PT', 'a'],
  ['encaminhada:"canal um"', 'c'],
  ['responde:sim', ''],
  ['grupo:1', ''],
  ['contas-no-grupo:>1', ''],
  ['="PT"', 'ad'],
  ['="pt"', 'b'],
  ['"fraude urna"~4', 'bd'],
  ['"fraude urna"~1', 'd'],
  ['"fraude urna"~>1', 'd'],
  ['"urna fraude"~>4', 'b'],
  ['*cracia', 'b'],
  ['va*na', 'ac'],
  ['vacina~1', 'ac'],
  ['🔥', 'a'],
  ['❤', 'c'],
  ['-🔥', 'bcd'],
  ['2de{urna, pt, fraude, vacina}', 'abd'],
  ['3de{urna, pt, fraude, partido:PL}', 'bd'],
  ['-3de{urna, pt, fraude}', 'ac'],
  ['{vacina, vacuna}', 'ac'],
])('%s finds %s', async (search, ids) => expect(await find(search)).toBe(ids))
