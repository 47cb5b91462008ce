import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { type Media, openMedia } from './media.ts'
import { openS3Blobs } from './s3-blobs.ts'

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

let server: Server
let folder: string
let media: Media
let status: number
/** Handles a request for a file; normally sends it. */
let send: (reply: ServerResponse, file: Buffer) => unknown
const files = new Map<string, Buffer>()
const asked: { method: string; url: string; authorization: string }[] = []

/** A minimal S3: objects by path, and a record of the signatures used. */
beforeAll(async () => {
  server = createServer(async (request, reply) => {
    const { method = '', url = '', headers } = request
    asked.push({ method, url, authorization: headers.authorization ?? '' })
    if (status !== 200) return reply.writeHead(status).end()
    const body = await buffer(request)
    if (method === 'PUT') files.set(url, body)
    if (method === 'DELETE') files.delete(url)
    const found = files.get(url)
    if (!found && method !== 'DELETE') return reply.writeHead(404).end()
    reply.writeHead(200, { 'content-length': found?.length ?? 0 })
    if (method === 'GET' && found) send(reply, found)
    else reply.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  folder = mkdtempSync(join(tmpdir(), 'lupascan-s3-'))
  const { port } = server.address() as AddressInfo
  const url = `s3://CHAVE:se%2Fgredo@127.0.0.1:${port}/balde?region=sa-east-1&tls=0`
  media = openMedia(parseConfig({ LUPASCAN_DATA_DIR: folder, LUPASCAN_MEDIA_URL: url }))
})
beforeEach(() => {
  status = 200
  send = (reply, file) => reply.end(file)
  files.clear()
  asked.length = 0
})
afterAll(async () => {
  await media.close()
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a file goes into the bucket under its hash, with a signature, and comes back', async () => {
  const { name } = await media.put(PNG)
  expect([...files.keys()]).toEqual([`/balde/${name}`])
  const found = await media.read(name)
  expect(found && { size: found.size, bytes: await buffer(found.stream) }).toEqual({ size: PNG.length, bytes: PNG })
  const signature = /^AWS4-HMAC-SHA256 Credential=CHAVE\/\d{8}\/sa-east-1\/s3\/aws4_request, .*Signature=[0-9a-f]{64}$/
  for (const { authorization } of asked) expect(authorization).toMatch(signature)
  const left = readdirSync(join(folder, 'media', 'temporary'), { recursive: true, withFileTypes: true })
  expect(left.filter((one) => one.isFile())).toEqual([])
})

test('the same file again is not sent again', async () => {
  await media.put(PNG)
  await media.put(PNG)
  expect(asked.map(({ method }) => method)).toEqual(['HEAD', 'PUT', 'HEAD'])
})

test('what is not there is null, what is removed is not there', async () => {
  const { name } = await media.put(PNG)
  await media.remove(name)
  expect(await media.read(name)).toBeNull()
  expect(await media.read('../balde')).toBeNull()
})

test('a stored picture is analysed, its thumbnail goes into the bucket too, and nothing stays here', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#000', noise } })
  const { name } = await media.put(await picture.jpeg().toBuffer())
  const { width, thumbnail } = await media.analyse(name, { text: false })
  expect(width).toBe(900)
  expect([...files.keys()].sort()).toEqual([`/balde/${name}`, `/balde/${thumbnail}`].sort())
  const left = readdirSync(join(folder, 'media', 'temporary'), { recursive: true, withFileTypes: true })
  expect(left.filter((one) => one.isFile())).toEqual([])
})

test('a refusal of the store is an error, not an absence', async () => {
  status = 403
  await expect(media.read(`${'0'.repeat(64)}.png`)).rejects.toThrow('respondeu 403')
  await expect(media.put(PNG)).rejects.toThrow('respondeu 403')
})

const openImpatient = () => {
  const { port } = server.address() as AddressInfo
  return openS3Blobs(`s3://CHAVE:segredo@127.0.0.1:${port}/balde?tls=0`, folder, 1_000)
}

test('a slow file arrives whole, though it takes longer than the store may be silent', async () => {
  const { name } = await media.put(PNG)
  // Sixteen bytes, one at a time: two and a half seconds in all.
  send = (reply, file) => {
    let sent = 0
    const drip = setInterval(() => {
      reply.write(file.subarray(sent, sent + 1))
      sent += 1
      if (sent < file.length) return
      clearInterval(drip)
      reply.end()
    }, 150)
  }
  const found = await openImpatient().read(name)
  expect(found && (await buffer(found.stream))).toEqual(PNG)
})

test('a file of which nothing more arrives is an error', async () => {
  const { name } = await media.put(PNG)
  send = (reply, file) => reply.write(file.subarray(0, 1))
  const found = await openImpatient().read(name)
  await expect(found && buffer(found.stream)).rejects.toThrow('parou de responder')
})
