import { connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endSlowBodies, leaveBodyUnread } from './file-body.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  endSlowBodies(app, 50, new Set(['/arquivo', '/recusado']))
  app.post('/texto', async () => 'lido')
  await app.register(async (scope) => {
    leaveBodyUnread(scope)
    scope.post('/recusado', async (_request, reply) => reply.code(401).send('não'))
    scope.post('/arquivo', async ({ raw }) => {
      let size = 0
      for await (const piece of raw) size += piece.length
      return { size }
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Sends half of a body, and the other half after a delay or never. */
function sendSlowly(path: string, isWhole: boolean): Promise<string> {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 4\r\n\r\n[1`)
      if (isWhole) setTimeout(() => socket.write(',2'), 400)
    })
    socket.on('data', (piece) => {
      answer += piece
      socket.end()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
  })
}

test('a body that does not come is not waited for; a file may take its time', async () => {
  expect(await sendSlowly('/texto', false)).not.toContain('lido')
  expect(await sendSlowly('/arquivo', true)).toContain('{"size":4}')
})

test('a refused file that goes on coming is cut', async () => {
  const address = app.server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  socket.on('error', () => {})
  socket.write('POST /recusado HTTP/1.1\r\nhost: a\r\ncontent-type: text/csv\r\ncontent-length: 1000000\r\n\r\n')
  let answer = ''
  socket.on('data', (piece) => {
    answer += piece
  })
  const drip = setInterval(() => socket.write('x'), 10)
  // Not `once` of events: it would reject when a last byte is written to a closed connection.
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(drip)
  expect(answer).toContain('401')
})
