import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { foldText } from '../../../text/fold.ts'
import { LoadProblem } from '../../load-problem.tsx'
import { type FolderChoice, FolderFilter, isInFolder } from '../../together/folder-filter.tsx'
import { SearchField } from '../../ui/controls/search-field.tsx'
import { RowsSkeleton } from '../../ui/lists/rows-skeleton.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import styles from './alert.module.css'
import { AlertCard } from './alert-card.tsx'
import { AlertForm, NOT_CHOSEN } from './alert-form.tsx'
import { alertsQuery, noticesQuery } from './alerts.ts'
import { NoticeList } from './notice-list.tsx'

type AlertsScreenProps = {
  /** `busca`: the saved search of a new alert, or `NOT_CHOSEN`. */
  address: { busca?: string | undefined }
  /** Requests of other users to this one. */
  others: ReactNode
}

/** Notifications and alerts. */
export function AlertsScreen({ address: { busca }, others }: AlertsScreenProps) {
  const navigate = useNavigate({ from: '/avisos' })
  // On a phone the alerts are below the notifications, which would shift them.
  const isWaiting = useInfiniteQuery(noticesQuery).isPending
  const open = (search?: string) => void navigate({ search: search === undefined ? {} : { busca: search } })
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Avisos"
        context="O que as buscas salvas trouxeram de novo."
        actions={busca === undefined && <Button onClick={() => open(NOT_CHOSEN)}>Novo alerta</Button>}
      />
      {others}
      {busca !== undefined && <AlertForm search={busca} onSearch={open} onDone={() => open()} />}
      <div className={styles.columns}>
        <section aria-labelledby="avisos-recebidos">
          <h2 id="avisos-recebidos">Recebidos</h2>
          <NoticeList />
        </section>
        {!isWaiting && (
          <section aria-labelledby="avisos-alertas">
            <h2 id="avisos-alertas">Alertas</h2>
            <AlertList />
          </section>
        )}
      </div>
    </div>
  )
}

/** Above this number they are collapsed, and searchable by name. */
const FEW = 5

function AlertList() {
  const { data, isError, error, refetch } = useQuery(alertsQuery)
  const [folder, setFolder] = useState<FolderChoice>('all')
  const [search, setSearch] = useState('')
  if (!data)
    return isError ? <LoadProblem error={error} onRetry={() => void refetch()} /> : <RowsSkeleton height={150} />
  if (data.alerts.length === 0)
    return <p>Nenhum alerta. Salve uma busca na Consulta e use “Avisar”, ou o botão “Novo alerta”.</p>
  const isFolded = data.alerts.length > FEW
  const shown = data.alerts.filter(
    (alert) => isInFolder(folder, alert) && foldText(alert.title).includes(foldText(search)),
  )
  return (
    <>
      <div className={styles.filters}>
        {isFolded && (
          <SearchField label="Buscar alertas" placeholder="Nome do alerta" search={search} onSearch={setSearch} />
        )}
        <FolderFilter things={data.alerts} choice={folder} onChoice={setFolder} />
      </div>
      {shown.length === 0 && <p>Nenhum alerta com este nome nesta pasta. Tire um filtro.</p>}
      <ul className={styles.list} aria-label="Alertas">
        {shown.map((alert) => (
          <AlertCard key={alert.id} alert={alert} newsroomZone={data.time_zone} isFolded={isFolded} />
        ))}
      </ul>
    </>
  )
}
