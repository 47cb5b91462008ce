import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { FEED_CONTENTS, SOURCE_FILTERS, SOURCE_STATES } from '../labels.ts'
import { Paging } from '../paging.ts'
import { PersonNumber } from '../people/person-id.ts'

/** Why something is still to be read, and how many places of the account are left at most. */
const Waiting = z.object({ why: z.enum(['gap', 'again', 'backfill']), places: z.int() })

export const Source = z.object({
  id: z.int(),
  /** telegram-web, feed (of news), feed-posts */
  network: z.string(),
  handle: z.string(),
  link: z.string(),
  /** As the network tells them; null: never read. */
  name: z.string().nullable(),
  followers: z.int().nullable(),
  /** Whose account it is. */
  person: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** It changed hands, and its posts are still to follow. */
  posts_moving: z.boolean(),
  state: z.enum(SOURCE_STATES),
  /** In one sentence; null when there is none. */
  problem: z.string().nullable(),
  is_paused: z.boolean(),
  /** Somebody is reading it right now. */
  is_running: z.boolean(),
  /** ISO 8601, as all moments here. How far back it is to be read; null: only from when it was added. */
  since: z.string().nullable(),
  /** How far back it has been read without a gap at the end; null: not as far as was asked, or nothing was asked. */
  reached: z.string().nullable(),
  waiting: z.array(Waiting),
  /** What was shown and could not be read, the latest first: its number there, and why. `count`: with how many that stood before it. */
  unreadable: z.array(z.object({ place: z.string(), reason: z.string(), count: z.int().min(1) })),
  /** While it is read back to `since`: from which moment, and how far that is; null: not begun. */
  backfill: z.object({ begun: z.string().nullable(), at: z.string().nullable() }).nullable(),
  last_run_at: z.string().nullable(),
  last_good_at: z.string().nullable(),
  next_run_at: z.string(),
  /** News, in a feed of news. */
  posts_stored: z.int(),
  /** Times that the text of a post changed. */
  posts_changed: z.int(),
  posts_deleted: z.int(),
  created_at: z.string(),
})
export type Source = z.infer<typeof Source>

export const SourceList = Paging.extend({ items: z.array(Source) })
export type SourceList = z.infer<typeof SourceList>

const MOST_ACCOUNTS = 1_000
const Id = z.coerce.number('O número da fonte não é válido.').int().min(1).max(2_147_483_647)
const Params = z.strictObject({ id: Id })
const Since = z.iso.datetime({ offset: true, error: 'Use data e hora no formato 2026-03-12T00:00:00Z.' }).nullable()

export const SourceQuery = z.strictObject({
  /** Part of a handle or name, or of the name of whose it is. */
  search: z.string().trim().max(200).default(''),
  state: z.enum(SOURCE_FILTERS, { error: `Use um destes: ${SOURCE_FILTERS.join(', ')}.` }).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(50),
})
export type SourceQuery = z.infer<typeof SourceQuery>

const Address = z.string().max(2_000)
const NewSource = z.strictObject({
  address: Address,
  person: PersonNumber.nullable().default(null),
  /** What a feed brings; channels always bring publications. */
  feed: z.enum(FEED_CONTENTS, { error: `Use um destes: ${FEED_CONTENTS.join(', ')}.` }).default('notícias'),
})

export const NewSources = z.strictObject({
  /** Links or handles, as typed or pasted, alone or with whose they are. */
  accounts: z
    .array(z.union([Address, NewSource], { error: 'Cada conta é um texto, ou um objeto com o campo address.' }))
    .min(1, 'Informe ao menos uma conta.')
    .max(MOST_ACCOUNTS, `Adicione até ${MOST_ACCOUNTS.toLocaleString('pt-BR')} contas de cada vez.`),
  since: Since.default(null),
})

export type NewSources = z.input<typeof NewSources>

export const AddedSources = z.object({
  added: z.int(),
  /** Followed before. */
  known: z.int(),
  /** What is no account of a network that can be followed, as it was typed. */
  refused: z.array(z.string()),
  /** Accounts that are somebody else's already, and stay theirs. */
  not_linked: z.array(z.string()),
})
export type AddedSources = z.infer<typeof AddedSources>

export const SourceChange = z.strictObject({
  is_paused: z.boolean().optional(),
  since: Since.optional(),
  /** Whose account it is from now on; null: nobody's. */
  person: PersonNumber.nullable().optional(),
})
export type SourceChange = z.infer<typeof SourceChange>

export const listSources = defineEndpoint({
  method: 'GET',
  path: '/api/sources/',
  access: 'superuser',
  summary: 'Listar as contas acompanhadas',
  query: SourceQuery,
  reply: SourceList,
})

export const createSources = defineEndpoint({
  method: 'POST',
  path: '/api/sources/',
  access: 'superuser',
  summary: 'Acompanhar contas, por link ou nome',
  body: NewSources,
  reply: AddedSources,
})

export const updateSource = defineEndpoint({
  method: 'PATCH',
  path: '/api/sources/{id}/',
  access: 'superuser',
  summary: 'Pausar, retomar ou ler mais para trás',
  params: Params,
  body: SourceChange,
  reply: Source,
})

export const runSource = defineEndpoint({
  method: 'POST',
  path: '/api/sources/{id}/run/',
  access: 'superuser',
  summary: 'Ler agora',
  params: Params,
  reply: Source,
})

export const deleteSource = defineEndpoint({
  method: 'DELETE',
  path: '/api/sources/{id}/',
  access: 'superuser',
  summary: 'Deixar de acompanhar; as publicações ficam',
  params: Params,
})
