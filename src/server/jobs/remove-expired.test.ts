import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJobs } from '../../../test/run-jobs.ts'
import { createTestUser } from '../../../test/users.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { createSession } from '../records/users/sessions.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

test('sessions that are over are removed, the others stay', async () => {
  const { id: userId } = await createTestUser(world.pg, 'ana')
  const session = (id: string, expiresAt: Date) =>
    createSession(world.pg, { id, userId, address: '', userAgent: '', expiresAt }, new Date('2020-01-01'))
  await session('11111111-1111-4111-8111-111111111111', new Date(Date.now() + 60_000))
  await session('22222222-2222-4222-8222-222222222222', new Date('2020-01-02'))
  await world.queue.send('remove-expired', {})
  await runJobs(world)
  const left = await world.pg.selectFrom('sessions').select('id').execute()
  expect(left).toEqual([{ id: '11111111-1111-4111-8111-111111111111' }])
})
