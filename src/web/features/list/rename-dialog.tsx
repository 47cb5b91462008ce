import { Alert, Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { MAX_LIST_TITLE } from '../../../contract/limits.ts'
import type { QuestionList } from '../../../contract/lists/lists.ts'
import { getCurrent, getErrorMessage, getFieldErrors } from '../../api-error.ts'
import { Overtaken } from '../../together/overtaken.tsx'
import { renameList, useListChange } from './lists.ts'

export function RenameDialog({ list, onClose }: { list: QuestionList; onClose: () => void }) {
  const tell = useListChange()
  // What was seen when the writing began; counting goes on meanwhile.
  const [seen, setSeen] = useState(list)
  const [title, setTitle] = useState(list.title)
  const rename = useMutation({
    mutationFn: () => renameList(seen, title),
    onSuccess: (renamed) => {
      tell(renamed)
      onClose()
    },
  })
  const errors = getFieldErrors(rename.error)
  const theirs = getCurrent<QuestionList>(rename.error)
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
            {theirs && (
              <Overtaken
                what="a lista"
                onTheirs={() => {
                  setSeen(theirs)
                  setTitle(theirs.title)
                  rename.reset()
                }}
                onMine={() => {
                  setSeen(theirs)
                  rename.reset()
                }}
              >
                <strong>{theirs.title}</strong>
              </Overtaken>
            )}
            {rename.error && !errors.title && !theirs && <Alert color="red">{getErrorMessage(rename.error)}</Alert>}
          </div>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" loading={rename.isPending} disabled={theirs !== undefined}>
              Salvar nome
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
