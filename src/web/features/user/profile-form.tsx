import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import type { Profile } from '../../../contract/users/profile.ts'
import { getFieldErrors } from '../../api-error.ts'
import { showSuccess } from '../../ui/notices/toast.ts'
import { FormNotice, focusFirstError } from './form-notice.tsx'
import { updateProfile } from './own-account.ts'
import { PasswordField } from './password-field.tsx'
import { bindField } from './text-field.ts'
import classes from './user-form.module.css'

const FIELDS = ['email', 'first_name', 'last_name', 'current_password']

/** The user's name and e-mail. A new e-mail requires the password, because password links are sent there. */
export function ProfileForm({ profile, onSaved }: { profile: Profile; onSaved: (profile: Profile) => void }) {
  const [values, setValues] = useState({
    email: profile.email,
    first_name: profile.first_name,
    last_name: profile.last_name,
  })
  const [password, setPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const isNewEmail = values.email.trim() !== profile.email
  const save = useMutation({
    mutationFn: updateProfile,
    onSuccess: (saved) => {
      setPassword('')
      showSuccess('Dados salvos')
      onSaved(saved)
    },
    onError: (error) => focusFirstError(form.current, error),
  })
  const errors = getFieldErrors(save.error)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    save.mutate(isNewEmail && password ? { ...values, current_password: password } : values)
  }

  const text = bindField(values, setValues, errors)

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label="Nome de usuário"
          description="Só um superusuário pode mudá-lo."
          value={profile.username}
          readOnly
          autoComplete="username"
        />
        <div className={classes.pair}>
          <TextInput {...text('first_name')} label="Nome" autoComplete="given-name" maxLength={150} />
          <TextInput {...text('last_name')} label="Sobrenome" autoComplete="family-name" maxLength={150} />
        </div>
        <TextInput {...text('email')} label="E-mail" type="email" autoComplete="email" maxLength={254} />
        {isNewEmail && (
          <PasswordField
            name="current_password"
            label="Sua senha"
            description="Para mudar o e-mail, confirme quem você é."
            value={password}
            error={errors.current_password?.join(' ')}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
        <FormNotice error={save.error} fields={FIELDS} />
        <Group>
          <Button type="submit" loading={save.isPending}>
            Salvar dados
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
