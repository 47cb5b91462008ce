/** Requests of the import section. */
import { queryOptions } from '@tanstack/react-query'
import type { ImportPreview } from '../../../../contract/sources/import-preview.ts'
import type { getImport, ImportReport, listImports } from '../../../../contract/sources/imports.ts'
import { request, sendWithSession } from '../../../api.ts'
import { readJson } from '../../../api-send.ts'
import { buildQuery } from '../../../api-url.ts'
import type { toQuery } from './import-choices.ts'

export const IMPORTS_KEY = ['imports']
const WORKING_MS = 1_000

/** The last imports; polled while one is running. */
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

export type ImportOptions = ReturnType<typeof toQuery>

/** Uploads a file, which the browser streams from disk. Resolves with the report when it is complete. */
export async function sendFile(file: File, options: ImportOptions, signal: AbortSignal): Promise<ImportReport> {
  const body = new FormData()
  body.append('file', file)
  const url = `/api/imports/${buildQuery(options)}`
  // The server's own tests check its responses against the contract.
  return (await readJson(await sendWithSession(url, { method: 'POST', body, signal }))) as ImportReport
}

/** The file no longer exists, or the browser may not read it. */
export class UnreadableFile extends Error {}

/** Sends the first bytes of a file. @throws UnreadableFile, and the errors of every call */
export async function previewFile(
  file: File,
  most: number,
  options: ImportOptions,
  signal: AbortSignal,
): Promise<ImportPreview> {
  const head = await file
    .slice(0, most)
    .arrayBuffer()
    .catch(() => {
      throw new UnreadableFile(
        'O arquivo não pode ser lido: foi movido, mudou ou está aberto em outro programa. Escolha-o de novo.',
      )
    })
  const body = new FormData()
  body.append('file', new Blob([head]), file.name)
  const url = `/api/imports/preview/${buildQuery({ ...options, size: file.size })}`
  return (await readJson(await sendWithSession(url, { method: 'POST', body, signal }))) as ImportPreview
}
