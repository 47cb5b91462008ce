import { Button, Group, Switch } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { Alert } from '../../../contract/alerts/alerts.ts'
import { formatDateTime, formatPlural } from '../../format.ts'
import type { FolderDialogProps } from '../../together/folder-dialog.tsx'
import { FolderName } from '../../together/folder-name.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { partOnDemand } from '../../ui/layers/parts-on-demand.ts'
import styles from './alert.module.css'
import { type RuleForm, useAlertChanges } from './alerts.ts'
import { ChannelList } from './channel-list.tsx'
import { RuleFields } from './rule-fields.tsx'
import { describeRule, toRuleForm } from './rule-words.ts'

/** One alert: its rule, how it is, where it tells. */
export function AlertCard({ alert, newsroomZone }: { alert: Alert; newsroomZone: string }) {
  const { update, remove } = useAlertChanges()
  const [isAsking, setAsking] = useState(false)
  const [edited, setEdited] = useState<RuleForm | null>(null)
  const rule = toRuleForm(alert)
  return (
    <li className={styles.card}>
      <Group justify="space-between">
        <h3 className={styles.title}>
          <bdi>{alert.title}</bdi>
        </h3>
        <Switch
          label={alert.is_on ? 'Ligado' : 'Desligado'}
          checked={alert.is_on}
          disabled={update.isPending}
          onChange={({ currentTarget }) => update.mutate({ ...rule, id: alert.id, is_on: currentTarget.checked })}
        />
      </Group>
      <FolderName folder={alert.folder} />
      <p>{describeRule(rule, newsroomZone)}</p>
      <p className={styles.quiet}>{describeState(alert)}</p>
      {alert.problem && <p role="alert">{alert.problem}</p>}
      {edited ? (
        <>
          <RuleFields value={edited} onChange={setEdited} newsroomZone={newsroomZone} />
          <Group gap="xs">
            <Button variant="default" size="xs" onClick={() => setEdited(null)}>
              Cancelar
            </Button>
            <Button
              size="xs"
              loading={update.isPending}
              onClick={() =>
                update.mutate({ ...edited, id: alert.id, is_on: alert.is_on }, { onSuccess: () => setEdited(null) })
              }
            >
              Guardar
            </Button>
          </Group>
        </>
      ) : (
        <Group gap="xs">
          <Button variant="default" size="xs" onClick={() => setEdited(rule)}>
            Mudar a regra
          </Button>
          <FolderButton alert={alert} />
          <Button variant="default" size="xs" onClick={() => setAsking(true)}>
            Remover alerta
          </Button>
        </Group>
      )}
      {update.isError && <p role="alert">{update.error.message}</p>}
      <ChannelList alert={alert} />
      <ConfirmDialog
        opened={isAsking}
        title="Remover alerta"
        confirmLabel="Remover"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(alert.id, { onSuccess: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        O alerta <strong>{alert.title}</strong> e os avisos dele deixam de existir. A busca salva e as publicações
        permanecem.
      </ConfirmDialog>
    </li>
  )
}

const FolderDialog = partOnDemand<FolderDialogProps>(
  async () => (await import('../../together/folder-dialog.tsx')).FolderDialog,
)

function FolderButton({ alert: { id, title, folder } }: { alert: Alert }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setOpen(true)}>
        Pôr em pasta
      </Button>
      <Suspense>
        {isOpen && (
          <FolderDialog thing={{ kind: 'alert', id }} title={title} folder={folder} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}

function describeState({ is_on, evaluated_at, pending }: Alert): string {
  if (!is_on) return 'O que chegar enquanto está desligado não é avisado.'
  const seen = evaluated_at ? `Avaliado em ${formatDateTime(evaluated_at)}` : 'Ainda não avaliado'
  return pending > 0
    ? `${seen} · ${formatPlural(pending, 'novidade espera', 'novidades esperam')} a hora de avisar`
    : seen
}
