import { Alert, Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { MAX_LIST_TITLE } from '../../../contract/limits.ts'
import type { QuestionList } from '../../../contract/lists/lists.ts'
import { getErrorMessage, getFieldErrors } from '../../api-error.ts'
import { renameList, useListChange } from './lists.ts'

export function RenameDialog({ list, onClose }: { list: QuestionList; onClose: () => void }) {
  const tell = useListChange()
  const [title, setTitle] = useState(list.title)
  const rename = useMutation({
    mutationFn: () => renameList(list.id, title),
    onSuccess: (renamed) => {
      tell(renamed)
      onClose()
    },
  })
  const errors = getFieldErrors(rename.error)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    rename.mutate()
  }
  return (
    <Modal opened onClose={onClose} title="Renomear lista">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            data-autofocus
            label="Nome"
            autoComplete="off"
            maxLength={MAX_LIST_TITLE}
            value={title}
            error={errors.title?.join(' ')}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <div role="alert">
            {rename.error && !errors.title && <Alert color="red">{getErrorMessage(rename.error)}</Alert>}
          </div>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" loading={rename.isPending}>
              Salvar nome
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
