/** What a channel is told: an alert, what it found, and where to look. */
import type { AlertItem } from '../../contract/alerts/notifications.ts'
import { cutAtWord } from '../../text/cut-at-word.ts'

export type AlertMessage = {
  /** The same when it is sent again. */
  id: string
  /** `timeZone`: in which its moments are told. */
  alert: { id: string; title: string; rule: string; timeZone: string }
  items: AlertItem[]
  /** Told of beyond `items`. */
  more: number
  /** Addresses of LupaScan; null: it does not know its own. */
  allLink: string | null
  isTest: boolean
}

/** One line, whatever the name holds. */
export const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

export const countAll = ({ items, more }: AlertMessage) => items.length + more

export function writeSubject(message: AlertMessage): string {
  const title = cutAtWord(oneLine(message.alert.title), 120)
  if (message.isTest) return `Teste do alerta “${title}”`
  const count = countAll(message)
  return `${title}: ${count === 1 ? '1 novidade' : `${count.toLocaleString('pt-BR')} novidades`}`
}

/** Who, where, when, what of an item; lines without marks of any format. */
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
 * Subject and message as plain text of at most so many UTF-16 units. What has no room is an item as a whole, counted with the others
 * that are not written out.
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
