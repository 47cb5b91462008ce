import { Checkbox, Stack, TextInput } from '@mantine/core'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { getFieldErrors } from '../../api-error.ts'
import { FormNotice, focusFirstError } from './form-notice.tsx'
import classes from './user-form.module.css'
import type { UserValues } from './users.ts'

const FIELDS = ['username', 'email', 'first_name', 'last_name', 'is_superuser', 'transcriptor_group', 'is_active']

type Props = {
  initial: UserValues
  /** The user's own rights are read-only: only somebody else can remove them. */
  isSelf: boolean
  /** Whether the user is being created: then there is nothing to disable yet. */
  isNew: boolean
  error: unknown
  onSubmit: (values: UserValues) => Promise<unknown>
  actions: ReactNode
}

type InputEvent = { currentTarget: HTMLInputElement }

/** Name, e-mail and rights of a user. Validation errors of the server are shown at their fields. */
export function UserForm({ initial, isSelf, isNew, error, onSubmit, actions }: Props) {
  const [values, setValues] = useState(initial)
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const errors = getFieldErrors(error)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const username = values.username.trim()
    setMissing(username === '')
    if (username === '') return focusFirstField(form.current)
    await onSubmit({ ...values, username }).catch((problem: unknown) => focusFirstError(form.current, problem))
  }

  const text = (name: 'username' | 'email' | 'first_name' | 'last_name') => ({
    name,
    value: values[name],
    error: errors[name]?.join(' '),
    onChange: (event: InputEvent) => setValues({ ...values, [name]: event.currentTarget.value }),
  })
  const flag = (name: 'is_superuser' | 'transcriptor_group' | 'is_active') => ({
    name,
    checked: values[name],
    error: errors[name]?.join(' '),
    onChange: (event: InputEvent) => setValues({ ...values, [name]: event.currentTarget.checked }),
  })

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          {...text('username')}
          {...(isMissing && { error: 'Este campo é obrigatório.' })}
          label="Nome de usuário"
          description="Usado para entrar. Letras sem acento, números e . @ + - _"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={150}
        />
        <div className={classes.pair}>
          <TextInput {...text('first_name')} label="Nome" autoComplete="off" maxLength={150} />
          <TextInput {...text('last_name')} label="Sobrenome" autoComplete="off" maxLength={150} />
        </div>
        <TextInput {...text('email')} label="E-mail" type="email" autoComplete="off" maxLength={254} />
        <fieldset className={classes.rights}>
          <legend>Permissões</legend>
          <Checkbox
            {...flag('is_superuser')}
            disabled={isSelf}
            label="Superusuário"
            description="Cadastra usuários, edita pessoas públicas e remove dados."
          />
          <Checkbox
            {...flag('transcriptor_group')}
            label="Grupo de transcrição"
            description="Vê e cadastra transcrições de lives. Superusuários também precisam dele para isso."
          />
          {!isNew && (
            <Checkbox
              {...flag('is_active')}
              disabled={isSelf}
              label="Pode entrar"
              description="Sem isso, as sessões abertas terminam na hora e a senha deixa de valer."
            />
          )}
          {isSelf && (
            <p className={classes.hint}>Suas permissões e seu acesso só podem ser mudados por outro superusuário.</p>
          )}
        </fieldset>
        <FormNotice error={error} fields={FIELDS} />
        {actions}
      </Stack>
    </form>
  )
}

function focusFirstField(form: HTMLFormElement | null): void {
  const field = form?.elements.item(0)
  if (field instanceof HTMLElement) field.focus()
}
