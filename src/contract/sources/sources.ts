import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { FEED_CONTENTS, SOURCE_FILTERS, SOURCE_STATES } from '../labels.ts'
import { Paging } from '../paging.ts'
import { PersonNumber } from '../people/person-id.ts'

/** Why something is still to be read, and the maximum number of places left to read. */
const Waiting = z.object({ why: z.enum(['gap', 'again', 'backfill']), places: z.int() })

export const Source = z.object({
  id: z.int(),
  /** telegram-web, feed (of news), feed-posts */
  network: z.string(),
  handle: z.string(),
  link: z.string(),
  /** As the network gives them; null: never read. */
  name: z.string().nullable(),
  followers: z.int().nullable(),
  /** The person the account belongs to. */
  person: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** The account was reassigned, and its posts are still to be updated. */
  posts_moving: z.boolean(),
  state: z.enum(SOURCE_STATES),
  /** In one sentence; null if there is none. */
  problem: z.string().nullable(),
  is_paused: z.boolean(),
  /** Being read right now. */
  is_running: z.boolean(),
  /** How far back it should be read, ISO 8601 like all times here; null: only from when it was added. */
  since: z.string().nullable(),
  /** How far back it has been read without a gap at the end; null: not as far as requested, or nothing was requested. */
  reached: z.string().nullable(),
  waiting: z.array(Waiting),
  /**
   * Items that were shown but could not be read, latest first: their number on the network, and why. `count` includes
   * those that preceded it.
   */
  unreadable: z.array(z.object({ place: z.string(), reason: z.string(), count: z.int().min(1) })),
  /** Progress while reading back to `since`: start of the backfill, and position reached; null: not begun. */
  backfill: z.object({ begun: z.string().nullable(), at: z.string().nullable() }).nullable(),
  last_run_at: z.string().nullable(),
  last_good_at: z.string().nullable(),
  next_run_at: z.string(),
  /** For a feed of news, the number of articles. */
  posts_stored: z.int(),
  /** Number of times the text of a post changed. */
  posts_changed: z.int(),
  posts_deleted: z.int(),
  created_at: z.string(),
})
export type Source = z.infer<typeof Source>

export const SourceList = Paging.extend({ items: z.array(Source) })
export type SourceList = z.infer<typeof SourceList>

const MAX_ACCOUNTS = 1_000
const Id = z.coerce.number('O número da fonte não é válido.').int().min(1).max(2_147_483_647)
const Params = z.strictObject({ id: Id })
const Since = z.iso.datetime({ offset: true, error: 'Use data e hora no formato 2026-03-12T00:00:00Z.' }).nullable()

export const SourceQuery = z.strictObject({
  /** Part of a handle or name, or of the name of its person. */
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
  /** What a feed yields; channels always yield posts. */
  feed: z.enum(FEED_CONTENTS, { error: `Use um destes: ${FEED_CONTENTS.join(', ')}.` }).default('notícias'),
})

export const NewSources = z.strictObject({
  /** Links or handles, as typed or pasted, alone or with the person they belong to. */
  accounts: z
    .array(z.union([Address, NewSource], { error: 'Cada conta é um texto, ou um objeto com o campo address.' }))
    .min(1, 'Informe ao menos uma conta.')
    .max(MAX_ACCOUNTS, `Adicione até ${MAX_ACCOUNTS.toLocaleString('pt-BR')} contas de cada vez.`),
  since: Since.default(null),
})

export type NewSources = z.input<typeof NewSources>

export const AddedSources = z.object({
  added: z.int(),
  /** Already followed. */
  known: z.int(),
  /** Entries, as typed, that are not accounts of a supported network. */
  refused: z.array(z.string()),
  /** Accounts that already belong to another person, and stay so. */
  not_linked: z.array(z.string()),
})
export type AddedSources = z.infer<typeof AddedSources>

export const SourceChange = z.strictObject({
  is_paused: z.boolean().optional(),
  since: Since.optional(),
  /** The new person of the account; null: none. */
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
