/** Folders of a user's own and shared things. Beyond the specification. */
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { FOLDER_KINDS, MAX_FOLDER_TITLE, MAX_MOVED_PER_CALL, USE_LEVELS } from '../limits.ts'
import { lineText } from '../line-text.ts'
import { SeenVersion } from '../seen-version.ts'
import { Colleague } from './shares.ts'

const access = 'user'

/** Accepts any text: a malformed id gets the same answer as an unknown one. */
const FolderId = z.object({ id: z.string() })

export const Folder = z.object({
  id: z.string(),
  title: z.string(),
  owner: Colleague,
  /** What the caller may do with it; null: it is no longer shared with them, but something of theirs is still in it. */
  level: z.enum(USE_LEVELS).nullable(),
  /** Whether anyone besides the owner can see it and its contents. */
  is_shared: z.boolean(),
  /** Version of its name. */
  version: z.int(),
  created_at: z.iso.datetime(),
})
export type Folder = z.infer<typeof Folder>

const NewFolder = z.strictObject({ title: lineText(MAX_FOLDER_TITLE, 'Dê um nome à pasta.') })

const FolderThing = z.strictObject({
  kind: z.enum(FOLDER_KINDS, { error: `Use um destes: ${FOLDER_KINDS.join(', ')}.` }),
  id: z.string({ error: 'Diga o que é.' }).max(100),
})
export type FolderThing = z.infer<typeof FolderThing>

export const listFolders = defineEndpoint({
  method: 'GET',
  path: '/api/folders/',
  access,
  summary: 'As pastas que se pode ver, pelo nome; o que está em cada uma diz a pasta em que está',
  reply: z.array(Folder),
})

export const createFolder = defineEndpoint({
  method: 'POST',
  path: '/api/folders/',
  access,
  summary: 'Criar uma pasta, que só quem cria vê até compartilhar',
  body: NewFolder,
  reply: Folder,
})

export const getFolder = defineEndpoint({
  method: 'GET',
  path: '/api/folders/{id}/',
  access,
  summary: 'Uma pasta, própria ou compartilhada',
  params: FolderId,
  reply: Folder,
})

export const renameFolder = defineEndpoint({
  method: 'PATCH',
  path: '/api/folders/{id}/',
  access,
  summary: 'Trocar o nome de uma pasta; recusado (409) quando mudou desde a versão vista',
  params: FolderId,
  body: NewFolder.extend({ version: SeenVersion }),
  reply: Folder,
})

export const deleteFolder = defineEndpoint({
  method: 'DELETE',
  path: '/api/folders/{id}/',
  access,
  summary: 'Remover uma pasta; o que estava nela permanece, sem pasta',
  params: FolderId,
})

export const moveToFolder = defineEndpoint({
  method: 'POST',
  path: '/api/folder-moves/',
  access,
  summary: 'Pôr em uma pasta buscas salvas, dossiês, listas e alertas próprios, ou tirar da pasta em que estão',
  body: z.strictObject({
    /** null: removes the things from their folders. */
    folder: z.string({ error: 'Diga a pasta.' }).max(100).nullable(),
    things: z
      .array(FolderThing, { error: 'Diga o que mover.' })
      .min(1, 'Diga o que mover.')
      .max(MAX_MOVED_PER_CALL, `São aceitos até ${MAX_MOVED_PER_CALL} de uma vez.`),
  }),
})
