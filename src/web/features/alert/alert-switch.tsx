import { Switch } from '@mantine/core'
import type { Alert } from '../../../contract/alerts/alerts.ts'
import { getFirstMessage } from '../../api-error.ts'
import styles from './alert.module.css'
import { useAlertChanges } from './alerts.ts'
import { toRuleForm } from './rule-words.ts'

/** Whether it is on; a switch for users who may change it. */
export function AlertSwitch({ alert }: { alert: Alert }) {
  const { update } = useAlertChanges()
  const { id, version, is_on, level } = alert
  const label = is_on ? 'Ligado' : 'Desligado'
  if (level === 'see') return <span className={styles.quiet}>{label}</span>
  return (
    <div>
      <Switch
        label={label}
        checked={is_on}
        disabled={update.isPending}
        onChange={({ currentTarget }) =>
          update.mutate({ ...toRuleForm(alert), id, version, is_on: currentTarget.checked })
        }
      />
      {update.isError && <p role="alert">{getFirstMessage(update.error)}</p>}
    </div>
  )
}
