/** Requests about dossiers used by several screens. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  AddOutcome,
  addDossierItems,
  addDossierSearch,
  addDossierThing,
  NewThing,
} from '../../contract/dossiers/dossier-items.ts'
import type { createDossier as createEndpoint, Dossier, listDossiers } from '../../contract/dossiers/dossiers.ts'
import type { PostFilters } from '../../contract/posts/post-query.ts'
import { request } from '../api.ts'

const DOSSIERS_KEY = ['dossiers']

/** After a mutation: invalidates lists of dossiers and the options of dossier filters. */
export function invalidateDossiers(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: DOSSIERS_KEY })
  void client.invalidateQueries({ queryKey: ['post-options'] })
}

/** Those visible to the user, last changed first. */
export const dossiersQuery = queryOptions({
  queryKey: DOSSIERS_KEY,
  queryFn: ({ signal }) => request<typeof listDossiers>('GET', '/api/dossiers/', { signal }),
  staleTime: 10_000,
})

export const createDossier = (title: string): Promise<Dossier> =>
  request<typeof createEndpoint>('POST', '/api/dossiers/', { body: { title } })

/** What is added to a dossier: a post, all posts of a search, or another item. */
export type Addition = { posts: string[] } | { filters: PostFilters; total: number | undefined } | { thing: NewThing }

export function addToDossier(id: string, addition: Addition): Promise<AddOutcome> {
  const params = { id }
  if ('posts' in addition)
    return request<typeof addDossierItems>('POST', '/api/dossiers/{id}/items/', { params, body: addition })
  if ('thing' in addition)
    return request<typeof addDossierThing>('POST', '/api/dossiers/{id}/things/', { params, body: addition.thing })
  const { filters } = addition
  return request<typeof addDossierSearch>('POST', '/api/dossiers/{id}/searches/', { params, body: { filters } })
}
