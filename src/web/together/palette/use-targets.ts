import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { alertsQuery } from '../../features/alert/alerts.ts'
import { applySavedFilters, describeFilters } from '../../features/consulta/saved-search/saved-filters.ts'
import { savedSearchesQuery } from '../../features/consulta/saved-search/searches.ts'
import { printAddress, printSearchText, readAddress } from '../../features/consulta/state/address.ts'
import { optionsQuery } from '../../features/consulta/state/options.ts'
import { dossiersQuery } from '../dossiers.ts'
import { foldersQuery } from '../folders.ts'
import { listsQuery } from '../lists.ts'
import { searchHistoryQuery } from '../search-history.ts'
import { EACH_VISIT_MS } from '../shares.ts'
import type { Target } from './targets.ts'

/** Items shared or created elsewhere appear at once; cached ones are shown meanwhile. */
const EACH_OPENING = { staleTime: EACH_VISIT_MS }

/**
 * Everything with a name: screens, the user's dossiers, lists, folders, alerts and searches, and public persons. What cannot be loaded
 * is left out.
 */
export function useTargets(screens: readonly Target[]) {
  const dossiers = useQuery({ ...dossiersQuery, ...EACH_OPENING })
  const lists = useQuery({ ...listsQuery, ...EACH_OPENING })
  const folders = useQuery({ ...foldersQuery, ...EACH_OPENING })
  const alerts = useQuery({ ...alertsQuery, ...EACH_OPENING, refetchInterval: false })
  const searches = useQuery({ ...savedSearchesQuery, ...EACH_OPENING })
  const history = useQuery(searchHistoryQuery)
  const options = useQuery(optionsQuery)
  const targets = useMemo(
    (): Target[] => [
      ...screens,
      ...(dossiers.data ?? []).map(({ id, title, status }) => ({
        ...{ key: `d:${id}`, kind: 'dossiê' as const, label: title },
        ...{ details: `dossiê · ${status.name}`, href: `/dossies/${id}` },
      })),
      ...(lists.data ?? []).map(({ id, title }) => ({
        ...{ key: `l:${id}`, kind: 'lista' as const, label: title, details: 'lista', href: `/listas/${id}` },
      })),
      ...(folders.data ?? []).map(({ id, title }) => ({
        ...{ key: `f:${id}`, kind: 'pasta' as const, label: title, details: 'pasta', href: `/pastas/${id}` },
      })),
      ...(alerts.data?.alerts ?? []).map(({ id, title }) => ({
        ...{ key: `a:${id}`, kind: 'alerta' as const, label: title, details: 'alerta', href: `/avisos/${id}` },
      })),
      ...(searches.data ?? []).map(({ id, title, filters }) => ({
        ...{ key: `b:${id}`, kind: 'busca salva' as const, label: title, savedSearch: id },
        href: `/consulta${printSearchText(printAddress(applySavedFilters(readAddress({}), filters)))}`,
      })),
      ...(history.data?.searches ?? []).map(({ filters, asked_at }) => {
        const address = applySavedFilters(readAddress({}), filters)
        const href = `/consulta${printSearchText(printAddress(address))}`
        return {
          key: `r:${asked_at}`,
          kind: 'busca recente' as const,
          label: describeFilters(address, options.data),
          href,
        }
      }),
      ...(options.data?.public_persons ?? []).map(({ id, name, subtitle }) => ({
        ...{ key: `p:${id}`, kind: 'pessoa' as const, label: name, details: subtitle, href: `/pessoa-publica/${id}` },
      })),
    ],
    [screens, dossiers.data, lists.data, folders.data, alerts.data, searches.data, history.data, options.data],
  )
  const areNamesLoading = dossiers.isPending || lists.isPending || searches.isPending || options.isPending
  return { targets, areNamesLoading }
}
