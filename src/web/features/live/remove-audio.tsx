import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconVolumeOff } from '@tabler/icons-react'
import type { LiveDetail } from '../../../contract/lives.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useListening } from './listening.ts'

/** Removes what was recorded of a live that is no longer heard; asks before. */
export function RemoveAudio({ live }: { live: LiveDetail }) {
  const { removeAudio } = useListening(live.id)
  const [isAsking, ask] = useDisclosure(false)
  if (live.heard_seconds === 0 || !['off', 'ended', 'failed'].includes(live.listening)) return null
  return (
    <>
      <Button variant="default" leftSection={<IconVolumeOff size={16} aria-hidden />} onClick={ask.open}>
        Remover áudio
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={ask.close}
        title="Remover o áudio guardado"
        confirmLabel="Remover áudio"
        isBusy={removeAudio.isPending}
        onConfirm={() => removeAudio.mutate(undefined, { onSuccess: ask.close })}
      >
        O texto fica. {!live.transcribed && 'O que ainda não foi escrito não será mais. '}
        Esta ação não pode ser desfeita.
      </ConfirmDialog>
    </>
  )
}
