/** Channels that publish, edit and delete in real time, as fast as the program is killed. */
import { chance, pickInteger, pickOne, type Random } from '../../../src/server/sources/demo/random.ts'
import type { PlannedChannel, PlannedMessage, Span } from '../../simulation/planned-channel.ts'

const SECOND = 1_000
const WORDS = 'vacina urna eleição projeto escola saúde domingo campo livre reais ponte chuva mercado estrada'.split(
  ' ',
)
/** More than one page is a gap at the next poll; more than six pages need several polls. */
const AMOUNTS = [0, 0, 1, 3, 8, 18, 45, 140]
const TROUBLES = ['down', 'broken', 'other page', 'late'] as const
/** Seconds between two changes of a message: within one life of the program, or after several. */
const AGES = { least: 2, most: 120 }

export const startChannel = (random: Random, number: number, span: Span): PlannedChannel => {
  const channel: PlannedChannel = { handle: `canal_${number}`, hasPreview: number !== 3, messages: [], troubles: [] }
  publish(random, channel, span, pickInteger(random, 15, 90))
  return channel
}

/** Plans what the channel does in this period. */
export function grow(random: Random, channel: PlannedChannel, span: Span): void {
  publish(random, channel, span, pickOne(random, AMOUNTS))
  if (!chance(random, 0.1)) return
  const from = span.from + Math.floor((random() * (span.to - span.from)) / 2)
  channel.troubles.push({ from, to: from + pickInteger(random, 1, 3) * SECOND, kind: pickOne(random, TROUBLES) })
}

function publish(random: Random, { messages }: PlannedChannel, { from, to }: Span, amount: number): void {
  const moments = Array.from({ length: amount }, () => from + random() * (to - from)).toSorted((a, b) => a - b)
  let id = (messages.at(-1)?.ids.at(-1) ?? 0) + 1
  for (const moment of moments) {
    const pictures = chance(random, 0.05) ? pickInteger(random, 2, 4) : 1
    messages.push(planMessage(random, id, pictures, Math.ceil(moment / SECOND) * SECOND))
    // Numbers that are never visible.
    id += pictures + (chance(random, 0.05) ? pickInteger(random, 1, 3) : 0)
  }
}

function planMessage(random: Random, id: number, pictures: number, at: number): PlannedMessage {
  const visible: Span[] = [{ from: at, to: Infinity }]
  const [first] = visible
  if (first && chance(random, 0.12)) {
    first.to = at + drawAge(random)
    if (chance(random, 0.15)) visible.push({ from: first.to + drawAge(random), to: Infinity })
  }
  const texts = [{ from: at, text: write(random, id, 1) }]
  for (let last = at; chance(random, 0.2); ) {
    last += drawAge(random)
    texts.push({ from: last, text: write(random, id, texts.length + 1) })
  }
  const ids = Array.from({ length: pictures }, (_, i) => id + i)
  return { id, ids, at, visible, texts, growth: Math.exp(2 + 9 * random()) }
}

const drawAge = (random: Random) =>
  Math.round(AGES.least * Math.exp(Math.log(AGES.most / AGES.least) * random())) * SECOND

const write = (random: Random, id: number, version: number) =>
  `publicação ${id} forma ${version} ${Array.from({ length: pickInteger(random, 3, 15) }, () => pickOne(random, WORDS)).join(' ')}`
