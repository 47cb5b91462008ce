/**
 * Channels read by several people, such as one of Slack or a Telegram group. Two subscribers of an alert may configure the same
 * one; each find is delivered there once. A webhook is not shared: each is signed with its own secret, which the receiving
 * program checks.
 */
import { sql } from 'kysely'
import type { ChannelKind } from '../../../contract/limits.ts'
import type { Postgres } from '../../store/postgres.ts'

const SHARED_KINDS: readonly ChannelKind[] = ['slack', 'discord', 'telegram', 'mattermost']

/** Other users' channels with the same target as a channel of this alert. */
const OTHERS = sql`alert_channels AS mine JOIN alert_channels AS theirs
  ON theirs.alert_id = mine.alert_id AND theirs.user_id <> mine.user_id
    AND theirs.kind = mine.kind AND theirs.address = mine.address AND theirs.chat = mine.chat`

const isShared = sql`mine.kind IN (${sql.join([...SHARED_KINDS])})`

/** For a row of `deliveries`: an earlier delivery of another user to the same channel is still waiting. */
export const isBehindAnother = sql`EXISTS (
  SELECT 1 FROM ${OTHERS} JOIN deliveries AS earlier ON earlier.channel_id = theirs.id JOIN users ON users.id = theirs.user_id
  WHERE mine.id = deliveries.channel_id AND ${isShared} AND earlier.state = 'waiting' AND users.is_active
    AND (earlier.created_at, earlier.id) < (deliveries.created_at, deliveries.id))`

/** Keys of a delivery that another user's delivery has already sent to its channel. */
export async function listNotifiedInChannel(
  pg: Postgres,
  { id, keys, channel, alert }: { id: string; keys: string[]; channel: { kind: ChannelKind }; alert: { id: string } },
): Promise<Set<string>> {
  if (!SHARED_KINDS.includes(channel.kind)) return new Set()
  const wanted = sql`(SELECT wanted FROM jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) AS wanted)`
  // A find is never delivered before it was found.
  const { rows } = await sql<{ key: string }>`
    SELECT DISTINCT told.key FROM deliveries AS this JOIN ${OTHERS} ON mine.id = this.channel_id
      JOIN deliveries AS other ON other.channel_id = theirs.id
      CROSS JOIN LATERAL jsonb_array_elements_text(other.keys) AS told (key)
    WHERE this.id = ${id} AND other.state = 'done' AND told.key IN ${wanted}
      AND other.created_at >= (SELECT min(found_at) FROM alert_items WHERE alert_id = ${alert.id} AND key IN ${wanted})
    `.execute(pg)
  return new Set(rows.map(({ key }) => key))
}
