import type { Generated } from 'kysely'

/** The Postgres tables, column by column as the numbered files under `postgres/` make them. */
export type Tables = {
  users: UsersTable
  sessions: SessionsTable
  login_failures: LoginFailuresTable
  audit: AuditTable
  people: PeopleTable
  accounts: AccountsTable
}

type UsersTable = {
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
}

type SessionsTable = {
  id: string
  user_id: number
  generation: Generated<number>
  rotated_at: Generated<Date>
  created_at: Generated<Date>
  expires_at: Date
  revoked_at: Date | null
  address: Generated<string>
  user_agent: Generated<string>
}

type LoginFailuresTable = {
  id: Generated<number>
  subject: string
  failed_at: Generated<Date>
}

type AuditTable = {
  id: Generated<number>
  at: Generated<Date>
  actor: string
  action: string
  subject: Generated<string>
  address: Generated<string>
}

type PeopleTable = {
  id: Generated<number>
  source_id: string | null
  name: string
  name_key: string
  role: Generated<string>
  party: Generated<string>
  uf: Generated<string>
  image: string | null
  demo: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

type AccountsTable = {
  id: Generated<number>
  person_id: number
  platform: string
  handle: string
  handle_key: string
}
