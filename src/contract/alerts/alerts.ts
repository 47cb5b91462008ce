/** Alerts on saved searches. The rule is shared with the alert; when and how a person is notified is that person's own setting. */
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import {
  ALERT_FIND_DAYS,
  ALERT_RULES,
  ALERT_SPANS,
  CADENCES,
  CHANNEL_KINDS,
  DELIVERY_STATES,
  USE_LEVELS,
} from '../limits.ts'
import { Colleague } from '../sharing/shares.ts'
import { SavedFilters } from '../users/saved-search.ts'
import { AlertItem, AlertPost } from './notifications.ts'

const Hour = z
  .int({ error: 'Use uma hora de 0 a 23.' })
  .min(0, 'Use uma hora de 0 a 23.')
  .max(23, 'Use uma hora de 0 a 23.')

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('pt-BR', { timeZone: name }))
  } catch {
    return false
  }
}

/** When one person is notified, in hours of the alert's time zone. */
const Times = {
  cadence: z.enum(CADENCES, { error: `Use um destes: ${CADENCES.join(', ')}.` }).default('now'),
  at_hour: Hour.default(8),
  /** 0 is Sunday. */
  weekday: z.int().min(0, 'Use um dia de 0 a 6.').max(6, 'Use um dia de 0 a 6.').default(1),
  /** No notifications are delivered between these two hours. */
  quiet_from: Hour.nullable().default(null),
  quiet_until: Hour.nullable().default(null),
}
export const AlertTimes = z.strictObject(Times)
export type AlertTimes = z.infer<typeof AlertTimes>

/** What triggers an alert. `threshold` belongs to the rule `more`; `span` is its window: a clock hour or a calendar day. */
export const AlertRuleForm = z.strictObject({
  rule: z.enum(ALERT_RULES, { error: `Use um destes: ${ALERT_RULES.join(', ')}.` }),
  threshold: z.int().min(1, 'Use um número a partir de 1.').max(1_000_000, 'Use um número até 1.000.000.').default(10),
  span: z.enum(ALERT_SPANS, { error: `Use um destes: ${ALERT_SPANS.join(', ')}.` }).default('hour'),
  ...Times,
  time_zone: z.string().max(60).refine(isTimeZone, 'Use um fuso da base IANA, como America/Sao_Paulo.').optional(),
})
export type AlertRuleForm = z.infer<typeof AlertRuleForm>

const bothOrNone = ({
  quiet_from: from,
  quiet_until: until,
}: {
  quiet_from: number | null
  quiet_until: number | null
}) => (from === null) === (until === null)
const QUIET = { path: ['quiet_until'], error: 'Diga a hora em que o silêncio começa e a em que termina.' }

/** Accepts any text: a malformed id gets the same answer as an unknown one. */
const OneAlert = z.object({ id: z.string().max(100) })

export const AlertChannel = z.object({
  id: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  /** The mail address, or only the host of a webhook, because the rest of its address is a secret. */
  name: z.string(),
  /** State of the last delivery; null: there was none. */
  state: z.enum(DELIVERY_STATES).nullable(),
  answer: z.string(),
  attempts: z.int(),
})
export type AlertChannel = z.infer<typeof AlertChannel>

