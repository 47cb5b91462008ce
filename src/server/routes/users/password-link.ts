import { choosePassword as choosePasswordEndpoint, verifyPasswordLink } from '../../../contract/users/password.ts'
import { DEVICE_SECONDS, issueDevice } from '../../access/known-device.ts'
import { checkPasswordLink, choosePassword } from '../../access/password-links.ts'
import { setDeviceCookie } from '../../http/device-cookie.ts'
import { HttpError, ValidationError } from '../../http/errors.ts'
import { tooManyRequests } from '../../http/retry-later.ts'
import { route } from '../../http/route.ts'
import type { Deps } from '../deps.ts'

/** Used, replaced, expired or invented links get the same response. */
const unknownLink = () =>
  new HttpError(
    404,
    'not_found',
    'Este link não vale mais: já foi usado, foi trocado por outro ou passou dos 7 dias. Peça um novo a quem administra o LupaScan.',
  )

export const passwordLinkRoutes = ({ pg, secret, config: { publicUrl } }: Deps) => [
  route(verifyPasswordLink, async ({ body, request }) => {
    const result = await checkPasswordLink(pg, { token: body.token, address: request.ip })
    if (result.outcome === 'throttled') throw tooManyRequests(result.retryAfterSeconds)
    if (result.outcome === 'unknown') throw unknownLink()
    const { username, first_name, password_hash } = result.user
    return { username, first_name, has_password: password_hash !== null }
  }),

  route(choosePasswordEndpoint, async ({ body, request, reply }) => {
    const result = await choosePassword(pg, { token: body.token, password: body.new_password, address: request.ip })
    if (result.outcome === 'throttled') throw tooManyRequests(result.retryAfterSeconds)
    if (result.outcome === 'unknown') throw unknownLink()
    if (result.outcome === 'refused') throw new ValidationError({ new_password: [result.problem] })
    // A user who chose the password here will log in here next, even while strangers guess.
    const known = await issueDevice(secret, result.username, new Date())
    setDeviceCookie(request, reply, known, { publicUrl, seconds: DEVICE_SECONDS })
    return { username: result.username }
  }),
]
