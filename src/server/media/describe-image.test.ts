import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeImage } from './describe-image.ts'

let server: Server
let reply: { status: number; body: object }
let asked: { authorization: string | undefined; body: unknown }

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked = { authorization: request.headers.authorization, body: await json(request) }
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const describe = (key: string | null = null) => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat/completions`
  return describeImage({ url, model: 'modelo', key }, Buffer.from('imagem'))
}
const say = (content: string) => ({ status: 200, body: { choices: [{ message: { content } }] } })

test('the picture is sent with the question and what comes back is the description', async () => {
  reply = say('  Uma ponte caída sobre um rio. ')
  expect(await describe('segredo')).toBe('Uma ponte caída sobre um rio.')
  expect(asked.authorization).toBe('Bearer segredo')
  expect(asked.body).toMatchObject({
    model: 'modelo',
    messages: [
      { role: 'user', content: [{ type: 'text' }, { image_url: { url: 'data:image/webp;base64,aW1hZ2Vt' } }] },
    ],
  })
})

test('without an endpoint nobody is asked; nothing said is nothing known', async () => {
  expect(await describeImage(null, Buffer.from('imagem'))).toBeNull()
  reply = say(' ')
  expect(await describe()).toBeNull()
})

test('an endpoint that refuses or answers something else is an error', async () => {
  reply = { status: 503, body: {} }
  await expect(describe()).rejects.toThrow('respondeu 503')
  reply = { status: 200, body: { text: 'oi' } }
  await expect(describe()).rejects.toThrow()
})
