import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconEar, IconPlayerStop } from '@tabler/icons-react'
import type { LiveDetail } from '../../../contract/lives/lives.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { useListening } from './listening.ts'

/** Starts or stops capturing a live. Stopping asks for confirmation: speech is lost meanwhile. */
export function ListenButton({ live }: { live: LiveDetail }) {
  const { start, stop } = useListening(live.id)
  const [isAsking, ask] = useDisclosure(false)
  const isHeard = ['listening', 'queued', 'scheduled'].includes(live.listening)
  // Its complete text was not captured here: nothing is left to listen to.
  if (!isHeard && live.transcribed && live.heard_seconds === 0) return null
  if (!isHeard) {
    return (
      <Button leftSection={<IconEar size={16} aria-hidden />} loading={start.isPending} onClick={() => start.mutate()}>
        {live.heard_seconds > 0 ? 'Voltar a ouvir' : 'Ouvir esta live'}
      </Button>
    )
  }
  return (
    <>
      <Button variant="default" leftSection={<IconPlayerStop size={16} aria-hidden />} onClick={ask.open}>
        Parar de ouvir
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={ask.close}
        title="Parar de ouvir a live"
        confirmLabel="Parar de ouvir"
        isBusy={stop.isPending}
        onConfirm={() => stop.mutate(undefined, { onSuccess: ask.close })}
      >
        O que já foi ouvido ainda é escrito. O que for dito a partir de agora não entra na transcrição.
      </ConfirmDialog>
    </>
  )
}
