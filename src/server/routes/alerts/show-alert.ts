/** Alerts and channels as their owner sees them. */
import type { Alert, AlertChannel } from '../../../contract/alerts/alerts.ts'
import type { AlertRow } from '../../records/alerts/alerts.ts'
import type { ChannelRow, ListedChannel } from '../../records/alerts/channels.ts'

export function showAlert(
  alert: AlertRow & { pending?: number },
  channels: readonly ListedChannel[],
  email: string,
): Alert {
  const { rule, threshold, span, cadence, at_hour, weekday, quiet_from, quiet_until, time_zone } = alert
  return {
    ...{ rule, threshold, span, cadence, at_hour, weekday, quiet_from, quiet_until, time_zone },
    ...{ id: alert.id, saved_search: alert.saved_search_id, title: alert.title, is_on: alert.is_on },
    ...{ problem: alert.is_on ? alert.problem : null, evaluated_at: alert.evaluated_at?.toISOString() ?? null },
    ...{ pending: alert.pending ?? 0, has_feed: alert.feed_hash !== null, folder: alert.folder_id },
    channels: channels.filter(({ alert_id }) => alert_id === alert.id).map((one) => showChannel(one, email)),
  }
}

export const showChannel = (channel: ChannelRow & Partial<ListedChannel>, email: string): AlertChannel => ({
  ...{ id: channel.id, kind: channel.kind, name: nameChannel(channel, email) },
  ...{ state: channel.state ?? null, answer: channel.answer ?? '', attempts: channel.attempts ?? 0 },
})

/** The rest of a webhook's address is a secret. */
const nameChannel = ({ kind, address }: ChannelRow, email: string) =>
  kind === 'email' ? email : (URL.parse(address)?.host ?? '')
