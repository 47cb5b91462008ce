/** Content of a message to a channel: an alert, what it found, and links to it. */
import type { AlertItem } from '../../contract/alerts/notifications.ts'
import { cutAtWord } from '../../text/cut-at-word.ts'
import { showMomentIn } from '../../text/show-moment.ts'

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

/** Direction overrides would also turn around what follows them: the number in a subject, the next sentence. */
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g

/** Reduces any name to one line. */
export const oneLine = (text: string) =>
  text
    .replace(OVERRIDES, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

export const countAll = ({ items, more }: AlertMessage) => items.length + more

/** "1 novidade", "213 novidades". */
export function writeCount(message: AlertMessage): string {
  const count = countAll(message)
  return count === 1 ? '1 novidade' : `${count.toLocaleString('pt-BR')} novidades`
}

export function writeSubject(message: AlertMessage): string {
  const title = cutAtWord(oneLine(message.alert.title), 120)
  return message.isTest ? `Teste do alerta “${title}”` : `${title}: ${writeCount(message)}`
}

/** Account, place, time and text of an item, as lines without the markup of any format. */
export function describeItem({ post, posts, is_late: isLate, key }: AlertItem, timeZone: string) {
  const count = (number: number) => number.toLocaleString('pt-BR')
  const windowStart = /^w:(\d+)$/.exec(key)?.[1]
  const window =
    windowStart === undefined
      ? ''
      : `${count(posts)} publicações na janela que começou em ${showMomentIn(timeZone, new Date(Number(windowStart) * 1000))}, entre elas: `
  const notes = [
    ...(posts > 1 && !window ? [`e mais ${count(posts - 1)} com a mesma mensagem`] : []),
    ...(key.startsWith('d:') ? ['apagada'] : []),
    ...(key.startsWith('e:') ? ['editada'] : []),
    ...(isLate ? ['coletada com atraso'] : []),
  ]
  const who = oneLine(post.name || post.account)
  const when = showMomentIn(timeZone, new Date(post.date_created))
  const head = window + [who, post.platform, when, ...notes].filter(Boolean).join(' · ')
  return { head, text: cutAtWord(oneLine(post.text), 280), link: post.link }
}

/** Words of the link to all finds. */
export const nameAll = ({ isTest }: AlertMessage) => (isTest ? 'Abrir o alerta' : 'Ver todas')

export const writeMore = (message: AlertMessage): string | null => {
  if (message.more === 0) return message.allLink && `${nameAll(message)}: ${message.allLink}`
  const more = `e mais ${message.more.toLocaleString('pt-BR')}`
  return message.allLink ? `${more}, ver todas: ${message.allLink}` : more
}

/**
 * Subject and message as plain text of at most `most` UTF-16 units, as `write` escapes it. An item that does not fit is left out whole and added to
 * the count of those not written out.
 */
export function fitText(message: AlertMessage, most: number, write: (text: string) => string): string {
  for (let shown = message.items.length; shown >= 0; shown -= 1) {
    const [items, more] = [message.items.slice(0, shown), message.more + message.items.length - shown]
    const text = write(`${writeSubject(message)}\n\n${writeText({ ...message, items, more })}`)
    if (text.length <= most) return text
  }
  return write(writeSubject(message))
}

export const TEST = 'Este é um aviso de teste; nada foi encontrado.'

/** The whole message as lines of plain text. */
export function writeText(message: AlertMessage): string {
  const items = message.items.map((item) => {
    const { head, text, link } = describeItem(item, message.alert.timeZone)
    return [head, text, link].filter(Boolean).join('\n')
  })
  const test = message.isTest ? [TEST] : []
  return [...test, ...items, writeMore(message) ?? ''].filter(Boolean).join('\n\n')
}
