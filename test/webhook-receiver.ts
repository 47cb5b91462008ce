/** A local receiver of webhooks: records requests and responds as configured. */
import { createServer, type IncomingHttpHeaders } from 'node:http'

/** `at`: time of arrival. */
export type Received = { headers: IncomingHttpHeaders; body: string; at: number }

export type WebhookReceiver = {
  /** Host and port. */
  host: string
  received: Received[]
  /** Set by a test: the response, its delay, or no response at all. */
  answer: { status: number; silent: boolean; delayMs: number }
  close(): void
}

/** @param port 0: any free port */
export async function startWebhookReceiver(port = 0): Promise<WebhookReceiver> {
  const received: Received[] = []
  const answer = { status: 200, silent: false, delayMs: 0 }
  const server = createServer((request, reply) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      received.push({ headers: request.headers, body, at: Date.now() })
      const say = () => reply.writeHead(answer.status).end('recebido')
      if (!answer.silent) setTimeout(say, answer.delayMs)
    })
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const place = server.address()
  const host = `127.0.0.1:${typeof place === 'object' ? place?.port : 0}`
  return {
    ...{ host, received, answer },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
