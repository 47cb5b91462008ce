import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { MAX_EVENT_TITLE, MAX_EVENTS, MAX_PICTURE_VALUES, MAX_SAVED_TITLE, USE_LEVELS } from '../limits.ts'
import { NO_CONTROL } from '../line-text.ts'
import { PostFilters } from '../posts/post-query.ts'
import { Colleague } from '../sharing/shares.ts'

const Id = z.string().regex(/^[\w-]{1,100}$/, 'O identificador não é válido.')

/** The specification saves one value; the screen may hold several. */
const OneOrMore = z.union([Id, z.array(Id).max(MAX_PICTURE_VALUES)]).optional()

const Event = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d [^\n]+$/, 'Escreva o acontecimento como 2026-03-12 Título.')
  .max(MAX_EVENT_TITLE + 11, `O título de um acontecimento pode ter até ${MAX_EVENT_TITLE} caracteres.`)
  .regex(NO_CONTROL, 'O acontecimento contém caracteres de controle, que não são aceitos.')

const Title = z
  .string({ error: 'Este campo é obrigatório.' })
  .trim()
  .min(1, 'Dê um nome à busca.')
  .max(MAX_SAVED_TITLE, `O nome pode ter até ${MAX_SAVED_TITLE} caracteres.`)
  .regex(NO_CONTROL, 'O nome contém caracteres de controle, que não são aceitos.')

/**
 * The filters of GET /api/posts/ under the same rules, plus the labels they were chosen by, and the face and image that
 * a search began with. Empty values are accepted and not stored.
 */
export const NewFilters = PostFilters.extend({
  ...{ face_id: OneOrMore, attachment_uuid: OneOrMore },
  /** Not a filter: events on the time axis when this search is compared, such as '2026-03-12 Título'. */
  events: z.array(Event).max(MAX_EVENTS, `São aceitos até ${MAX_EVENTS} acontecimentos.`).optional(),
}).refine(({ start_date: start, end_date: end }) => !start || !end || start <= end, {
  path: ['end_date'],
  error: 'A data final vem antes da inicial.',
})
export type NewFilters = z.infer<typeof NewFilters>

export const NewSavedSearch = z.strictObject({ title: Title, filters: NewFilters })
export type NewSavedSearch = z.infer<typeof NewSavedSearch>

const Labels = z.array(z.string()).optional()
const SavedPictures = z.union([z.string(), z.array(z.string())]).optional()

/** Filters as saved, valid under the rules of that day. Empty ones are absent. */
export const SavedFilters = z.object({
  search: z.string().optional(),
  start_date: z.string().optional(),
  end_date: z.string().optional(),
  party: Labels,
  platform: Labels,
  role: Labels,
  uf: Labels,
  region: Labels,
  gender: Labels,
  hate: Labels,
  reviewed: Labels,
  language: Labels,
  misleading_links: z.string().optional(),
  checked: z.string().optional(),
  state: Labels,
  found_in: Labels,
  dossier: Labels,
  tag: Labels,
  dossier_status: Labels,
  unusual: z.string().optional(),
  message_group: z.string().optional(),
  forwarded_from: z.string().optional(),
  hashtag: Labels,
  domain: Labels,
  link: Labels,
  collapse: z.string().optional(),
  public_person: Labels,
  face_id: SavedPictures,
  attachment_uuid: SavedPictures,
  /** For its comparison; not a filter. */
  events: Labels,
})
export type SavedFilters = z.infer<typeof SavedFilters>

export const SavedSearch = z.object({
  id: z.string(),
  created_at: z.iso.datetime(),
  title: z.string(),
  filters: SavedFilters,
  /** Its owner, and what the caller may do with it. */
  owner: Colleague,
  level: z.enum(USE_LEVELS),
  /** Id of the folder that contains it. */
  folder: z.string().nullable(),
  updated_at: z.iso.datetime(),
})
export type SavedSearch = z.infer<typeof SavedSearch>

/**
 * The state an update is based on: if someone else has changed it since, the answer is 409 with the current search. If
 * omitted, no check is made.
 */
const updated_at = z.iso.datetime({ error: 'Use a data e a hora como vieram, em UTC.' }).optional()

/** Accepts any text: a malformed id gets the same answer as an unknown one. */
const OneSavedSearch = z.object({ id: z.string() })

export const createSavedSearch = defineEndpoint({
  method: 'POST',
  path: '/api/saved-search/',
  access: 'user',
  summary: 'Salvar uma busca, que só quem salva vê até compartilhar',
  body: NewSavedSearch,
  reply: SavedSearch,
})

export const listSavedSearches = defineEndpoint({
  method: 'GET',
  path: '/api/saved-search/',
  access: 'user',
  summary: 'As buscas salvas que se pode ver, próprias e compartilhadas, a mais nova primeiro',
  reply: z.array(SavedSearch),
})

export const getSavedSearch = defineEndpoint({
  method: 'GET',
  path: '/api/saved-search/{id}/',
  access: 'user',
  summary: 'Uma busca salva, própria ou compartilhada',
  params: OneSavedSearch,
  reply: SavedSearch,
})

export const updateSavedSearch = defineEndpoint({
  method: 'PUT',
  path: '/api/saved-search/{id}/',
  access: 'user',
  summary: 'Trocar o nome e os filtros de uma busca salva',
  params: OneSavedSearch,
  body: NewSavedSearch.extend({ updated_at }),
  reply: SavedSearch,
})

/** Beyond the specification: renames without touching the filters, which another tab may just have changed. */
export const renameSavedSearch = defineEndpoint({
  method: 'PATCH',
  path: '/api/saved-search/{id}/',
  access: 'user',
  summary: 'Trocar só o nome de uma busca salva',
  params: OneSavedSearch,
  body: z.strictObject({ title: Title, updated_at }),
  reply: SavedSearch,
})

export const deleteSavedSearch = defineEndpoint({
  method: 'DELETE',
  path: '/api/saved-search/{id}/',
  access: 'user',
  summary: 'Remover uma busca salva; só quem é dono pode',
  params: OneSavedSearch,
})
