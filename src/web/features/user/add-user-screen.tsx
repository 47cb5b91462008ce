import { Button, Group } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { CreatedUser } from '../../../contract/users/users.ts'
import { showSuccess } from '../../ui/notices/toast.ts'
import { PageHeader } from '../../ui/page/page-header.tsx'
import classes from './add-user-screen.module.css'
import { LinkDialog } from './link-dialog.tsx'
import { UserForm } from './user-form.tsx'
import { createUser, type UserValues, usersQuery } from './users.ts'

const EMPTY: UserValues = {
  username: '',
  email: '',
  first_name: '',
  last_name: '',
  is_superuser: false,
  transcriptor_group: false,
  is_active: true,
}

/** Creates a user; then shows the link for choosing a password, and returns to the list. */
export function AddUserScreen() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  // History back instead of a new visit: the list's search is kept.
  const cancel = () => (canGoBack ? history.back() : void navigate({ to: '/users' }))
  const [created, setCreated] = useState<CreatedUser | null>(null)
  const create = useMutation({
    mutationFn: createUser,
    onSuccess: async (user) => {
      setCreated(user)
      showSuccess(`Usuário(a): ${user.username} - Cadastrado(a)`)
      await queryClient.invalidateQueries({ queryKey: usersQuery.queryKey })
    },
  })
  return (
    <div className={classes.screen}>
      <PageHeader title="Cadastrar usuário" context="A pessoa recebe um link para escolher a própria senha." />
      <UserForm
        initial={EMPTY}
        isSelf={false}
        isNew
        error={create.error}
        onSubmit={create.mutateAsync}
        actions={
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={cancel}>
              Cancelar
            </Button>
            <Button type="submit" loading={create.isPending}>
              Cadastrar
            </Button>
          </Group>
        }
      />
      <LinkDialog
        username={created?.username ?? ''}
        link={created?.password_link ?? null}
        onClose={() => void navigate({ to: '/users' })}
      />
    </div>
  )
}
