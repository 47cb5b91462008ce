import type { PostState } from '../../../contract/labels.ts'
import { type Sql, sql, strings } from '../../store/sql.ts'

/** As `findState` of post-row.ts. */
export const POST_STATE: Sql = sql`multiIf(isNotNull(posts.deleted_before), 'apagado', isNotNull(posts.edited_at), 'editado', 'ativo')`

export const isInState = (states: readonly PostState[]) => sql`${POST_STATE} IN ${strings(states)}`
