import { Alert, Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { MAX_FOLDER_TITLE } from '../../../contract/limits.ts'
import { getCurrent, getErrorMessage, getFieldErrors } from '../../api-error.ts'
import { createFolder, type Folder, forgetFolders } from '../../together/folders.ts'
import { Overtaken } from '../../together/overtaken.tsx'
import { renameFolder } from './folder-calls.ts'

export type NameDialogProps = {
  /** The one that gets another name; undefined: a new one. */
  folder?: Folder
  onDone?: (folder: Folder) => void
  onClose: () => void
}

/** What a folder is called. */
export function NameDialog({ folder, onDone, onClose }: NameDialogProps) {
  const client = useQueryClient()
  const [seen, setSeen] = useState(folder)
  const [title, setTitle] = useState(folder?.title ?? '')
  const save = useMutation({
    mutationFn: () => (seen ? renameFolder(seen, title) : createFolder(title)),
    onSuccess: (saved) => {
      forgetFolders(client)
      onDone?.(saved)
      onClose()
    },
  })
  const errors = getFieldErrors(save.error)
  const theirs = getCurrent<Folder>(save.error)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <Modal opened onClose={onClose} title={folder ? 'Renomear pasta' : 'Criar pasta'}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            data-autofocus
            label="Nome"
            description={folder ? undefined : 'Só você vê a pasta até compartilhar.'}
            autoComplete="off"
            maxLength={MAX_FOLDER_TITLE}
            value={title}
            error={errors.title?.join(' ')}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <div role="alert">
            {theirs && (
              <Overtaken
                what="a pasta"
                onTheirs={() => {
                  setSeen(theirs)
                  setTitle(theirs.title)
                  save.reset()
                }}
                onMine={() => {
                  setSeen(theirs)
                  save.reset()
                }}
              >
                <strong>{theirs.title}</strong>
              </Overtaken>
            )}
            {save.error && !errors.title && !theirs && <Alert color="red">{getErrorMessage(save.error)}</Alert>}
          </div>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" loading={save.isPending} disabled={theirs !== undefined}>
              {folder ? 'Salvar nome' : 'Criar'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
