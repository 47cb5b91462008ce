/** Raw HTTP over a socket: broken headers, chunks and lengths, pipelines, and request smuggling. */

import { connect } from 'node:net'
import { chance, pickInteger, pickOne, type Random } from '../../src/server/sources/demo/random.ts'
import { askUntilReady } from '../ask-until-ready.ts'
import { type Answered, judgeAnswer } from './fuzz-http/judge-answer.ts'
import { callProgram, openInstallation } from './installation.ts'
import type { LongProgram, LongRun } from './long-program.ts'

const AT_ONCE = 64
const BATCH = 400
/** Silence that ends a response: timeouts of incomplete requests are not awaited. Longer where ordinary requests take long. */
const SILENCE_MS = 150
const SILENCE_TIMES = 20

export const fuzzRaw: LongProgram = {
  proves:
    'whatever bytes come over a socket, the program lives, answers no 5xx, refuses in sentences of ours, and answers the next ordinary request',
  round: 'a message',
  rounds: 100_000,
  short: 200,
  run,
}

async function run(long: LongRun): Promise<void> {
  const it = await openInstallation({ LUPASCAN_ROLES: 'api' }, long.prepare)
  const tally: Record<string, number> = { messages: 0, answered: 0, smuggled: 0 }
  try {
    const { port } = new URL(it.address)
    let silence = SILENCE_MS
    for (let from = long.from; from < long.to; from += BATCH) {
      let next = from
      const work = async () => {
        while (next < Math.min(from + BATCH, long.to)) {
          const step = next++
          const bytes = makeMessage(long.random(step))
          const answer = await say(Number(port), bytes, silence)
          tally.messages = (tally.messages ?? 0) + 1
          if (answer !== '') tally.answered = (tally.answered ?? 0) + 1
          for (const [, status] of answer.matchAll(/HTTP\/1\.1 (\d{3})/g)) {
            tally[`status_${status}`] = (tally[`status_${status}`] ?? 0) + 1
            if (Number(status) >= 500)
              long.wrong(step, `${status} for ${JSON.stringify(bytes.toString('latin1').slice(0, 400))}`)
          }
          for (const one of listRefusals(answer).flatMap(judgeAnswer))
            long.wrong(step, `${one}: ${JSON.stringify(bytes.toString('latin1').slice(0, 400))}`)
          if (isSmuggled(bytes, answer))
            long.wrong(step, `two answers to ${JSON.stringify(bytes.toString('latin1').slice(0, 400))}`)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      const askHealth = () =>
        callProgram(it.address, '/api/health/ready', {}).catch((error: Error) => ({ status: error.message, ms: 0 }))
      const health = await askUntilReady(askHealth, ({ status }) => status !== 503)
      silence = Math.max(SILENCE_MS, SILENCE_TIMES * health.ms)
      if (health.status !== 200) throw new Error(`after step ${next} an ordinary request is answered ${health.status}`)
    }
    Object.assign(long.figures, tally)
  } finally {
    await it.close()
  }
}

/** Everything received until silence. A reset connection also counts as a response. */
function say(port: number, bytes: Buffer, silence: number): Promise<string> {
  return new Promise((done) => {
    let said = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setTimeout(silence, () => socket.destroy())
    socket.setEncoding('latin1').on('data', (text: string) => {
      said += text
    })
    socket.on('error', () => {})
    socket.on('close', () => done(said))
  })
}

/** Complete 4xx responses; web pages do not count as our refusals. */
function listRefusals(answer: string): Answered[] {
  const heads = answer.matchAll(/HTTP\/1\.1 (4\d\d)[^\r\n]*\r\n([\s\S]*?)\r\n\r\n/g)
  return [...heads].flatMap(({ 0: head, 1: status, 2: headers = '', index }) => {
    const find = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(headers)?.[1]?.trim() ?? ''
    const length = Number(find('content-length'))
    const body = answer.slice(index + head.length, index + head.length + length)
    // A response to HEAD has only the length.
    if (body.length < length || /^HTTP\//.test(body) || find('content-type').startsWith('text/html')) return []
    const text = Buffer.from(body, 'latin1').toString()
    return [{ status: Number(status), text, type: find('content-type'), ms: 0 }]
  })
}

/** A request with both a length and chunks is refused or answered once: what follows it must never be parsed as a request. */
function isSmuggled(bytes: Buffer, answer: string): boolean {
  const text = bytes.toString('latin1').toLowerCase()
  const isAmbiguous = /\r\ncontent-length: \d/.test(text) && /\r\ntransfer-encoding: chunked\r\n/.test(text)
  // Each of several requests on a connection gets its own response.
  const requests = text.match(/ http\/1\.[01]\s/g)?.length ?? 0
  return (
    isAmbiguous && requests === 2 && text.includes('x-smuggled') && (answer.match(/HTTP\/1\.1 200/g)?.length ?? 0) > 1
  )
}

const METHODS = [
  'GET',
  'POST',
  'HEAD',
  'OPTIONS',
  'PUT',
  'DELETE',
  'TRACE',
  'CONNECT',
  'PRI',
  'get',
  'G\u0000T',
  'ÿ',
  '',
]
const PATHS = [
  '/',
  '/api/health/',
  '/api/posts/',
  '/api/token/',
  '*',
  '//',
  '/%',
  '/%00',
  '/%ff%fe',
  '/..%2f..%2fetc/passwd',
  'http://a.example/',
  '/\u0000',
  '/api/media/x',
  `/${'a'.repeat(9_000)}`,
  '/?a[]=&a[__proto__]=1',
  '/api/docs/json',
]
const VERSIONS = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/1.1 x', '', 'http/1.1']
const ENDS = ['\r\n', '\r\n', '\r\n', '\r\n', '\n', '\r', '\r\r\n', '\u0000\r\n']
const HEADERS = [
  'host: localhost',
  'host: a\r\nhost: b',
  'host:',
  'content-length: 5',
  'content-length: -1',
  'content-length: 5\r\ncontent-length: 6',
  'content-length: 99999999999999999999',
  'content-length: 0x5',
  'transfer-encoding: chunked',
  'transfer-encoding: chunked, identity',
  'transfer-encoding:\tchunked',
  'transfer-encoding : chunked',
  'Transfer-Encoding: xchunked',
  'connection: keep-alive',
  'connection: close, x',
  'expect: 100-continue',
  'expect: x',
  'upgrade: h2c',
  'upgrade: websocket\r\nconnection: upgrade',
  'content-type: application/json',
  'content-type: multipart/form-data; boundary=',
  'authorization: Bearer x',
  'authorization: Bearer \u0000',
  'x: \u0080ÿ',
  ': x',
  'x',
  ' x: y',
  `x: ${'a'.repeat(20_000)}`,
  'range: bytes=0-,5-',
  'if-none-match: "',
  'accept-encoding: gzip;q=x',
  'x-forwarded-for: 1.2.3.4, ::1',
  'x-http-method-override: DELETE',
  'cookie: __proto__=1',
] as const
const SMUGGLED = 'GET /api/health/ HTTP/1.1\r\nhost: x\r\nx-smuggled: 1\r\n\r\n'
const BODIES = [
  '',
  'abcde',
  '{"username":"a"',
  `0\r\n\r\n${SMUGGLED}`,
  '5\r\nabcde\r\n0\r\n\r\n',
  'ffffffffffffffff\r\na',
  '-1\r\n',
  '5;x="y\r\nabcde\r\n0\r\nt: u\r\n\r\n',
  'zz\r\n',
  SMUGGLED,
]

function makeMessage(random: Random): Buffer {
  if (chance(random, 0.03))
    return Buffer.from(Array.from({ length: pickInteger(random, 1, 300) }, () => pickInteger(random, 0, 255)))
  const times = chance(random, 0.1) ? pickInteger(random, 2, 20) : 1
  const text = Array.from({ length: times }, () => makeRequest(random)).join('')
  const bytes = Buffer.from(text, 'latin1')
  if (chance(random, 0.15)) bytes[pickInteger(random, 0, Math.max(0, bytes.length - 1))] = pickInteger(random, 0, 255)
  return chance(random, 0.1) ? bytes.subarray(0, pickInteger(random, 1, bytes.length)) : bytes
}

/** Mostly valid: a request with errors everywhere is refused at its first byte. */
function makeRequest(random: Random): string {
  const odd = <T>(usual: T, others: readonly T[], portion = 0.12): T =>
    chance(random, portion) ? pickOne(random, others) : usual
  const end = odd('\r\n', ENDS, 0.04)
  const method = odd(pickOne(random, ['GET', 'GET', 'POST']), METHODS)
  const line = `${method} ${odd(pickOne(random, ['/', '/api/health/', '/api/token/']), PATHS, 0.3)} ${odd('HTTP/1.1', VERSIONS, 0.05)}`
  const body = chance(random, 0.5) ? '' : pickOne(random, BODIES)
  const length = chance(random, 0.8) && body !== '' ? [`content-length: ${body.length}`] : []
  const count = chance(random, 0.003) ? 3_000 : pickInteger(random, 0, 2)
  const others = Array.from({ length: count }, () => pickOne(random, HEADERS) as string)
  const host = odd(['host: localhost'], [[]], 0.05)
  return [line, ...host, ...length, ...others, '', body].join(end)
}
