import { Button, NativeSelect } from '@mantine/core'
import { IconFolders, IconPlus, IconTags } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useContext, useState } from 'react'
import { foldText } from '../../../../text/fold.ts'
import { formatPlural } from '../../../format.ts'
import { LoadProblem } from '../../../load-problem.tsx'
import { dossiersQuery } from '../../../together/dossiers.ts'
import { type FolderChoice, FolderFilter, isInFolder } from '../../../together/folder-filter.tsx'
import { SearchField } from '../../../ui/controls/search-field.tsx'
import { partOnDemand, usePrefetch } from '../../../ui/layers/parts-on-demand.ts'
import { RowsSkeleton } from '../../../ui/lists/rows-skeleton.tsx'
import { Message } from '../../../ui/notices/message.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Rights } from '../../../ui/rights.ts'
import { DossierTable } from './dossier-table.tsx'
import classes from './dossiers-screen.module.css'
import { MentionsPart } from './mentions-part.tsx'

const NewDossierDialog = partOnDemand(async () => (await import('./new-dossier-dialog.tsx')).NewDossierDialog)
const NewsroomDialog = partOnDemand(async () => (await import('./newsroom-dialog.tsx')).NewsroomDialog)
const PARTS = [NewDossierDialog]

/** The dossiers visible to the user, and unread mentions of the user. */
export function DossiersScreen() {
  const { data: dossiers, isError, error, refetch } = useQuery(dossiersQuery)
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState('')
  const [folder, setFolder] = useState<FolderChoice>('all')
  const [opened, setOpened] = useState<'new' | 'newsroom' | null>(null)
  const { isSuperuser } = useContext(Rights)
  usePrefetch(dossiers !== undefined, PARTS)
  const statuses = [...new Set((dossiers ?? []).map((one) => one.status.name))]
  const found = (dossiers ?? []).filter(
    (one) =>
      (status === '' || one.status.name === status) &&
      isInFolder(folder, one) &&
      foldText(`${one.title} ${one.purpose} ${one.owner.name}`).includes(foldText(search)),
  )
  return (
    <div className={classes.screen}>
      <PageHeader
        title="Dossiês"
        context={dossiers ? formatPlural(dossiers.length, 'dossiê', 'dossiês') : 'Publicações separadas para apurar.'}
        actions={
          <>
            {isSuperuser && (
              <Button
                variant="default"
                leftSection={<IconTags size={16} aria-hidden="true" />}
                onClick={() => setOpened('newsroom')}
              >
                Etiquetas e situações
              </Button>
            )}
            <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setOpened('new')}>
              Criar dossiê
            </Button>
          </>
        }
      />
      <MentionsPart />
      {dossiers && dossiers.length > 0 && (
        <search className={classes.filters}>
          <SearchField
            label="Buscar dossiês"
            placeholder="Nome, finalidade ou quem é dono"
            className={classes.search}
            search={search}
            onSearch={setSearch}
          />
          <NativeSelect
            aria-label="Situação"
            value={status}
            data={[{ value: '', label: 'Todas as situações' }, ...statuses]}
            onChange={(event) => setStatus(event.currentTarget.value)}
          />
          <FolderFilter things={dossiers} choice={folder} onChoice={setFolder} />
        </search>
      )}
      {isError && !dossiers && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {!dossiers && !isError && <RowsSkeleton height={52} />}
      {dossiers && found.length === 0 && <NothingFound isEmpty={dossiers.length === 0} />}
      {found.length > 0 && <DossierTable dossiers={found} />}
      <Suspense>
        {opened === 'new' && <NewDossierDialog onClose={() => setOpened(null)} />}
        {opened === 'newsroom' && <NewsroomDialog onClose={() => setOpened(null)} />}
      </Suspense>
    </div>
  )
}

function NothingFound({ isEmpty }: { isEmpty: boolean }) {
  return (
    <Message
      icon={<IconFolders aria-hidden="true" />}
      title={isEmpty ? 'Nenhum dossiê ainda' : 'Nenhum dossiê encontrado'}
    >
      {isEmpty
        ? 'Crie um, ou use “Pôr em dossiê” em uma publicação da consulta. Só você o vê até compartilhar.'
        : 'Confira o que foi digitado ou escolha outra situação ou pasta.'}
    </Message>
  )
}
