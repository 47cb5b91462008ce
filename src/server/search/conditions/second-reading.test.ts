import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { checkAsyncProperty } from '../../../../test/check-property.ts'
import { makePost, storePosts } from '../../../../test/factory.ts'
import { type ReadPost, reads } from '../../../../test/second-reading.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { findToday } from '../../../search-language/fields/day-ranges.ts'
import { parseSearch } from '../../../search-language/parse.ts'
import { findSearchProblem } from '../../../search-language/search-size.ts'
import { type ClickHouse, openClickHouse } from '../../store/clickhouse.ts'
import { POSTS, sql } from '../../store/sql.ts'
import { whereFilters } from './conditions.ts'

const ZONE = 'America/Sao_Paulo'
const QUERIES = 60
/** Made by counting, so that they are the same in every run; small numbers without a common factor mix them. */
const CONTENTS = [
  'Vacina já! A vacina e as vacinas',
  'urna e fraude, ou fraude na urna eletrônica',
  '#Eleição 🔥 @fulana',
  'O PT disse: democracia, não burocracia. #a @ana.lima.',
  'vacuna e vacinaçao ❤️ https://g1.globo.com/a',
  'pt, PTB e eleição',
  'golpe crime fraude crime',
  'nada de novo 🔥🔥',
  // What gives the heart its colour is no letter before the sign.
  'viva ❤️#a e ❤️@fulana',
]
const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T

const POSTS_READ: ReadPost[] = Array.from({ length: 240 }, (_, i) => {
  const now = Date.now()
  const media = i % 7 === 0 ? [{ type: 'image' as const, url: null, description: null }] : []
  return makePost({
    ...{
      native_id: String(i),
      content: [pick(CONTENTS, i), pick(CONTENTS, i * 5 + 3)].slice(0, 1 + (i % 2)).join('\n'),
    },
    ...{ description: i % 11 === 0 ? 'urna no quadro 🔥' : null, media },
    ...{ party: pick(['PT', 'Partido Um', null], i), uf: pick(['SP', 'BA', 'PE', null], i * 3) },
    ...{ platform: pick(['X', 'Telegram'] as const, i), account: pick(['canal_a', 'Canal_B', 'c'], i * 7) },
    ...{ likes: pick([0, 10, 999, 1000, 5000, null], i * 5), views: pick([null, 7], i * 3) },
    hate: pick(['ofensivo', 'sem indício'] as const, i),
    date_created:
      i % 5 === 0 ? new Date(now - i * 3_600_000) : new Date(Date.UTC(2026, i % 12, 1 + (i % 28), (i * 7) % 24, 30)),
    ...(i % 9 === 0 && { extras: { forward: { name: 'Golpe', link: null, author: null } } }),
  })
})

let world: TestStores
/** The same store, where what was read to find posts is held (docs/decisions/0124). Servers hold nothing. */
let holding: ClickHouse | undefined
beforeAll(async () => {
  world = await openTestStores()
  await storePosts(world.ch, POSTS_READ)
  const isEmbedded = world.clickhouseUrl === null
  if (isEmbedded) holding = await openClickHouse({ directory: `${world.dataDir}/clickhouse` }, { holdFrom: 0 })
})
afterAll(async () => {
  await holding?.close()
  await world.close()
})

const TERMS = [
  ...[
    'vacina',
    'urna',
    'fraude',
    'golpe',
    'PT',
    'eleicao',
    'nada',
    'vacin*',
    '*cracia',
    'va*na',
    'fraude~1',
    'vacina~2',
  ],
  ...[
    '"urna eletrônica"',
    '=vacinas',
    '="PT"',
    '="eleição"',
    '"fraude urna"~2',
    '"urna fraude"~>1',
    '"crime golpe fraude"~1',
    // Of frequent words alone, whose places are told by their characters.
    '"a vacina"~1',
    '"disse nao"~>1',
  ],
  ...[
    '🔥',
    '❤️',
    '#eleicao',
    '#a',
    '@fulana',
    '@ana.lima',
    '@ana',
    'partido:pt',
    'partido:"partido um","não informado"',
  ],
  ...[
    'uf:SP,PE',
    'regiao:ne',
    'uf:"não informado"',
    'plataforma:twitter',
    'conta:@canal_b',
    'de:2026-06',
    'ate:2026-03-05',
  ],
  ...[
    'em:2026-02',
    'em:7d',
    'em:"mês passado"',
    'de:"semana passada"',
    'de:ontem',
    'em:hoje',
    'em:2026-01..2026-04',
    'hora:22..5',
    'hora:9',
    'tem:foto',
    'tem:link',
  ],
  ...[
    'onde:texto',
    'onde:imagem',
    'odio:ofensivo',
    'situacao:ativa',
    'encaminhada:sim',
    'encaminhada:não',
    'curtidas:>999',
  ],
  ...['curtidas:10..1000', 'curtidas:<10', 'visualizacoes:7', 'curtidas:>=5mil'],
]

/** Searches of any shape that mean something: terms, negated, side by side, as alternatives, and so many of several. */
const anyQuery = (): fc.Arbitrary<string> =>
  fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(...TERMS),
      tie('node').map((one) => `-(${one})`),
      fc.tuple(tie('node'), tie('node')).map((two) => two.join(' ')),
      fc.tuple(tie('node'), tie('node')).map((two) => `(${two.join(' OU ')})`),
      fc.array(tie('node'), { minLength: 2, maxLength: 4 }).map((some) => `2de{${some.join(', ')}}`),
    ),
  })).node

test('the store finds the posts that a second reading of the language finds', async () => {
  await checkAsyncProperty(
    fc.asyncProperty(anyQuery(), async (search) => {
      const today = findToday(ZONE)
      if (findSearchProblem(search, today)) return
      const tree = parseSearch(search)
      const wanted = POSTS_READ.filter((post) => reads(tree, post, today)).map(({ native_id }) => native_id)
      const question = sql`SELECT native_id FROM ${POSTS} ${whereFilters({ search }, ZONE)}`
      // The second time with what is held of the first.
      for (const ch of holding ? [world.ch, holding, holding] : [world.ch]) {
        const found = await ch.rows('read-again', question, z.object({ native_id: z.string() }))
        expect(found.map(({ native_id }) => native_id).sort()).toEqual(wanted.sort())
      }
    }),
    QUERIES,
  )
})
