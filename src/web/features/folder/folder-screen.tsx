import { Button } from '@mantine/core'
import { IconFolder, IconPlus, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { LoadProblem } from '../../load-problem.tsx'
import { useKeptThings } from '../../together/folder-things.ts'
import { describeFolder } from '../../together/folder-words.ts'
import { canFill, type Folder } from '../../together/folders.ts'
import type { ShareDialogProps } from '../../together/share-dialog.tsx'
import { ThingProblem } from '../../together/thing-problem.tsx'
import { useOpened } from '../../together/use-opened.ts'
import { partOnDemand, usePrefetch } from '../../ui/layers/parts-on-demand.ts'
import { RowsSkeleton } from '../../ui/lists/rows-skeleton.tsx'
import { Message } from '../../ui/notices/message.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import type { FillDialogProps } from './fill-dialog.tsx'
import classes from './folder.module.css'
import { folderQuery } from './folder-calls.ts'
import { FolderContents } from './folder-contents.tsx'
import type { NameDialogProps } from './name-dialog.tsx'
import type { RemoveFolderDialogProps } from './remove-folder-dialog.tsx'

const NameDialog = partOnDemand<NameDialogProps>(async () => (await import('./name-dialog.tsx')).NameDialog)
const FillDialog = partOnDemand<FillDialogProps>(async () => (await import('./fill-dialog.tsx')).FillDialog)
const ShareDialog = partOnDemand<ShareDialogProps>(
  async () => (await import('../../together/share-dialog.tsx')).ShareDialog,
)
const RemoveFolderDialog = partOnDemand<RemoveFolderDialogProps>(
  async () => (await import('./remove-folder-dialog.tsx')).RemoveFolderDialog,
)
const PARTS = [FillDialog, ShareDialog, NameDialog, RemoveFolderDialog]

type Opened = 'fill' | 'name' | 'share' | 'remove'

/** One folder and its items visible to the user. */
export function FolderScreen({ id }: { id: string }) {
  const { data: folder, isError, error, refetch } = useQuery(folderQuery(id))
  useOpened({ kind: 'folder', id }, folder?.level)
  const [opened, setOpened] = useState<Opened | null>(null)
  usePrefetch(folder !== undefined, PARTS)
  if (!folder && isError) return <NotShown id={id} error={error} onRetry={() => void refetch()} />
  if (!folder) return <RowsSkeleton height={52} />
  const close = () => setOpened(null)
  return (
    <div className={classes.screen}>
      <PageHeader
        title={folder.title}
        context={`Pasta · ${describeFolder(folder)}`}
        actions={<Actions folder={folder} onOpen={setOpened} />}
      />
      <Contents folder={folder} />
      <Suspense>
        {opened === 'fill' && <FillDialog folder={folder} onClose={close} />}
        {opened === 'name' && <NameDialog folder={folder} onClose={close} />}
        {opened === 'share' && <ShareDialog thing={{ kind: 'folder', id }} title={folder.title} onClose={close} />}
        {opened === 'remove' && <RemoveFolderDialog folder={folder} onClose={close} />}
      </Suspense>
    </div>
  )
}

function Contents({ folder }: { folder: Folder }) {
  const { things, error, refetch } = useKeptThings()
  if (error) return <LoadProblem error={error} onRetry={refetch} />
  if (!things) return <RowsSkeleton height={44} />
  const inside = things.filter((one) => one.folder === folder.id)
  if (inside.length > 0) return <FolderContents folder={folder} things={inside} />
  return (
    <Message icon={<IconFolder aria-hidden="true" />} title="A pasta está vazia">
      {canFill(folder)
        ? 'Use “Acrescentar” para pôr nela buscas salvas, dossiês, listas e alertas seus. Nada muda de dono.'
        : 'Quem pode mudar a pasta põe nela o que é seu.'}
    </Message>
  )
}

function Actions({ folder, onOpen }: { folder: Folder; onOpen: (opened: Opened) => void }) {
  return (
    <>
      {folder.level === 'own' && (
        <Button variant="default" onClick={() => onOpen('remove')}>
          Remover
        </Button>
      )}
      {canFill(folder) && (
        <Button variant="default" onClick={() => onOpen('name')}>
          Renomear
        </Button>
      )}
      {folder.level === 'own' && (
        <Button
          variant="default"
          leftSection={<IconUsers size={16} aria-hidden="true" />}
          onClick={() => onOpen('share')}
        >
          Compartilhar
        </Button>
      )}
      {canFill(folder) && (
        <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => onOpen('fill')}>
          Acrescentar
        </Button>
      )}
    </>
  )
}

/** Explains why it is not available. */
const NotShown = ({ id, ...problem }: { id: string; error: Error; onRetry: () => void }) => (
  <ThingProblem
    {...problem}
    thing={{ kind: 'folder', id }}
    icon={<IconFolder aria-hidden="true" />}
    to="/pastas"
    words={{
      name: 'Pasta',
      hidden: 'Esta pasta não é compartilhada com você',
      missing: 'Esta pasta não existe',
      removed: 'Ela pode ter sido removida por quem era dono.',
      others: 'Ver as pastas',
    }}
  />
)
