import { Button, Menu } from '@mantine/core'
import { IconDownload, IconUsers } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { ListDimension } from '../../../contract/limits.ts'
import type { SearchList } from '../../../contract/lists/lists.ts'
import { getErrorMessage } from '../../api-error.ts'
import { LISTS_KEY } from '../../together/lists.ts'
import { partOnDemand } from '../../ui/layers/parts-on-demand.ts'
import { showError, showSuccess } from '../../ui/notices/toast.ts'
import { downloadList, removeList } from './lists.ts'

const ShareDialog = partOnDemand(async () => (await import('../../together/share-dialog.tsx')).ShareDialog)
const FolderDialog = partOnDemand(async () => (await import('../../together/folder-dialog.tsx')).FolderDialog)
const RenameDialog = partOnDemand(async () => (await import('./rename-dialog.tsx')).RenameDialog)
const ConfirmDialog = partOnDemand(async () => (await import('../../ui/layers/confirm-dialog.tsx')).ConfirmDialog)

type Props = { list: SearchList; dimension: ListDimension }

/** Actions on a list, as far as the user is allowed. */
export function ListActions({ list, dimension }: Props) {
  const [opened, setOpened] = useState<'share' | 'rename' | 'folder' | 'remove' | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      {list.questions > 0 && <DownloadMenu id={list.id} dimension={dimension} />}
      <Button
        variant="default"
        renderRoot={(props: object) => <Link to="/listas" search={{ copiar: list.id }} {...props} />}
      >
        {list.level === 'see' ? 'Copiar as linhas' : 'Corrigir as linhas'}
      </Button>
      {list.level === 'own' && (
        <Button variant="default" onClick={() => setOpened('remove')}>
          Remover
        </Button>
      )}
      {list.level === 'own' && (
        <Button variant="default" onClick={() => setOpened('folder')}>
          Pôr em pasta
        </Button>
      )}
      {list.level !== 'see' && (
        <Button variant="default" onClick={() => setOpened('rename')}>
          Renomear
        </Button>
      )}
      {list.level === 'own' && (
        <Button
          variant="default"
          leftSection={<IconUsers size={16} aria-hidden="true" />}
          onClick={() => setOpened('share')}
        >
          Compartilhar
        </Button>
      )}
      <Suspense>
        {opened === 'share' && <ShareDialog thing={{ kind: 'list', id: list.id }} title={list.title} onClose={close} />}
        {opened === 'rename' && <RenameDialog list={list} onClose={close} />}
        {opened === 'folder' && (
          <FolderDialog thing={{ kind: 'list', id: list.id }} title={list.title} folder={list.folder} onClose={close} />
        )}
        {opened === 'remove' && <RemoveDialog list={list} onClose={close} />}
      </Suspense>
    </>
  )
}

function DownloadMenu({ id, dimension }: { id: string; dimension: ListDimension }) {
  const download = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => downloadList(id, dimension, format),
    onError: (error) => showError(getErrorMessage(error)),
  })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          loading={download.isPending}
          leftSection={<IconDownload size={16} aria-hidden="true" />}
        >
          Baixar
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => download.mutate('csv')}>Baixar CSV</Menu.Item>
        <Menu.Item onClick={() => download.mutate('xlsx')}>Baixar XLSX</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function RemoveDialog({ list, onClose }: { list: SearchList; onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => removeList(list.id),
    onSuccess: () => {
      showSuccess(`"${list.title}" removida`)
      void client.invalidateQueries({ queryKey: LISTS_KEY })
      void navigate({ to: '/listas' })
    },
  })
  return (
    <ConfirmDialog
      opened
      title={`Remover “${list.title}”?`}
      confirmLabel="Remover lista"
      isBusy={remove.isPending}
      problem={remove.error ? getErrorMessage(remove.error) : undefined}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      As linhas e o que foi contado somem para todos. As publicações permanecem. Esta ação não pode ser desfeita.
    </ConfirmDialog>
  )
}
