/** The program's only cookie: it marks a browser in which a user has logged in (`access/known-device.ts`). */
import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'lupascan-device'
/** Browsers accept a cookie with this prefix only over TLS, from this host and for all of its paths. */
const SECURE_NAME = `__Host-${NAME}`

export type CookieOptions = { publicUrl: string | null }

export function readDeviceCookie(request: FastifyRequest): string {
  const cookies = (request.headers.cookie ?? '').split(';').map((one) => one.trim())
  for (const name of [SECURE_NAME, NAME]) {
    const found = cookies.find((one) => one.startsWith(`${name}=`))
    if (found) return found.slice(name.length + 1)
  }
  return ''
}

export function setDeviceCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  value: string,
  { publicUrl, seconds }: CookieOptions & { seconds: number },
): void {
  const isSecure = request.protocol === 'https' || (publicUrl?.startsWith('https:') ?? false)
  const name = isSecure ? SECURE_NAME : NAME
  const traits = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  reply.header('set-cookie', `${name}=${value}; ${traits}`)
}
