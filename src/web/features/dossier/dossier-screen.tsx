import { Button, Menu } from '@mantine/core'
import { IconFolders, IconUsers } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { Dossier } from '../../../contract/dossiers/dossiers.ts'
import { showDay } from '../../../text/show-day.ts'
import { openDownload } from '../../api-download.ts'
import { getFirstMessage } from '../../api-error.ts'
import { formatPlural } from '../../format.ts'
import { FolderName } from '../../together/folder-name.tsx'
import { ThingProblem } from '../../together/thing-problem.tsx'
import { useOpened } from '../../together/use-opened.ts'
import { partOnDemand, usePrefetch } from '../../ui/layers/parts-on-demand.ts'
import { RowsSkeleton } from '../../ui/lists/rows-skeleton.tsx'
import { showError } from '../../ui/notices/toast.ts'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { CommentsPart } from './comments-part.tsx'
import { dossierQuery, downloadDossier, orderCsv, useOthersChanges } from './dossier.ts'
import classes from './dossier-screen.module.css'
import { ItemList } from './item/item-list.tsx'

const DossierDialog = partOnDemand(async () => (await import('./dossier-dialog.tsx')).DossierDialog)
const ShareDialog = partOnDemand(async () => (await import('../../together/share-dialog.tsx')).ShareDialog)
const RemoveDossierDialog = partOnDemand(async () => (await import('./remove-dossier-dialog.tsx')).RemoveDossierDialog)
const FolderDialog = partOnDemand(async () => (await import('../../together/folder-dialog.tsx')).FolderDialog)
const PARTS = [DossierDialog, ShareDialog, FolderDialog, RemoveDossierDialog]

type Opened = 'edit' | 'share' | 'folder' | 'remove' | null

/** One dossier: its purpose, its posts, and comments. Changes by others appear automatically. */
export function DossierScreen({ id, page, onPage }: { id: string; page: number; onPage: (page: number) => void }) {
  const { data: dossier, isError, error, refetch } = useQuery(dossierQuery(id))
  useOpened({ kind: 'dossier', id }, dossier?.level)
  const [opened, setOpened] = useState<Opened>(null)
  usePrefetch(dossier !== undefined, PARTS)
  if (!dossier && isError) return <NotShown id={id} error={error} onRetry={() => void refetch()} />
  if (!dossier) return <RowsSkeleton height={72} />
  const close = () => setOpened(null)
  return (
    <div className={classes.screen}>
      <PageHeader
        title={dossier.title}
        context={<Facts dossier={dossier} />}
        actions={<Actions dossier={dossier} onOpen={setOpened} />}
      />
      <FolderName folder={dossier.folder} />
      {dossier.purpose !== '' && <Purpose text={dossier.purpose} />}
      <Follow id={id} />
      <div className={classes.columns}>
        <ItemList dossier={dossier} page={page} onPage={onPage} />
        <CommentsPart dossier={dossier} />
      </div>
      <Suspense>
        {opened === 'edit' && <DossierDialog dossier={dossier} onClose={close} />}
        {opened === 'share' && <ShareDialog thing={{ kind: 'dossier', id }} title={dossier.title} onClose={close} />}
        {opened === 'folder' && (
          <FolderDialog thing={{ kind: 'dossier', id }} title={dossier.title} folder={dossier.folder} onClose={close} />
        )}
        {opened === 'remove' && <RemoveDossierDialog dossier={dossier} onClose={close} />}
      </Suspense>
    </div>
  )
}

function Follow({ id }: { id: string }) {
  useOthersChanges(id)
  return null
}

function Facts({ dossier }: { dossier: Dossier }) {
  const { status, responsible, due_day, items, owner } = dossier
  const facts = [
    formatPlural(items, 'item', 'itens'),
    status.name,
    responsible && `responsável: ${responsible.name}`,
    due_day && `prazo: ${showDay(due_day)}`,
    dossier.level !== 'own' && `de ${owner.name}`,
    dossier.level === 'see' && 'você pode ver, mas não mudar',
  ]
  return facts.filter(Boolean).join(' · ')
}

function Actions({ dossier, onOpen }: { dossier: Dossier; onOpen: (opened: Opened) => void }) {
  return (
    <>
      {dossier.items > 0 && (
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/consulta" search={{ dossier: dossier.id }} {...props} />}
        >
          Buscar no dossiê
        </Button>
      )}
      {dossier.items > 0 && <CsvButton id={dossier.id} />}
      {dossier.level === 'own' && (
        <Button variant="default" onClick={() => onOpen('remove')}>
          Remover
        </Button>
      )}
      {dossier.level === 'own' && (
        <Button variant="default" onClick={() => onOpen('folder')}>
          Pôr em pasta
        </Button>
      )}
      {dossier.level !== 'see' && (
        <Button variant="default" onClick={() => onOpen('edit')}>
          Editar
        </Button>
      )}
      {dossier.level === 'own' && (
        <Button leftSection={<IconUsers size={16} aria-hidden="true" />} onClick={() => onOpen('share')}>
          Compartilhar
        </Button>
      )}
    </>
  )
}

/** Exports: every item as it was and is, in order; or the posts as they are now, as from a search. */
function CsvButton({ id }: { id: string }) {
  const onError = (error: Error) => showError(getFirstMessage(error))
  const posts = useMutation({ mutationFn: () => orderCsv(id), onSuccess: ({ url }) => openDownload(url), onError })
  const all = useMutation({ mutationFn: () => downloadDossier(id), onError })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={posts.isPending || all.isPending}>
          Baixar CSV
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => all.mutate()}>Tudo o que há no dossiê, com notas</Menu.Item>
        <Menu.Item onClick={() => posts.mutate()}>Só as publicações, como são agora</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** Explains why it is not available. */
const NotShown = ({ id, ...problem }: { id: string; error: Error; onRetry: () => void }) => (
  <ThingProblem
    {...problem}
    thing={{ kind: 'dossier', id }}
    icon={<IconFolders aria-hidden="true" />}
    to="/dossies"
    words={{
      name: 'Dossiê',
      hidden: 'Este dossiê não é compartilhado com você',
      missing: 'Este dossiê não existe',
      removed: 'Ele pode ter sido removido por quem era dono.',
      others: 'Ver os dossiês',
    }}
  />
)

/** Maximum characters of a purpose that leave the items visible. */
const LONG_PURPOSE = 400

/** The dossier's purpose; a long one is collapsed. */
function Purpose({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false)
  const isLong = text.length > LONG_PURPOSE
  return (
    <div>
      <p className={classes.purpose} data-folded={(isLong && !isWhole) || undefined}>
        {text}
      </p>
      {isLong && (
        <Button size="compact-xs" variant="subtle" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Mostrar só o começo' : 'Mostrar a finalidade inteira'}
        </Button>
      )}
    </div>
  )
}
