import type { Postgres } from '../../store/postgres.ts'
import { foldSearchKey, nameAddress } from './lives.ts'

/** What the page of a live and its stream say about it; null: nothing. */
export type LiveDetails = {
  title?: string | null
  description?: string | null
  channelTitle?: string | null
  isLive?: boolean
  startedAt?: Date | null
  startsAt?: Date | null
}

/** Fills in empty fields only; whether it is live follows the stream. */
export async function completeLive(pg: Postgres, id: number, details: LiveDetails): Promise<void> {
  await pg.transaction().execute(async (tx) => {
    const live = await tx.selectFrom('lives').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!live) return
    const isNamed = live.title !== nameAddress(live.url)
    const after = {
      title: isNamed ? live.title : (details.title ?? live.title),
      description: live.description ?? details.description ?? null,
      channel_title: live.channel_title ?? details.channelTitle ?? null,
      is_live: details.isLive ?? live.is_live,
      started_at: live.started_at ?? details.startedAt ?? null,
      starts_at: live.starts_at ?? details.startsAt ?? null,
    }
    await tx
      .updateTable('lives')
      // These fields are indexed with everything said, so it must be indexed again.
      .set({ ...after, indexed_until: null, search_key: foldSearchKey({ ...after, url: live.url }) })
      .where('id', '=', id)
      .execute()
  })
}
