import { expect, test } from 'vitest'
import { EMPTY_CURSOR } from '../../../contract/sources/sync-cursor.ts'
import type { Following, KnownAccount } from '../../records/people/known-accounts.ts'
import { classifyAccountCoverage, classifyPeriodCoverage, listMissingPlaces } from './classify-coverage.ts'

const DAY = 24 * 60 * 60_000
const NOW = Date.parse('2026-05-10T12:00:00Z')
const ago = (days: number) => NOW - days * DAY
const account = (following: Partial<Following> | null): KnownAccount => ({
  platform: 'Telegram',
  handle: 'canal_um',
  person: null,
  following: following && {
    created_at: new Date(ago(10)),
    last_good_at: new Date(NOW - 60_000),
    is_paused: false,
    problem: null,
    reading: { ...EMPTY_CURSOR, newest: 100, stretches: [{ from: 1, to: 100, at: NOW }] },
    ...following,
  },
})
const span = {
  posts: 5,
  first_post: new Date(ago(30)).toISOString(),
  last_post: new Date(ago(20)).toISOString(),
  missing_media: 0,
}
const period = (from: number, to: number) => ({ start: ago(from), end: ago(to) })
const ALWAYS = { start: Number.NEGATIVE_INFINITY, end: NOW }
const unread = (from: number | null, to: number | null) => ({
  ...EMPTY_CURSOR,
  unreadable: [{ place: '3', reason: 'Falta a data.', from, to }],
})
const holed = {
  ...EMPTY_CURSOR,
  newest: 100,
  stretches: [
    { from: 1, to: 40, at: NOW },
    { from: 61, to: 100, at: NOW },
  ],
}

test.each([
  ['followed, inside', account({}), undefined, period(9, 2), 'covered'],
  ['followed, up to now', account({}), undefined, period(9, -1), 'covered'],
  ['followed, from before it was', account({}), undefined, period(20, 2), 'partly'],
  ['followed, all of it before', account({}), undefined, period(30, 20), 'missing'],
  [
    'followed, read back to the beginning',
    account({ reading: { ...EMPTY_CURSOR, reached: 0 } }),
    span,
    period(900, 2),
    'covered',
  ],
  [
    'followed, on its way back',
    account({ reading: { ...EMPTY_CURSOR, todo: [{ why: 'backfill', before: 9, after: 0, since: 0, at: ago(25) }] } }),
    undefined,
    period(20, 2),
    'covered',
  ],
  ['followed, no longer read', account({ last_good_at: new Date(ago(5)) }), undefined, period(9, 0), 'partly'],
  ['followed, with a gap', account({ reading: holed }), undefined, period(9, 2), 'partly'],
  [
    'followed, with a message of that time that could not be read',
    account({ reading: unread(ago(6), ago(5)) }),
    undefined,
    period(9, 2),
    'partly',
  ],
  [
    'followed, with a message of another time that could not be read',
    account({ reading: unread(ago(8), ago(7)) }),
    undefined,
    period(6, 2),
    'covered',
  ],
  [
    'followed, with a message of an unknown time that could not be read',
    account({ reading: unread(null, null) }),
    undefined,
    period(6, 2),
    'partly',
  ],
  ['followed, never read', account({ last_good_at: null }), undefined, period(9, 2), 'missing'],
  ['followed, at any time, from when it was added', account({}), undefined, ALWAYS, 'partly'],
  [
    'followed, at any time, from its beginning',
    account({ reading: { ...EMPTY_CURSOR, reached: 0 } }),
    span,
    ALWAYS,
    'covered',
  ],
  ['followed, a file of the time before', account({}), span, period(29, 21), 'imported'],
  ['imported: a file proves nothing of what is not in it', account(null), span, period(29, 21), 'imported'],
  ['imported, after it', account(null), span, period(10, 2), 'missing'],
  ['imported, any time', account(null), span, ALWAYS, 'imported'],
  ['nothing, any time', account(null), undefined, ALWAYS, 'missing'],
] as const)('%s', (_, one, stored, asked, judged) =>
  expect(classifyPeriodCoverage(one, stored, asked, NOW)).toBe(judged),
)

test('how accounts stand', () => {
  expect(classifyAccountCoverage(account({}), undefined, NOW)).toBe('em dia')
  expect(classifyAccountCoverage(account({ problem: 'Não respondeu.' }), undefined, NOW)).toBe('com falhas')
  expect(classifyAccountCoverage(account({ reading: holed }), undefined, NOW)).toBe('com falhas')
  expect(classifyAccountCoverage(account(null), span, NOW)).toBe('com falhas')
  expect(classifyAccountCoverage(account(null), undefined, NOW)).toBe('sem coleta')
})

test('holes between what was read', () => expect(listMissingPlaces(holed)).toEqual([{ from: 41, to: 60 }]))
