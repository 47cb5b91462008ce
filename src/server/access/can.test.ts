import { expect, test } from 'vitest'
import { canCall } from './can.ts'
import type { Caller } from './session.ts'

const user: Caller = { userId: 1, username: 'ana', isSuperuser: false, isTranscriptor: false, sessionId: 's' }
const superuser = { ...user, isSuperuser: true }
const transcriptor = { ...user, isTranscriptor: true }

test('each kind of access lets in exactly whom it names', () => {
  const callers = [null, user, superuser, transcriptor]
  expect(callers.map((caller) => canCall('public', caller))).toEqual([true, true, true, true])
  expect(callers.map((caller) => canCall('user', caller))).toEqual([false, true, true, true])
  expect(callers.map((caller) => canCall('superuser', caller))).toEqual([false, false, true, false])
  expect(callers.map((caller) => canCall('transcriptor', caller))).toEqual([false, false, false, true])
})
