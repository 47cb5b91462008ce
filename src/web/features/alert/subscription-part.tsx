import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { Alert } from '../../../contract/alerts/alerts.ts'
import { getFirstMessage } from '../../api-error.ts'
import styles from './alert.module.css'
import { FOLLOW_HELP } from './alert-words.ts'
import { type TimesForm, useAlertChanges } from './alerts.ts'
import { TimesFields } from './rule-fields.tsx'
import { toTimesForm } from './rule-words.ts'

/** Subscription to another user's alert, with one's own hours. */
export function SubscriptionPart({ alert }: { alert: Alert }) {
  const { follow, leave } = useAlertChanges()
  const [times, setTimes] = useState<TimesForm | null>(null)
  const problem = follow.error ?? leave.error
  const save = (given: TimesForm) => follow.mutate({ id: alert.id, times: given }, { onSuccess: () => setTimes(null) })
  return (
    <>
      {!alert.is_followed && <p className={styles.quiet}>{FOLLOW_HELP}</p>}
      {times && <TimesFields value={times} onChange={setTimes} />}
      <Group gap="xs">
        {times && (
          <>
            <Button variant="default" size="xs" onClick={() => setTimes(null)}>
              Cancelar
            </Button>
            <Button size="xs" loading={follow.isPending} onClick={() => save(times)}>
              Guardar horários
            </Button>
          </>
        )}
        {!times && !alert.is_followed && (
          <Button size="xs" loading={follow.isPending} onClick={() => save(toTimesForm(alert))}>
            Receber avisos
          </Button>
        )}
        {!times && alert.is_followed && (
          <>
            <Button variant="default" size="xs" onClick={() => setTimes(toTimesForm(alert))}>
              Mudar os horários
            </Button>
            <Button variant="default" size="xs" loading={leave.isPending} onClick={() => leave.mutate(alert.id)}>
              Deixar de receber
            </Button>
          </>
        )}
      </Group>
      {problem && <p role="alert">{getFirstMessage(problem)}</p>}
    </>
  )
}
