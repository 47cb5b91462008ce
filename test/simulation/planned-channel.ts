/** The plan of an invented channel: what it publishes, edits and deletes, and when. Deterministic: the same key gives the same plan. */
import { chance, createRandom, pickInteger, pickOne, type Random } from '../../src/server/sources/demo/random.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** In milliseconds; half-open. */
export type Span = { from: number; to: number }

export type PlannedMessage = {
  id: number
  /** All of its message numbers: an album has one per picture. */
  ids: number[]
  at: number
  /** When it is visible. A message that reappears has two spans; the last may end at Infinity. */
  visible: Span[]
  /** Each text and its start; the first from `at`. */
  texts: { from: number; text: string }[]
  /** Final number of views. */
  growth: number
}

export const TROUBLES = ['too many', 'down', 'slow', 'late', 'private', 'broken', 'other page', 'silent'] as const
export type Trouble = Span & { kind: (typeof TROUBLES)[number] }

export type PlannedChannel = {
  handle: string
  hasPreview: boolean
  messages: PlannedMessage[]
  troubles: Trouble[]
}

/** Minutes between two posts. */
const PACES = { busy: 7, usual: 100, quiet: 900 }
const WORDS = 'vacina urna eleição projeto escola saúde domingo campo livre reais ponte chuva mercado estrada'.split(
  ' ',
)

/** @param number of the channel: every twelfth is busy, every 25th, from the fourth on, shows no preview */
export function planChannel(number: number, span: Span): PlannedChannel {
  const handle = `simulado_${number}`
  const random = createRandom(handle)
  const pace = PACES[number % 12 === 0 ? 'busy' : number % 2 === 0 ? 'usual' : 'quiet'] * MINUTE
  return {
    handle,
    hasPreview: number % 25 !== 3,
    messages: planMessages(random, pace, span),
    troubles: planTroubles(random, span),
  }
}

function planMessages(random: Random, pace: number, span: Span): PlannedMessage[] {
  const messages: PlannedMessage[] = []
  let id = 1
  let burst = 0
  for (let at = span.from - 30 * pace; at < span.to; ) {
    const pictures = chance(random, 0.08) ? pickInteger(random, 2, 4) : 1
    const message = planMessage(random, id, pictures, Math.floor(at / 1000) * 1000)
    messages.push(message)
    // Numbers that are never visible: messages deleted at once.
    id += pictures + (chance(random, 0.04) ? pickInteger(random, 1, 3) : 0)
    if (burst === 0 && chance(random, 0.004)) burst = 70
    at += burst > 0 ? 4_000 : pace * (0.2 + 1.6 * random())
    burst = Math.max(0, burst - 1)
  }
  return messages
}

function planMessage(random: Random, id: number, pictures: number, at: number): PlannedMessage {
  const visible: Span[] = [{ from: at, to: Infinity }]
  const [first] = visible
  if (first && chance(random, 0.1)) {
    first.to = at + drawAge(random)
    if (chance(random, 0.15)) visible.push({ from: first.to + drawAge(random), to: Infinity })
  }
  const texts = [{ from: at, text: write(random, id, 1) }]
  for (let last = at; chance(random, 0.15); ) {
    last += drawAge(random)
    texts.push({ from: last, text: write(random, id, texts.length + 1) })
  }
  return {
    id,
    ids: Array.from({ length: pictures }, (_, i) => id + i),
    ...{ at, visible, texts },
    growth: Math.exp(2 + 9 * random()),
  }
}

/** From two minutes to eight days: as many within an hour as within days. */
const drawAge = (random: Random) => Math.round((2 * MINUTE * Math.exp(Math.log(8 * 24 * 30) * random())) / 1000) * 1000

const write = (random: Random, id: number, version: number) =>
  `publicação ${id} forma ${version} ${Array.from({ length: pickInteger(random, 3, 25) }, () => pickOne(random, WORDS)).join(' ')}`

/** About one every two days, half an hour to three hours long; more often in short spans, and none in the last third. */
function planTroubles(random: Random, span: Span): Trouble[] {
  const scale = Math.min(1, (span.to - span.from) / (48 * HOUR))
  const troubles: Trouble[] = []
  for (let at = span.from + 8 * HOUR * scale * random(); ; ) {
    at += 2 * 48 * HOUR * scale * random()
    const to = at + (0.5 + 2.5 * random()) * HOUR * Math.max(0.3, scale)
    if (to > span.to - 16 * HOUR * scale) return troubles
    troubles.push({ from: at, to, kind: pickOne(random, TROUBLES) })
    at = to
  }
}

export const isWithin = (moment: number, spans: readonly Span[]): boolean =>
  spans.some(({ from, to }) => from <= moment && moment < to)

/** The text at a time when the message is visible. */
export const findText = ({ texts }: PlannedMessage, moment: number): string =>
  texts.findLast(({ from }) => from <= moment)?.text ?? ''

/** Views at a time: they change once a minute, and hardly at all after a few days. */
export function countViews({ at, growth }: PlannedMessage, moment: number): number {
  const age = Math.floor((moment - at) / MINUTE) * MINUTE
  return Math.round(growth * (1 - Math.exp(-age / (10 * HOUR))))
}

/** Formats a number like the network: "1.2K". */
export function showCount(count: number): string {
  if (count < 1_000) return String(count)
  return `${Math.floor(count / 100) / 10}K`
}
