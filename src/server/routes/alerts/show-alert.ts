/** Alerts and channels as seen by one user. */
import type { Alert, AlertChannel } from '../../../contract/alerts/alerts.ts'
import type { UseLevel } from '../../../contract/limits.ts'
import { findUse } from '../../access/can-use.ts'
import { notFound } from '../../http/errors.ts'
import { findAlert, type SeenAlert } from '../../records/alerts/alerts.ts'
import { type ChannelRow, type ListedChannel, listChannels } from '../../records/alerts/channels.ts'
import { toColleague } from '../../records/sharing/colleagues.ts'
import { findUser } from '../../records/users/users.ts'
import type { Deps } from '../deps.ts'

/** Default times for a user who does not receive the alert yet. */
const FIRST_TIMES = { cadence: 'now', at_hour: 8, weekday: 1, quiet_from: null, quiet_until: null } as const

/** An alert as a shared thing. */
export const asAlert = (id: string) => ({ kind: 'alert' as const, id })

/** @throws 404 when it was removed meanwhile */
export async function showOne(deps: Pick<Deps, 'pg'>, id: string, userId: number, level: UseLevel): Promise<Alert> {
  const row = await findAlert(deps.pg, id, userId)
  const shown = row && (await showAlerts(deps, [row], userId, new Map([[row.id, level]])))
  const [alert] = shown?.alerts ?? []
  if (!alert) throw notFound()
  return alert
}

/** Includes only this user's own channels. */
export async function showAlerts(
  deps: Pick<Deps, 'pg'>,
  rows: readonly SeenAlert[],
  userId: number,
  levels: ReadonlyMap<string, UseLevel>,
): Promise<{ alerts: Alert[]; mail: string }> {
  const ids = rows.map(({ id }) => id)
  const [channels, mail] = await Promise.all([listChannels(deps.pg, ids, userId), findMail(deps, userId)])
  const shown = await Promise.all(rows.map((row) => hideLostSearch(deps, row)))
  return { alerts: shown.map((row) => showAlert(row, levels.get(row.id) ?? 'see', channels, mail)), mail }
}

/** Hides the current filters of a search from an alert whose owner may no longer see that search. */
async function hideLostSearch({ pg }: Pick<Deps, 'pg'>, alert: SeenAlert): Promise<SeenAlert> {
  const { saved_search_id: id, search_owner, user_id: owner } = alert
  const maySee = id === null || search_owner === owner || (await findUse(pg, { kind: 'saved_search', id }, owner))
  return maySee ? alert : { ...alert, filters: null }
}

function showAlert(alert: SeenAlert, level: UseLevel, channels: readonly ListedChannel[], email: string): Alert {
  const { rule, threshold, span, time_zone, following, owner } = alert
  return {
    ...{ rule, threshold, span, ...(following?.times ?? FIRST_TIMES), time_zone },
    ...{ id: alert.id, saved_search: alert.saved_search_id, title: alert.title, is_on: alert.is_on },
    ...{ filters: alert.filters, owner: toColleague(owner), level, is_shared: alert.is_shared },
    ...{ version: alert.version, is_followed: following !== null, followers: alert.followers },
    problem: alert.is_on ? tellProblem(alert, level) : null,
    evaluated_at: alert.evaluated_at?.toISOString() ?? null,
    ...{ pending: following?.pending ?? 0, has_feed: following?.has_feed ?? false, folder: alert.folder_id },
    channels: channels.filter(({ alert_id }) => alert_id === alert.id).map((one) => showChannel(one, email)),
  }
}

/** Only the owner sees the reason, which may name a dossier that others do not see. */
function tellProblem({ problem, owner }: SeenAlert, level: UseLevel): string | null {
  if (!owner.is_active) return 'Quem é dono não pode mais entrar: o alerta espera que um superusuário o passe adiante.'
  if (problem === null || level === 'own') return problem
  return 'O alerta não pode ser avaliado agora; quem é dono vê por quê.'
}

export const showChannel = (channel: ChannelRow & Partial<ListedChannel>, email: string): AlertChannel => ({
  ...{ id: channel.id, kind: channel.kind, name: nameChannel(channel, email) },
  ...{ state: channel.state ?? null, answer: channel.answer ?? '', attempts: channel.attempts ?? 0 },
})

/** The rest of a webhook's address is secret. */
const nameChannel = ({ kind, address }: ChannelRow, email: string) =>
  kind === 'email' ? email : (URL.parse(address)?.host ?? '')

export const findMail = async ({ pg }: Pick<Deps, 'pg'>, userId: number): Promise<string> =>
  (await findUser(pg, userId))?.email ?? ''
