/**
 * Channels that several people read: of Slack, a group of Telegram. Two who follow one alert may name the same; what it finds is
 * told there once. A webhook of one's own is not shared: each is signed with its own secret, for a program that checks it.
 */
import { sql } from 'kysely'
import type { ChannelKind } from '../../../contract/limits.ts'
import type { Postgres } from '../../store/postgres.ts'

const SHARED_KINDS: readonly ChannelKind[] = ['slack', 'discord', 'telegram', 'mattermost']

/** Channels of others to where a channel of this alert leads as well. */
const OTHERS = sql`alert_channels AS mine JOIN alert_channels AS theirs
  ON theirs.alert_id = mine.alert_id AND theirs.user_id <> mine.user_id
    AND theirs.kind = mine.kind AND theirs.address = mine.address AND theirs.chat = mine.chat`

const isShared = sql`mine.kind IN (${sql.join([...SHARED_KINDS])})`

/** Of a row of `deliveries`: somebody else's to the same channel comes first, and nobody knows yet whether it arrives. */
export const isBehindAnother = sql`EXISTS (
  SELECT 1 FROM ${OTHERS} JOIN deliveries AS earlier ON earlier.channel_id = theirs.id JOIN users ON users.id = theirs.user_id
  WHERE mine.id = deliveries.channel_id AND ${isShared} AND earlier.state = 'waiting' AND users.is_active
    AND (earlier.created_at, earlier.id) < (deliveries.created_at, deliveries.id))`

/** What of a delivery somebody else's has already told in its channel. */
export async function listToldInChannel(
  pg: Postgres,
  { id, keys, channel, alert }: { id: string; keys: string[]; channel: { kind: ChannelKind }; alert: { id: string } },
): Promise<Set<string>> {
  if (!SHARED_KINDS.includes(channel.kind)) return new Set()
  const wanted = sql`(SELECT wanted FROM jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) AS wanted)`
  // What is told was found before.
  const { rows } = await sql<{ key: string }>`
    SELECT DISTINCT told.key FROM deliveries AS this JOIN ${OTHERS} ON mine.id = this.channel_id
      JOIN deliveries AS other ON other.channel_id = theirs.id
      CROSS JOIN LATERAL jsonb_array_elements_text(other.keys) AS told (key)
    WHERE this.id = ${id} AND other.state = 'done' AND told.key IN ${wanted}
      AND other.created_at >= (SELECT min(found_at) FROM alert_items WHERE alert_id = ${alert.id} AND key IN ${wanted})
    `.execute(pg)
  return new Set(rows.map(({ key }) => key))
}
