import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ResponseError } from '../../api-error.ts'
import { ThingProblem } from '../../together/thing-problem.tsx'
import { useOpened } from '../../together/use-opened.ts'
import { RowsSkeleton } from '../../ui/lists/rows-skeleton.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import styles from './alert.module.css'
import { AlertBody } from './alert-body.tsx'
import { AlertSwitch } from './alert-switch.tsx'
import { alertQuery } from './alerts.ts'
import { FindList } from './find-list.tsx'

/** One alert: its rule, its channels, and its findings. */
export function AlertScreen({ id }: { id: string }) {
  const { data, isError, error, refetch } = useQuery(alertQuery(id))
  useOpened({ kind: 'alert', id }, data?.alert.level)
  // Also for an alert that was loaded: it may have been deleted or unshared meanwhile.
  if (isError && (!data || isGone(error))) return <NotShown id={id} error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton height={52} />
  const { alert, time_zone } = data
  return (
    <div className={styles.screen}>
      <PageHeader title={alert.title} context="Alerta" actions={<AlertSwitch alert={alert} />} />
      <div className={styles.columns}>
        <section aria-labelledby="alerta-encontrou">
          <h2 id="alerta-encontrou">O que encontrou</h2>
          <FindList id={id} />
        </section>
        <section aria-labelledby="alerta-regra">
          <h2 id="alerta-regra">Regra e canais</h2>
          <div className={styles.card}>
            <AlertBody alert={alert} newsroomZone={time_zone} />
          </div>
        </section>
      </div>
    </div>
  )
}

const isGone = (error: Error) => error instanceof ResponseError && (error.status === 403 || error.status === 404)

/** Explains why it is not available. */
const NotShown = ({ id, ...problem }: { id: string; error: Error; onRetry: () => void }) => (
  <ThingProblem
    {...problem}
    thing={{ kind: 'alert', id }}
    icon={<IconBell aria-hidden="true" />}
    to="/avisos"
    words={{
      name: 'Alerta',
      hidden: 'Este alerta não é compartilhado com você',
      missing: 'Este alerta não existe',
      removed: 'Ele pode ter sido removido por quem era dono.',
      others: 'Ver os avisos',
    }}
  />
)
