import { Button, Group, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { getFieldErrors } from '../../api-error.ts'
import { showSuccess } from '../../ui/notices/toast.ts'
import { FormNotice, focusFirstError } from './form-notice.tsx'
import { changePassword, ownSessionsQuery } from './own-account.ts'
import { PasswordField } from './password-field.tsx'
import { bindField } from './text-field.ts'

const FIELDS = ['current_password', 'new_password']
const EMPTY = { current_password: '', new_password: '' }

/** Changes the user's password; sessions on other devices end. */
export function PasswordForm({ username }: { username: string }) {
  const queryClient = useQueryClient()
  const [values, setValues] = useState(EMPTY)
  const form = useRef<HTMLFormElement>(null)
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: async () => {
      setValues(EMPTY)
      showSuccess('Senha alterada. As outras sessões foram encerradas.')
      await queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey })
    },
    onError: (error) => focusFirstError(form.current, error),
  })
  const errors = getFieldErrors(change.error)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    change.mutate(values)
  }

  const field = bindField(values, setValues, errors)

  return (
    <form ref={form} onSubmit={submit} noValidate>
      {/* So that a password manager knows whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Stack gap="md">
        <PasswordField {...field('current_password')} label="Senha atual" />
        <PasswordField {...field('new_password')} label="Nova senha" isNew />
        <FormNotice error={change.error} fields={FIELDS} />
        <Group>
          <Button type="submit" loading={change.isPending}>
            Mudar senha
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
