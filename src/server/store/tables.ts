import type { ColumnType, Generated } from 'kysely'

/** The Postgres tables, column by column as the numbered files under `postgres/` make them. */
export type Tables = {
  users: UsersTable
  password_links: PasswordLinksTable
  sessions: SessionsTable
  login_failures: LoginFailuresTable
  audit: AuditTable
  people: PeopleTable
  accounts: AccountsTable
  person_affiliations: PersonAffiliationsTable
  person_aliases: PersonAliasesTable
  post_moves: PostMovesTable
  lives: LivesTable
  chapters: ChaptersTable
  saved_searches: SavedSearchesTable
  download_tickets: DownloadTicketsTable
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
  last_login_at: Date | null
}

type PasswordLinksTable = {
  user_id: number
  token_digest: string
  created_at: Generated<Date>
  expires_at: Date
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

/** Written as JSON text, read as what it stands for. */
type Json = ColumnType<unknown, string, string>

type SavedSearchesTable = {
  id: string
  user_id: number
  title: string
  filters: Json
  created_at: Date
  updated_at: Date
}

type DownloadTicketsTable = {
  hash: string
  session_id: string
  query: Json
  expires_at: Date
}

type LivesTable = {
  id: Generated<number>
  url: string
  title: string
  description: string | null
  channel_title: string | null
  search_key: string
  is_live: Generated<boolean>
  transcribed: Generated<boolean>
  started_at: Date | null
  finished_at: Date | null
  demo: Generated<boolean>
  created_by: number | null
  created_at: Generated<Date>
}

type ChaptersTable = {
  live_id: number
  id: number
  started_at: string
  finished_at: string
  transcription: string
  updated_at: Generated<Date>
}

type PersonAffiliationsTable = {
  id: Generated<number>
  person_id: number
  role: Generated<string>
  party: Generated<string>
  uf: Generated<string>
  valid_from: Date | null
  valid_until: Date
}

type PersonAliasesTable = {
  former_id: number
  person_id: number
  source_id: string | null
  name: string
  name_key: string
}

type PostMovesTable = {
  id: Generated<number>
  from_person: number | null
  platform: string | null
  handle_key: string | null
  to_person: number
}
