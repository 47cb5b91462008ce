/** Whoever waits for their hour costs next to nothing, however many they are. */
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { noSignal, openAlerting } from '../../../../test/alerting.ts'
import { storePosts } from '../../../../test/factory.ts'
import { shareThing } from '../../../../test/newsroom.ts'
import { listPending } from '../../records/alerts/subscriptions.ts'
import { notifyAlerts } from './notify-alerts.ts'

const alerting = await openAlerting()
const { world, ask, createAlert, countUnread, run, post } = alerting
beforeEach(alerting.reset)
afterAll(alerting.close)

/** Ana's alerts, which tell at once and have told, and which Bia follows by the day. */
async function createFollowed(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let i = 0; i < count; i += 1) {
    const { id } = await createAlert('capivara')
    await shareThing(ask, 'ana', `/api/shares/alert/${id}/`, { everyone: 'see', people: [], groups: [] })
    await ask('bia', 'PUT', `/api/alerts/${id}/following/`, { cadence: 'weekly', weekday: 1, at_hour: 8 })
    ids.push(id)
  }
  await storePosts(world.ch, [post('A capivara descansa')])
  await run()
  return ids.sort()
}

test('of those whose hour has not come it is asked once for all whether they see their alert', async () => {
  await createFollowed(8)
  let statements = 0
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await notifyAlerts({ pg: world.pg.withPlugin(counting) }, noSignal)
  expect(statements).toBe(2)
  expect(await countUnread('bia')).toBe(0)
})

test('who waits is read page by page, each once', async () => {
  const ids = await createFollowed(5)
  const seen: string[] = []
  let after: { alertId: string; userId: number } | null = null
  for (let page = 0; page < 3; page += 1) {
    const read: Awaited<ReturnType<typeof listPending>> = await listPending(world.pg, after, 2)
    seen.push(...read.page.map(({ alertId }) => alertId))
    after = read.last
    if (!after) break
  }
  expect(after).toBeNull()
  expect(seen).toEqual(ids)
})
