import { Alert, Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { MAX_DOSSIER_TITLE } from '../../../../contract/limits.ts'
import { getErrorMessage, getFieldErrors } from '../../../api-error.ts'
import { createDossier, invalidateDossiers } from '../../../together/dossiers.ts'

/** Only its title is required; the rest can be added later. */
export function NewDossierDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const create = useMutation({
    mutationFn: () => createDossier(title),
    onSuccess: ({ id }) => {
      invalidateDossiers(client)
      void navigate({ to: '/dossies/$id', params: { id } })
    },
  })
  const errors = getFieldErrors(create.error)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    create.mutate()
  }
  return (
    <Modal opened onClose={onClose} title="Criar dossiê">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            data-autofocus
            label="Nome"
            description="Só você vê o dossiê até compartilhar."
            autoComplete="off"
            maxLength={MAX_DOSSIER_TITLE}
            value={title}
            error={errors.title?.join(' ')}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <div role="alert">
            {create.error && !errors.title && <Alert color="red">{getErrorMessage(create.error)}</Alert>}
          </div>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" loading={create.isPending}>
              Criar
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
