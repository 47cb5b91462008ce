/** Each channel as its receiver sees it; mails go through a mail server on this machine. */
import { afterEach, expect, test } from 'vitest'
import { startMailServer } from '../../../test/mail-server.ts'
import { startWebhookReceiver } from '../../../test/webhook-receiver.ts'
import { openMail } from '../mail.ts'
import { type AlertMessage, describeItem, writeSubject } from './alert-message.ts'
import { writeMail } from './mail-message.ts'
import { sendTo } from './send.ts'

const NOW = new Date('2026-03-12T15:00:00Z')
const LINKS = '[G1](https://golpe.example) [1]: https://golpe.example <https://golpe.example|G1>'
const TEXT = `Texto <script>alert(1)</script> <!channel> ${LINKS}`
const POST = {
  ...{ id: 'a', name: 'Fulano <b>@todos</b>', account: 'fulano', platform: 'X', message_group: '0' },
  ...{ date_created: '2026-03-12T14:00:00.000Z', text: TEXT, link: 'javascript:alert(1)' },
}
const ITEM = { key: 'p:a', post: POST, posts: 40, is_late: true, found_at: '2026-03-12T15:00:00.000Z' }
const MESSAGE: AlertMessage = {
  id: '11111111-1111-4111-8111-111111111111',
  alert: { id: 'b', title: 'Vacina\r\nBcc: outra@exemplo.example', rule: 'every', timeZone: 'America/Manaus' },
  items: [ITEM],
  more: 212,
  allLink: 'https://lupa.example/avisos',
  isTest: false,
}

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function openMailServer() {
  const server = await startMailServer()
  ends.push(server.close)
  return server
}

const EMAIL = { kind: 'email', address: '', secret: '', chat: '', email: 'ana@exemplo.example' }

test('a mail has HTML and text, its number, and no header from the name of a search', async () => {
  const { smtpUrl, said } = await openMailServer()
  const sendMail = openMail({ smtpUrl, mailFrom: 'LupaScan <lupa@exemplo.example>' })
  expect(await sendTo(MESSAGE, EMAIL, { sendMail, privateHosts: [] }, NOW)).toMatchObject({ isOk: true })
  expect(said()).toContain(`Message-ID: <${MESSAGE.id}@lupascan>`)
  // In the time zone of the alert, which is named.
  expect(said()).toContain('12/03/2026 =C3=A0s 10:00 (Amazonas)')
  expect(said()).toMatch(/text\/plain/)
  expect(said()).toMatch(/text\/html/)
  expect(said()).not.toMatch(/^Bcc:/m)
  expect(said().match(/RCPT TO/g)).toHaveLength(1)
  expect(said().slice(said().indexOf('<!doctype html>'))).not.toContain('<script>')
  expect(said()).not.toContain('href=3D"javascript')
})

test('a mail says how many, leads to all of them and to where it is switched off, and fits dark and narrow screens', () => {
  const { html, text, headers } = writeMail(MESSAGE, 'ana@exemplo.example')
  expect(text).toContain('e mais 212, ver todas: https://lupa.example/avisos')
  expect(text).toMatch(/Para mudar os horários ou não receber mais este e-mail: https:\/\/lupa\.example\/avisos$/)
  expect(headers['List-Unsubscribe']).toBe('<https://lupa.example/avisos>')
  expect(html).toContain('<p>213 novidades</p>')
  expect(html).toContain('e mais 212, <a href="https://lupa.example/avisos">ver todas</a>')
  expect(html).toContain('name="color-scheme" content="light dark"')
  expect(html).toContain('overflow-wrap:anywhere')
})

test('a test, which found nothing, has nothing to be seen "all" of', () => {
  const { html, text } = writeMail({ ...MESSAGE, items: [], more: 0, isTest: true }, 'ana@exemplo.example')
  for (const written of [html, text]) expect(written).not.toMatch(/ver todas|<ul/i)
  expect(text).toContain(
    'Este é um aviso de teste; nada foi encontrado.\n\nAbrir o alerta: https://lupa.example/avisos',
  )
  expect(html).toContain('<a href="https://lupa.example/avisos">Abrir o alerta</a>')
})

test('a window says when it began; marks that turn the direction of writing change nothing behind them', () => {
  const { head } = describeItem({ ...ITEM, key: 'w:1773284400' }, 'America/Sao_Paulo')
  expect(head).toMatch(
    /^40 publicações na janela que começou em 12\/03\/2026 às 00:00 \(Brasília\), entre elas: Fulano/,
  )
  expect(writeSubject({ ...MESSAGE, alert: { ...MESSAGE.alert, title: 'Vacina \u202Eodarev' } })).toBe(
    'Vacina odarev: 213 novidades',
  )
})

