import { Button, Menu, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDownload, IconPencil, IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { deleteLive, LiveDetail } from '../../../contract/lives/lives.ts'
import { request } from '../../api.ts'
import { saveBlob } from '../../api-download.ts'
import { getErrorMessage } from '../../api-error.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { showError, showSuccess } from '../../ui/notices/toast.ts'
import { EditLive } from './form/edit-live.tsx'
import { ImportCaptions } from './import-captions.tsx'
import { ListenButton } from './listen-button.tsx'
import { liveQuery } from './lives.ts'
import { RemoveAudio } from './remove-audio.tsx'
import { EXPORT_FORMATS, type ExportFormat, exportTranscription } from './transcript/export.ts'

const FORMATS: Record<ExportFormat, string> = {
  txt: 'Texto com tempos (TXT)',
  srt: 'Legendas (SRT)',
  vtt: 'Legendas para a web (VTT)',
  csv: 'Planilha (CSV)',
}

/** Actions on a live: download its text, edit its facts, delete it. */
export function LiveActions({ live }: { live: LiveDetail }) {
  const [isEditing, edit] = useDisclosure(false)
  return (
    <>
      <ListenButton live={live} />
      <ExportMenu live={live} />
      <ImportCaptions live={live} />
      <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={edit.open}>
        Editar
      </Button>
      <RemoveAudio live={live} />
      <RemoveLive live={live} />
      <Modal opened={isEditing} onClose={edit.close} title="Editar live">
        <EditLive live={live} onClose={edit.close} />
      </Modal>
    </>
  )
}

function ExportMenu({ live }: { live: LiveDetail }) {
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: async (format: ExportFormat) => {
      // Others may have corrected it after it was loaded.
      const now = await queryClient.fetchQuery({ ...liveQuery(live.id), staleTime: 0 })
      const { name, text, type } = exportTranscription(now, format)
      saveBlob(new Blob([text], { type }), name)
    },
    onError: (error) => showError(getErrorMessage(error)),
  })
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          disabled={live.chapters.length === 0}
          loading={save.isPending}
        >
          Baixar
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {EXPORT_FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => save.mutate(format)}>
            {FORMATS[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function RemoveLive({ live }: { live: LiveDetail }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isAsking, ask] = useDisclosure(false)
  const remove = useMutation({
    mutationFn: () => request<typeof deleteLive>('DELETE', '/api/lives/{id}/', { params: { id: live.id } }),
    onSuccess: async () => {
      showSuccess(`"${live.title}" removida`)
      await navigate({ to: '/transcriptions' })
      queryClient.removeQueries({ queryKey: liveQuery(live.id).queryKey })
      await queryClient.invalidateQueries({ queryKey: ['lives'] })
    },
  })
  const open = () => {
    remove.reset()
    ask.open()
  }
  return (
    <>
      <Button variant="default" leftSection={<IconTrash size={16} aria-hidden />} onClick={open}>
        Remover
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={ask.close}
        title="Remover a live"
        confirmLabel="Remover live"
        isBusy={remove.isPending}
        problem={remove.error ? getErrorMessage(remove.error) : undefined}
        onConfirm={() => remove.mutate()}
      >
        “{live.title}” e toda a sua transcrição deixam de existir aqui. O vídeo original não é tocado. Esta ação não
        pode ser desfeita.
      </ConfirmDialog>
    </>
  )
}
