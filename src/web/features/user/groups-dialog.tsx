import { Alert, Button, Checkbox, Group, Loader, Modal, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { MAX_GROUP_NAME } from '../../../contract/limits.ts'
import type { UserGroup } from '../../../contract/sharing/user-groups.ts'
import { getCurrent, getErrorMessage, getFieldErrors } from '../../api-error.ts'
import { LoadProblem } from '../../load-problem.tsx'
import { EditConflict } from '../../together/edit-conflict.tsx'
import { SearchField } from '../../ui/controls/search-field.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { showSuccess } from '../../ui/notices/toast.ts'
import { deleteGroup, groupsQuery, saveGroup } from './groups.ts'
import classes from './groups-dialog.module.css'
import { filterUsers } from './user-state.ts'
import { usersQuery } from './users.ts'

/** Groups of users, with whom dossiers and searches are shared together. */
export function GroupsDialog({ onClose }: { onClose: () => void }) {
  const { data: groups, isError, error, refetch } = useQuery(groupsQuery)
  const [chosen, setChosen] = useState('')
  const group = groups?.find(({ id }) => String(id) === chosen)
  return (
    <Modal opened onClose={onClose} title="Grupos">
      {isError && !groups && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {!groups && !isError && <Loader size="sm" aria-label="Carregando os grupos" />}
      {groups && (
        <Stack gap="md">
          <NativeSelect
            label="Grupo"
            value={group ? chosen : ''}
            data={[
              { value: '', label: 'Novo grupo' },
              ...groups.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
          <GroupForm key={group?.id ?? 'new'} group={group} onSaved={({ id }) => setChosen(String(id))} />
        </Stack>
      )}
    </Modal>
  )
}

function GroupForm({ group, onSaved }: { group: UserGroup | undefined; onSaved: (group: UserGroup) => void }) {
  const client = useQueryClient()
  // The version when editing started; changes by others meanwhile do not affect it.
  const [seen, setSeen] = useState(group)
  const [name, setName] = useState(group?.name ?? '')
  const [members, setMembers] = useState<readonly string[]>(group?.members ?? [])
  const show = (saved: UserGroup) => {
    setSeen(saved)
    setName(saved.name)
    setMembers(saved.members)
  }
  const refresh = () => client.invalidateQueries({ queryKey: groupsQuery.queryKey })
  const save = useMutation({
    mutationFn: () => saveGroup(seen, { name, members: [...members] }),
    onSuccess: async (saved) => {
      show(saved)
      await refresh()
      showSuccess(group ? 'Mudança guardada' : 'Grupo criado')
      onSaved(saved)
    },
  })
  const errors = getFieldErrors(save.error)
  const theirs = getCurrent<UserGroup>(save.error)
  const problem =
    save.error && !errors.name && !theirs ? (errors.members?.join(' ') ?? getErrorMessage(save.error)) : null
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label="Nome"
          autoComplete="off"
          maxLength={MAX_GROUP_NAME}
          value={name}
          error={errors.name?.join(' ')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Members members={members} onChange={setMembers} />
        <div role="alert">
          {theirs && (
            <EditConflict
              what="o grupo"
              onTheirs={() => {
                show(theirs)
                save.reset()
              }}
              onMine={() => {
                setSeen(theirs)
                save.reset()
              }}
            >
              <strong>{theirs.name}</strong>, com {theirs.members.join(', ') || 'ninguém'}
            </EditConflict>
          )}
          {problem && <Alert color="red">{problem}</Alert>}
        </div>
        <Group justify="flex-end" gap="xs">
          {group && <RemoveGroup group={group} onRemoved={refresh} />}
          <Button type="submit" loading={save.isPending} disabled={theirs !== undefined}>
            {group ? 'Salvar' : 'Criar grupo'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function RemoveGroup({ group, onRemoved }: { group: UserGroup; onRemoved: () => Promise<void> }) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useMutation({ mutationFn: () => deleteGroup(group.id), onSuccess: onRemoved })
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        Remover grupo
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Remover grupo"
        confirmLabel="Remover grupo"
        isBusy={remove.isPending}
        problem={remove.error ? getErrorMessage(remove.error) : undefined}
        onConfirm={() => remove.mutate()}
        onClose={() => setIsAsking(false)}
      >
        O que é compartilhado com <strong>{group.name}</strong> deixa de ser. As pessoas permanecem. Esta ação não pode
        ser desfeita.
      </ConfirmDialog>
    </>
  )
}

type MembersProps = { members: readonly string[]; onChange: (members: readonly string[]) => void }

function Members({ members, onChange }: MembersProps) {
  const { data: users } = useQuery(usersQuery)
  const [search, setSearch] = useState('')
  return (
    <fieldset className={classes.members}>
      <legend>Quem faz parte</legend>
      <SearchField label="Buscar pessoas" placeholder="Nome, usuário ou e-mail" search={search} onSearch={setSearch} />
      <div className={classes.list}>
        {filterUsers(users ?? [], search).map(({ username, first_name, last_name }) => (
          <Checkbox
            key={username}
            label={`${first_name} ${last_name}`.trim() || username}
            checked={members.includes(username)}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? [...members, username] : members.filter((one) => one !== username))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
