import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UseLevel } from '../../contract/limits.ts'
import type { ShareNotice } from '../../contract/sharing/share-notices.ts'
import { invalidateNotices, listNotices, markSeen, type SharedThing, shareNoticesQuery } from './shares.ts'
import { unreadQuery } from './unread.ts'

/** Viewing an item, however it was reached, removes the notice that it was shared. `level`: undefined while it is loading. */
export function useOpened({ kind, id }: SharedThing, level: UseLevel | null | undefined): void {
  const isOthers = level === 'see' || level === 'edit'
  useSeenNotice(isOthers, (one) => one.kind === kind && one.id === id)
}

/** Removes the notice of a viewed item. No request while the bell counts nothing shared. */
export function useSeenNotice(isAsked: boolean, isLookedAt: (notice: ShareNotice) => boolean): void {
  const client = useQueryClient()
  // Polled by the bell.
  const { data: unread } = useQuery({ ...unreadQuery, enabled: false })
  const shared = unread?.shared ?? 0
  // The count is part of the key: new notices that arrive during the visit are fetched too, even if the number is the same as before.
  const { data } = useQuery({
    ...{ queryFn: listNotices, queryKey: [...shareNoticesQuery.queryKey, shared], staleTime: 0 },
    enabled: isAsked && shared > 0,
  })
  const { kind, id } = (isAsked && data?.notices.find(isLookedAt)) || {}
  useEffect(() => {
    if (kind === undefined || id === undefined) return
    // A failure keeps it among the notices.
    markSeen([{ kind, id }])
      .catch(() => {})
      .finally(() => invalidateNotices(client))
  }, [kind, id, client])
}
