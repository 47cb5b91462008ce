import { expect, test } from 'vitest'
import { showPage } from '../../../../test/telegram/telegram-page.ts'
import { EMPTY_CURSOR, type SyncCursor } from '../../../contract/sources/sync-cursor.ts'
import { telegramWeb } from '../../sources/networks/telegram-web/telegram-network.ts'
import { addReadRange, applyNewestPage, applyOlderPage, findLastSeen, type Page } from './sync-cursor.ts'

const HOUR = 3_600_000
const NOW = Date.parse('2026-08-10T12:00:00Z')
const channel = { handle: 'canal_inventado', name: 'Canal' }

/** The page with these two messages, of which the older is so many hours old, asked for before a place. */
async function page(
  from: number,
  to: number,
  hours: number,
  before: number | null = null,
  isFirst = false,
): Promise<Page> {
  const messages = [from, to].map((id) => ({ id, at: new Date(NOW - hours * HOUR), text: 'oi' }))
  const html = showPage({ channel, messages, ...(isFirst ? {} : { before: from }) })
  const read = await telegramWeb('https://t.me').readPage(channel.handle, before, async () => html)
  if (read.kind !== 'page') throw new Error(read.kind)
  return read
}

const reading = (rest: Partial<SyncCursor>): SyncCursor => ({
  ...EMPTY_CURSOR,
  newest: 100,
  passes: { 9: NOW, 28: NOW, 194: NOW },
  ...rest,
})

test('a first reading goes back as far as it was asked to', async () => {
  const first = applyNewestPage(EMPTY_CURSOR, await page(81, 100, 5), NOW - 30 * 24 * HOUR, NOW)
  expect(first).toMatchObject({ newest: 100, todo: [{ why: 'backfill', before: 81, after: 0 }] })
  const second = applyOlderPage(first, await page(61, 80, 24 * 20, 81), NOW)
  expect(second.todo).toMatchObject([{ before: 61 }])
  const third = applyOlderPage(second, await page(41, 60, 24 * 31, 61), NOW)
  expect(third).toMatchObject({ todo: [], reached: NOW - 30 * 24 * HOUR })
  expect(third.stretches).toEqual([{ from: 41, to: 100, at: NOW }])
})

test('one that is asked for nothing older reads nothing older', async () => {
  expect(applyNewestPage(EMPTY_CURSOR, await page(81, 100, 5), null, NOW).todo).toEqual([])
})

test('one that is to go back further later goes on from the oldest that was read', async () => {
  const before = reading({ reached: NOW - 24 * HOUR, stretches: [{ from: 41, to: 100, at: NOW }] })
  const asked = applyNewestPage(before, await page(90, 101, 5), NOW - 48 * HOUR, NOW)
  expect(asked.todo).toEqual([{ why: 'backfill', before: 41, after: 0, since: NOW - 48 * HOUR }])
  expect(applyNewestPage(asked, await page(90, 101, 5), NOW - 96 * HOUR, NOW).todo).toHaveLength(1)
  const end = applyOlderPage(asked, await page(1, 40, 30, 41, true), NOW)
  expect(applyNewestPage(end, await page(90, 101, 5), NOW - 96 * HOUR, NOW)).toMatchObject({ reached: 0, todo: [] })
})

test('posts that came faster than they were read are a gap, and the gap is read before anything else', async () => {
  const backfill = { why: 'backfill' as const, before: 50, after: 0, since: null }
  const after = applyNewestPage(reading({ todo: [backfill] }), await page(141, 160, 1), null, NOW)
  expect(after.todo).toEqual([{ why: 'gap', before: 141, after: 100, since: null }, backfill])
  expect(applyOlderPage(after, await page(121, 140, 2, 141), NOW).todo[0]).toMatchObject({ before: 121 })
  expect(applyOlderPage(after, await page(101, 140, 2, 141), NOW).todo).toEqual([backfill])
})

test('pages that meet leave no gap', async () => {
  expect(applyNewestPage(reading({}), await page(101, 120, 1), null, NOW).todo).toEqual([])
  expect(applyNewestPage(reading({}), await page(90, 103, 1), null, NOW)).toMatchObject({ newest: 103, todo: [] })
})

test('the last hours are looked through again when it is time, the deepest first', async () => {
  const due = applyNewestPage(
    reading({ passes: { 9: NOW, 28: NOW, 194: NOW - 25 * HOUR } }),
    await page(90, 101, 2),
    null,
    NOW,
  )
  expect(due.todo).toEqual([{ why: 'again', before: 90, after: 0, since: NOW - 194 * HOUR }])
  expect(due.passes).toEqual({ 9: NOW, 28: NOW, 194: NOW })
  const seen = applyNewestPage(
    reading({ passes: { 9: NOW - 2 * HOUR, 28: NOW, 194: NOW } }),
    await page(90, 101, 9),
    null,
    NOW,
  )
  expect(seen).toMatchObject({ todo: [], passes: { 9: NOW } })
})

test('the beginning of a channel ends a walk', async () => {
  const walk = { why: 'backfill' as const, before: 20, after: 0, since: null }
  expect(applyOlderPage(reading({ todo: [walk] }), await page(5, 18, 99, 20, true), NOW)).toMatchObject({
    todo: [],
    stretches: [{ from: 1, to: 19 }],
  })
})

const MINUTE = 60_000

test('what was read is remembered with its last moment, each place once', () => {
  const one = addReadRange([], { from: 1, to: 20, at: MINUTE })
  const two = addReadRange(one, { from: 15, to: 30, at: 2 * MINUTE })
  expect(two).toEqual([
    { from: 1, to: 14, at: MINUTE },
    { from: 15, to: 30, at: 2 * MINUTE },
  ])
  expect([findLastSeen(two, 14), findLastSeen(two, 20), findLastSeen(two, 31)]).toEqual([MINUTE, 2 * MINUTE, null])
  expect(addReadRange(two, { from: 5, to: 8, at: 3 * MINUTE }).map(({ from, to }) => [from, to])).toEqual([
    [1, 4],
    [5, 8],
    [9, 14],
    [15, 30],
  ])
})

test('the far past is remembered more roughly, never as seen later than it was', () => {
  let list = addReadRange([], { from: 1, to: 20, at: 0 })
  for (let i = 1; i <= 200; i += 1) list = addReadRange(list, { from: 1 + i * 3, to: 20 + i * 3, at: i * MINUTE })
  expect(list.length).toBeLessThanOrEqual(60)
  expect([list[0]?.from, list.at(-1)?.to]).toEqual([1, 620])
  for (const [i, { from, to }] of list.entries()) {
    expect(from).toBeLessThanOrEqual(to)
    if (i > 0) expect(list[i - 1]?.to).toBe(from - 1)
  }
  for (const place of [4, 100, 300, 599]) {
    const lastLook = Math.min(200, Math.floor((place - 1) / 3)) * MINUTE
    expect(findLastSeen(list, place)).toBeLessThanOrEqual(lastLook)
  }
})
