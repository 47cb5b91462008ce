import { useQuery } from '@tanstack/react-query'
import type { FolderKind, UseLevel } from '../../contract/limits.ts'
import { alertsQuery } from '../features/alert/alerts.ts'
import { applySavedFilters } from '../features/consulta/saved-search/saved-filters.ts'
import { savedSearchesQuery } from '../features/consulta/saved-search/searches.ts'
import { printAddress, printSearchText, readAddress } from '../features/consulta/state/address.ts'
import { dossiersQuery } from './dossiers.ts'
import { listsQuery } from './lists.ts'

/** Something that can be put into a folder, with the user's rights. */
export type KeptThing = {
  kind: FolderKind
  id: string
  title: string
  folder: string | null
  level: UseLevel
  /** Its owner. */
  owner: string
  href: string
}

/** Everything visible to the user that folders can contain; undefined while loading. */
export function useKeptThings() {
  const asked = [
    useQuery(savedSearchesQuery),
    useQuery(dossiersQuery),
    useQuery(listsQuery),
    useQuery(alertsQuery),
  ] as const
  const [searches, dossiers, lists, alerts] = asked
  const failed = asked.find(({ data, isError }) => isError && data === undefined)
  const isThere = searches.data && dossiers.data && lists.data && alerts.data
  return {
    error: failed?.error,
    refetch: () => {
      for (const { data, refetch } of asked) if (data === undefined) void refetch()
    },
    things: isThere && [
      ...searches.data.map(({ filters, owner, ...search }) => ({
        ...keep('saved_search', search, owner.name),
        href: `/consulta${printSearchText(printAddress(applySavedFilters(readAddress({}), filters)))}`,
      })),
      ...dossiers.data.map(({ owner, ...one }) => ({
        ...keep('dossier', one, owner.name),
        href: `/dossies/${one.id}`,
      })),
      ...lists.data.map(({ owner, ...one }) => ({ ...keep('list', one, owner.name), href: `/listas/${one.id}` })),
      ...alerts.data.alerts.map(({ owner, ...one }) => ({
        ...keep('alert', one, owner.name),
        href: `/avisos/${one.id}`,
      })),
    ],
  }
}

type Kept = { id: string; title: string; folder: string | null; level: UseLevel }
const keep = (kind: FolderKind, { id, title, folder, level }: Kept, owner: string): Omit<KeptThing, 'href'> => ({
  ...{ kind, id, title, folder, level, owner },
})
