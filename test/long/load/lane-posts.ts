/** Files of one importer: new posts, existing posts, and posts with changed counts. */
import { pickInteger, pickOne, pickSome, type Random } from '../../../src/server/sources/demo/random.ts'

/** Views by post number. */
export type LanePosts = Map<number, number>

const KINDS = ['new', 'new', 'repeated', 'counts', 'counts'] as const
const LEAST = 20
const MOST = 400
const FIRST_DAY = Date.UTC(2015, 0, 1, 15)
const DAY_MS = 86_400_000
const DAYS = 3_600
const MAX_VIEWS = 999

export const accountOf = (lane: number): string => `faixa_${lane}`
/** A word contained in all importers' posts and in no others. */
export const LANE_WORD = 'faixaimportada'

export function planLaneFile(random: Random, known: LanePosts): LanePosts {
  const kind = known.size === 0 ? 'new' : pickOne(random, KINDS)
  const size = pickInteger(random, LEAST, MOST)
  if (kind === 'new')
    return new Map(Array.from({ length: size }, (_, i) => [known.size + i, pickInteger(random, 1, MAX_VIEWS)]))
  const grow = kind === 'counts' ? 1 : 0
  const numbers = pickSome(random, [...known.keys()], size)
  return new Map(numbers.map((number) => [number, (known.get(number) ?? 0) + grow * pickInteger(random, 1, 50)]))
}

export function printLaneFile(lane: number, file: LanePosts): string {
  const rows = [...file].map(([number, views]) => {
    const date = new Date(FIRST_DAY + (number % DAYS) * DAY_MS).toISOString()
    return `${number},${accountOf(lane)},${date},Publicação ${number} de ${LANE_WORD} sobre vacina e urna,${views}`
  })
  return `id,account,date,content,views\n${rows.join('\n')}\n`
}
