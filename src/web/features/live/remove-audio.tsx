import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconVolumeOff } from '@tabler/icons-react'
import type { LiveDetail } from '../../../contract/lives/lives.ts'
import { getErrorMessage, isConflict } from '../../api-error.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { useListening } from './listening.ts'

/** Deletes the recording of a live that is no longer captured; asks for confirmation, twice for segments not transcribed yet. */
export function RemoveAudio({ live }: { live: LiveDetail }) {
  const { removeAudio } = useListening(live.id)
  const [isAsking, ask] = useDisclosure(false)
  if (live.heard_seconds === 0 || !['off', 'ended', 'failed'].includes(live.listening)) return null
  const isUnwritten = isConflict(removeAudio.error) || removeAudio.variables === 'remove'
  const close = () => {
    ask.close()
    removeAudio.reset()
  }
  return (
    <>
      <Button variant="default" leftSection={<IconVolumeOff size={16} aria-hidden />} onClick={ask.open}>
        Remover áudio
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={close}
        title="Remover o áudio guardado"
        confirmLabel={isUnwritten ? 'Remover mesmo assim' : 'Remover áudio'}
        isBusy={removeAudio.isPending}
        onConfirm={() => removeAudio.mutate(isUnwritten ? 'remove' : undefined, { onSuccess: close })}
      >
        {isConflict(removeAudio.error) && <span role="alert">{getErrorMessage(removeAudio.error)} </span>}O texto que já
        existe fica. Esta ação não pode ser desfeita.
      </ConfirmDialog>
    </>
  )
}
