/** The calls of the part that imports files. */
import { queryOptions } from '@tanstack/react-query'
import type { getImport, ImportReport, listImports } from '../../../contract/imports.ts'
import { request, sendWithSession } from '../../api.ts'
import { readJson } from '../../api-send.ts'
import { buildQuery } from '../../api-url.ts'

export const IMPORTS_KEY = ['imports']
const WORKING_MS = 1_000

/** The last imports; asked again while one runs. */
export const importsQuery = queryOptions({
  queryKey: [...IMPORTS_KEY, 'list'],
  queryFn: ({ signal }) => request<typeof listImports>('GET', '/api/imports/', { signal }),
  refetchInterval: ({ state: { data } }) =>
    data?.items.some(({ state }) => state === 'em andamento') ? WORKING_MS : false,
})

export const importQuery = (id: number) =>
  queryOptions({
    queryKey: [...IMPORTS_KEY, 'one', id],
    queryFn: ({ signal }) => request<typeof getImport>('GET', '/api/imports/{id}/', { params: { id }, signal }),
  })

export type ImportOptions = {
  format?: string | undefined
  platform?: string | undefined
  account?: string | undefined
  columns?: string | undefined
}

/** Sends a file; the browser reads it from the disk as it goes. Resolves with the report when all of it is in. */
export async function sendFile(file: File, options: ImportOptions, signal: AbortSignal): Promise<ImportReport> {
  const body = new FormData()
  body.append('file', file)
  const url = `/api/imports/${buildQuery(options)}`
  // The server's own tests hold its answers to the contract.
  return (await readJson(await sendWithSession(url, { method: 'POST', body, signal }))) as ImportReport
}
