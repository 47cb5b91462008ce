import { expect, test } from 'vitest'
import type { CoveredAccount } from '../../../contract/sources/coverage.ts'
import { describeCollected, describePosts, listFaults } from './coverage-words.ts'

const account = (rest: Partial<CoveredAccount>): CoveredAccount => ({
  platform: 'Telegram',
  handle: 'canal_um',
  person: null,
  is_followed: true,
  is_paused: false,
  from: '2026-05-01T12:00:00Z',
  until: '2026-05-10T12:00:00Z',
  gaps: [],
  problem: null,
  last_good_at: null,
  posts: 0,
  first_post: null,
  last_post: null,
  unreadable: 0,
  missing_media: 0,
  ...rest,
})

test.each([
  [{}, 'Lida de 01/05/2026 até 10/05/2026 às 09:00.'],
  [{ from: null }, 'Lida desde o começo até 10/05/2026 às 09:00.'],
  [{ is_followed: false }, 'Só de arquivos importados.'],
  [{ from: null, until: null }, 'Ainda não foi lida.'],
  [{ is_followed: false, from: null, until: null }, 'Nada foi coletado.'],
])('%j', (rest, words) => expect(describeCollected(account(rest))).toBe(words))

test('what is missing', () => {
  expect(listFaults(account({}))).toEqual([])
  const gaps = [
    { after: '2026-05-01T12:00:00Z', before: '2026-05-02T12:00:00Z' },
    { after: null, before: '2026-05-01T12:00:00Z' },
  ]
  expect(
    listFaults(account({ is_paused: true, problem: 'Respondeu 503.', gaps, unreadable: 2, missing_media: 1 })),
  ).toEqual([
    'A leitura está pausada.',
    'Respondeu 503.',
    'Falta ler o que veio entre 01/05/2026 às 09:00 e 02/05/2026 às 09:00.',
    'Falta ler o que veio antes de 01/05/2026 às 09:00.',
    '2 publicações não puderam ser lidas.',
    '1 anexo não pôde ser guardado.',
  ])
})

test('what is stored', () => {
  const dates = { first_post: '2026-01-01T12:00:00Z', last_post: '2026-02-01T12:00:00Z' }
  expect(describePosts(account({ posts: 2, ...dates }))).toBe('2 publicações, de 01/01/2026 a 01/02/2026')
  expect(describePosts(account({}))).toBe('Nenhuma publicação')
})
