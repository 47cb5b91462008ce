/** An alert that could not be asked for a while catches up, however much came meanwhile. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { noSignal, openAlerting } from '../../../../test/alerting.ts'
import { storePosts } from '../../../../test/factory.ts'
import { BATCH_SIZE } from '../../ingest/write/write.ts'
import { evaluateAlerts } from './evaluation.ts'

type Alerting = Awaited<ReturnType<typeof openAlerting>>
let alerting: Alerting
beforeAll(async () => {
  alerting = await openAlerting()
})
afterAll(() => alerting.close())

/** More than one look takes. */
const POSTS = 20_100

test('what came while it could not be asked is all counted, a portion at a time', async () => {
  const { world, deps, createAlert, post, run } = alerting
  const { id } = await createAlert('capivara')
  const readAlert = () =>
    world.pg
      .selectFrom('alerts')
      .select(['problem', 'behind_from', 'last_number', 'more'])
      .where('id', '=', id)
      .execute()
  for (let from = 0; from < POSTS; from += BATCH_SIZE)
    await storePosts(
      world.ch,
      Array.from({ length: Math.min(BATCH_SIZE, POSTS - from) }, () => post('capivara')),
    )
  const { rows } = world.ch
  const failing = vi.spyOn(world.ch, 'rows').mockImplementation((label, ...rest) => {
    if (label === 'match-alerts') throw new Error('too much')
    return rows(label, ...rest)
  })
  while ((await evaluateAlerts(deps(), noSignal)) === 'more');
  failing.mockRestore()
  expect(await readAlert()).toMatchObject([{ problem: expect.stringContaining('falhou'), more: 0 }])
  await run()
  const [alert] = await readAlert()
  expect([alert?.problem, alert?.behind_from]).toEqual([null, null])
  expect(Number(alert?.last_number) + Number(alert?.more)).toBe(POSTS)
})
