/** An alert as the JSON that each kind of receiver accepts. */
import { createHmac } from 'node:crypto'
import { type AlertMessage, countAll, fitText } from './alert-message.ts'

export type Receiver = { kind: string; address: string; secret: string; chat: string }

/** Discord accepts 2,000 characters, Telegram 4,096, the others more. */
const MOST: Record<string, number> = { discord: 1_900, telegram: 4_000 }

/** The body and its headers. */
export function writeWebhook(message: AlertMessage, receiver: Receiver, now: Date) {
  const body = JSON.stringify(writeBody(message, receiver))
  const headers: Record<string, string> = { 'content-type': 'application/json', 'x-lupascan-delivery': message.id }
  if (receiver.kind === 'webhook') {
    const at = String(Math.floor(now.getTime() / 1000))
    headers['x-lupascan-timestamp'] = at
    headers['x-lupascan-signature'] =
      `sha256=${createHmac('sha256', receiver.secret).update(`${at}.${body}`).digest('hex')}`
  }
  return { body, headers }
}

const HTML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Markdown would show other words in the place of an address. */
const showAddresses = (text: string) => text.replace(/\](?=[([:])/g, ']\u200b')

/** The text of a post must not mention people or create links of its own. */
const ESCAPES: Record<string, (text: string) => string> = {
  slack: (text) => text.replace(/[&<>]/g, (sign) => HTML[sign] ?? sign),
  discord: showAddresses,
  mattermost: (text) => showAddresses(text).replace(/[@<]/g, '$&\u200b'),
}

function writeBody(message: AlertMessage, { kind, chat }: Receiver): object {
  const { id, title, rule } = message.alert
  const text = fitText(message, MOST[kind] ?? 12_000, ESCAPES[kind] ?? ((plain) => plain))
  if (kind === 'slack' || kind === 'mattermost') return { text }
  if (kind === 'discord') return { content: text, allowed_mentions: { parse: [] }, flags: 4 }
  if (kind === 'telegram') return { chat_id: chat, text, link_preview_options: { is_disabled: true } }
  return {
    ...{
      id: message.id,
      is_test: message.isTest,
      alert: { id, title, rule },
      total: countAll(message),
      more: message.more,
    },
    ...{ url: message.allLink, items: message.items },
  }
}