export const Alert = z.object({
  id: z.string(),
  /** null if the search was removed. */
  saved_search: z.string().nullable(),
  title: z.string(),
  ...AlertRuleForm.shape,
  threshold: z.int(),
  span: z.enum(ALERT_SPANS),
  cadence: z.enum(CADENCES),
  at_hour: z.int(),
  weekday: z.int(),
  quiet_from: z.int().nullable(),
  quiet_until: z.int().nullable(),
  time_zone: z.string(),
  is_on: z.boolean(),
  /** The filters of its search; null if the search was removed or its owner may no longer see it. */
  filters: SavedFilters.nullable(),
  owner: Colleague,
  /** What the caller may do with it. */
  level: z.enum(USE_LEVELS),
  /** Whether it is shared directly; it may also be shared through its folder. */
  is_shared: z.boolean(),
  /** Version of the rule, which several people may change: an update names the version it is based on. */
  version: z.int(),
  /** Whether the caller receives this alert; hours, channels and feed are the caller's own. */
  is_followed: z.boolean(),
  /** How many people receive it, including the owner. */
  followers: z.int(),
  /** Why it cannot be evaluated; null if it can. */
  problem: z.string().nullable(),
  evaluated_at: z.iso.datetime().nullable(),
  /** Matches found but not yet notified to the caller. */
  pending: z.int(),
  has_feed: z.boolean(),
  /** Id of the folder that contains it. */
  folder: z.string().nullable(),
  channels: z.array(AlertChannel),
})
export type Alert = z.infer<typeof Alert>

export const AlertPreview = z.object({
  /** How often it would have fired in the last 30 days, and on how many messages, accounts, windows or changes. */
  times: z.int(),
  items: z.int(),
  /** The newest ten: a post and how many others say the same, or a window (`post` is null), its post count and first posts. */
  examples: z.array(
    z.object({ at: z.iso.datetime(), posts: z.int(), post: AlertPost.nullable(), found: z.array(AlertPost) }),
  ),
})
export type AlertPreview = z.infer<typeof AlertPreview>

export const listAlerts = defineEndpoint({
  method: 'GET',
  path: '/api/alerts/',
  access: 'user',
  scope: 'alerts',
  summary: 'Os alertas que se pode ver, próprios e compartilhados, com o estado de cada um e dos próprios canais',
  /** `time_zone` is the newsroom's, the default for the hours of a new alert. */
  reply: z.object({ alerts: z.array(Alert), can_mail: z.boolean(), mail: z.string(), time_zone: z.string() }),
})

export const createAlert = defineEndpoint({
  method: 'POST',
  path: '/api/alerts/',
  access: 'user',
  scope: 'alerts',
  summary: 'Criar um alerta sobre uma busca salva, própria ou compartilhada',
  body: AlertRuleForm.extend({ saved_search: z.string().max(100) }).refine(bothOrNone, QUIET),
  reply: Alert,
})

export const updateAlert = defineEndpoint({
  method: 'PUT',
  path: '/api/alerts/{id}/',
  access: 'user',
  scope: 'alerts',
  summary: 'Trocar a regra de um alerta, ligar e desligar; os horários são os de quem pede, se recebe os avisos',
  params: OneAlert,
  /** `version` is the one that was edited; if another change came first, the answer is 409 with the current alert. */
  body: AlertRuleForm.extend({
    is_on: z.boolean(),
    version: z.int({ error: 'Diga a versão do alerta que foi mudada.' }).min(1, 'A versão começa em 1.'),
  }).refine(bothOrNone, QUIET),
  reply: Alert,
})

export const deleteAlert = defineEndpoint({
  method: 'DELETE',
  path: '/api/alerts/{id}/',
  access: 'user',
  scope: 'alerts',
  summary: 'Remover um alerta com os avisos dele; só quem é dono pode',
  params: OneAlert,
})

export const getAlert = defineEndpoint({
  method: 'GET',
  path: '/api/alerts/{id}/',
  access: 'user',
  scope: 'alerts',
  summary: 'Um alerta, próprio ou compartilhado',
  params: OneAlert,
  reply: z.object({ alert: Alert, time_zone: z.string() }),
})

