import { createHash, timingSafeEqual } from 'node:crypto'
import { readMeters } from '../../contract/metrics-internal.ts'
import { HttpError, notFound } from '../http/errors.ts'
import { route } from '../http/route.ts'
import { watchStates } from '../observe/states.ts'
import { countRunningImports, countSourcesByState } from '../records/observed.ts'
import { pingPosts } from '../search/ping.ts'
import type { Deps } from './deps.ts'

const wrongToken = () =>
  new HttpError(401, 'not_authenticated', 'A chave das medições está errada.', { 'www-authenticate': 'Bearer' })

export const metricsInternalRoutes = ({ ch, pg, queue, meters, config }: Deps) => {
  const wanted = config.metricsToken
  const update =
    meters &&
    wanted !== null &&
    watchStates(meters.registry, {
      jobs: queue.countJobs,
      sources: () => countSourcesByState(pg),
      imports: () => countRunningImports(pg, new Date()),
      clickhouse: () => pingPosts(ch),
    })
  return [
    route(readMeters, async ({ request, reply }) => {
      if (!update || wanted === null) throw notFound()
      if (!isSame(/^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '', wanted)) throw wrongToken()
      await update()
      return reply.header('content-type', meters.registry.contentType).send(await meters.registry.metrics())
    }),
  ]
}

/** Compares in constant time: digests have equal length, and the comparison's timing reveals nothing about the token. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
