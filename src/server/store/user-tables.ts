import type { Generated } from 'kysely'

/** Tables of users and their actions, which `tables.ts` includes. */
export type UsersTable = {
  id: Generated<number>
  username: string
  username_key: string
  email: Generated<string>
  first_name: Generated<string>
  last_name: Generated<string>
  password_hash: string | null
  is_staff: Generated<boolean>
  is_superuser: Generated<boolean>
  transcriptor_group: Generated<boolean>
  is_active: Generated<boolean>
  created_at: Generated<Date>
  last_login_at: Date | null
  keeps_search_history: Generated<boolean>
}

export type PasswordLinksTable = {
  user_id: number
  token_digest: string
  created_at: Generated<Date>
  expires_at: Date
}

export type SessionsTable = {
  id: string
  user_id: number
  generation: Generated<number>
  rotated_at: Generated<Date>
  created_at: Generated<Date>
  expires_at: Date
  revoked_at: Date | null
  address: Generated<string>
  place: Generated<string>
  user_agent: Generated<string>
}

export type ApiTokensTable = {
  id: Generated<number>
  user_id: number
  name: string
  digest: string
  ending: string
  scopes: string[]
  created_at: Generated<Date>
  expires_at: Date
  last_used_at: Date | null
}

export type LoginFailuresTable = {
  id: Generated<number>
  subject: string
  failed_at: Generated<Date>
}

export type AuditTable = {
  id: Generated<number>
  at: Generated<Date>
  actor: string
  action: string
  subject: Generated<string>
  address: Generated<string>
  /** Written by the database, never by the program. */
  hash: Generated<string>
}

export type AuditChainTable = {
  only_row: Generated<boolean>
  removed_id: Generated<number>
  removed_hash: Generated<string>
  last_id: Generated<number>
  last_hash: Generated<string>
}
