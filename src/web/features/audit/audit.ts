import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query'
import type { listAudit } from '../../../contract/audit.ts'
import { request, sendWithSession } from '../../api.ts'
import { saveBlob } from '../../api-download.ts'
import { buildQuery } from '../../api-url.ts'
import { type AuditAddress, readAuditAddress } from './audit-address.ts'

const toQuery = ({ action, ...rest }: AuditAddress) => ({ ...rest, ...(action && { action: [action] }) })

/** The audit log page by page, newest first. */
export const auditQuery = (address: AuditAddress) =>
  infiniteQueryOptions({
    queryKey: ['audit', address],
    queryFn: ({ signal, pageParam }) =>
      request<typeof listAudit>('GET', '/api/audit/', {
        query: { ...toQuery(address), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Downloads the filtered entries as a file. */
export async function downloadAudit(address: AuditAddress): Promise<void> {
  const query = buildQuery({ ...toQuery(address), format: 'csv' })
  const response = await sendWithSession(`/api/audit/${query}`, { method: 'GET' })
  saveBlob(await response.blob(), 'lupascan-registro.csv')
}

/** Starts the list's request before its first rendering. */
export function preloadAudit(
  client: QueryClient,
  texts: Readonly<Record<string, string | undefined>>,
): Promise<unknown>[] {
  return [client.prefetchInfiniteQuery(auditQuery(readAuditAddress(texts)))]
}
