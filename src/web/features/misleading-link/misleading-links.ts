import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  createMisleadingLink,
  deleteMisleadingLink,
  ImportedRow,
  ImportedRowResult,
  importMisleadingLinks,
  listMisleadingLinks,
  MisleadingLink,
  NewMisleadingLink,
  updateMisleadingLink,
} from '../../../contract/links/misleading-links.ts'
import { request, sendWithSession } from '../../api.ts'
import { saveBlob } from '../../api-download.ts'
import type { LinksAddress } from './links-address.ts'

const LINKS_KEY = ['misleading-links']
/** While posts are being marked the counts change. */
const POLL_MS = 2_000

/** One page of the list; asked again while posts still have to follow it. */
export const linksQuery = ({ search, page }: LinksAddress) =>
  queryOptions({
    queryKey: [...LINKS_KEY, search ?? '', page ?? '1'],
    queryFn: ({ signal }) =>
      request<typeof listMisleadingLinks>('GET', '/api/misleading-links/', {
        query: { search: search || undefined, page: page ?? '1' },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: (query) => (query.state.data && query.state.data.pending_changes > 0 ? POLL_MS : false),
  })

/** After a change. */
export const refreshLinks = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: LINKS_KEY })

/** Stores a new entry, or changes one as it was seen. */
export function saveLink(link: MisleadingLink | undefined, values: NewMisleadingLink): Promise<MisleadingLink> {
  if (!link) return request<typeof createMisleadingLink>('POST', '/api/misleading-links/', { body: values })
  const { id, version } = link
  const body = { ...values, version }
  return request<typeof updateMisleadingLink>('PUT', '/api/misleading-links/{id}/', { params: { id }, body })
}

export async function removeLink(id: string): Promise<void> {
  await request<typeof deleteMisleadingLink>('DELETE', '/api/misleading-links/{id}/', { params: { id } })
}

export async function importRows(rows: ImportedRow[]): Promise<ImportedRowResult[]> {
  const path = '/api/misleading-links/import/'
  return (await request<typeof importMisleadingLinks>('POST', path, { body: { rows } })).results
}

/** Hands the whole list to the browser as a file. */
export async function downloadLinks(): Promise<void> {
  const response = await sendWithSession('/api/misleading-links/export/', { method: 'GET' })
  saveBlob(await response.blob(), 'lupascan-links-enganosos.csv')
}
