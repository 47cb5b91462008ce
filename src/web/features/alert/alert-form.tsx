import { Button, Group, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getFirstMessage } from '../../api-error.ts'
import { TIME_ZONE } from '../../format.ts'
import { showSuccess } from '../../ui/notices/toast.ts'
import styles from './alert.module.css'
import { alertsQuery, NEW_RULE, searchesQuery, useAlertChanges } from './alerts.ts'
import { Preview } from './preview.tsx'
import { RuleFields } from './rule-fields.tsx'

/** Placeholder for a missing search id: an address must not contain an empty value. */
export const NOT_CHOSEN = 'nova'

type Props = { search: string; onSearch: (id: string) => void; onDone: () => void }

/** New alert: its search, its rule, and a preview of what it would have reported. */
export function AlertForm({ search, onSearch, onDone }: Props) {
  const { data: searches } = useQuery(searchesQuery)
  const [rule, setRule] = useState(NEW_RULE)
  const zone = useQuery(alertsQuery).data?.time_zone ?? TIME_ZONE
  const { create } = useAlertChanges()
  const chosen = searches?.find(({ id }) => id === search)
  const submit = () =>
    create.mutate(
      { ...rule, saved_search: search },
      {
        onSuccess: () => {
          showSuccess('Alerta ligado')
          onDone()
        },
      },
    )
  return (
    <form
      className={styles.card}
      aria-label="Novo alerta"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <NativeSelect
        label="Busca salva"
        maw={560}
        data={[
          { value: NOT_CHOSEN, label: 'Escolha uma busca' },
          ...(searches ?? []).map(({ id, title, level, owner }) => ({
            ...{ value: id, label: level === 'own' ? title : `${title} (de ${owner.name})` },
          })),
        ]}
        value={chosen ? search : NOT_CHOSEN}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      <RuleFields value={rule} onChange={setRule} newsroomZone={zone} />
      {chosen && <Preview search={chosen} rule={rule} zone={rule.time_zone ?? zone} />}
      {create.isError && <p role="alert">{getFirstMessage(create.error)}</p>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          Cancelar
        </Button>
        <Button type="submit" disabled={!chosen} loading={create.isPending}>
          Ligar alerta
        </Button>
      </Group>
    </form>
  )
}
