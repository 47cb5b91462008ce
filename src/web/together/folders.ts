/** The calls about folders that more than one screen needs. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as contract from '../../contract/sharing/folders.ts'
import { request } from '../api.ts'

export type Folder = contract.Folder
export type FolderThing = contract.FolderThing

const FOLDERS_KEY = ['folders']

/** Those that the reader may see, and those in which something of theirs is, by name. */
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

/** Everything that says in which folder it is. */
const FOLLOWING = ['saved-searches', 'dossiers', 'dossier', 'lists', 'list', 'alerts', 'shares']

/** After a change: folders, and what is in them, are asked for anew. */
export function forgetFolders(client: QueryClient): void {
  for (const key of [...FOLDERS_KEY, ...FOLLOWING]) void client.invalidateQueries({ queryKey: [key] })
}

/** Whether the reader may put something of theirs into it. */
export const canFill = ({ level }: Folder): boolean => level === 'own' || level === 'edit'
