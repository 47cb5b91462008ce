/** What each channel has delivered, identified by the marks in this test's posts. */
import type { MailServer } from '../../mail-server.ts'
import type { WebhookReceiver } from '../../webhook-receiver.ts'
import type { Place } from '../places/place.ts'

/**
 * `total`: number of posts it reports; `marks`: those it names, once per occurrence, and when each first appeared.
 * `repeated`: duplicates of a message.
 */
export type Told = { total: number; marks: string[]; at: Map<string, number>; repeated: number }

const findMarks = (text: string) => [...new Set(text.match(/\br\d+n\d+\b/g))]

/** Each mark of these texts, and when it first appeared. */
function readTexts(texts: readonly { text: string; at: number }[]): Pick<Told, 'marks' | 'at'> {
  const told = texts.flatMap(({ text, at }) => findMarks(text).map((mark) => ({ mark, at })))
  const first = new Map<string, number>()
  for (const { mark, at } of told) first.set(mark, Math.min(at, first.get(mark) ?? at))
  return { marks: told.map(({ mark }) => mark), at: first }
}

type Notification = { total: number; created_at: string; items: { post: { text: string } }[] }

export async function readBell(it: Place['it']): Promise<Told> {
  const all: Notification[] = []
  for (let before = ''; ; ) {
    const { json } = await it.ask(`/api/notifications/${before}`)
    const page = json as { notifications: Notification[]; next: string | null }
    all.push(...page.notifications)
    if (!page.next) break
    before = `?before=${page.next}`
  }
  const texts = all.flatMap(({ items, created_at }) =>
    items.map(({ post }) => ({ text: post.text, at: Date.parse(created_at) })),
  )
  return { total: all.reduce((sum, { total }) => sum + total, 0), ...readTexts(texts), repeated: 0 }
}

/** Shows the newest hundred; without the time they appeared. */
export async function readFeed(it: Place['it'], path: string): Promise<Told> {
  const { items } = (await (await fetch(`${it.address}${path}json`)).json()) as { items: { summary?: string }[] }
  const marks = items.flatMap((item) => findMarks(JSON.stringify(item)))
  return { total: items.length, marks, at: new Map(), repeated: 0 }
}

export function readWebhook({ received }: WebhookReceiver): Told {
  const bodies = received.map(({ body, at }) => ({
    ...(JSON.parse(body) as { id: string; total: number }),
    text: body,
    at,
  }))
  const once = firstOfEach(bodies)
  return {
    total: once.reduce((sum, { total }) => sum + total, 0),
    ...readTexts(once),
    repeated: bodies.length - once.length,
  }
}

export function readMail({ messages }: MailServer): Told {
  const once = firstOfEach(messages)
  const more = (text: string) => Number(/e mais (\d+), ver todas/.exec(text)?.[1] ?? 0)
  return {
    total: once.reduce((sum, { text }) => sum + findMarks(text).length + more(text), 0),
    ...readTexts(once),
    repeated: messages.length - once.length,
  }
}

const firstOfEach = <T extends { id: string }>(all: readonly T[]): T[] => [
  ...new Map(all.toReversed().map((one) => [one.id, one])).values(),
]
