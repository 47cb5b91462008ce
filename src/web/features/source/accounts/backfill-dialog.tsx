import { Alert, Button, Group, Modal, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Source } from '../../../../contract/sources/sources.ts'
import { getErrorMessage, getFieldErrors } from '../../../api-error.ts'
import { formatDate, getDay } from '../../../format.ts'
import { DayInput } from '../../../ui/controls/day-input.tsx'
import { showSuccess } from '../../../ui/notices/toast.ts'
import { toMoment } from '../day.ts'
import { changeSource, SOURCES_KEY } from '../sources.ts'

/** How far back to read a followed account. */
export function BackfillDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const client = useQueryClient()
  const [day, setDay] = useState(source.since ? getDay(new Date(source.since)) : '')
  const save = useMutation({
    mutationFn: (since: string) => changeSource(source.id, { since }),
    onSuccess: () => {
      showSuccess(`As publicações de ${source.handle} serão buscadas desde ${formatDate(toMoment(day))}`)
      void client.invalidateQueries({ queryKey: SOURCES_KEY })
      onClose()
    },
  })
  const since = toMoment(day)
  return (
    <Modal opened onClose={onClose} title={`Buscar o que veio antes em ${source.handle}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (since) save.mutate(since)
        }}
      >
        <Stack gap="md">
          <DayInput
            label="Desde que dia"
            description="As publicações deste dia em diante são buscadas aos poucos, sem atrasar as novas."
            required
            max={getDay(new Date())}
            day={day || null}
            error={getFieldErrors(save.error).since?.[0]}
            onChange={(next) => setDay(next ?? '')}
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
              Buscar desde este dia
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
