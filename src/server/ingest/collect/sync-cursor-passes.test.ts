import { expect, test } from 'vitest'
import { showPage } from '../../../../test/telegram/telegram-page.ts'
import { EMPTY_CURSOR } from '../../../contract/sources/sync-cursor.ts'
import { telegramWeb } from '../../sources/networks/telegram-web/telegram-network.ts'
import { COUNT_AGES } from './polling-schedule.ts'
import { applyNewestPage, applyOlderPage, type Page } from './sync-cursor.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const START = Date.parse('2026-08-01T00:00:00Z')
const PAGE_SIZE = 20

/** A channel that publishes every four minutes and is looked at every six: when each of its posts was on a page. */
async function followBusyChannel(days: number): Promise<Map<number, number[]>> {
  const messages = [{ id: 1, at: new Date(START), text: 'oi' }]
  const html = showPage({ channel: { handle: 'canal_inventado', name: 'Canal' }, messages, before: 1 })
  const shown = await telegramWeb('https://t.me').readPage('canal_inventado', null, async () => html)
  if (shown.kind !== 'page') throw new Error(shown.kind)
  const [sample] = shown.posts
  if (!sample) throw new Error('no post')

  const looks = new Map<number, number[]>()
  const readPage = (before: number, now: number): Page => {
    const from = Math.max(1, before - PAGE_SIZE)
    const places = Array.from({ length: before - from }, (_, i) => from + i)
    for (const place of places) looks.set(place, [...(looks.get(place) ?? []), now])
    const posts = places.map((place) => {
      const date_created = new Date(START + place * 4 * MINUTE)
      return { ...sample, place, post: { ...sample.post, date_created } }
    })
    return { ...shown, posts, stretch: { from, to: before - 1 }, isFirst: from === 1 }
  }
  let state = EMPTY_CURSOR
  for (let now = START + HOUR; now < START + days * 24 * HOUR; now += 6 * MINUTE) {
    const newest = Math.floor((now - START) / (4 * MINUTE))
    state = applyNewestPage(state, readPage(newest + 1, now), null, now)
    for (let [walk] = state.todo; walk; [walk] = state.todo)
      state = applyOlderPage(state, readPage(walk.before, now), now)
  }
  return looks
}

test('posts of a busy channel are looked at soon after each age at which they are counted', async () => {
  const looks = await followBusyChannel(10)
  // The first day is needed to get into step; the last ages must lie in the time that was played.
  const posts = [...looks].filter(([place]) => place > 360 && place < 720)
  for (const age of COUNT_AGES) {
    const late = posts.map(([place, moments]) => {
      const due = START + place * 4 * MINUTE + age
      return (moments.find((moment) => moment >= due) ?? Infinity) - due
    })
    const most =
      age <= HOUR ? 8 * MINUTE : age === 6 * HOUR ? 70 * MINUTE : age === 24 * HOUR ? 130 * MINUTE : 25 * HOUR
    expect(Math.max(...late), `at ${age / HOUR} h`).toBeLessThanOrEqual(most)
  }
})
