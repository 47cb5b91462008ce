import { expect, test } from './world.ts'

test('both stores answer', async ({ request }) => {
  const answer = await request.get('/api/health/ready')
  expect(await answer.json()).toEqual({ status: 'ok', clickhouse: true, postgres: true })
})
