/** Notifications of alerts: the bell and the list. */
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** A post as it was when an alert found it. */
export const AlertPost = z.object({
  id: z.string(),
  name: z.string(),
  account: z.string(),
  platform: z.string(),
  date_created: z.iso.datetime(),
  text: z.string(),
  link: z.string(),
  message_group: z.string(),
})
export type AlertPost = z.infer<typeof AlertPost>

export const AlertItem = z.object({
  key: z.string(),
  post: AlertPost,
  /** Posts with the same message, or in the window. */
  posts: z.int(),
  /** Collected hours after it was published. */
  is_late: z.boolean(),
  found_at: z.iso.datetime(),
})
export type AlertItem = z.infer<typeof AlertItem>

export const Notification = z.object({
  id: z.string(),
  alert: z.string(),
  saved_search: z.string().nullable(),
  title: z.string(),
  rule: z.string(),
  created_at: z.iso.datetime(),
  is_read: z.boolean(),
  /** A test notification, sent to try the bell: no match behind it. */
  is_test: z.boolean(),
  /** How many matches it covers, and how many of them exceed what is kept one by one. */
  total: z.int(),
  more: z.int(),
  /** The first of its matches. */
  items: z.array(AlertItem),
})
export type Notification = z.infer<typeof Notification>

export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/notifications/',
  access: 'user',
  scope: 'alerts',
  summary: 'Os próprios avisos, o mais novo primeiro',
  query: z.strictObject({
    before: z
      .string()
      .regex(/^[0-9a-f-]{36}$/, 'O identificador não é válido.')
      .optional(),
  }),
  reply: z.object({ notifications: z.array(Notification), next: z.string().nullable() }),
})

/** What is waiting for the user's attention. */
export const Unread = z.object({
  /** Notifications of alerts. */
  unread: z.int(),
  /** Comments that mention the user by name. */
  mentions: z.int(),
  /** People who request access to something the user owns. */
  access_requests: z.int(),
  /** Things that colleagues have shared with the user. */
  shared: z.int(),
  /** For superusers: 1 while backups are not made as they should be. */
  backups: z.int(),
})

export const countUnread = defineEndpoint({
  method: 'GET',
  path: '/api/notifications/unread/',
  access: 'user',
  scope: 'alerts',
  summary: 'Quantos avisos, menções, pedidos de acesso e compartilhamentos ainda não foram vistos',
  reply: Unread,
})

export const markRead = defineEndpoint({
  method: 'POST',
  path: '/api/notifications/read/',
  access: 'user',
  scope: 'alerts',
  summary: 'Marcar avisos como lidos: os indicados, os que chegaram até um momento, ou todos',
  body: z.strictObject({
    ids: z
      .array(z.uuid({ error: 'O identificador não é válido.' }))
      .max(50)
      .optional(),
    /** Marks only notifications created up to this moment: "mark all" means those that were shown, not later arrivals. */
    until: z.iso.datetime({ error: 'O momento não é válido.' }).optional(),
  }),
  reply: Unread,
})

export const testBell = defineEndpoint({
  method: 'POST',
  path: '/api/alerts/{id}/bell/test/',
  access: 'user',
  scope: 'alerts',
  summary: 'Pôr no próprio sino um aviso de teste de um alerta que se recebe, no lugar do teste anterior',
  params: z.object({ id: z.string().max(100) }),
  reply: Unread,
})
