import { Alert, Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Source } from '../../../contract/sources.ts'
import { getErrorMessage, getFieldErrors } from '../../api-error.ts'
import { formatDate, getDay } from '../../format.ts'
import { showSuccess } from '../../ui/toast.ts'
import { toMoment } from './day.ts'
import { changeSource, SOURCES_KEY } from './sources.ts'

/** Asks how far back a followed account is to be read. */
export function BackfillDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const client = useQueryClient()
  const [day, setDay] = useState(source.since ? getDay(new Date(source.since)) : '')
  const save = useMutation({
    mutationFn: (since: string) => changeSource(source.id, { since }),
    onSuccess: () => {
      showSuccess(`${source.handle} será lida de volta até ${formatDate(toMoment(day))}`)
      void client.invalidateQueries({ queryKey: SOURCES_KEY })
      onClose()
    },
  })
  const since = toMoment(day)
  return (
    <Modal opened onClose={onClose} title={`Ler o que veio antes em ${source.handle}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (since) save.mutate(since)
        }}
      >
        <Stack gap="md">
          <TextInput
            type="date"
            label="Até que dia"
            description="Publicações deste dia em diante serão lidas aos poucos, sem atrasar as novas."
            required
            max={getDay(new Date())}
            value={day}
            error={getFieldErrors(save.error).since?.[0]}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
          {save.isError && !getFieldErrors(save.error).since && (
            <Alert color="red" role="alert">
              {getErrorMessage(save.error)}
            </Alert>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} disabled={save.isPending}>
              Cancelar
            </Button>
            <Button type="submit" disabled={!since} loading={save.isPending}>
              Ler até este dia
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
