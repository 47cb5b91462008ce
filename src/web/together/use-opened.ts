import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UseLevel } from '../../contract/limits.ts'
import type { ShareNotice } from '../../contract/sharing/share-notices.ts'
import { forgetNotices, listNotices, markSeen, type SharedThing, shareNoticesQuery } from './shares.ts'
import { unreadQuery } from './unread.ts'

/**
 * Whoever looks at a thing, by whichever way they came, is no longer told that it was shared with them. `level`: undefined while it is
 * not there yet.
 */
export function useOpened({ kind, id }: SharedThing, level: UseLevel | null | undefined): void {
  const isOthers = level === 'see' || level === 'edit'
  useSeenNotice(isOthers, (one) => one.kind === kind && one.id === id)
}

/** Ends the notice of what is looked at. Nothing is asked while the bell counts nothing shared. */
export function useSeenNotice(isAsked: boolean, isLookedAt: (notice: ShareNotice) => boolean): void {
  const client = useQueryClient()
  // The bell asks.
  const { data: unread } = useQuery({ ...unreadQuery, enabled: false })
  const shared = unread?.shared ?? 0
  // With their number in the key: what comes while this is looked at is asked for as well, also where there were as many before.
  const { data } = useQuery({
    ...{ queryFn: listNotices, queryKey: [...shareNoticesQuery.queryKey, shared], staleTime: 0 },
    enabled: isAsked && shared > 0,
  })
  const { kind, id } = (isAsked && data?.notices.find(isLookedAt)) || {}
  useEffect(() => {
    if (kind === undefined || id === undefined) return
    // What fails stays among the notices.
    markSeen([{ kind, id }])
      .catch(() => {})
      .finally(() => forgetNotices(client))
  }, [kind, id, client])
}
