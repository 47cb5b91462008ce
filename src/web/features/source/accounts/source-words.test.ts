import { expect, test } from 'vitest'
import type { Source } from '../../../../contract/sources/sources.ts'
import { describeBackfill, describeBrought, describeMoment, describeNextRun, describeState } from './source-words.ts'

const NOW = Date.parse('2026-05-10T12:00:00Z')
const source = (rest: Partial<Source>): Source => ({
  id: 1,
  network: 'telegram-web',
  handle: 'canal_um',
  link: 'https://t.me/canal_um',
  name: null,
  followers: null,
  person: null,
  posts_moving: false,
  state: 'ativa',
  problem: null,
  is_paused: false,
  is_running: false,
  since: null,
  reached: null,
  waiting: [],
  unreadable: [],
  backfill: null,
  last_run_at: null,
  last_good_at: null,
  next_run_at: '2026-05-10T12:10:00Z',
  posts_stored: 0,
  posts_changed: 0,
  posts_deleted: 0,
  created_at: '2026-05-01T12:00:00Z',
  ...rest,
})

test.each([
  [{ is_paused: true, state: 'com erro' as const }, 'Pausada'],
  [{ state: 'com erro' as const, is_running: true }, 'Com erro'],
  [{ is_running: true }, 'Lendo agora'],
  [{ backfill: { begun: null, at: null } }, 'Lendo o que veio antes'],
  [{ state: 'nova' as const }, 'Aguardando a primeira leitura'],
  [{}, 'Em dia'],
])('%j is %s', (rest, words) => expect(describeState(source(rest)).words).toBe(words))

test.each([
  ['2026-05-10T12:00:30Z', 'agora'],
  ['2026-05-10T11:54:00Z', 'há 6 min'],
  ['2026-05-10T15:30:00Z', 'em 3 h'],
  ['2026-05-01T12:00:00Z', '01/05/2026 às 09:00'],
])('%s is %s', (moment, words) => expect(describeMoment(moment, NOW)).toBe(words))

test('the next reading', () => {
  expect(describeNextRun(source({}), NOW)).toBe('a próxima em 10 min')
  expect(describeNextRun(source({ next_run_at: '2026-05-10T11:00:00Z' }), NOW)).toBe('a próxima em instantes')
  expect(describeNextRun(source({ is_paused: true }), NOW)).toBeNull()
})

test('what a source brought', () => {
  expect(describeBrought(source({ posts_stored: 1200, posts_changed: 1, posts_deleted: 2 }))).toBe(
    '1.200 publicações · 1 mudou · 2 apagadas',
  )
  expect(describeBrought(source({ network: 'feed', posts_stored: 1 }))).toBe('1 notícia')
})

test('how far the past has been read', () => {
  const since = '2026-01-01T03:00:00Z'
  expect(describeBackfill(source({ since }))).toBeNull()
  expect(describeBackfill(source({ since, backfill: { begun: null, at: null } }))).toEqual({
    words: 'Vai buscar publicações desde 01/01/2026',
    percent: null,
  })
  const backfill = { begun: '2026-05-01T03:00:00Z', at: '2026-04-01T03:00:00Z' }
  expect(describeBackfill(source({ since, backfill }))).toEqual({
    words: 'Publicações buscadas até 01/04/2026; faltam as de 01/01/2026 em diante',
    percent: 25,
  })
})
