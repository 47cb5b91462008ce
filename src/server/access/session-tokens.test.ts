import { createHmac, createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { issueTokens, verifyAccessToken, verifyRefreshToken } from './session-tokens.ts'

const secret = new TextEncoder().encode('segredo-de-teste-com-mais-de-32-letras')
const now = new Date('2026-03-01T12:00:00Z')
const seconds = now.getTime() / 1000
const session = { id: randomUUID(), generation: 3, expires_at: new Date('2026-03-15T12:00:00Z') }
const claims = { typ: 'access', sid: session.id, iat: seconds, exp: seconds + 600 }
const header = { alg: 'HS256', typ: 'JWT' }

const later = (s: number) => new Date(now.getTime() + s * 1000)
const encode = (part: unknown) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url')

/** A token signed with `key`: valid only if an attacker had the secret. */
function forge(head: unknown, payload: unknown, key: Uint8Array = secret): string {
  const text = `${encode(head)}.${encode(payload)}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

describe('issued tokens', () => {
  test('name the session and their times', async () => {
    const { access, refresh } = await issueTokens(secret, session, now)
    expect(await verifyAccessToken(secret, access, now)).toEqual(claims)
    expect(await verifyRefreshToken(secret, refresh, now)).toEqual({
      typ: 'refresh',
      sid: session.id,
      gen: 3,
      iat: seconds,
      exp: session.expires_at.getTime() / 1000,
    })
  })

  test('last ten minutes and as long as the session, with at most a minute for clocks that differ', async () => {
    const { access, refresh } = await issueTokens(secret, session, now)
    expect(await verifyAccessToken(secret, access, later(599))).not.toBeNull()
    expect(await verifyAccessToken(secret, access, later(660))).toBeNull()
    const end = 14 * 24 * 3600
    expect(await verifyRefreshToken(secret, refresh, later(end - 1))).not.toBeNull()
    expect(await verifyRefreshToken(secret, refresh, later(end + 60))).toBeNull()
  })

  test('one kind is not taken for the other', async () => {
    const { access, refresh } = await issueTokens(secret, session, now)
    expect(await verifyAccessToken(secret, refresh, now)).toBeNull()
    expect(await verifyRefreshToken(secret, access, now)).toBeNull()
  })

  test('an access token does not outlive its session', async () => {
    const short = { ...session, expires_at: later(60) }
    const { access } = await issueTokens(secret, short, now)
    expect(await verifyAccessToken(secret, access, now)).toMatchObject({ exp: seconds + 60 })
  })
})

describe('forged tokens', () => {
  test('the forger of this test makes tokens that hold, so that what follows is refused for its own reason', async () => {
    expect(await verifyAccessToken(secret, forge(header, claims), now)).toEqual(claims)
  })

  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const rsaText = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`
  const rsaSigned = `${rsaText}.${createSign('sha256').update(rsaText).sign(privateKey, 'base64url')}`
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' })
  const plain = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
  const hs512Text = `${encode({ alg: 'HS512', typ: 'JWT' })}.${encode(claims)}`

  const attacks: Record<string, string> = {
    'no algorithm': plain,
    'no algorithm, odd case': plain.replace(encode({ alg: 'none', typ: 'JWT' }), encode({ alg: 'nOnE', typ: 'JWT' })),
    'empty signature': forge(header, claims).replace(/\.[^.]*$/, '.'),
    'two parts': forge(header, claims).replace(/\.[^.]*$/, ''),
    'another secret': forge(header, claims, new TextEncoder().encode('outro-segredo-com-mais-de-32-letras!!')),
    'a public key as the secret': forge(header, claims, Buffer.from(publicPem)),
    RS256: rsaSigned,
    HS512: `${hs512Text}.${createHmac('sha512', secret).update(hs512Text).digest('base64url')}`,
    'a changed payload': forge(header, claims).replace(encode(claims), encode({ ...claims, sid: randomUUID() })),
    crit: forge({ ...header, crit: ['b64'], b64: true }, claims),
    'crit unknown': forge({ ...header, crit: ['x'], x: 1 }, claims),
    jku: forge({ ...header, jku: 'https://ataque.example/jwks' }, claims),
    jwk: forge({ ...header, jwk: { kty: 'oct', k: 'AAAA' } }, claims),
    'kid as a path': forge({ ...header, kid: '../../dev/null' }, claims),
    'no typ in the header': forge({ alg: 'HS256' }, claims),
    'exp in the past': forge(header, { ...claims, exp: seconds - 61 }),
    'no exp': forge(header, { ...claims, exp: undefined }),
    'exp as text': forge(header, { ...claims, exp: String(seconds + 600) }),
    'exp without end': forge(header, JSON.stringify(claims).replace(String(claims.exp), '1e999')),
    'nbf in the future': forge(header, { ...claims, nbf: seconds + 61 }),
    'nbf as text': forge(header, { ...claims, nbf: String(seconds) }),
    'iat as text': forge(header, { ...claims, iat: String(seconds) }),
    'no iat': forge(header, { ...claims, iat: undefined }),
    'sid not a uuid': forge(header, { ...claims, sid: "' OR 1=1 --" }),
    'sid a list': forge(header, { ...claims, sid: [session.id] }),
    'no kind': forge(header, { ...claims, typ: undefined }),
    'another kind': forge(header, { ...claims, typ: 'media' }),
    'payload a list': forge(header, [claims]),
    'payload null': forge(header, 'null'),
    'payload not JSON': forge(header, '{'),
    'header not JSON': forge('{', claims),
    '8 KB': forge(header, { ...claims, filler: 'x'.repeat(8192) }),
    'not base64': '!!!.???.***',
    'only dots': '..',
    empty: '',
    NUL: '\0',
  }
  test.each(Object.entries(attacks))('%s', async (_name, token) => {
    expect(await verifyAccessToken(secret, token, now)).toBeNull()
    expect(await verifyRefreshToken(secret, token, now)).toBeNull()
  })

  test('a refresh token without a whole generation is refused', async () => {
    const valid = { ...claims, typ: 'refresh', gen: 1 }
    expect(await verifyRefreshToken(secret, forge(header, valid), now)).toEqual(valid)
    for (const gen of [undefined, 0, -1, 1.5, '1', 2 ** 60]) {
      expect(await verifyRefreshToken(secret, forge(header, { ...valid, gen }), now)).toBeNull()
    }
  })
})
