import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { followLink } from './follow-link.ts'

let server: Server
let own: string
let answer: RequestListener
let asked: string[]

beforeEach(async () => {
  asked = []
  server = createServer((request, reply) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, reply)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Redirects by a table of paths. */
const redirect =
  (table: Record<string, string>): RequestListener =>
  ({ url = '' }, reply) =>
    void reply.writeHead(table[url] ? 301 : 404, table[url] ? { location: table[url] } : {}).end()

const isShort = (address: string) => address.startsWith('https://curto.example/') || address.startsWith(own)
const follow = (path: string, timeoutMs?: number) =>
  followLink(own + path, isShort, { allowLoopback: true, ...(timeoutMs && { timeoutMs }) })

test('stops at the first address that is no short link, without asking for it', async () => {
  answer = redirect({ '/a': 'https://jornal.example/materia?utm_source=x' })
  expect(await follow('/a')).toBe('https://jornal.example/materia?utm_source=x')
  expect(asked).toEqual(['HEAD /a'])
})

test('a server that does not take HEAD is asked with GET, and its page is not read', async () => {
  answer = ({ method }, reply) => {
    if (method === 'HEAD') reply.writeHead(405).end()
    else reply.writeHead(302, { location: 'https://jornal.example/' }).write('x'.repeat(1000))
  }
  expect(await follow('/a')).toBe('https://jornal.example/')
})

test.each([
  ['http://127.0.0.1/admin'],
  ['http://10.0.0.1/'],
  ['http://[::1]/'],
  ['http://169.254.169.254/latest'],
  ['http://localhost/'],
  ['file:///etc/passwd'],
  ['javascript:alert(1)'],
])('a link that leads to %s is refused', async (target) => {
  answer = redirect({ '/a': target })
  await expect(follow('/a')).rejects.toThrow(/internet pública|endereço da web/)
})

test('a private address is never asked', async () => {
  answer = redirect({ '/a': 'https://jornal.example/' })
  await expect(followLink(`${own}/a`, isShort)).rejects.toThrow(/portas 80 e 443/)
  await expect(followLink('http://127.0.0.1/a', isShort)).rejects.toThrow('internet pública')
  expect(asked).toEqual([])
})

test.each<[string, RequestListener, RegExp]>([
  ['a page', (_, reply) => void reply.end('ok'), /não diz para onde/],
  ['nothing', (_, reply) => void reply.writeHead(404).end(), /respondeu 404/],
  ['silence', () => {}, /demorou demais/],
  ['garbage', ({ socket }) => void socket.end('x\r\n\r\n'), /não respondeu/],
])('%s is no answer', async (name, listener, sentence) => {
  answer = listener
  await expect(follow('/a', name === 'silence' ? 500 : undefined)).rejects.toThrow(sentence)
})
