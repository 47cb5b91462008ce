/** Whether a post was deleted or edited: in SQL, and for rows that were read. */
import type { PostState } from '../../../contract/labels.ts'
import { type Sql, sql, strings } from '../../store/sql.ts'

export const IS_DELETED: Sql = sql`isNotNull(posts.deleted_before)`
export const IS_EDITED: Sql = sql`isNotNull(posts.edited_at)`

export const POST_STATE: Sql = sql`multiIf(${IS_DELETED}, 'apagado', ${IS_EDITED}, 'editado', 'ativo')`

/** Like `POST_STATE`. */
export function toPostState({ isDeleted, isEdited }: { isDeleted: boolean; isEdited: boolean }): PostState {
  if (isDeleted) return 'apagado'
  return isEdited ? 'editado' : 'ativo'
}

export const isInState = (states: readonly PostState[]) => sql`${POST_STATE} IN ${strings(states)}`
