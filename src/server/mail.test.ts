import { createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openMail } from './mail.ts'

const MAIL = {
  to: 'ana@redacao.exemplo',
  subject: 'Seu acesso ao LupaScan',
  text: 'Olá, Ânia.\n\nhttps://lupa.exemplo/senha/x',
}

let close: (() => Promise<void>) | undefined
afterEach(() => close?.())

/** A mail server that accepts messages, or refuses the recipient. */
async function startMailServer(refuses = false): Promise<{ url: string; received: () => string }> {
  let received = ''
  const server = createServer((socket: Socket) => {
    let inMessage = false
    socket.write('220 correio\r\n')
    socket.setEncoding('utf8').on('data', (chunk) => {
      received += chunk
      for (const line of String(chunk).split('\r\n').filter(Boolean)) {
        if (inMessage && line !== '.') continue
        if (refuses && line.startsWith('RCPT')) socket.write('550 nao\r\n')
        else if (line === 'DATA') socket.write('354 diga\r\n')
        else if (line === 'QUIT') socket.end('221 tchau\r\n')
        else socket.write('250 certo\r\n')
        inMessage = line === 'DATA'
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => new Promise((resolve) => server.close(() => resolve()))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, received: () => received }
}

test('without a mail server there is nothing to send with', () => {
  expect(openMail({ smtpUrl: null, mailFrom: null })).toBeNull()
})

test('hands the words to the mail server, from the sender of the configuration', async () => {
  const { url, received } = await startMailServer()
  await openMail({ smtpUrl: url, mailFrom: 'LupaScan <lupascan@lupa.exemplo>' })?.(MAIL)
  expect(received()).toContain('RCPT TO:<ana@redacao.exemplo>')
  expect(received()).toContain('From: LupaScan <lupascan@lupa.exemplo>')
  expect(received()).toContain('https://lupa.exemplo/senha/x')
})

test('says so when the mail server refuses', async () => {
  const { url } = await startMailServer(true)
  const send = openMail({ smtpUrl: url, mailFrom: 'LupaScan <lupascan@lupa.exemplo>' })
  await expect(send?.(MAIL)).rejects.toThrow(/550/)
})
