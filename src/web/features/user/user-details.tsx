import { Button, Group, Stack } from '@mantine/core'
import { IconArrowForwardUp, IconKey, IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '../../../contract/users/users.ts'
import { getErrorMessage } from '../../api-error.ts'
import { EMPTY, formatDateTime } from '../../format.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { showSuccess } from '../../ui/notices/toast.ts'
import { HandoverDialog } from './handover-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import classes from './user-details.module.css'
import { UserForm } from './user-form.tsx'
import { deleteUser, renewLink, type UserValues, updateUser, usersQuery } from './users.ts'

type Props = { user: User; isSelf: boolean; onClose: () => void }

export function UserDetails({ user, isSelf, onClose }: Props) {
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (values: UserValues) => updateUser(user.username, values),
    onSuccess: async (changed) => {
      showSuccess(`Usuário(a): ${changed.username} - Atualizado(a)`)
      onClose()
      await queryClient.invalidateQueries({ queryKey: usersQuery.queryKey })
      if (isSelf) await queryClient.invalidateQueries({ queryKey: ['profile'] })
    },
  })
  return (
    <Stack gap="lg">
      <dl className={classes.facts}>
        <dt>Cadastro</dt>
        <dd>{formatDateTime(user.created_at)}</dd>
        <dt>Último acesso</dt>
        <dd>{formatDateTime(user.last_login)}</dd>
        <dt>Senha</dt>
        <dd>{describePassword(user)}</dd>
      </dl>
      <UserForm
        initial={pickValues(user)}
        isSelf={isSelf}
        isNew={false}
        error={save.error}
        onSubmit={save.mutateAsync}
        actions={
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" loading={save.isPending}>
              Salvar alterações
            </Button>
          </Group>
        }
      />
      <Group className={classes.more} gap="xs">
        <NewLink user={user} />
        {!user.is_active && !isSelf && <Handover user={user} />}
        {!isSelf && <Remove user={user} onRemoved={onClose} />}
      </Group>
    </Stack>
  )
}

function NewLink({ user }: { user: User }) {
  const queryClient = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const renew = useMutation({
    mutationFn: () => renewLink(user.username),
    onSuccess: async () => {
      setAsked(false)
      await queryClient.invalidateQueries({ queryKey: usersQuery.queryKey })
    },
  })
  const ask = () => {
    renew.reset()
    setAsked(true)
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconKey size={16} aria-hidden="true" />}
        disabled={!user.is_active}
        onClick={ask}
      >
        Gerar link de senha
      </Button>
      <ConfirmDialog
        opened={isAsked}
        onClose={() => setAsked(false)}
        title="Gerar link de senha"
        confirmLabel="Gerar link"
        isBusy={renew.isPending}
        problem={renew.error ? getErrorMessage(renew.error) : undefined}
        onConfirm={() => renew.mutate()}
      >
        Com o link, {user.username} escolhe uma nova senha. Um link anterior deixa de valer; a senha atual vale até lá.
      </ConfirmDialog>
      <LinkDialog username={user.username} link={renew.data ?? null} onClose={renew.reset} />
    </>
  )
}

/** Only for users who can no longer log in: everyone else manages their own items. */
function Handover({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowForwardUp size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Passar adiante
      </Button>
      {isOpen && <HandoverDialog user={user} onClose={() => setOpen(false)} />}
    </>
  )
}

function Remove({ user, onRemoved }: { user: User; onRemoved: () => void }) {
  const queryClient = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const remove = useMutation({
    mutationFn: () => deleteUser(user.username),
    onSuccess: async () => {
      showSuccess(`Usuário(a): ${user.username} - Removido(a)`)
      onRemoved()
      await queryClient.invalidateQueries({ queryKey: usersQuery.queryKey })
    },
  })
  const ask = () => {
    remove.reset()
    setAsked(true)
  }
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        className={classes.remove}
        leftSection={<IconTrash size={16} aria-hidden="true" />}
        onClick={ask}
      >
        Remover usuário
      </Button>
      <ConfirmDialog
        opened={isAsked}
        onClose={() => setAsked(false)}
        title={`Remover ${user.username}`}
        confirmLabel="Remover usuário"
        isBusy={remove.isPending}
        problem={remove.error ? getErrorMessage(remove.error) : undefined}
        onConfirm={() => remove.mutate()}
      >
        As sessões desta pessoa terminam na hora. Dossiês, e as buscas, listas, pastas e alertas que ela compartilhou,
        passam a quem pode mudá-los, ou a você; o que só ela via é apagado. Esta ação não pode ser desfeita. Para só
        impedir a entrada, ou escolher antes quem recebe, desmarque “Pode entrar” e use “Passar adiante”.
      </ConfirmDialog>
    </>
  )
}

function describePassword(user: User): string {
  if (user.link_expires_at) return `Link válido até ${formatDateTime(user.link_expires_at)}`
  return user.has_password ? 'Escolhida' : EMPTY
}

function pickValues(user: User): UserValues {
  const { username, email, first_name, last_name, is_superuser, transcriptor_group, is_active } = user
  return { username, email, first_name, last_name, is_superuser, transcriptor_group, is_active }
}
