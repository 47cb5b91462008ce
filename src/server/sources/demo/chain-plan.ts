import { renderTemplate, type Slots } from './grammar.ts'
import { CHAINS, type Chain, EVENTS } from './invented.ts'
import { chance, createRandom, pickInteger, pickOne, type Random } from './random.ts'
import { DEMO_DAYS } from './schedule.ts'

const DAY = 86_400_000

/** A copy of a travelling message: its number, and its words before anybody changed them. */
export type ChainCopy = { id: number; chain: Chain; text: string }

/**
 * Which posts (by rank in `dates`) are copies of which travelling message.
 * A message starts with the event it is about and then reappears at ever longer intervals.
 */
export function planChains(now: Date, dates: readonly Date[], seed: string): Map<number, ChainCopy> {
  const plan = new Map<number, ChainCopy>()
  CHAINS.messages.forEach((chain, id) => {
    const random = createRandom(`${seed}:chain:${id}`)
    const text = renderTemplate(chain.text, random, {})
    const start = now.getTime() - drawStart(chain, random) * DAY
    let rank = dates.findIndex((date) => date.getTime() >= start)
    for (let left = pickInteger(random, 12, 22); left > 0 && rank >= 0 && rank < dates.length; left--) {
      if (!plan.has(rank)) plan.set(rank, { id, chain, text })
      rank += pickInteger(random, 1, 9)
    }
  })
  return plan
}

/** A copy as one channel forwards it: often unchanged, often with a word before or after it. */
export function editCopy(copy: ChainCopy, slots: Slots, random: Random): string {
  const opening = renderTemplate(pickOne(random, CHAINS.openings), random, slots)
  let text = copy.text
  if (chance(random, 0.15)) text = text.replace(/\.$/, '!')
  if (chance(random, 0.12)) text = text.replace(/^[^.:!?]+/, (first) => first.toUpperCase())
  if (chance(random, 0.12)) text = text.replace(/ [^.!?]+[.!?]$/, '')
  return opening + text + pickOne(random, CHAINS.endings)
}

function drawStart(chain: Chain, random: Random): number {
  const events = EVENTS.filter((event) => event.topic === chain.topic)
  if (events.length === 0) return pickInteger(random, 4, Math.round(DEMO_DAYS * 0.7))
  return pickOne(random, events).daysAgo - random() * 2
}
