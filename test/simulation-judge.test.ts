import { expect, test } from 'vitest'
import { judgeRhythm } from './simulation/judge-rhythm.ts'

const MINUTE = 60_000
const look = (minute: number, isThere: boolean) => ({ at: minute * MINUTE, isThere, isSure: true })
/** Published at 0, permanently deleted after ten minutes. */
const message = { id: 1, ids: [1], at: 0, visible: [{ from: 0, to: 10 * MINUTE }], texts: [], growth: 0 }
const judge = (...looks: ReturnType<typeof look>[]) => judgeRhythm(message, looks, [], MINUTE).overlooked

test('what was shown and is gone has to be looked at twice', () => {
  expect(judge(look(5, true), look(70, false), look(140, false))).toEqual([])
  expect(judge(look(5, true), look(70, false))).toEqual(['was not looked at in time: when it was gone'])
})

test('what was gone before it was ever shown cannot be missed', () => {
  expect(judge()).toEqual([])
})
