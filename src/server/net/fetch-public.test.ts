import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FetchOptions, fetchPublic } from './fetch-public.ts'
import { followLink } from './follow-link.ts'
import { isPublicAddress } from './public-address.ts'
import { checkPublic, sendPublic } from './send-public.ts'
import { RefusedBySource } from './source-error.ts'

let server: Server
let port: number
let answer: RequestListener
let asked: string[]

beforeEach(async () => {
  asked = []
  server = createServer((request, reply) => {
    asked.push(request.url ?? '')
    answer(request, reply)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function read(body: Readable): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}
const get = async (address: string, options: FetchOptions = {}) => read(await fetchPublic(address, options))
const getLocal = (path: string, options: FetchOptions = {}) =>
  get(`http://127.0.0.1:${port}${path}`, { allowLoopback: true, ...options })

/** Notations of an address of this machine, of a private network or of something that is not a web page. */
const HOSTILE = [
  ...[
    'http://127.0.0.1/',
    'http://127.1/',
    'http://127.0.1/',
    'http://0x7f.1/',
    'http://0x7f000001/',
    'http://2130706433/',
  ],
  ...['http://0177.0.0.1/', 'http://017700000001/', 'http://127.255.255.254/', 'http://0.0.0.0/', 'http://0/'],
  ...[
    'http://[::1]/',
    'http://[::]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
  ],
  ...[
    'http://[::127.0.0.1]/',
    'http://[::ffff:0:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b::127.0.0.1]/',
  ],
  ...['http://[64:ff9b:1::7f00:1]/', 'http://[2002:7f00:1::]/', 'http://[2001:0:7f00:1::]/', 'http://[fe80::1]/'],
  ...['http://[fd00::1]/', 'http://[fc00::1]/', 'http://[fec0::1]/', 'http://[ff02::1]/', 'http://[2001:db8::1]/'],
  ...[
    'http://10.0.0.1/',
    'http://10.255.255.255/',
    'http://172.16.0.1/',
    'http://172.31.255.255/',
    'http://192.168.0.1/',
  ],
  ...['http://169.254.169.254/latest/meta-data/', 'http://2852039166/', 'http://0xa9fea9fe/', 'http://100.64.0.1/'],
  ...[
    'http://100.127.255.255/',
    'http://192.0.0.1/',
    'http://192.0.2.1/',
    'http://198.18.0.1/',
    'http://198.51.100.1/',
  ],
  ...[
    'http://203.0.113.1/',
    'http://224.0.0.1/',
    'http://239.255.255.255/',
    'http://240.0.0.1/',
    'http://255.255.255.255/',
  ],
  ...[
    'http://localhost/',
    'http://LOCALHOST/',
    'http://localhost./',
    'http://127。0。0。1/',
    'http://１２７.０.０.１/',
  ],
  ...[
    'http://ⓛocalhost/',
    'http://exemplo.org@127.0.0.1/',
    'http://127.0.0.1#@exemplo.org/',
    'http://a:b@exemplo.org/',
  ],
  ...['http://exemplo.org:5432/', 'http://exemplo.org:8123/', 'https://exemplo.org:22/', 'http://exemplo.org:65535/'],
  ...[
    'file:///etc/passwd',
    'ftp://exemplo.org/',
    'gopher://127.0.0.1:70/_',
    'data:text/plain,x',
    'javascript:alert(1)',
  ],
  ...[
    'dict://127.0.0.1:11211/',
    'ws://exemplo.org/',
    'blob:http://exemplo.org/x',
    '//exemplo.org/',
    '',
    'http://',
    'http:///',
  ],
  ...['http://[::1', 'http://exem plo/', 'http://%00/', 'jar:http://exemplo.org!/', 'unix:/var/run/x.sock'],
]

describe('fetchPublic', () => {
  test('at least 60 hostile addresses are refused before anything is sent', async () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(60)
    answer = (_request, reply) => reply.end('segredo')
    for (const address of HOSTILE) {
      const local = /^http:\/\/(?!.*:\d+\/$)/.test(address) ? address.replace(/\/(?=$|latest)/, `:${port}/`) : address
      for (const one of [address, local]) {
        await expect(get(one, { timeoutMs: 2_000 }), one).rejects.toMatchObject({ name: 'SourceError' })
      }
    }
    expect(asked).toEqual([])
  })

  test('a name is refused when one of its addresses is private', async () => {
    const resolve = async () => ['93.184.215.14', '10.0.0.7']
    await expect(get('http://misto.example/', { resolve })).rejects.toThrow('internet pública')
  })

  test('the address that was checked is the one that is connected to, whatever the name answers later', async () => {
    answer = (_request, reply) => reply.end('feed')
    let questions = 0
    const resolve = async () => {
      questions += 1
      return questions === 1 ? ['127.0.0.1'] : ['10.0.0.7']
    }
    expect(await get(`http://muda.example:${port}/`, { allowLoopback: true, resolve })).toBe('feed')
    expect(questions).toBe(1)
  })

  test('a redirection to a private address is not followed', async () => {
    const places = [
      'http://10.0.0.1/',
      'http://169.254.169.254/',
      'file:///etc/passwd',
      'http://[::ffff:10.0.0.1]/',
      'gopher://x/',
    ]
    for (const location of places) {
      answer = (_request, reply) => reply.writeHead(302, { location }).end()
      await expect(getLocal('/'), location).rejects.toMatchObject({ name: 'SourceError' })
    }
  })

  test('a redirection is followed, and a circle of them is left', async () => {
    answer = (request, reply) =>
      request.url === '/feed' ? reply.end('feed') : reply.writeHead(301, { location: '/feed' }).end()
    expect(await getLocal('/')).toBe('feed')
    answer = (_request, reply) => reply.writeHead(302, { location: '/' }).end()
    await expect(getLocal('/')).rejects.toThrow('vezes demais')
  })

  test('an endless, a huge and a compressed huge answer end at the limit', async () => {
    answer = (_request, reply) => {
      const write = () => {
        while (reply.write('x'.repeat(65_536)));
      }
      reply.on('drain', write)
      write()
    }
    await expect(getLocal('/', { maxBytes: 1_000_000 })).rejects.toThrow('passa de 1 MB')
    const bomb = gzipSync(Buffer.alloc(20_000_000))
    answer = (_request, reply) => reply.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
    await expect(getLocal('/', { maxBytes: 1_000_000 })).rejects.toThrow('passa de 1 MB')
  })

  test('a silent answer and one byte after the other end in time', async () => {
    answer = () => {}
    await expect(getLocal('/', { timeoutMs: 200 })).rejects.toThrow('demorou demais')
    answer = (_request, reply) => {
      const drip = setInterval(() => reply.write('x'), 20)
      reply.on('close', () => clearInterval(drip))
    }
    await expect(getLocal('/', { timeoutMs: 300 })).rejects.toThrow('demorou demais')
  })

  test('a name server that says nothing is waited for no longer than the rest', async () => {
    const silent = { resolve: () => new Promise<string[]>(() => {}), timeoutMs: 200 }
    await expect(get('http://mudo.example/', silent)).rejects.toThrow('demorou demais')
    await expect(sendPublic('http://mudo.example/', '{}', silent)).rejects.toThrow('demorou demais')
    expect(await checkPublic('http://mudo.example/', silent)).toContain('demorou demais')
    await expect(followLink('http://mudo.example/', () => true, silent)).rejects.toThrow('demorou demais')
  })

  test('errors, broken connections and unknown compressions are told in a sentence', async () => {
    answer = (_request, reply) => reply.writeHead(404).end()
    await expect(getLocal('/')).rejects.toThrow('respondeu 404')
    answer = (request) => request.socket.destroy()
    await expect(getLocal('/')).rejects.toThrow('interrompeu a conexão')
    answer = (_request, reply) => reply.writeHead(200, { 'content-encoding': 'x-nada' }).end('x')
    await expect(getLocal('/')).rejects.toThrow('compactado')
    answer = (_request, reply) => reply.writeHead(200, { 'content-encoding': 'gzip' }).end('não é gzip')
    await expect(getLocal('/')).rejects.toMatchObject({ name: 'SourceError' })
  })
})

test('public addresses are told from all others', () => {
  expect(['93.184.215.14', '8.8.8.8', '2606:4700:4700::1111', '2804:14c::1'].every(isPublicAddress)).toBe(true)
  expect(['2001:4860::1%eth0', '::ffff:8.8.8.8', 'exemplo.org', ''].some(isPublicAddress)).toBe(false)
})

describe('hosts that are allowed by name', () => {
  test('are asked on their port, and lead nowhere else', async () => {
    answer = (request, reply) => {
      if (request.url === '/away') reply.writeHead(302, { location: `http://127.0.0.2:${port}/` }).end()
      else reply.end('interno')
    }
    const privateHosts = [`127.0.0.1:${port}`]
    expect(await get(`http://127.0.0.1:${port}/`, { privateHosts })).toBe('interno')
    await expect(get(`http://127.0.0.1:${port}/away`, { privateHosts })).rejects.toThrow('Só as portas')
    await expect(get('http://127.0.0.1/', { privateHosts })).rejects.toThrow('internet pública')
  })
})

describe('a refusal', () => {
  const inTwoMinutes = () => new Date(Date.now() + 120_000).toUTCString()
  test.each([
    ['seconds', () => '30', 30, 30],
    ['a date', inTwoMinutes, 60, 120],
    ['neither', () => 'logo', null, null],
    ['nothing', () => undefined, null, null],
  ])('tells the status and how long to wait: %s', async (_, write, least, most) => {
    const header = write()
    answer = (_, reply) => reply.writeHead(429, header === undefined ? {} : { 'retry-after': header }).end()
    const error = await getLocal('/').catch((thrown: unknown) => thrown)
    if (!(error instanceof RefusedBySource)) throw error
    expect(error.status).toBe(429)
    if (least === null) expect(error.retryAfterSeconds).toBeNull()
    else {
      expect(error.retryAfterSeconds).toBeGreaterThanOrEqual(least)
      expect(error.retryAfterSeconds).toBeLessThanOrEqual(most)
    }
  })
})
