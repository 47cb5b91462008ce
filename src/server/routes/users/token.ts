import { createToken, refreshToken, revokeToken, verifyToken } from '../../../contract/users/token.ts'
import { logIn } from '../../access/login.ts'
import { logOut } from '../../access/logout.ts'
import { refreshSession } from '../../access/refresh.ts'
import { canUseToken } from '../../access/session.ts'
import { isTrusted } from '../../access/throttle.ts'
import { HttpError } from '../../http/errors.ts'
import { createFairQueue } from '../../http/fair-queue.ts'
import { route } from '../../http/route.ts'
import type { Deps } from '../deps.ts'

const sessionOver = () =>
  new HttpError(401, 'session_expired', 'Sua sessão expirou. Por favor, tente fazer o login novamente.')

const tooManyGuesses = (seconds: number) =>
  new HttpError(429, 'too_many_requests', `Muitas tentativas de entrar. Tente de novo em ${seconds} segundos.`, {
    'retry-after': String(seconds),
  })

/** A password takes a processor for tens of milliseconds: who sends hundreds keeps other addresses waiting for one of them. */
const LOGINS = { atOnce: 2, perKey: 2, waitingPerKey: 60 }
/** Addresses from which somebody guessed wrongly a moment ago, and nobody has a session: they wait for each other only. */
const GUESSES = { atOnce: 1, perKey: 1, waitingPerKey: 60 }

export const tokenRoutes = ({ pg, secret, meters }: Deps) => {
  const logins = createFairQueue<string>(LOGINS)
  const guesses = createFairQueue<string>(GUESSES)
  meters?.watchPlaces('logins', logins.countPlaces)
  meters?.watchPlaces('guesses', guesses.countPlaces)
  return [
    route(createToken, async ({ body, request, signal }) => {
      const client = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
      const queue = (await isTrusted(pg, client.address, new Date())) ? logins : guesses
      const result = await queue.run(client.address, signal, () => logIn(pg, secret, { ...body, ...client }))
      if (result.outcome === 'throttled') throw tooManyGuesses(result.retryAfterSeconds)
      if (result.outcome === 'wrong_credentials') {
        throw new HttpError(401, 'wrong_credentials', 'Usuário e/ou senha incorreto(s)')
      }
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

    // The same answer for every token: it says nothing about which of them are real.
    route(revokeToken, async ({ body, request }) => {
      await logOut(pg, secret, { refresh: body.refresh, address: request.ip })
      return {}
    }),
  ]
}
