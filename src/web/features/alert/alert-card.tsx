import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Alert } from '../../../contract/alerts/alerts.ts'
import styles from './alert.module.css'
import { AlertBody } from './alert-body.tsx'
import { AlertSwitch } from './alert-switch.tsx'
import { describeState } from './alert-words.ts'
import { describeRule, toRuleForm } from './rule-words.ts'

type Props = {
  alert: Alert
  newsroomZone: string
  /** In a list of many: a one-line summary, expandable. */
  isFolded: boolean
}

/** One alert in the list. */
export function AlertCard({ alert, newsroomZone, isFolded }: Props) {
  const [isOpen, setOpen] = useState(false)
  const showsAll = isOpen || !isFolded
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
      {isFolded && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={styles.read}
          aria-expanded={isOpen}
          aria-label={`Regra e canais de ${alert.title}`}
          rightSection={<IconChevronDown size={16} aria-hidden className={styles.chevron} />}
          onClick={() => setOpen(!isOpen)}
        >
          Regra e canais
        </Button>
      )}
      {showsAll ? <AlertBody alert={alert} newsroomZone={newsroomZone} /> : <Summary {...{ alert, newsroomZone }} />}
    </li>
  )
}

/** Always visible: the rule, the state of the alert, and its problems. */
function Summary({ alert, newsroomZone }: Pick<Props, 'alert' | 'newsroomZone'>) {
  const rule = describeRule(toRuleForm(alert), newsroomZone, alert.is_followed)
  return (
    <>
      <p className={styles.quiet}>{[rule, describeState(alert)].filter((line) => line !== null).join(' · ')}</p>
      {alert.problem && <p role="alert">{alert.problem}</p>}
    </>
  )
}
