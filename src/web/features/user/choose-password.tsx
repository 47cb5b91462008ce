import { Button, Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import type { LinkOwner } from '../../../contract/users/password.ts'
import { getErrorMessage, getFieldErrors, ResponseError } from '../../api-error.ts'
import { FormNotice, focusFirstError } from './form-notice.tsx'
import { choosePassword, passwordLinkQuery } from './own-account.ts'
import { PasswordField } from './password-field.tsx'

/** Page of a one-time link: its user, the new password, and `onChosen` once it is valid. */
export function ChoosePassword({ token, onChosen }: { token: string; onChosen: () => void }) {
  const { data: owner, error, refetch } = useQuery(passwordLinkQuery(token))
  if (owner) return <ChoiceForm token={token} owner={owner} onChosen={onChosen} />
  if (!error) {
    return (
      <div role="status">
        <VisuallyHidden>Carregando…</VisuallyHidden>
        <Skeleton height={120} />
      </div>
    )
  }
  const isOver = error instanceof ResponseError && error.status === 404
  return (
    <Stack gap="md" role="alert">
      <p>{getErrorMessage(error)}</p>
      {!isOver && <Button onClick={() => void refetch()}>Tentar novamente</Button>}
    </Stack>
  )
}

type FormProps = { token: string; owner: LinkOwner; onChosen: () => void }

function ChoiceForm({ token, owner, onChosen }: FormProps) {
  const [password, setPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const choose = useMutation({
    mutationFn: choosePassword,
    onSuccess: onChosen,
    onError: (error) => focusFirstError(form.current, error),
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    choose.mutate({ token, new_password: password })
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <input type="text" name="username" autoComplete="username" value={owner.username} readOnly hidden />
      <Stack gap="md">
        <p>
          {owner.first_name && `Olá, ${owner.first_name}. `}
          {owner.has_password ? 'Escolha uma nova senha para ' : 'Escolha a senha com que vai entrar como '}
          <strong>{owner.username}</strong>.
        </p>
        <PasswordField
          name="new_password"
          label="Nova senha"
          size="md"
          isNew
          autoFocus
          value={password}
          error={getFieldErrors(choose.error).new_password?.join(' ')}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <FormNotice error={choose.error} fields={['new_password']} />
        <Button type="submit" size="md" fullWidth loading={choose.isPending}>
          Definir senha
        </Button>
      </Stack>
    </form>
  )
}
