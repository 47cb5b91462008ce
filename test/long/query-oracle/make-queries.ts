/** Searches of any shape, made of words in the posts, so that most of them match something. */
import { chance, pickInteger, pickOne, type Random } from '../../../src/server/sources/demo/random.ts'
import { foldTokens } from '../../../src/text/fold.ts'
import type { NumberedPost } from './real-store.ts'

/** Different terms in all searches of a seed. */
const POOL = 4_000
const DEEPEST = 3

const FIXED = [
  ...[
    'uf:SP,PE',
    'uf:RS',
    'uf:"não informado"',
    'regiao:ne',
    'regiao:Sul,Norte',
    'regiao:"não informado"',
    'plataforma:twitter',
    'plataforma:Telegram',
  ],
  ...['partido:pt', 'partido:PL,NOVO', 'partido:"não informado"', 'partido:PCdoB', 'partido:uniao', 'partido:missao'],
  ...[
    'de:2023-03',
    'ate:2023-02-10',
    'em:2023-04',
    'em:2023-01..2023-02',
    'em:2023-01-08',
    'em:7d',
    'de:ontem',
    'em:"semana passada"',
    'em:"mês passado"',
    'ate:hoje',
  ],
  ...['hora:22..5', 'hora:9', 'hora:0', 'tem:link', 'tem:imagem', 'onde:texto', 'situacao:ativa', 'situacao:apagada'],
  ...['curtidas:>1000', 'curtidas:10..99', 'curtidas:<5', 'curtidas:0', 'comentarios:>=50', 'compartilhamentos:<=1'],
  ...[
    'compartilhamentos:1mil..5mil',
    'visualizacoes:>1',
    'encaminhada:sim',
    'encaminhada:não',
    'onde:imagem',
    'onde:fala',
  ],
]

export function makePool(random: Random, posts: readonly NumberedPost[]): string[] {
  const pool = [...FIXED]
  while (pool.length < POOL) {
    const term = makeTerm(random, pickOne(random, posts))
    if (term !== null) pool.push(term)
  }
  return pool
}

/** null: the post has nothing of that kind. */
function makeTerm(random: Random, { content, account }: NumberedPost): string | null {
  const tokens = foldTokens(content)
  const at = Math.floor(random() * tokens.length)
  const one = tokens[at]
  if (!one) return null
  const written = (from: number, to: number) => {
    const [first, last] = [tokens[from], tokens[Math.min(to, tokens.length - 1)]]
    return first && last ? content.slice(first.start, last.end).replace(/["“”„‟«»＂\n]/g, ' ') : null
  }
  const some = () => Array.from({ length: pickInteger(random, 2, 4) }, () => pickOne(random, tokens).token)
  const few = () => Array.from({ length: 2 }, () => pickOne(random, tokens.slice(Math.max(0, at - 4), at + 5)).token)
  const { token } = one
  const sign = () => pickOne(random, content.match(/[\p{Extended_Pictographic}\p{So}]+/gu) ?? [''])
  const marked = (of: RegExp) => pickOne(random, content.match(of) ?? [''])
  const makers: (() => string | null)[] = [
    () => written(at, at),
    () => written(at, at),
    () => token,
    () => `=${token}`,
    () => (token.length > 3 ? `${token.slice(0, pickInteger(random, 3, token.length))}*` : null),
    () => (token.length > 5 ? `*${token.slice(-pickInteger(random, 4, token.length))}` : null),
    () => (token.length > 5 ? `${token.slice(0, 3)}*${token.slice(-2)}` : null),
    () => (/^[a-z0-9]{5,}$/.test(token) ? `${token}~${token.length > 7 ? pickInteger(random, 1, 2) : 1}` : null),
    () => (/^[a-z]{6,}$/.test(token) ? `${token.slice(0, 2)}${token.slice(3)}~1` : null),
    () => `"${written(at, at + pickInteger(random, 0, 4))}"`,
    () => `"${few().join(' ')}"~${pickInteger(random, 0, 8)}`,
    () => `"${few().join(' ')}"~>${pickInteger(random, 0, 8)}`,
    () => `"${some().slice(0, 3).join(' ')}"~${pickInteger(random, 0, 30)}`,
    () => `="${written(at, at + pickInteger(random, 0, 1))}"`,
    () => sign(),
    () => marked(/#[\p{L}\p{N}_]+/gu),
    () => marked(/@[\p{L}\p{N}_]+/gu),
    () => `conta:@${account}`,
  ]
  const term = pickOne(random, makers)()
  return term === '' ? null : term
}

export function makeQuery(random: Random, pool: readonly string[], depth = 0): string {
  const one = () =>
    depth < DEEPEST && chance(random, 0.45) ? makeQuery(random, pool, depth + 1) : pickOne(random, pool)
  const several = () => Array.from({ length: pickInteger(random, 2, 3) }, one)
  const shapes = [
    one,
    () => `-(${one()})`,
    () => several().join(' '),
    () => `${one()} -${pickOne(random, pool)}`,
    () => `(${several().join(' OU ')})`,
    () => `(${several().join(' OU ')})`,
    () => `{${several().join(', ')}}`,
    () => `2de{${[...several(), one()].join(', ')}}`,
    () => `(${one()} ${one()}) OU (${one()} -${pickOne(random, pool)})`,
  ]
  return pickOne(random, shapes)()
}
