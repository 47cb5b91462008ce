import { Alert, Button, Group, Modal, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Source } from '../../../../contract/sources/sources.ts'
import { getErrorMessage, getFieldErrors } from '../../../api-error.ts'
import { type ChosenPerson, PersonField } from '../../../person-field.tsx'
import { showSuccess } from '../../../ui/notices/toast.ts'
import { changeSource, SOURCES_KEY } from '../sources.ts'

/** Assigns a followed account to a person, with its posts. */
export function PersonDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const client = useQueryClient()
  const [person, setPerson] = useState<ChosenPerson | null>(
    source.person && { id: String(source.person.id), name: source.person.name },
  )
  const save = useMutation({
    mutationFn: () => changeSource(source.id, { person: person && Number(person.id) }),
    onSuccess: () => {
      showSuccess(person ? `${source.handle} é de ${person.name}` : `${source.handle} está sem pessoa`)
      void client.invalidateQueries({ queryKey: SOURCES_KEY })
      void client.invalidateQueries({ queryKey: ['public-persons'] })
      onClose()
    },
  })
  const fieldError = getFieldErrors(save.error).person?.[0]
  return (
    <Modal opened onClose={onClose} title={`De quem é ${source.handle}`}>
      <Stack gap="md">
        <PersonField
          label="Pessoa pública"
          description="A conta passa a constar na página da pessoa, e as publicações, antigas e novas, são dela."
          value={person}
          error={fieldError}
          onChange={setPerson}
        />
        {save.isError && !fieldError && (
          <Alert color="red" role="alert">
            {getErrorMessage(save.error)}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={save.isPending}>
            Cancelar
          </Button>
          <Button onClick={() => save.mutate()} loading={save.isPending}>
            Salvar
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
