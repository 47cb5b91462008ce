import type { ColumnType, Generated } from 'kysely'

/** Written as JSON text, read as the parsed value. */
type Json = ColumnType<unknown, string, string>

/** Tables of shared and collected items; part of `Tables`. */
export type DossierTables = {
  saved_searches: SavedSearchesTable
  folders: FoldersTable
  search_history: { user_id: number; digest: string; filters: Json; asked_at: Date }
  user_groups: UserGroupsTable
  user_group_members: { group_id: number; user_id: number }
  shares: SharesTable
  access_requests: { kind: string; thing_id: string; user_id: number; asked_at: Generated<Date> }
  share_notices: { kind: string; thing_id: string; user_id: number; shared_by: number; shared_at: Generated<Date> }
  dossier_statuses: { id: Generated<number>; name: string; position: number; version: Generated<number> }
  dossiers: DossiersTable
  dossier_items: DossierItemsTable
  newsroom_tags: NewsroomTagsTable
  dossier_item_tags: { item_id: string; tag_id: number }
  dossier_comments: DossierCommentsTable
  comment_mentions: { comment_id: number; user_id: number; seen_at: Date | null }
}

type SavedSearchesTable = {
  id: string
  user_id: number
  title: string
  filters: Json
  created_at: Date
  updated_at: Date
  folder_id: string | null
  /** The last stored version at the owner's last visit; a 64-bit number, read as text. */
}

type UserGroupsTable = {
  id: Generated<number>
  name: string
  name_key: string
  version: Generated<number>
  created_at: Generated<Date>
}

type FoldersTable = {
  id: string
  owner_id: number
  title: string
  version: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

type SharesTable = {
  id: Generated<number>
  kind: string
  thing_id: string
  user_id: number | null
  group_id: number | null
  level: 'see' | 'edit'
  created_at: Generated<Date>
}

type DossiersTable = {
  id: string
  title: string
  purpose: Generated<string>
  owner_id: number
  responsible_id: number | null
  status_id: number
  /** YYYY-MM-DD when written; read with a cast, since drivers turn it into a Date. */
  due_day: string | null
  folder_id: string | null
  version: Generated<number>
  change: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

type DossierItemsTable = {
  id: string
  dossier_id: string
  /** Only for posts. */
  post_id: string | null
  /** Kind (post, image, passage or person) and id of the item. */
  kind: Generated<string>
  reference: string
  position: number
  snapshot: Json
  note: Generated<string>
  note_version: Generated<number>
  note_by: number | null
  added_by: number | null
  added_at: Generated<Date>
  removed_at: Date | null
}

type NewsroomTagsTable = {
  id: Generated<number>
  name: string
  name_key: string
  color: string
  description: Generated<string>
  version: Generated<number>
  created_at: Generated<Date>
}

type DossierCommentsTable = {
  id: Generated<number>
  dossier_id: string
  item_id: string | null
  author_id: number | null
  text: string
  created_at: Generated<Date>
}
