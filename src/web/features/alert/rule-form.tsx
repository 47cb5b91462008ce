import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { Alert } from '../../../contract/alerts/alerts.ts'
import { getCurrent, getFirstMessage } from '../../api-error.ts'
import { useAlertChanges } from './alerts.ts'
import { RuleFields, SharedFields } from './rule-fields.tsx'
import { toRuleForm } from './rule-words.ts'

type Props = { alert: Alert; newsroomZone: string; onDone: () => void }

/** Edits the version of the rule that was current when the form was opened: another user may change it meanwhile. */
export function RuleForm({ alert, newsroomZone, onDone }: Props) {
  const { update } = useAlertChanges()
  const [form, setForm] = useState(toRuleForm(alert))
  const [version, setVersion] = useState(alert.version)
  const Fields = alert.is_followed ? RuleFields : SharedFields
  const save = () =>
    update.mutate(
      { ...form, id: alert.id, is_on: alert.is_on, version },
      {
        onSuccess: onDone,
        // The user was informed and sees the other version above the form.
        onError: (error) => setVersion(getCurrent<Alert>(error)?.version ?? version),
      },
    )
  return (
    <>
      <Fields value={form} onChange={setForm} newsroomZone={newsroomZone} />
      <Group gap="xs">
        <Button variant="default" size="xs" onClick={onDone}>
          Cancelar
        </Button>
        <Button size="xs" loading={update.isPending} onClick={save}>
          Guardar
        </Button>
      </Group>
      {update.isError && <p role="alert">{getFirstMessage(update.error)}</p>}
    </>
  )
}
