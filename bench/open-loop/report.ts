import { whole } from '../report.ts'
import type { Load, OpenLoop } from './measure.ts'

const GOAL_P99 = 1_000
const GOAL_NORMAL = 10

export function printOpenLoop({ calm, tooMany, after, others, normalAgainSeconds }: OpenLoop): void {
  console.log('\nSearches at a pace of their own; times in ms, from the moment a search was meant to be made.')
  console.log('| searches | asked | answered | p50 | p95 | p99 | worst | refused (429, 503) | p50 | p99 | errors |')
  console.log('|---|---|---|---|---|---|---|---|---|---|---|')
  for (const load of [calm, tooMany, after]) console.log(describe(load))
  const p99 = calm.answered.p99
  const isCalm = p99 <= GOAL_P99 && calm.errors + calm.refused.count === 0
  console.log(`goal at ${calm.name}: p99 of ${whole(GOAL_P99)} ms, all answered${isCalm ? '' : ' (missed)'}`)
  const isQuick = tooMany.errors === 0 && !(tooMany.refused.p99 > GOAL_P99)
  console.log(
    `goal at ${tooMany.name}: refused within ${whole(GOAL_P99)} ms (p99), no errors${isQuick ? '' : ' (missed)'}`,
  )
  console.log(
    `meanwhile at worst: health ${whole(others.health)} ms, readiness ${whole(others.ready)} ms, login ${whole(others.login)} ms`,
  )
  const isSoon = normalAgainSeconds <= GOAL_NORMAL
  console.log(`normal again after ${normalAgainSeconds.toFixed(1)} s (goal ${GOAL_NORMAL})${isSoon ? '' : ' (missed)'}`)
}

function describe({ name, asked, answered, refused, errors }: Load): string {
  const times = [answered.p50, answered.p95, answered.p99, answered.worst].map(show)
  const refusals = [whole(refused.count), show(refused.p50), show(refused.p99)]
  return `| ${[name, whole(asked), whole(answered.count), ...times, ...refusals, whole(errors)].join(' | ')} |`
}

const show = (ms: number) => (Number.isNaN(ms) ? '–' : whole(ms))
