import { expect, test } from 'vitest'
import { DEVICE_SECONDS, issueDevice, readDevice } from './known-device.ts'
import { issueTokens, verifyAccessToken } from './session-tokens.ts'

const secret = new TextEncoder().encode('segredo-de-teste-com-mais-de-32-letras')
const now = new Date('2026-03-01T12:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('a device is known to its user, however the name is written, and to nobody else', async () => {
  const token = await issueDevice(secret, 'Ana', now)
  const device = await readDevice(secret, token, 'ANA', now)
  expect(device).toMatch(/^[0-9a-f-]{36}$/)
  expect(await readDevice(secret, token, 'bia', now)).toBeNull()
  expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).not.toMatch(/ana/i)
})

test('it stays the same at the next login, and is forgotten half a year after the last', async () => {
  const first = await readDevice(secret, await issueDevice(secret, 'ana', now), 'ana', now)
  const again = await issueDevice(secret, 'ana', later(60), first)
  expect(await readDevice(secret, again, 'ana', later(DEVICE_SECONDS))).toBe(first)
  expect(await readDevice(secret, again, 'ana', later(DEVICE_SECONDS + 120))).toBeNull()
})

test('nothing else is taken for one, and one opens nothing', async () => {
  const token = await issueDevice(secret, 'ana', now)
  const session = { id: '0b6a4ac2-8f2c-4d2e-9f4c-2f3b8e3f0a11', generation: 1, expires_at: later(600) }
  const { access, refresh } = await issueTokens(secret, session, now)
  const other = new TextEncoder().encode('um-outro-segredo-com-mais-de-32-letras')
  for (const made of ['', 'a.b.c', '\0', access, refresh, await issueDevice(other, 'ana', now), `${token}x`])
    expect(await readDevice(secret, made, 'ana', now)).toBeNull()
  expect(await verifyAccessToken(secret, token, now)).toBeNull()
})
