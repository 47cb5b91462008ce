import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { UNSPECIFIED } from '../../contract/labels.ts'
import { accountKey } from '../../contract/people/account-key.ts'
import { PostsQuery } from '../../contract/posts/post-query.ts'
import { listPosts } from '../search/posts/posts.ts'
import { bindFields } from './bind-fields.ts'

const config = { timeZone: 'America/Sao_Paulo' }
const MANY = Array.from({ length: 2_001 }, (_, i) => `muita${i}coisa`).join(' ')

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  await storePosts(world.ch, [
    { native_id: 'a', content: 'vacina e democracia' },
    { native_id: 'b', content: 'vacuna, burocracia' },
    { native_id: 'c', content: `vazio ${MANY}` },
  ])
})
afterAll(() => world.close())

const bind = (search: string) => bindFields({ ...world, config }, PostsQuery.parse({ search }), 1)
const count = async (query: Awaited<ReturnType<typeof bind>>) =>
  (await listPosts(world.ch, query, config.timeZone)).total_items

test.each([
  ['vacina~1', 2],
  ['vacina~2', 2],
  ['*cracia', 2],
  ['demo*cia OU vacuna~1', 2],
  ['-vacina~1', 1],
  ['nada~1', 0],
  ['-nada~1', 3],
])('%s: words looked up before find what each question would', async (search, found) => {
  const bound = await bind(search)
  expect(await count(bound)).toBe(found)
  const { term_expansions: _, ...unbound } = bound
  expect(await count(unbound)).toBe(found)
})

test('the words are those of the moment', async () => {
  const before = await bind('vacina~1')
  expect([...(before.term_expansions?.values() ?? [])].map((words) => [...words].sort())).toEqual([
    ['vacina', 'vacuna'],
  ])
  await storePosts(world.ch, [{ native_id: 'd', content: 'vacinas' }])
  expect(await count(await bind('vacina~1'))).toBe(3)
})

test('the filters of gender and region mean what their fields mean', async () => {
  const people = [
    { name: 'Ana Lima', name_key: 'ana lima', gender: 'feminino' as const, uf: 'BA' },
    { name: 'Rui Reis', name_key: 'rui reis', gender: 'masculino' as const, uf: 'SP' },
    { name: 'Sem Ficha', name_key: 'sem ficha', uf: 'RS' },
  ]
  const made = await world.pg.insertInto('people').values(people).returning(['id', 'name']).execute()
  const known = new Map(
    made.map(({ id, name }, i) => {
      const { uf } = people[i] ?? { uf: '' }
      return [accountKey('X', name), { id, name, party: '', role: '', uf }] as const
    }),
  )
  const wrote = [...made.map(({ name }) => name), 'ninguém']
  await storePosts(
    world.ch,
    wrote.map((account) => ({ native_id: account, account, platform: 'X', content: 'autoria' })),
    known,
  )
  const find = async (asked: Partial<PostsQuery>) => {
    const bound = await bindFields({ ...world, config }, { ...PostsQuery.parse({ search: 'autoria' }), ...asked }, 1)
    return (await listPosts(world.ch, bound, config.timeZone)).items.map(({ author }) => author).sort()
  }
  for (const [asked, search, found] of [
    [{ gender: ['feminino'] }, 'genero:feminino', ['Ana Lima']],
    [{ gender: ['feminino', UNSPECIFIED] }, 'genero:feminino,"não informado"', ['Ana Lima', 'Sem Ficha', 'ninguém']],
    [{ gender: ['-feminino'] }, '-genero:feminino', ['Rui Reis', 'Sem Ficha', 'ninguém']],
    [{ gender: ['-não informado'] }, '-genero:"não informado"', ['Ana Lima', 'Rui Reis']],
    [{ region: ['Nordeste', 'Sul'] }, 'regiao:Nordeste,Sul', ['Ana Lima', 'Sem Ficha']],
    [{ region: ['-Nordeste'] }, '-regiao:Nordeste', ['Rui Reis', 'Sem Ficha', 'ninguém']],
    [{ region: [UNSPECIFIED] }, 'regiao:"não informado"', ['ninguém']],
  ] satisfies [Partial<PostsQuery>, string, string[]][]) {
    expect([asked, await find(asked)]).toEqual([asked, found])
    expect([search, await find({ search: `autoria ${search}` })]).toEqual([search, found])
  }
})

test('a term that stands for too many words is refused with their number', async () => {
  await expect(bind('muita*coisa')).rejects.toMatchObject({
    fields: { search: ['“muita*coisa” vale por 2.001 palavras diferentes; o limite é 2.000. Escreva mais letras.'] },
  })
})

test('everything that is refused is said at once, and only so much of it', async () => {
  const query = PostsQuery.parse({
    search: 'pessoa:fulana pessoa:sicrana muita*coisa',
    tag: ['999'],
    dossier_status: ['998'],
  })
  await expect(bindFields({ ...world, config }, query, 1)).rejects.toMatchObject({
    fields: {
      search: [
        '“muita*coisa” vale por 2.001 palavras diferentes; o limite é 2.000. Escreva mais letras.',
        'Nenhuma pessoa cadastrada se chama “fulana”.',
        'Nenhuma pessoa cadastrada se chama “sicrana”.',
      ],
      tag: ['Esta etiqueta não existe mais.'],
      dossier_status: ['Esta situação de dossiê não existe mais.'],
    },
  })
  const names = Array.from({ length: 9 }, (_, i) => `pessoa:ninguem${i}`).join(' ')
  const refusal = await bind(names).catch((error) => error.fields.search)
  expect(refusal).toHaveLength(5)
})
