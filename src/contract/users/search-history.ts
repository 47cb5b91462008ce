/** A user's recent searches: private, and kept only as long as that user wants. */
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { MAX_SEARCH_HISTORY } from '../limits.ts'
import { NewFilters, SavedFilters } from './saved-search.ts'

export const PastSearch = z.object({ filters: SavedFilters, asked_at: z.iso.datetime() })
export type PastSearch = z.infer<typeof PastSearch>

export const SearchHistory = z.object({
  /** Whether new searches are recorded. */
  is_on: z.boolean(),
  searches: z.array(PastSearch),
})
export type SearchHistory = z.infer<typeof SearchHistory>

const path = '/api/search-history/'

export const getSearchHistory = defineEndpoint({
  method: 'GET',
  path,
  access: 'user',
  scope: 'session',
  summary: `As próprias buscas recentes, até ${MAX_SEARCH_HISTORY}, da última à primeira`,
  reply: SearchHistory,
})

export const recordSearch = defineEndpoint({
  method: 'POST',
  path,
  access: 'user',
  scope: 'session',
  summary: 'Guardar uma busca entre as próprias recentes; desligado, nada é guardado',
  body: z.strictObject({ filters: NewFilters }),
})

export const switchSearchHistory = defineEndpoint({
  method: 'PATCH',
  path,
  access: 'user',
  scope: 'session',
  summary: 'Ligar ou desligar a lista das próprias buscas recentes; o que está nela fica até ser apagado',
  body: z.strictObject({ is_on: z.boolean({ error: 'Informe verdadeiro ou falso.' }) }),
  reply: SearchHistory,
})

export const clearSearchHistory = defineEndpoint({
  method: 'DELETE',
  path,
  access: 'user',
  scope: 'session',
  summary: 'Apagar todas as próprias buscas recentes',
})
