import type { User } from '../../../contract/users/users.ts'

/** Whether a user can log in, and if not, why. */
export type UserState = 'active' | 'invited' | 'expired' | 'disabled'

export const STATE_LABELS: Record<UserState, string> = {
  active: 'Ativo',
  invited: 'Aguardando senha',
  expired: 'Sem senha',
  disabled: 'Desativado',
}

/** `expired`: never chose a password, and the link for it has expired. */
export function getUserState(user: Pick<User, 'is_active' | 'has_password' | 'link_expires_at'>, now: Date): UserState {
  if (!user.is_active) return 'disabled'
  if (user.has_password) return 'active'
  return user.link_expires_at !== null && new Date(user.link_expires_at) > now ? 'invited' : 'expired'
}

/** Display name: first and last name, else the username. */
export function getUserName(user: Pick<User, 'username' | 'first_name' | 'last_name'>): string {
  return `${user.first_name} ${user.last_name}`.trim() || user.username
}

/** Users whose name, username or e-mail contains every typed word; ignores case and accents. */
export function filterUsers<One extends Pick<User, 'username' | 'email' | 'first_name' | 'last_name'>>(
  users: readonly One[],
  search: string,
): One[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return users.filter((user) => {
    const text = fold(`${user.username} ${user.first_name} ${user.last_name} ${user.email}`)
    return words.every((word) => text.includes(word))
  })
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
