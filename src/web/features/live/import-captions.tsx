import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CaptionsReport } from '../../../contract/lives/captions.ts'
import type { LiveDetail } from '../../../contract/lives/lives.ts'
import { sendWithSession } from '../../api.ts'
import { getErrorMessage, getFieldErrors } from '../../api-error.ts'
import { readJson } from '../../api-send.ts'
import { formatCount, formatPlural } from '../../format.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { showSuccess } from '../../ui/notices/toast.ts'
import { liveQuery } from './lives.ts'

/** Replaces the transcription by a caption file; asks for confirmation, and reports the result. */
export function ImportCaptions({ live }: { live: LiveDetail }) {
  const [file, setFile] = useState<File | null>(null)
  const queryClient = useQueryClient()
  const send = useMutation({
    mutationFn: (chosen: File) => sendCaptions(live.id, chosen),
    onSuccess: async (report) => {
      setFile(null)
      showSuccess(describeReport(report))
      await queryClient.invalidateQueries({ queryKey: liveQuery(live.id).queryKey, exact: true })
      void queryClient.invalidateQueries({ queryKey: ['lives'] })
    },
  })
  const choose = (chosen: File | null) => {
    send.reset()
    setFile(chosen)
  }
  return (
    <>
      <FileButton onChange={choose} accept=".srt,.vtt,.gz,text/vtt,application/x-subrip">
        {(props) => (
          <Button {...props} variant="default" leftSection={<IconUpload size={16} aria-hidden />}>
            Importar legendas
          </Button>
        )}
      </FileButton>
      <ConfirmDialog
        opened={file !== null}
        onClose={() => choose(null)}
        title="Importar legendas"
        confirmLabel={live.chapters.length > 0 ? 'Trocar a transcrição' : 'Importar legendas'}
        isBusy={send.isPending}
        problem={send.error ? (getFieldErrors(send.error).file?.[0] ?? getErrorMessage(send.error)) : undefined}
        onConfirm={() => file && send.mutate(file)}
      >
        {describeLoss(live, file?.name ?? '')}
      </ConfirmDialog>
    </>
  )
}

function describeLoss({ chapters }: LiveDetail, name: string): string {
  const file = `O texto de “${name}” (SRT ou VTT) passa a ser a transcrição completa desta live.`
  if (chapters.length === 0) return file
  const corrected = chapters.filter((chapter) => chapter.corrected).length
  const replaced = formatPlural(
    chapters.length,
    'trecho que está aqui é trocado',
    'trechos que estão aqui são trocados',
  )
  const lost = corrected > 0 ? `, ${formatPlural(corrected, 'corrigido', 'corrigidos')} à mão` : ''
  return `${file} Com isso, ${replaced}${lost}. Esta ação não pode ser desfeita.`
}

function describeReport({ chapters, unchanged, set_aside_count, set_aside }: CaptionsReport): string {
  if (unchanged) return 'A transcrição já era igual a essas legendas.'
  const stored = formatPlural(chapters, 'trecho importado', 'trechos importados')
  if (set_aside_count === 0) return `${stored}.`
  const [first] = set_aside
  const reason = first ? ` (linha ${formatCount(first.position)}: ${first.reason})` : ''
  return `${stored}; ${formatPlural(set_aside_count, 'legenda deixada', 'legendas deixadas')} de lado${reason}.`
}

async function sendCaptions(id: number, file: File): Promise<CaptionsReport> {
  const body = new FormData()
  body.set('file', file)
  const response = await sendWithSession(`/api/lives/${id}/captions/`, { method: 'PUT', body })
  // The server's own tests check its responses against the contract.
  return (await readJson(response)) as CaptionsReport
}
