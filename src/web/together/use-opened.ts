import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UseLevel } from '../../contract/limits.ts'
import { forgetNotices, markSeen, type SharedThing, shareNoticesQuery } from './shares.ts'
import { unreadQuery } from './unread.ts'

/**
 * Whoever looks at a thing, by whichever way they came, is no longer told that it was shared with them. Nothing is asked while the bell
 * counts nothing shared. `level`: undefined while it is not there yet.
 */
export function useOpened({ kind, id }: SharedThing, level: UseLevel | null | undefined): void {
  const client = useQueryClient()
  // The bell asks.
  const { data: unread } = useQuery({ ...unreadQuery, enabled: false })
  const isOthers = level === 'see' || level === 'edit'
  const { data } = useQuery({ ...shareNoticesQuery, enabled: isOthers && (unread?.shared ?? 0) > 0 })
  const isTold = isOthers && data?.notices.some((one) => one.kind === kind && one.id === id)
  useEffect(() => {
    if (!isTold) return
    // What fails stays among the notices.
    markSeen([{ kind, id }])
      .catch(() => {})
      .finally(() => forgetNotices(client))
  }, [isTold, kind, id, client])
}
