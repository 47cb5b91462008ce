import type { ColumnType, Generated } from 'kysely'
import type { AlertTables } from './alert-tables.ts'
import type { DossierTables } from './dossier-tables.ts'
import type { ListTables } from './list-tables.ts'
import type {
  ChaptersTable,
  ChapterVersionsTable,
  LiveSegmentsTable,
  LivesTable,
  MentionsTable,
  RemovedLivesTable,
  WatchedTermsTable,
} from './live-tables.ts'
import type {
  ApiTokensTable,
  AuditChainTable,
  AuditTable,
  LoginFailuresTable,
  PasswordLinksTable,
  SessionsTable,
  UsersTable,
} from './user-tables.ts'

type MoreTables = AlertTables & DossierTables & ListTables

/** The Postgres tables, column by column as the numbered files under `postgres/` create them. */
export type Tables = MoreTables & {
  users: UsersTable
  password_links: PasswordLinksTable
  sessions: SessionsTable
  api_tokens: ApiTokensTable
  login_failures: LoginFailuresTable
  audit: AuditTable
  audit_chain: AuditChainTable
  people: PeopleTable
  accounts: AccountsTable
  person_affiliations: PersonAffiliationsTable
  person_aliases: PersonAliasesTable
  portraits: PortraitsTable
  dismissed_accounts: DismissedAccountsTable
  post_reassignments: PostReassignmentsTable
  review_mirrors: ReviewMirrorsTable
  lives: LivesTable
  chapters: ChaptersTable
  chapter_versions: ChapterVersionsTable
  live_segments: LiveSegmentsTable
  watched_terms: WatchedTermsTable
  mentions: MentionsTable
  removed_lives: RemovedLivesTable
  download_tickets: DownloadTicketsTable
  face_settings: FaceSettingsTable
  face_groups: FaceGroupsTable
  face_members: FaceMembersTable
  face_changes: FaceChangesTable
  face_removals: FaceRemovalsTable
  sources: SourcesTable
  imports: ImportsTable
  enrichment_runs: EnrichmentRunsTable
  hate_reviews: HateReviewsTable
  misleading_links: MisleadingLinksTable
  pending_link_relabels: PendingLinkRelabelsTable
  link_targets: LinkTargetsTable
  job_watermarks: JobWatermarksTable
}

type PeopleTable = {
  id: Generated<number>
  source_id: string | null
  name: string
  name_key: string
  role: Generated<string>
  party: Generated<string>
  uf: Generated<string>
  gender: Generated<'' | 'feminino' | 'masculino'>
  image: string | null
  demo: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

type PortraitsTable = {
  address: string
  file: string | null
  failures: Generated<number>
  tried_at: Generated<Date>
}

type AccountsTable = {
  id: Generated<number>
  person_id: number
  platform: string
  handle: string
  handle_key: string
}

/** Written as JSON text, read as the parsed value. */
type Json = ColumnType<unknown, string, string>

type DownloadTicketsTable = {
  hash: string
  session_id: string
  query: Json
  expires_at: Date
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

type DismissedAccountsTable = {
  platform: string
  handle_key: string
  dismissed_by: string
  at: Generated<Date>
}

type PostReassignmentsTable = {
  id: Generated<number>
  from_person: number | null
  platform: string | null
  handle_key: string | null
  to_person: number
  former_person: number | null
}

type ReviewMirrorsTable = {
  id: Generated<number>
  post_id: string
}

type EnrichmentRunsTable = {
  step: string
  version: string
  since: Date | null
  post_id: string | null
  post_date: Date | null
  read: Generated<number>
  changed: Generated<number>
  started_at: Generated<Date>
  finished_at: Date | null
}

type HateReviewsTable = {
  id: Generated<number>
  post_id: string
  user_id: number | null
  verdict: string
  note: Generated<string>
  hate: string
  hate_score: number | null
  hate_by: string
  label_version: Generated<string>
  created_at: Generated<Date>
  withdrawn_at: Date | null
}

type MisleadingLinksTable = {
  id: Generated<number>
  kind: string
  key: string
  reason: string
  source: string
  created_by: number | null
  version: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

type PendingLinkRelabelsTable = {
  id: Generated<number>
  list_id: number
  kind: string
  key: string
}

type LinkTargetsTable = {
  short: string
  target: string | null
  state: Generated<string>
  tries: Generated<number>
  tried_at: Date | null
  due_at: Generated<Date | null>
  problem: string | null
  created_at: Generated<Date>
}

type JobWatermarksTable = {
  name: string
  at: Date
}

type ImportsTable = {
  id: Generated<number>
  name: string
  format: string
  state: Generated<string>
  portion: number | null
  read: Generated<number>
  of_people: Generated<number>
  stored: Generated<number>
  updated: Generated<number>
  unchanged: Generated<number>
  set_aside_count: Generated<number>
  set_aside: ColumnType<unknown, string | undefined, string>
  linked: number | null
  problem: string | null
  started_by: number | null
  started_at: Generated<Date>
  seen_at: Generated<Date>
  finished_at: Date | null
}

type SourcesTable = {
  id: Generated<number>
  network: string
  handle: string
  handle_key: string
  name: string | null
  followers: number | null
  state: Generated<string>
  problem: string | null
  failures: Generated<number>
  is_paused: Generated<boolean>
  since: Date | null
  /** Written as JSON text, read as the parsed value. */
  reading: ColumnType<unknown, string, string>
  claimed_until: Date | null
  claimed_by: string | null
  /** Like `reading`. */
  storing: ColumnType<unknown, string | undefined, string>
  next_run_at: Generated<Date>
  last_run_at: Date | null
  last_good_at: Date | null
  posts_stored: Generated<number>
  posts_changed: Generated<number>
  posts_deleted: Generated<number>
  created_by: number | null
  created_at: Generated<Date>
}

type FaceSettingsTable = {
  one: Generated<boolean>
  enabled: boolean
  purpose: string
  changed_by: string
  changed_at: Date | null
}

type FaceGroupsTable = { id: Generated<number>; name: Generated<string>; created_at: Generated<Date> }

type FaceMembersTable = { face_id: string; group_id: number }

type FaceChangesTable = { id: Generated<number>; at: Generated<Date>; actor: string; kind: string; before: Json }

type FaceRemovalsTable = { face_id: string; at: Date }
