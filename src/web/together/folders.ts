/** Requests about folders used by several screens. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as contract from '../../contract/sharing/folders.ts'
import { request } from '../api.ts'

export type Folder = contract.Folder
export type FolderThing = contract.FolderThing

const FOLDERS_KEY = ['folders']

/** Those visible to the user, and those that contain items of theirs, by name. */
export const foldersQuery = queryOptions({
  queryKey: FOLDERS_KEY,
  queryFn: ({ signal }) => request<typeof contract.listFolders>('GET', '/api/folders/', { signal }),
  staleTime: 10_000,
})

export const createFolder = (title: string): Promise<Folder> =>
  request<typeof contract.createFolder>('POST', '/api/folders/', { body: { title } })

export async function moveToFolder(folder: string | null, things: FolderThing[]): Promise<void> {
  await request<typeof contract.moveToFolder>('POST', '/api/folder-moves/', { body: { folder, things } })
}

/** Queries that include an item's folder. */
const FOLLOWING = ['saved-searches', 'dossiers', 'dossier', 'lists', 'list', 'alerts', 'shares']

/** After a mutation: invalidates folders and their contents. */
export function invalidateFolders(client: QueryClient): void {
  for (const key of [...FOLDERS_KEY, ...FOLLOWING]) void client.invalidateQueries({ queryKey: [key] })
}

/** Whether the user may put own items into it. */
export const canFill = ({ level }: Folder): boolean => level === 'own' || level === 'edit'
