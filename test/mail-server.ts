/** A mail server on this machine: what it was given, and whether it takes anything. */
import { createServer, type Socket } from 'node:net'

/** `at`: when it was taken. */
export type MailMessage = { id: string; text: string; at: number }

export type MailServer = {
  smtpUrl: string
  /** What it took, without the soft line breaks of mails. */
  messages: MailMessage[]
  /** All that clients said. */
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
    // Who is killed leaves in the middle of a sentence.
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
