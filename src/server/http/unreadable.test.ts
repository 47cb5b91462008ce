import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendError } from './errors.ts'
import { refuseAddress, refuseInWords, refuseUnreadable } from './unreadable.ts'

const app = Fastify({
  http: { requireHostHeader: false },
  clientErrorHandler: refuseUnreadable,
  frameworkErrors: refuseAddress,
})
app.setErrorHandler(sendError)
refuseInWords(app)
app.get('/:name', async () => 'ok')
let port = 0
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const [address] = app.addresses()
  if (typeof address === 'object') port = address.port
})
afterAll(() => app.close())

async function send(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.write(text)
  await once(socket, 'close')
  return answer
}

test.each([
  ['GET / HTTP/9.9\r\n\r\n', '400', 'O pedido não pôde ser lido.'],
  ['nada disso\r\n\r\n', '400', 'O pedido não pôde ser lido.'],
  [`GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`, '431', 'O endereço do pedido é longo demais.'],
  ['GET / HTTP/1.1\r\n\r\n', '400', 'O pedido não pôde ser lido.'],
  ['POST / HTTP/1.1\r\nhost: x\r\nexpect: x\r\ncontent-length: 1\r\n\r\na', '417', 'O pedido não pôde ser lido.'],
])('what cannot be read is answered with a sentence (%#)', async (text, status, detail) => {
  const [head, body] = (await send(text)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(body ?? '')).toMatchObject({ detail })
})

test.each([
  ['/%', 400, 'O pedido não pôde ser lido.'],
  ['/a%zz', 400, 'O pedido não pôde ser lido.'],
  [`/${'a'.repeat(101)}`, 414, 'O endereço do pedido é longo demais.'],
])('an address that belongs to no route is answered with a sentence (%#)', async (url, status, detail) => {
  const answer = await app.inject({ url })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject({
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
  expect(answer.json()).toMatchObject({ detail })
})
