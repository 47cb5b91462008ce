/** Content of a message to a channel: an alert, what it found, and links to it. */
import type { AlertItem } from '../../contract/alerts/notifications.ts'
import { cutAtWord } from '../../text/cut-at-word.ts'

export type AlertMessage = {
  /** Stays the same when the message is sent again. */
  id: string
  /** `timeZone`: the one in which times are written. */
  alert: { id: string; title: string; rule: string; timeZone: string }
  items: AlertItem[]
  /** Number of finds beyond `items`. */
  more: number
  /** Address in LupaScan; null when its public address is not configured. */
  allLink: string | null
  isTest: boolean
}

/** Reduces any name to one line. */
export const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

export const countAll = ({ items, more }: AlertMessage) => items.length + more

export function writeSubject(message: AlertMessage): string {
  const title = cutAtWord(oneLine(message.alert.title), 120)
  if (message.isTest) return `Teste do alerta “${title}”`
  const count = countAll(message)
  return `${title}: ${count === 1 ? '1 novidade' : `${count.toLocaleString('pt-BR')} novidades`}`
}

/** Account, place, time and text of an item, as lines without the markup of any format. */
export function describeItem({ post, posts, is_late: isLate, key }: AlertItem, timeZone: string) {
  const others = posts - 1
  const notes = [
    ...(key.startsWith('w:') ? [`${posts.toLocaleString('pt-BR')} publicações na janela`] : []),
    ...(others > 0 && !key.startsWith('w:') ? [`e mais ${others.toLocaleString('pt-BR')}`] : []),
    ...(key.startsWith('d:') ? ['apagada'] : []),
    ...(key.startsWith('e:') ? ['editada'] : []),
    ...(isLate ? ['coletada com atraso'] : []),
  ]
  const who = oneLine(post.name || post.account)
  const head = [who, post.platform, formatMoment(post.date_created, timeZone), ...notes].filter(Boolean).join(' · ')
  return { head, text: cutAtWord(oneLine(post.text), 280), link: post.link }
}

const formatMoment = (iso: string, timeZone: string) =>
  new Date(iso).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone })

export const writeMore = (message: AlertMessage): string | null => {
  if (message.more === 0) return message.allLink && `Ver todas: ${message.allLink}`
  const more = `e mais ${message.more.toLocaleString('pt-BR')}`
  return message.allLink ? `${more}, ver todas: ${message.allLink}` : more
}

/**
 * Subject and message as plain text of at most `most` UTF-16 units. An item that does not fit is left out whole and added to the
 * count of those not written out.
 */
export function fitText(message: AlertMessage, most: number): string {
  for (let shown = message.items.length; shown >= 0; shown -= 1) {
    const [items, more] = [message.items.slice(0, shown), message.more + message.items.length - shown]
    const text = `${writeSubject(message)}\n\n${writeText({ ...message, items, more })}`
    if (text.length <= most) return text
  }
  return writeSubject(message)
}

/** The whole message as lines of plain text. */
export function writeText(message: AlertMessage): string {
  const items = message.items.map((item) => {
    const { head, text, link } = describeItem(item, message.alert.timeZone)
    return [head, text, link].filter(Boolean).join('\n')
  })
  const test = message.isTest ? ['Este é um aviso de teste; nada foi encontrado.'] : []
  return [...test, ...items, writeMore(message) ?? ''].filter(Boolean).join('\n\n')
}
