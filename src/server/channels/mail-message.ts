/** An alert as a mail. */
import { type AlertMessage, describeItem, oneLine, writeMore, writeSubject, writeText } from './alert-message.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const isWeb = (link: string) => /^https?:\/\//i.test(link)

export function writeMail(message: AlertMessage, to: string) {
  return {
    to,
    subject: writeSubject(message),
    text: writeText(message),
    html: writeHtml(message),
    messageId: `<${message.id}@lupascan>`,
  }
}

function writeHtml(message: AlertMessage): string {
  const items = message.items.map((item) => {
    const { head, text, link } = describeItem(item, message.alert.timeZone)
    const at = isWeb(link) ? `<br><a href="${escapeHtml(link)}">${escapeHtml(link)}</a>` : ''
    return `<li style="margin-bottom:12px"><strong>${escapeHtml(head)}</strong><br>${escapeHtml(text)}${at}</li>`
  })
  const more = writeMore(message)
  return [
    '<!doctype html><html lang="pt-BR"><body style="font-family:sans-serif">',
    `<h1 style="font-size:18px">${escapeHtml(oneLine(message.alert.title))}</h1>`,
    message.isTest ? '<p>Este é um aviso de teste; nada foi encontrado.</p>' : '',
    `<ul>${items.join('')}</ul>`,
    more ? `<p>${escapeHtml(more)}</p>` : '',
    '</body></html>',
  ].join('\n')
}
