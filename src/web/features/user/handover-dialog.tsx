import { Alert, Button, Checkbox, Group, Loader, Modal, NativeSelect, Stack } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { UserWork } from '../../../contract/users/handover.ts'
import type { User } from '../../../contract/users/users.ts'
import { getFirstMessage } from '../../api-error.ts'
import { formatPlural } from '../../format.ts'
import { LoadProblem } from '../../load-problem.tsx'
import { ABOVE_DRAWERS } from '../../theme.ts'
import { showSuccess } from '../../ui/notices/toast.ts'
import { handOver, userWorkQuery } from './handover.ts'
import { getUserName } from './user-state.ts'
import { usersQuery } from './users.ts'

/** Chooses who takes over the items of a disabled user. */
export function HandoverDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { data: work, isError, error, refetch } = useQuery(userWorkQuery(user.username))
  return (
    <Modal zIndex={ABOVE_DRAWERS} opened onClose={onClose} title={`Passar adiante o trabalho de ${user.username}`}>
      {isError && !work && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {!work && !isError && <Loader size="sm" aria-label="Carregando" />}
      {work && countAll(work) === 0 && (
        <p>Não há dossiês, listas, pastas nem buscas salvas desta pessoa. Nada a passar adiante.</p>
      )}
      {work && countAll(work) > 0 && <HandoverForm user={user} work={work} onClose={onClose} />}
    </Modal>
  )
}

const countAll = ({ dossiers, saved_searches, lists, folders }: UserWork) => dossiers + saved_searches + lists + folders

type FormProps = { user: User; work: UserWork; onClose: () => void }

function HandoverForm({ user, work, onClose }: FormProps) {
  const { data: users } = useQuery(usersQuery)
  const [to, setTo] = useState('')
  const [what, setWhat] = useState({
    dossiers: work.dossiers > 0,
    saved_searches: work.saved_searches > 0,
    lists: work.lists > 0,
    folders: work.folders > 0,
  })
  const give = useMutation({
    mutationFn: () => handOver(user.username, { to, ...what }),
    onSuccess: () => {
      showSuccess(`Agora é de ${to}`)
      onClose()
    },
  })
  const receivers = (users ?? []).filter(({ is_active, username }) => is_active && username !== user.username)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    give.mutate()
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <NativeSelect
          data-autofocus
          label="Quem recebe"
          value={to}
          data={[
            { value: '', label: 'Escolha uma pessoa' },
            ...receivers.map((one) => ({ value: one.username, label: getUserName(one) })),
          ]}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <WorkChoices work={work} what={what} onChange={setWhat} />
        {give.error && <Alert color="red">{getFirstMessage(give.error)}</Alert>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={give.isPending} disabled={to === '' || !Object.values(what).includes(true)}>
            Passar adiante
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type What = { dossiers: boolean; saved_searches: boolean; lists: boolean; folders: boolean }
type ChoicesProps = { work: UserWork; what: What; onChange: (what: What) => void }

function WorkChoices({ work, what, onChange }: ChoicesProps) {
  const searches = `${formatPlural(work.saved_searches, 'busca salva', 'buscas salvas')} e ${formatPlural(work.alerts, 'alerta', 'alertas')}`
  const lines: { key: keyof What; label: string; description?: string }[] = [
    { key: 'dossiers', label: formatPlural(work.dossiers, 'dossiê', 'dossiês') },
    { key: 'lists', label: formatPlural(work.lists, 'lista', 'listas') },
    {
      ...{ key: 'folders', label: formatPlural(work.folders, 'pasta', 'pastas') },
      description: 'O que está nelas continua nelas.',
    },
    {
      ...{ key: 'saved_searches', label: searches },
      description: 'Também as que só esta pessoa via. Os alertas perdem canais e feed, que levavam a ela.',
    },
  ]
  return lines.map(({ key, label, description }) => (
    <Checkbox
      key={key}
      label={label}
      description={description}
      checked={what[key]}
      disabled={work[key] === 0}
      onChange={(event) => onChange({ ...what, [key]: event.currentTarget.checked })}
    />
  ))
}
