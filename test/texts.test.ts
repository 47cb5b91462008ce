/** The machine-checkable rules of docs/estilo.md, for every text on the screens and every server message shown to readers. */
import { expect, test } from 'vitest'
import { listTexts, type Text } from '../scripts/list-texts.ts'

const SCREENS = listTexts('src/web')
/**
 * Folders whose sentences appear on screens: refusals, states, charts. The command line and the configuration address
 * the server's operator.
 */
const TOLD = [
  'src/contract',
  'src/search-language',
  'src/text',
  'src/server/http',
  'src/server/media',
  'src/server/records',
  'src/server/routes',
  'src/server/search',
]
const ALL = [...SCREENS, ...TOLD.flatMap((folder) => listTexts(folder))]

/** The specification prescribes these sentences literally; “Atualizado(a)” and “Removido(a)” follow its “Cadastrado(a)”. */
const GIVEN = [
  'É necessário estar logado para acessar',
  'Usuário(a): {} - Cadastrado(a)',
  'Usuário(a): {} - Atualizado(a)',
  'Usuário(a): {} - Removido(a)',
  'Usuário e/ou senha incorreto(s)',
]

const list = (texts: readonly Text[], pattern: RegExp) =>
  texts
    .filter(({ words }) => pattern.test(words) && !GIVEN.includes(words))
    .map(({ file, line, words }) => `${file}:${line} ${words}`)

test('the listing finds the texts: thousands of them, from every screen', () => {
  expect(ALL.length).toBeGreaterThan(1_500)
  expect(SCREENS.map(({ words }) => words)).toEqual(
    expect.arrayContaining(['Baixar CSV', 'Cancelar', 'As datas estão invertidas']),
  )
  expect(new Set(SCREENS.map(({ area }) => area)).size).toBeGreaterThan(15)
})

test.each([
  ['an exclamation mark', /\p{L}!/u],
  ['"post" for a publicação', /\bposts?\b/i],
  ['three dots for an ellipsis', /\p{L}\.\.\./u],
  ['a slash or brackets for women and men', /\p{L}\((a|o|as|os)\)|\b(o|a)\/(a|o)\b/u],
  ['an office in the masculine for everybody in brackets', /deputado\(a\)|senador\(a\)/i],
  [
    'an anglicism',
    /\b(deletar|setar|startar|resetar|printar|linkar|upar|logue-se|clique aqui|performance|default|dashboard)\b/i,
  ],
  ['“sem partido”, “sem UF”, “sem cargo” for what is not known', /\bsem (partido|UF|cargo)\b/i],
  ['“ninguém disse” where silence is not proven', /^Ninguém disse/],
])('no text has %s', (_, pattern) => {
  expect(list(ALL, pattern)).toEqual([])
})

/** Where the technical word is the name of the thing itself. */
const NAMED = ['Documentação da API']

test.each([
  ['the name of a setting', /LUPASCAN_|_URL\b|_MODEL\b/],
  ['the name of a program that the server uses', /\b(yt-dlp|ffmpeg|clickhouse|postgres|whisper|npm)\b/i],
  [
    'a word of programmers',
    /\b(token|payload|worker|job|endpoint|backend|frontend|timeout|cache|query|string|null|undefined|HTTP|UUID|API)\b/,
  ],
])('no screen has %s', (_, pattern) => {
  const known = SCREENS.filter(
    ({ words, file }) =>
      !NAMED.includes(words) && !/(^|\/)(api-?[\w-]*|session)\.ts$/.test(file) && !/plain-problem/.test(file),
  )
  expect(list(known, pattern)).toEqual([])
})
