import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { FaceGroupsReply } from '../../../contract/media/faces.ts'
import { formatPlural } from '../../format.ts'
import { LoadProblem } from '../../load-problem.tsx'
import { ListPaging } from '../../ui/lists/list-paging.tsx'
import { FaceGroupCard } from './face-group-card.tsx'
import { describeGroupsQuery, faceChanges, useFaceChange } from './faces.ts'
import styles from './faces-screen.module.css'

/** The groups, largest first; selected ones can be merged, and the last change undone. */
export function FaceGroups() {
  const [page, openPage] = usePage()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const { data, isError, error, refetch } = useQuery(describeGroupsQuery(page))
  if (isError && !data) return <LoadProblem error={error} onRetry={() => void refetch()} />
  if (!data) return <Loader role="status" aria-label="Carregando os grupos" />
  const choose = (id: number) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  return (
    <section aria-labelledby="rostos-grupos" className={styles.groups}>
      <div className={styles.title}>
        <h2 id="rostos-grupos" className={styles.heading}>
          {formatPlural(data.total_items, 'grupo', 'grupos')}
        </h2>
        <GroupTools reply={data} chosen={chosen} onDone={() => setChosen([])} />
      </div>
      {data.total_items === 0 && (
        <p className={styles.quiet}>
          Nenhum rosto encontrado ainda. As imagens são vistas em segundo plano, as novas antes.
        </p>
      )}
      <ul className={styles.list}>
        {data.items.map((group) => (
          <FaceGroupCard key={group.id} group={group} isChosen={chosen.includes(group.id)} onChoose={choose} />
        ))}
      </ul>
      <ListPaging reply={data} onPage={openPage} />
    </section>
  )
}

/** The page is part of the address, so that returning from a group's posts restores it. */
function usePage() {
  const navigate = useNavigate({ from: '/rostos' })
  const { page = '' } = useSearch({ from: '/dashboard/rostos' })
  const open = (next: number) =>
    void navigate({ search: { page: next === 1 ? undefined : String(next) }, resetScroll: false })
  return [page === '' ? 1 : Number(page), open] as const
}

const CHANGES = { merge: 'junção', split: 'separação', name: 'mudança de nome' }

type ToolsProps = { reply: FaceGroupsReply; chosen: readonly number[]; onDone: () => void }

function GroupTools({ reply: { last_change }, chosen, onDone }: ToolsProps) {
  const merge = useFaceChange(faceChanges.merge)
  const undo = useFaceChange(faceChanges.undo)
  const [into, ...others] = chosen
  return (
    <div className={styles.actions}>
      {into !== undefined && others.length > 0 && (
        <Button loading={merge.isPending} onClick={() => merge.mutate({ id: into, others }, { onSuccess: onDone })}>
          Juntar {chosen.length} grupos
        </Button>
      )}
      {last_change && (
        <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate(last_change.id)}>
          Desfazer a última {CHANGES[last_change.kind]}
        </Button>
      )}
    </div>
  )
}
