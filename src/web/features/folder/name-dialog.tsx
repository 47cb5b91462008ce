import { useQueryClient } from '@tanstack/react-query'
import { MAX_FOLDER_TITLE } from '../../../contract/limits.ts'
import { createFolder, type Folder, invalidateFolders } from '../../together/folders.ts'
import { TitleDialog } from '../../together/title-dialog.tsx'
import { renameFolder } from './folder-calls.ts'

export type NameDialogProps = {
  /** The folder being renamed; undefined: a new one. */
  folder?: Folder
  onDone?: (folder: Folder) => void
  onClose: () => void
}

/** Names a folder. */
export function NameDialog({ folder, onDone, onClose }: NameDialogProps) {
  const client = useQueryClient()
  return (
    <TitleDialog
      heading={folder ? 'Renomear pasta' : 'Criar pasta'}
      description={folder ? undefined : 'Só você vê a pasta até compartilhar.'}
      what="a pasta"
      thing={folder}
      maxLength={MAX_FOLDER_TITLE}
      action={folder ? 'Salvar nome' : 'Criar'}
      save={(title, seen) => (seen ? renameFolder(seen, title) : createFolder(title))}
      onSaved={(saved) => {
        invalidateFolders(client)
        onDone?.(saved)
      }}
      onClose={onClose}
    />
  )
}