test('without a mail server, an address, or with one that does not answer, it says why', async () => {
  const means = { sendMail: null, privateHosts: [] }
  expect(await sendTo(MESSAGE, EMAIL, means, NOW)).toMatchObject({ isOk: false, isFinal: false })
  expect(await sendTo(MESSAGE, { ...EMAIL, email: '' }, means, NOW)).toMatchObject({ isOk: false })
  const sendMail = openMail({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'lupa@exemplo.example' })
  const { answer } = await sendTo(MESSAGE, EMAIL, { sendMail, privateHosts: [] }, NOW)
  expect(answer).toBe('O servidor de e-mail não respondeu.')
})

test('each kind of webhook gets its own form, with nobody called and nothing dropped silently', async () => {
  const receiver = await startWebhookReceiver()
  ends.push(receiver.close)
  const means = { sendMail: null, privateHosts: [receiver.host] }
  const bodies: Record<string, Record<string, unknown>> = {}
  for (const kind of ['webhook', 'slack', 'discord', 'telegram', 'mattermost']) {
    const to = { kind, address: `http://${receiver.host}/x`, secret: 's', chat: '-100', email: '' }
    expect(await sendTo(MESSAGE, to, means, NOW)).toMatchObject({ isOk: true })
    bodies[kind] = JSON.parse(receiver.received.at(-1)?.body ?? '')
  }
  expect(Object.keys(bodies.webhook?.alert ?? {})).toEqual(['id', 'title', 'rule'])
  expect(bodies.webhook).toMatchObject({ id: MESSAGE.id, total: 213, more: 212, items: [{ posts: 40 }] })
  expect(bodies.slack?.text).toContain('&lt;b&gt;')
  expect(bodies.discord).toMatchObject({ allowed_mentions: { parse: [] } })
  expect(bodies.telegram).toMatchObject({ chat_id: '-100', text: expect.stringContaining('e mais 39') })
  expect(bodies.mattermost?.text).not.toContain('@todos')
  // Mattermost reads Slack's signs too.
  for (const text of [bodies.slack?.text, bodies.mattermost?.text]) expect(text).not.toMatch(/<!channel>|<https:/)
  for (const text of [bodies.discord?.content, bodies.mattermost?.text]) {
    expect(text).toContain('[G1]\u200b(https://golpe.example)')
    expect(text).not.toMatch(/\]\(|\]:/)
  }
  expect(bodies.telegram?.text).toContain('e mais 212, ver todas')
})

test('a message that would be too long holds whole items, and counts the others', async () => {
  const receiver = await startWebhookReceiver()
  ends.push(receiver.close)
  // What is written so that it hides no address takes more room.
  const post = { ...POST, text: '🐯[]('.repeat(70), link: `https://x.com/fulano/status/${'1'.repeat(60)}` }
  const items = Array.from({ length: 10 }, (_, i) => ({ ...ITEM, key: `p:${i}`, post }))
  for (const [kind, most] of Object.entries({ discord: 2_000, telegram: 4_096 })) {
    const to = { kind, address: `http://${receiver.host}/x`, secret: 's', chat: '-100', email: '' }
    await sendTo({ ...MESSAGE, items }, to, { sendMail: null, privateHosts: [receiver.host] }, NOW)
    const { content, text = content } = JSON.parse(receiver.received.at(-1)?.body ?? '')
    expect(text.length).toBeLessThanOrEqual(most)
    const shown = text.split(post.link).length - 1
    expect(shown).toBeGreaterThan(0)
    expect(text).toMatch(new RegExp(`: 222 novidades[^]*\\ne mais ${222 - shown}, ver todas: ${MESSAGE.allLink}$`))
  }
})

test('long titles and texts end after a whole word', () => {
  const text = `${'palavra '.repeat(34)}inconstitucional e mais`
  expect(describeItem({ ...ITEM, post: { ...POST, text } }, 'UTC').text).toBe(`${'palavra '.repeat(34).trim()}…`)
  const title = `${'nome '.repeat(23)}comprido`
  expect(writeSubject({ ...MESSAGE, alert: { ...MESSAGE.alert, title } })).toBe(
    `${'nome '.repeat(23).trim()}…: 213 novidades`,
  )
})

test('private addresses are refused for good, also when a name leads there', async () => {
  const to = { kind: 'webhook', address: 'http://127.0.0.1/x', secret: 's', chat: '', email: '' }
  expect(await sendTo(MESSAGE, to, { sendMail: null, privateHosts: [] }, NOW)).toMatchObject({
    isOk: false,
    isFinal: true,
  })
})
