import { Button } from '@mantine/core'
import { IconFolder, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { formatPlural } from '../../format.ts'
import { LoadProblem } from '../../load-problem.tsx'
import { type KeptThing, useKeptThings } from '../../together/folder-things.ts'
import { describeFolder } from '../../together/folder-words.ts'
import { type Folder, foldersQuery } from '../../together/folders.ts'
import { partOnDemand, usePrefetch } from '../../ui/layers/parts-on-demand.ts'
import records from '../../ui/lists/record-table.module.css'
import { RowsSkeleton } from '../../ui/lists/rows-skeleton.tsx'
import { Message } from '../../ui/notices/message.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import classes from './folder.module.css'
import { describeContents } from './folder-words.ts'
import type { NameDialogProps } from './name-dialog.tsx'

const NameDialog = partOnDemand<NameDialogProps>(async () => (await import('./name-dialog.tsx')).NameDialog)
const PARTS = [NameDialog]

/** The folders visible to the user. */
export function FoldersScreen() {
  const { data: folders, isError, error, refetch } = useQuery(foldersQuery)
  const { things } = useKeptThings()
  const [isNaming, setNaming] = useState(false)
  const navigate = useNavigate()
  usePrefetch(folders !== undefined, PARTS)
  return (
    <div className={classes.screen}>
      <PageHeader
        title="Pastas"
        context={
          folders ? formatPlural(folders.length, 'pasta', 'pastas') : 'Buscas, dossiês, listas e alertas por assunto'
        }
        actions={
          <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setNaming(true)}>
            Criar pasta
          </Button>
        }
      />
      {isError && !folders && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {!folders && !isError && <RowsSkeleton height={52} />}
      {folders?.length === 0 && (
        <Message icon={<IconFolder aria-hidden="true" />} title="Nenhuma pasta ainda">
          Uma pasta junta buscas salvas, dossiês, listas e alertas de um assunto. Só você a vê até compartilhar; quem vê
          a pasta vê o que está nela.
        </Message>
      )}
      {folders && folders.length > 0 && <FolderTable folders={folders} things={things} />}
      <Suspense>
        {isNaming && (
          <NameDialog
            onClose={() => setNaming(false)}
            onDone={({ id }) => void navigate({ to: '/pastas/$id', params: { id } })}
          />
        )}
      </Suspense>
    </div>
  )
}

function FolderTable({ folders, things }: { folders: Folder[]; things: KeptThing[] | undefined }) {
  return (
    <table className={records.table}>
      <caption className={records.caption}>Pastas</caption>
      <thead>
        <tr>
          <th scope="col">Pasta</th>
          <th scope="col">O que está nela</th>
          <th scope="col">Quem vê</th>
        </tr>
      </thead>
      <tbody>
        {folders.map((folder) => (
          <tr key={folder.id} className={records.row}>
            <th scope="row">
              <Link to="/pastas/$id" params={{ id: folder.id }} className={classes.title}>
                {folder.title}
              </Link>
            </th>
            <td data-label="O que está nela">
              <span>{things ? describeContents(things.filter((one) => one.folder === folder.id)) : '…'}</span>
            </td>
            <td data-label="Quem vê">
              <span>{describeFolder(folder)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
