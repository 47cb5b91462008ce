import { getProfile } from '../../contract/profile.ts'
import { route } from '../http/route.ts'
import { getUser } from '../records/users.ts'
import type { Deps } from './deps.ts'

export const profileRoutes = ({ pg }: Deps) => [
  route(getProfile, async ({ caller }) => {
    const user = await getUser(pg, caller.userId)
    return {
      username: user.username,
      is_staff: user.is_staff,
      is_superuser: user.is_superuser,
      email: user.email,
      first_name: user.first_name,
      last_name: user.last_name,
      transcriptor_group: user.transcriptor_group,
    }
  }),
]
