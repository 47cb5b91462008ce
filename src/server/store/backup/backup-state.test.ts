import { expect, test } from 'vitest'
import { type BackupState, isBackupTrouble, watchBackups } from './backup-state.ts'

const last = { name: 'lupascan-0-2026-03-12T06-23-00Z', installation: '0', time: new Date('2026-03-12T06:23:00Z') }

test('none yet is trouble only once the first one should be there', () => {
  expect(isBackupTrouble(null, 99_999)).toBe(false)
  expect(isBackupTrouble({ state: 'fresh', last }, 99_999)).toBe(false)
  expect(isBackupTrouble({ state: 'none' }, 60)).toBe(false)
  expect(isBackupTrouble({ state: 'none' }, 3 * 3_600)).toBe(true)
  for (const found of [{ state: 'late', last }, { state: 'unwritable' }, { state: 'untimely' }] as const)
    expect(isBackupTrouble(found, 60)).toBe(true)
})

test('a minute is one look, and a look that fails is told', async () => {
  let time = 0
  let looks = 0
  const watch = watchBackups({
    now: () => time,
    look: async (): Promise<BackupState> => {
      looks++
      if (looks === 2) throw new Error('EIO')
      return { state: 'fresh', last }
    },
  })
  expect(await Promise.all([watch(), watch()])).toMatchObject([{ state: 'fresh' }, { state: 'fresh' }])
  time = 59_000
  await watch()
  expect(looks).toBe(1)
  time = 60_000
  expect(await watch()).toEqual({ state: 'unwritable' })
  time = 120_000
  expect(await watch()).toMatchObject({ state: 'fresh' })
})

test('a disk that does not answer keeps one look waiting, and nobody who asks', async () => {
  let looks = 0
  const answer = Promise.withResolvers<BackupState>()
  const look = () => {
    looks++
    return answer.promise
  }
  const watch = watchBackups({ look, timeoutMs: 0 })
  expect(await watch()).toEqual({ state: 'unwritable' })
  expect(await watch()).toEqual({ state: 'unwritable' })
  expect(looks).toBe(1)
  answer.resolve({ state: 'none' })
  await answer.promise
  await new Promise(setImmediate)
  expect(await watch()).toEqual({ state: 'none' })
})