export const listFinds = defineEndpoint({
  method: 'GET',
  path: '/api/alerts/{id}/finds/',
  access: 'user',
  scope: 'alerts',
  summary: `O que um alerta encontrou nos últimos ${ALERT_FIND_DAYS} dias, do mais novo ao mais antigo`,
  params: OneAlert,
  query: z.strictObject({
    before: z.coerce.number('O lugar não é um número.').int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  /** `next`: start of the next page, null on the last. `more`: how many were counted and not kept, of those that anyone sees. */
  reply: z.object({ items: z.array(AlertItem), next: z.int().nullable(), more: z.int() }),
})

export const subscribeToAlert = defineEndpoint({
  method: 'PUT',
  path: '/api/alerts/{id}/following/',
  access: 'user',
  scope: 'alerts',
  summary: 'Receber os avisos de um alerta nos próprios horários, do que chegar de agora em diante',
  params: OneAlert,
  body: AlertTimes.refine(bothOrNone, QUIET),
  reply: Alert,
})

export const unsubscribeFromAlert = defineEndpoint({
  method: 'DELETE',
  path: '/api/alerts/{id}/following/',
  access: 'user',
  scope: 'alerts',
  summary: 'Deixar de receber os avisos de um alerta, com os próprios canais e o feed',
  params: OneAlert,
  reply: Alert,
})

export const previewAlert = defineEndpoint({
  method: 'POST',
  path: '/api/alerts/preview/',
  access: 'user',
  scope: 'alerts',
  summary: 'O que um alerta teria avisado nos últimos 30 dias',
  body: AlertRuleForm.extend({ saved_search: z.string().max(100) }).refine(bothOrNone, QUIET),
  reply: AlertPreview,
})

export const NewChannel = z.strictObject({
  kind: z.enum(CHANNEL_KINDS, { error: `Use um destes: ${CHANNEL_KINDS.join(', ')}.` }),
  address: z.string().trim().max(2000, 'O endereço pode ter até 2.000 caracteres.').default(''),
  chat: z.string().trim().max(100, 'O código da conversa pode ter até 100 caracteres.').default(''),
})
export type NewChannel = z.infer<typeof NewChannel>

export const addChannel = defineEndpoint({
  method: 'POST',
  path: '/api/alerts/{id}/channels/',
  access: 'user',
  scope: 'alerts',
  summary: 'Acrescentar um canal próprio a um alerta que se recebe; o segredo da assinatura só aparece nesta resposta',
  params: OneAlert,
  body: NewChannel,
  reply: z.object({ channel: AlertChannel, secret: z.string().nullable() }),
})

const OneChannel = z.object({ id: z.string().max(100), channel: z.string().max(100) })

export const removeChannel = defineEndpoint({
  method: 'DELETE',
  path: '/api/alerts/{id}/channels/{channel}/',
  access: 'user',
  scope: 'alerts',
  summary: 'Remover um canal próprio de um alerta',
  params: OneChannel,
})

export const testChannel = defineEndpoint({
  method: 'POST',
  path: '/api/alerts/{id}/channels/{channel}/test/',
  access: 'user',
  scope: 'alerts',
  summary: 'Enviar um aviso de teste por um canal próprio e mostrar o que voltou',
  params: OneChannel,
  reply: z.object({ is_ok: z.boolean(), answer: z.string() }),
})

export const createFeed = defineEndpoint({
  method: 'POST',
  path: '/api/alerts/{id}/feed/',
  access: 'user',
  scope: 'alerts',
  summary: 'Um endereço secreto novo para o próprio feed de um alerta que se recebe; o anterior deixa de valer',
  params: OneAlert,
  reply: z.object({ path: z.string() }),
})

export const revokeFeed = defineEndpoint({
  method: 'DELETE',
  path: '/api/alerts/{id}/feed/',
  access: 'user',
  scope: 'alerts',
  summary: 'Revogar o endereço do próprio feed de um alerta',
  params: OneAlert,
})

/** Anyone with the address can read it, because feed readers do not log in. */
export const readFeed = defineEndpoint({
  method: 'GET',
  path: '/api/alert-feeds/{secret}/{format}',
  access: 'public',
  summary: 'O feed de um alerta: rss, atom ou json',
  params: z.object({ secret: z.string().max(100), format: z.string().max(10) }),
})
