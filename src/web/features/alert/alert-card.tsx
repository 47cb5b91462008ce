import { Link } from '@tanstack/react-router'
import type { Alert } from '../../../contract/alerts/alerts.ts'
import styles from './alert.module.css'
import { AlertBody } from './alert-body.tsx'
import { AlertSwitch } from './alert-switch.tsx'

/** One alert in the list. */
export function AlertCard({ alert, newsroomZone }: { alert: Alert; newsroomZone: string }) {
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <h3 className={styles.title}>
          <Link to="/avisos/$id" params={{ id: alert.id }}>
            <bdi>{alert.title}</bdi>
          </Link>
        </h3>
        <AlertSwitch alert={alert} />
      </div>
      <AlertBody alert={alert} newsroomZone={newsroomZone} />
    </li>
  )
}
