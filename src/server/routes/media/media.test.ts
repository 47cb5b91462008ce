import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, testConfig } from '../../../../test/world.ts'
import { signMediaUrl } from '../../http/media-address.ts'
import { readSecret } from '../../secret.ts'

const SCRIPT = '<script>document.title = "aconteceu"</script>'
/** Files crafted so that a browser might treat them as a page, by the extension under which they are stored. */
const ACTIVE: [string, Buffer][] = [
  ['svg', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`)],
  ['svg', Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  ['html', Buffer.from(`<!doctype html><title>x</title>${SCRIPT}`)],
  ['html', Buffer.from(`\uFEFF  <body>${SCRIPT}</body>`)],
  ['pdf', Buffer.from(`%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\n${SCRIPT}`)],
  ['zip', Buffer.from(`PK\x03\x04${SCRIPT}`)],
  ['mp4', Buffer.from(`\0\0\0\x18ftypisom\0\0\0\0isom${SCRIPT}`, 'latin1')],
  ['webm', Buffer.from(`\x1aE\xdf\xa3${SCRIPT}`, 'latin1')],
  ['mp3', Buffer.from(`ID3\x04\0\0\0\0\0\0${SCRIPT}`)],
  ['bin', Buffer.from(`document.title = "aconteceu"`)],
]

let world: TestApp
beforeAll(async () => {
  world = await openTestApp()
})
afterAll(() => world.close())

async function storeAndGet(bytes: Buffer, headers: Record<string, string> = {}) {
  const { name } = await world.media.put(Readable.from([bytes]))
  const url = signMediaUrl(readSecret(testConfig(world.dataDir)), `media/${name}`)
  return { name, answer: await world.app.inject({ url: url ?? '', headers }) }
}

/** No scripts, no external styles or pictures, and an opaque origin, however the browser interprets the bytes. */
const HARMLESS = {
  'content-security-policy': "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none';sandbox",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
}

test.each(ACTIVE)(
  'a stored file that could run scripts is a download and nothing else: .%s',
  async (extension, bytes) => {
    // A browser navigating to the file, with and without a preference for pages.
    for (const accept of ['*/*', 'text/html,image/svg+xml,application/pdf,video/*'] as const) {
      const { name, answer } = await storeAndGet(bytes, { accept })
      expect(name).toMatch(new RegExp(`\\.${extension}$`))
      expect([answer.statusCode, answer.rawPayload]).toEqual([200, bytes])
      expect(answer.headers).toMatchObject({
        ...HARMLESS,
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment',
      })
    }
  },
)

const draw = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } })

test.each(['webp', 'png', 'jpeg', 'gif', 'avif'] as const)('a picture is shown as what it is: %s', async (format) => {
  // The bytes after the picture in its file form a page.
  const bytes = Buffer.concat([await draw()[format]().toBuffer(), Buffer.from(`<!doctype html>${SCRIPT}`)])
  const { answer } = await storeAndGet(bytes, { accept: 'text/html' })
  expect([answer.statusCode, answer.rawPayload]).toEqual([200, bytes])
  expect(answer.headers).toMatchObject({
    ...HARMLESS,
    'content-type': `image/${format}`,
    'content-disposition': 'inline',
  })
})

test('a picture only by its first bytes is no page either', async () => {
  const { answer } = await storeAndGet(Buffer.from(`GIF89a=1;/*${SCRIPT}*/`))
  expect(answer.headers).toMatchObject({ ...HARMLESS, 'content-type': 'image/gif' })
})

test('what is refused is no page either', async () => {
  const answer = await world.app.inject({
    url: `/api/media/${'0'.repeat(64)}.svg?ends=1&signature=<svg onload=alert(1)>`,
  })
  expect(answer.statusCode).toBe(404)
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('json'),
    'x-content-type-options': 'nosniff',
  })
})
