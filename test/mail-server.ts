/** A local mail server: records what it received, and can refuse mail. */
import { createServer, type Socket } from 'node:net'

/** `at`: when it was accepted. */
export type MailMessage = { id: string; text: string; at: number }

export type MailServer = {
  smtpUrl: string
  /** Accepted mails, without the soft line breaks. */
  messages: MailMessage[]
  /** Everything that clients sent. */
  said(): string
  close(): void
}

export async function startMailServer(): Promise<MailServer> {
  const messages: MailMessage[] = []
  let said = ''
  const server = createServer((socket: Socket) => {
    let waiting = ''
    let lines: string[] | null = null
    const hear = (line: string) => {
      if (lines && line !== '.') lines.push(line)
      else if (lines) {
        messages.push(readMessage(lines.join('\r\n')))
        lines = null
        socket.write('250 certo\r\n')
      } else if (line === 'DATA') {
        lines = []
        socket.write('354 diga\r\n')
      } else if (line === 'QUIT') socket.end('221 tchau\r\n')
      else socket.write('250 certo\r\n')
    }
    socket.write('220 correio\r\n')
    // A killed client disconnects in the middle of the protocol.
    socket.on('error', () => {})
    socket.setEncoding('utf8').on('data', (chunk) => {
      said += chunk
      const parts = (waiting + chunk).split('\r\n')
      waiting = parts.pop() ?? ''
      for (const line of parts) hear(line)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const place = server.address()
  const port = typeof place === 'object' ? place?.port : 0
  return { smtpUrl: `smtp://127.0.0.1:${port}`, messages, said: () => said, close: () => void server.close() }
}

const readMessage = (raw: string): MailMessage => ({
  id: /^Message-ID: *(<[^>]+>)/im.exec(raw)?.[1] ?? '',
  text: raw.replaceAll('=\r\n', ''),
  at: Date.now(),
})
