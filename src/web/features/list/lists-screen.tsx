import { useMediaQuery } from '@mantine/hooks'
import { IconListCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { SearchList } from '../../../contract/lists/lists.ts'
import { formatDateTime, formatNumber, formatPlural } from '../../format.ts'
import { LoadProblem } from '../../load-problem.tsx'
import { type FolderChoice, FolderFilter, isInFolder } from '../../together/folder-filter.tsx'
import { FolderName } from '../../together/folder-name.tsx'
import { listsQuery } from '../../together/lists.ts'
import records from '../../ui/lists/record-table.module.css'
import { RowsSkeleton } from '../../ui/lists/rows-skeleton.tsx'
import { Message } from '../../ui/notices/message.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { describeState } from './list-words.ts'
import { draftQuery } from './lists.ts'
import classes from './lists-screen.module.css'
import { NewListForm } from './new-list-form.tsx'

/** As in lists-screen.module.css: on narrower screens the form is collapsed above the lists. */
const ROOM_FOR_BOTH = '(min-width: 75em)'

/** Many questions at once: the form, and the lists visible to the user. */
export function ListsScreen({ from }: { from: string | undefined }) {
  const { data: lists, isError, error, refetch } = useQuery(listsQuery)
  const [folder, setFolder] = useState<FolderChoice>('all')
  const hasRoom = useMediaQuery(ROOM_FOR_BOTH, false, { getInitialValueInEffect: false })
  return (
    <div className={classes.screen}>
      <PageHeader title="Listas" context="Centenas de nomes, termos, links ou buscas contados de uma vez." />
      {from === undefined ? (
        <NewListForm isFolded={!hasRoom && (lists ? lists.length > 0 : !isError)} />
      ) : (
        <CopiedForm id={from} />
      )}
      <section className={classes.saved} aria-labelledby="listas-salvas">
        <h2 id="listas-salvas">Listas salvas</h2>
        {isError && !lists && <LoadProblem error={error} onRetry={() => void refetch()} />}
        {!lists && !isError && <RowsSkeleton height={52} />}
        {lists?.length === 0 && (
          <Message icon={<IconListCheck aria-hidden="true" />} title="Nenhuma lista ainda">
            O que você contar fica salvo aqui. Só você vê a lista até compartilhar.
          </Message>
        )}
        {lists && lists.length > 0 && (
          <>
            <div className={classes.filter}>
              <FolderFilter things={lists} choice={folder} onChoice={setFolder} />
            </div>
            <ListTable lists={lists.filter((one) => isInFolder(folder, one))} />
          </>
        )}
      </section>
    </div>
  )
}

/** Prefilled with the lines of an existing list. */
function CopiedForm({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(draftQuery(id))
  if (error && !data) return <LoadProblem error={error} onRetry={() => void refetch()} />
  return data ? <NewListForm begin={data} /> : <RowsSkeleton height={120} />
}

/** One row per list. On a phone each row is a block. */
function ListTable({ lists }: { lists: SearchList[] }) {
  return (
    <table className={records.table}>
      <caption className={records.caption}>{formatPlural(lists.length, 'lista salva', 'listas salvas')}</caption>
      <thead>
        <tr>
          <th scope="col">Lista</th>
          <th scope="col">Linhas</th>
          <th scope="col">Soma das linhas</th>
          <th scope="col">Situação</th>
          <th scope="col">Criada</th>
        </tr>
      </thead>
      <tbody>
        {lists.map((list) => (
          <tr key={list.id} className={records.row}>
            <th scope="row">
              <Link to="/listas/$id" params={{ id: list.id }} className={classes.title}>
                {list.title}
              </Link>
              {list.level !== 'own' && <span className={records.details}>de {list.owner.name}</span>}
              <FolderName folder={list.folder} />
            </th>
            <td data-label="Linhas">
              <span>{formatNumber(list.questions)}</span>
            </td>
            <td data-label="Soma">
              <span>{formatNumber(list.posts)}</span>
            </td>
            <td data-label="Situação">
              <span>{describeState(list)}</span>
            </td>
            <td data-label="Criada">
              <span className={records.whole}>{formatDateTime(list.created_at)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
