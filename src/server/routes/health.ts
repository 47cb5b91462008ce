import { getHealth, getReadiness, type Readiness } from '../../contract/health.ts'
import { route } from '../http/route.ts'
import { pingPeople } from '../records/ping.ts'
import { pingPosts } from '../search/ping.ts'
import type { Deps } from './deps.ts'

const SLOWEST_MS = 2_000
/** One result serves all requests for this long, so that frequent checks do not load the stores. */
const FRESH_MS = 1_000

export const healthRoutes = (deps: Deps) => {
  let latest: { at: number; answer: Promise<Readiness> } | null = null
  return [
    route(getHealth, async () => ({ status: 'ok' as const })),
    route(getReadiness, async ({ reply }) => {
      if (!latest || performance.now() - latest.at > FRESH_MS)
        latest = { at: performance.now(), answer: askStores(deps) }
      const answer = await latest.answer
      if (answer.status !== 'ok') reply.status(503)
      return reply.send(answer)
    }),
  ]
}

async function askStores({ ch, pg }: Deps): Promise<Readiness> {
  const [clickhouse, postgres] = await Promise.all([answers(pingPosts(ch)), answers(pingPeople(pg))])
  return { status: clickhouse && postgres ? 'ok' : 'unavailable', clickhouse, postgres }
}

function answers(question: Promise<unknown>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, SLOWEST_MS, false).unref())
  return Promise.race([
    question.then(
      () => true,
      () => false,
    ),
    late,
  ])
}
