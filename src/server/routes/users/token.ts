import { createToken, refreshToken, revokeToken, verifyToken } from '../../../contract/users/token.ts'
import { DEVICE_SECONDS, issueDevice, readDevice } from '../../access/known-device.ts'
import { logIn } from '../../access/login.ts'
import { logOut } from '../../access/logout.ts'
import { refreshSession } from '../../access/refresh.ts'
import { canUseToken } from '../../access/session.ts'
import { readDeviceCookie, setDeviceCookie } from '../../http/device-cookie.ts'
import { HttpError } from '../../http/errors.ts'
import { tooManyRequests } from '../../http/retry-later.ts'
import { route } from '../../http/route.ts'
import type { Deps } from '../deps.ts'
import { openLoginLines } from './login-lines.ts'

const sessionOver = () =>
  new HttpError(401, 'session_expired', 'Sua sessão expirou. Por favor, tente fazer o login novamente.')

export const tokenRoutes = ({ pg, secret, config: { publicUrl }, meters }: Deps) => {
  const logins = openLoginLines({ pg, meters })
  return [
    route(createToken, async ({ body, request, reply, signal }) => {
      const device = await readDevice(secret, readDeviceCookie(request), body.username, new Date())
      const client = { address: request.ip, device, userAgent: request.headers['user-agent'] ?? '' }
      const result = await logins.run(client, signal, () => logIn(pg, secret, { ...body, ...client }))
      if (result.outcome === 'throttled')
        throw tooManyRequests(result.retryAfterSeconds, 'Muitas tentativas de entrar.')
      if (result.outcome === 'wrong_credentials') {
        throw new HttpError(401, 'wrong_credentials', 'Usuário e/ou senha incorreto(s)')
      }
      const known = await issueDevice(secret, body.username, new Date(), device)
      setDeviceCookie(request, reply, known, { publicUrl, seconds: DEVICE_SECONDS })
      return result.tokens
    }),

    route(refreshToken, async ({ body, request }) => {
      const result = await refreshSession(pg, secret, { refresh: body.refresh, address: request.ip })
      if (result.outcome !== 'refreshed') throw sessionOver()
      return result.tokens
    }),

    route(verifyToken, async ({ body }) => {
      if (!(await canUseToken(pg, secret, body.token))) throw sessionOver()
      return {}
    }),

    // The same response for every token: it does not reveal which of them are real.
    route(revokeToken, async ({ body, request }) => {
      await logOut(pg, secret, { refresh: body.refresh, address: request.ip })
      return {}
    }),
  ]
}
