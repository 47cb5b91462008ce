/** Alerts of saved searches; every call is about the caller's own. */
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { ALERT_RULES, ALERT_SPANS, CADENCES, CHANNEL_KINDS, DELIVERY_STATES } from '../limits.ts'
import { AlertPost } from './notifications.ts'

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

/** When and of what an alert tells. `threshold` is that of `more`; `span` its window: a clock hour, a calendar day. */
export const AlertRuleForm = z.strictObject({
  rule: z.enum(ALERT_RULES, { error: `Use um destes: ${ALERT_RULES.join(', ')}.` }),
  threshold: z.int().min(1, 'Use um número a partir de 1.').max(1_000_000, 'Use um número até 1.000.000.').default(10),
  span: z.enum(ALERT_SPANS, { error: `Use um destes: ${ALERT_SPANS.join(', ')}.` }).default('hour'),
  cadence: z.enum(CADENCES, { error: `Use um destes: ${CADENCES.join(', ')}.` }).default('now'),
  at_hour: Hour.default(8),
  /** 0: domingo. */
  weekday: z.int().min(0, 'Use um dia de 0 a 6.').max(6, 'Use um dia de 0 a 6.').default(1),
  /** Nobody is told anything from the one hour until the other. */
  quiet_from: Hour.nullable().default(null),
  quiet_until: Hour.nullable().default(null),
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

/** Any text: an id that cannot be one is answered like one that nobody has. */
const OneAlert = z.object({ id: z.string().max(100) })

export const AlertChannel = z.object({
  id: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  /** The mail address, or the host of a webhook: the rest of its address is a secret. */
  name: z.string(),
  /** Of its last delivery; null: there was none. */
  state: z.enum(DELIVERY_STATES).nullable(),
  answer: z.string(),
  attempts: z.int(),
})
export type AlertChannel = z.infer<typeof AlertChannel>

export const Alert = z.object({
  id: z.string(),
  /** null: the search was removed. */
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
  /** Why it cannot be evaluated, for its owner; null: it can. */
  problem: z.string().nullable(),
  evaluated_at: z.iso.datetime().nullable(),
  /** Found and not told yet. */
  pending: z.int(),
  has_feed: z.boolean(),
  /** The id of the folder it is in. */
  folder: z.string().nullable(),
  channels: z.array(AlertChannel),
})
export type Alert = z.infer<typeof Alert>

export const AlertPreview = z.object({
  /** How often it would have told in the last 30 days, and of how many messages, accounts, windows or changes. */
  times: z.int(),
  items: z.int(),
  /** The newest, ten at most. `posts`: of a window. */
  examples: z.array(z.object({ at: z.iso.datetime(), posts: z.int(), post: AlertPost.nullable() })),
})
export type AlertPreview = z.infer<typeof AlertPreview>

export const listAlerts = defineEndpoint({
  method: 'GET',
  path: '/api/alerts/',
  access: 'user',
  scope: 'alerts',
  summary: 'Os próprios alertas, com o estado de cada um e dos canais',
  /** `time_zone`: the newsroom's, in which a new alert keeps its hours unless it says otherwise. */
  reply: z.object({ alerts: z.array(Alert), can_mail: z.boolean(), mail: z.string(), time_zone: z.string() }),
})

export const createAlert = defineEndpoint({
  method: 'POST',
  path: '/api/alerts/',
  access: 'user',
  scope: 'alerts',
  summary: 'Criar um alerta sobre uma das próprias buscas salvas',
  body: AlertRuleForm.extend({ saved_search: z.string().max(100) }).refine(bothOrNone, QUIET),
  reply: Alert,
})

export const updateAlert = defineEndpoint({
  method: 'PUT',
  path: '/api/alerts/{id}/',
  access: 'user',
  scope: 'alerts',
  summary: 'Trocar a regra e os horários de um alerta, ligar e desligar',
  params: OneAlert,
  body: AlertRuleForm.extend({ is_on: z.boolean() }).refine(bothOrNone, QUIET),
  reply: Alert,
})

export const deleteAlert = defineEndpoint({
  method: 'DELETE',
  path: '/api/alerts/{id}/',
  access: 'user',
  scope: 'alerts',
  summary: 'Remover um alerta com os avisos dele',
  params: OneAlert,
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
  summary: 'Acrescentar um canal a um alerta; o segredo da assinatura só aparece nesta resposta',
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
  summary: 'Remover um canal de um alerta',
  params: OneChannel,
})

export const testChannel = defineEndpoint({
  method: 'POST',
  path: '/api/alerts/{id}/channels/{channel}/test/',
  access: 'user',
  scope: 'alerts',
  summary: 'Enviar um aviso de teste por um canal e mostrar o que voltou',
  params: OneChannel,
  reply: z.object({ is_ok: z.boolean(), answer: z.string() }),
})

export const createFeed = defineEndpoint({
  method: 'POST',
  path: '/api/alerts/{id}/feed/',
  access: 'user',
  scope: 'alerts',
  summary: 'Um endereço secreto novo para o feed de um alerta; o anterior deixa de valer',
  params: OneAlert,
  reply: z.object({ path: z.string() }),
})

export const revokeFeed = defineEndpoint({
  method: 'DELETE',
  path: '/api/alerts/{id}/feed/',
  access: 'user',
  scope: 'alerts',
  summary: 'Revogar o endereço do feed de um alerta',
  params: OneAlert,
})

/** Whoever has the address reads it: programs that read feeds do not log in. */
export const readFeed = defineEndpoint({
  method: 'GET',
  path: '/api/alert-feeds/{secret}/{format}',
  access: 'public',
  summary: 'O feed de um alerta: rss, atom ou json',
  params: z.object({ secret: z.string().max(100), format: z.string().max(10) }),
})
