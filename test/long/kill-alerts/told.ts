/** What each way of telling has told, by the marks that the posts of this program carry. */
import type { MailServer } from '../../mail-server.ts'
import type { WebhookReceiver } from '../../webhook-receiver.ts'
import type { Installation } from '../installation.ts'

/** `total`: how many posts it says it told; `marks`: those it names, one for each time. `repeated`: the same message once more. */
export type Told = { total: number; marks: string[]; repeated: number }

const findMarks = (text: string) => [...new Set(text.match(/\br\d+n\d+\b/g))]

type Notification = { total: number; items: { post: { text: string } }[] }

export async function readBell(it: Installation): Promise<Told> {
  const all: Notification[] = []
  for (let before = ''; ; ) {
    const { json } = await it.ask(`/api/notifications/${before}`)
    const page = json as { notifications: Notification[]; next: string | null }
    all.push(...page.notifications)
    if (!page.next) break
    before = `?before=${page.next}`
  }
  const marks = all.flatMap(({ items }) => items.flatMap(({ post }) => findMarks(post.text)))
  return { total: all.reduce((sum, { total }) => sum + total, 0), marks, repeated: 0 }
}

/** Shows the newest hundred. */
export async function readFeed(it: Installation, path: string): Promise<Told> {
  const { items } = (await (await fetch(`${it.address}${path}json`)).json()) as { items: { summary?: string }[] }
  const marks = items.flatMap((item) => findMarks(JSON.stringify(item)))
  return { total: items.length, marks, repeated: 0 }
}

export function readWebhook({ received }: WebhookReceiver): Told {
  const bodies = received.map(({ body }) => JSON.parse(body) as { id: string; total: number })
  const once = [...new Map(bodies.map((body) => [body.id, body])).values()]
  return {
    total: once.reduce((sum, { total }) => sum + total, 0),
    marks: once.flatMap((body) => findMarks(JSON.stringify(body))),
    repeated: bodies.length - once.length,
  }
}

export function readMail({ messages }: MailServer): Told {
  const once = [...new Map(messages.map((message) => [message.id, message])).values()]
  const more = (text: string) => Number(/e mais (\d+), ver todas/.exec(text)?.[1] ?? 0)
  return {
    total: once.reduce((sum, { text }) => sum + findMarks(text).length + more(text), 0),
    marks: once.flatMap(({ text }) => findMarks(text)),
    repeated: messages.length - once.length,
  }
}
