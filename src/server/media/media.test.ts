import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { type Media, openMedia } from './media.ts'

let folder: string
let media: Media
let server: Server
let answer: RequestListener
let picture: Buffer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lupascan-media-'))
  media = openMedia(parseConfig({ LUPASCAN_DATA_DIR: folder, LUPASCAN_MEDIA_MAX_MB: '1' }))
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c04' } })
    .png()
    .toBuffer()
  server = createServer((request, reply) => answer(request, reply)).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  await media.close()
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const listStored = () => readdirSync(join(folder, 'media')).filter((name) => name !== 'temporary')
const listTemporary = () => readdirSync(join(folder, 'media', 'temporary'))
const fetchLocal = () =>
  media.fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/foto.jpg`, { allowLoopback: true })

test('a file is kept under its hash and its real type, once', async () => {
  const stored = await media.put(picture)
  expect(stored).toMatchObject({ name: `${stored.sha256}.png`, size: picture.length, kind: 'image' })
  expect(await media.put(Readable.from([picture.subarray(0, 9), picture.subarray(9)]))).toEqual(stored)
  expect(listStored()).toEqual([stored.name])
  const found = await media.read(stored.name)
  expect(found && (await buffer(found.stream))).toEqual(picture)
  await media.remove(stored.name)
  expect(await media.read(stored.name)).toBeNull()
})

test('what is empty or too large is refused and leaves nothing behind', async () => {
  await expect(media.put(Buffer.alloc(0))).rejects.toMatchObject({ code: 'empty' })
  await expect(media.put(Readable.from(endless()))).rejects.toMatchObject({
    code: 'too_large',
    message: 'O arquivo passa de 1 MB.',
  })
  expect([listStored(), listTemporary()]).toEqual([[], []])
})

test('a name that leads elsewhere finds nothing', async () => {
  for (const name of ['../secret', 'temporary', `${'a'.repeat(64)}.png/..`, '']) {
    expect(await media.read(name)).toBeNull()
    await expect(media.analyse(name)).rejects.toMatchObject({ code: 'not_found' })
  }
})

test('a file of the web is kept by what it is, whatever it is called', async () => {
  answer = (_request, reply) => void reply.setHeader('content-type', 'image/jpeg').end(picture)
  expect((await fetchLocal()).name).toMatch(/\.png$/)
})

test('pages in place of files, errors, private addresses and endless answers are refused with a sentence', async () => {
  answer = (_request, reply) => void reply.setHeader('content-type', 'image/jpeg').end('<!DOCTYPE html><p>Entre</p>')
  await expect(fetchLocal()).rejects.toMatchObject({ code: 'web_page' })
  answer = (_request, reply) => void reply.writeHead(410).end()
  await expect(fetchLocal()).rejects.toMatchObject({ code: 'unreachable', message: expect.stringContaining('410') })
  await expect(media.fetch('http://10.0.0.1/a.png')).rejects.toMatchObject({ code: 'unreachable' })
  answer = (_request, reply) => void Readable.from(endless()).pipe(reply)
  await expect(fetchLocal()).rejects.toMatchObject({ code: 'too_large', message: 'O arquivo passa de 1 MB.' })
  expect(listTemporary()).toEqual([])
})

function* endless() {
  for (;;) yield Buffer.alloc(100_000, 1)
}
