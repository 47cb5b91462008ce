import { describe, expect, test } from 'vitest'
import { isDue, type Times } from './due.ts'

const TIMES: Times = {
  ...{ cadence: 'now', at_hour: 8, weekday: 1, quiet_from: null, quiet_until: null },
  time_zone: 'America/Sao_Paulo',
}
/** In São Paulo, three hours behind. */
const at = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2026, 2, day, hour + 3, minute))

test('at once is at once, and once silence is over', () => {
  expect(isDue(TIMES, at(2, 12), at(2, 12))).toBe(true)
  const quiet = { ...TIMES, quiet_from: 22, quiet_until: 7 }
  expect(isDue(quiet, at(2, 23), at(2, 23, 1))).toBe(false)
  expect(isDue(quiet, at(2, 23), at(3, 6, 59))).toBe(false)
  expect(isDue(quiet, at(2, 23), at(3, 7))).toBe(true)
})

test('hourly, daily and weekly wait for their hour in their own time zone', () => {
  expect(isDue({ ...TIMES, cadence: 'hourly' }, at(2, 12, 5), at(2, 12, 59))).toBe(false)
  expect(isDue({ ...TIMES, cadence: 'hourly' }, at(2, 12, 5), at(2, 13))).toBe(true)
  expect(isDue({ ...TIMES, cadence: 'daily' }, at(2, 8, 1), at(3, 7, 59))).toBe(false)
  expect(isDue({ ...TIMES, cadence: 'daily' }, at(2, 8, 1), at(3, 8))).toBe(true)
  // The 2nd of March 2026 is a Monday.
  expect(isDue({ ...TIMES, cadence: 'weekly' }, at(2, 8, 1), at(8, 23))).toBe(false)
  expect(isDue({ ...TIMES, cadence: 'weekly' }, at(2, 8, 1), at(9, 8))).toBe(true)
  expect(isDue({ ...TIMES, cadence: 'daily', time_zone: 'Asia/Kolkata' }, at(2, 8), at(3, 8))).toBe(true)
})

test('a clock that jumps neither loses nor hurries anything', () => {
  const daily = { ...TIMES, cadence: 'daily' as const }
  expect(isDue(daily, at(20, 12), at(2, 12))).toBe(false)
  expect(isDue(TIMES, at(20, 12), at(2, 12))).toBe(true)
  expect(isDue(daily, at(2, 12), at(30, 3))).toBe(true)
})

describe('a month of news, by half hours', () => {
  const MINUTE = 60_000
  const DAY = 24 * 60 * MINUTE

  /** Something is found in each of them; when each portion of news goes out. */
  function listNews(times: Times, from: Date, days: number): { at: Date; oldest: Date }[] {
    const news: { at: Date; oldest: Date }[] = []
    let oldest: Date | null = null
    for (let now = from.getTime(); now < from.getTime() + days * DAY; now += 30 * MINUTE) {
      oldest ??= new Date(now - MINUTE)
      if (!oldest || !isDue(times, oldest, new Date(now))) continue
      news.push({ at: new Date(now), oldest })
      oldest = null
    }
    return news
  }
  const show = (at: Date, timeZone: string) =>
    at.toLocaleString('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })

  test.each([
    ['where nothing changes', 'America/Sao_Paulo', '2026-03-01T03:00:00Z', 8],
    ['through a leap day', 'America/Sao_Paulo', '2028-02-14T03:00:00Z', 8],
    ['when clocks are put forward over the hour', 'America/New_York', '2026-02-20T05:00:00Z', 2],
    ['when clocks are put back and the hour comes twice', 'America/New_York', '2026-10-15T04:00:00Z', 1],
    [
      'when clocks are put forward at midnight, as in Brazil until 2019',
      'America/Sao_Paulo',
      '2018-10-20T03:00:00Z',
      0,
    ],
    ['when clocks are put back at midnight, as in Brazil until 2019', 'America/Sao_Paulo', '2019-02-01T02:00:00Z', 23],
    ['by half an hour', 'Australia/Lord_Howe', '2026-09-20T14:00:00Z', 2],
  ])('daily news come once each day: %s', (_, time_zone, from, at_hour) => {
    const news = listNews({ ...TIMES, cadence: 'daily', at_hour, time_zone }, new Date(from), 31)
    const days = news.map(({ at }) => show(at, time_zone).slice(0, 10))
    expect(new Set(days).size).toBe(days.length)
    expect(days.length).toBeGreaterThanOrEqual(30)
    const odd = news.filter(({ at }) => !show(at, time_zone).endsWith(`${String(at_hour).padStart(2, '0')}:00`))
    // At most on the one day that does not have the hour.
    expect(odd.length).toBeLessThanOrEqual(1)
    for (const { at, oldest } of news) expect(at.getTime() - oldest.getTime()).toBeLessThanOrEqual(25 * 60 * MINUTE)
  })

  test('weekly news come once a week, hourly ones each hour, through a change of clocks', () => {
    const [from, time_zone] = [new Date('2026-10-15T04:00:00Z'), 'America/New_York']
    const weekly = listNews({ ...TIMES, cadence: 'weekly', weekday: 0, at_hour: 1, time_zone }, from, 31)
    expect(weekly.map(({ at }) => show(at, time_zone))).toEqual([
      ...['2026-10-18 01:00', '2026-10-25 01:00', '2026-11-01 01:00', '2026-11-08 01:00'],
    ])
    expect(listNews({ ...TIMES, cadence: 'hourly', time_zone }, from, 31).length).toBe(31 * 24)
  })
})
