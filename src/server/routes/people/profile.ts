import { getProfile } from '../../../contract/users/profile.ts'
import { notAuthenticated } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { findUser } from '../../records/users/users.ts'
import type { Deps } from '../deps.ts'
import { toProfile } from '../users/own-account.ts'

export const profileRoutes = ({ pg }: Deps) => [
  route(getProfile, async ({ caller }) => {
    const user = await findUser(pg, caller.userId)
    // Removed between the session check and this query.
    if (!user) throw notAuthenticated()
    return toProfile(user)
  }),
]
