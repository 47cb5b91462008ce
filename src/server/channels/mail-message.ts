/** An alert as a mail. */
import {
  type AlertMessage,
  describeItem,
  nameAll,
  oneLine,
  TEST,
  writeCount,
  writeSubject,
  writeText,
} from './alert-message.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const isWeb = (link: string) => /^https?:\/\//i.test(link)

const STOP = 'Para mudar os horários ou não receber mais este e-mail'

export function writeMail(message: AlertMessage, to: string) {
  const { id, allLink } = message
  return {
    to,
    subject: writeSubject(message),
    text: [writeText(message), ...(allLink ? [`${STOP}: ${allLink}`] : [])].join('\n\n'),
    html: writeHtml(message),
    messageId: `<${id}@lupascan>`,
    // Mail programs show a button that opens the alert, where its channels are.
    headers: { ...(allLink && { 'List-Unsubscribe': `<${allLink}>` }) },
  }
}

const writeLink = (link: string, words: string) => `<a href="${escapeHtml(link)}">${escapeHtml(words)}</a>`

function writeHtml(message: AlertMessage): string {
  const title = escapeHtml(oneLine(message.alert.title))
  const items = message.items.map((item) => {
    const { head, text, link } = describeItem(item, message.alert.timeZone)
    const at = isWeb(link) ? `<br>${writeLink(link, link)}` : ''
    return `<li style="margin-bottom:12px"><strong>${escapeHtml(head)}</strong><br>${escapeHtml(text)}${at}</li>`
  })
  return [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${title}</title></head>`,
    '<body style="font-family:sans-serif;line-height:1.4;max-width:640px;overflow-wrap:anywhere">',
    `<h1 style="font-size:18px">${title}</h1>`,
    `<p>${message.isTest ? TEST : writeCount(message)}</p>`,
    items.length > 0 ? `<ul style="padding-left:20px">${items.join('')}</ul>` : '',
    ...writeEnd(message),
    '</body></html>',
  ].join('\n')
}

function writeEnd(message: AlertMessage): string[] {
  const { allLink, more } = message
  const rest = more > 0 ? `e mais ${more.toLocaleString('pt-BR')}` : ''
  if (!allLink) return rest ? [`<p>${rest}</p>`] : []
  const all = rest ? `${rest}, ${writeLink(allLink, 'ver todas')}` : writeLink(allLink, nameAll(message))
  return [`<p>${all}</p>`, `<p><small>${STOP}, ${writeLink(allLink, 'abra o alerta')}.</small></p>`]
}
