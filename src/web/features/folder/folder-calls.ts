import { queryOptions } from '@tanstack/react-query'
import type { deleteFolder, getFolder, renameFolder as renameEndpoint } from '../../../contract/sharing/folders.ts'
import { request } from '../../api.ts'
import type { Folder } from '../../together/folders.ts'

export const folderQuery = (id: string) =>
  queryOptions({
    queryKey: ['folders', id],
    queryFn: ({ signal }) => request<typeof getFolder>('GET', '/api/folders/{id}/', { params: { id }, signal }),
    retry: false,
  })

export const renameFolder = ({ id, version }: Folder, title: string): Promise<Folder> =>
  request<typeof renameEndpoint>('PATCH', '/api/folders/{id}/', { params: { id }, body: { title, version } })

export async function removeFolder(id: string): Promise<void> {
  await request<typeof deleteFolder>('DELETE', '/api/folders/{id}/', { params: { id } })
}
