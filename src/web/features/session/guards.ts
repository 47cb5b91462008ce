import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Profile } from '../../../contract/users/profile.ts'
import { showInfo, showWarning } from '../../ui/notices/toast.ts'
import { getNextPath } from './next-path.ts'
import { profileQuery } from './profile.ts'
import type { Session } from './session.ts'

const LOGIN_NEEDED = 'É necessário estar logado para acessar'
const ROLES_HOLD_MS = 30_000
const NOT_ALLOWED = 'Você não tem permissão para acessar essa área'

/** What the router hands to every guard. */
export type GuardContext = { session: Pick<Session, keyof Session>; queryClient: QueryClient }
type Visit = { context: GuardContext; location: { href: string }; preload: boolean }

/** Lets logged-in users through, sends others to /login with the way back (spec §2). */
export async function requireUser({ context, location, preload }: Visit): Promise<void> {
  await context.session.whenStarted()
  if (context.session.isLoggedIn()) return
  if (!preload) showWarning(LOGIN_NEEDED)
  throw redirect({ to: '/login', search: { next: location.href } })
}

const HAS_RIGHT = {
  user: () => true,
  transcriptor: (profile: Profile) => profile.transcriptor_group,
  superuser: (profile: Profile) => profile.is_superuser,
}

/** Behind `requireUser`: sends who may not see the screen to the home page. */
export async function requireRight(visit: Visit, right: keyof typeof HAS_RIGHT): Promise<void> {
  if (right === 'user') return
  await requireUser(visit)
  // Asked again once in a while: a role may have been given or taken since the page was loaded.
  if (HAS_RIGHT[right](await visit.context.queryClient.fetchQuery({ ...profileQuery, staleTime: ROLES_HOLD_MS })))
    return
  if (!visit.preload) showInfo(NOT_ALLOWED)
  throw redirect({ to: '/' })
}

/** Sends who is already logged in past the login: after a reload, or when another tab logged in. */
export async function skipLogin({ context, search }: { context: GuardContext; search: { next?: string | undefined } }) {
  await context.session.whenStarted()
  if (context.session.isLoggedIn()) throw redirect({ href: getNextPath(search.next, window.location.origin) })
}
