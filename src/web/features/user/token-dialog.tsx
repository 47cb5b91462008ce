import { Anchor, Button, Checkbox, Group, Modal, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { API_TOKEN_DAYS, TOKEN_SCOPES, type TokenScope } from '../../../contract/limits.ts'
import type { CreatedApiToken } from '../../../contract/users/api-tokens.ts'
import { getFieldErrors } from '../../api-error.ts'
import { formatDate } from '../../format.ts'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import { apiTokensQuery, makeToken, SCOPE_WORDS } from './api-tokens.ts'
import { FormNotice, focusFirstError } from './form-notice.tsx'
import { PasswordField } from './password-field.tsx'
import { bindField } from './text-field.ts'
import { printExampleCall } from './token-call.ts'

type Props = { isSuperuser: boolean; onClose: () => void }

const FIELDS = ['name', 'scopes', 'days', 'current_password']
const DAYS = API_TOKEN_DAYS.map((days) => ({ value: String(days), label: days === 365 ? '1 ano' : `${days} dias` }))

/** Asks for the purpose of a new token, then shows it once. */
export function TokenDialog({ isSuperuser, onClose }: Props) {
  const client = useQueryClient()
  const [made, setMade] = useState<CreatedApiToken | null>(null)
  const keep = (token: CreatedApiToken) => {
    setMade(token)
    void client.invalidateQueries({ queryKey: apiTokensQuery.queryKey })
  }
  return (
    <Modal opened onClose={onClose} title={made ? 'Copie a chave agora' : 'Criar chave'} closeOnClickOutside={false}>
      {made ? (
        <MadeToken made={made} onClose={onClose} />
      ) : (
        <TokenForm isSuperuser={isSuperuser} onMade={keep} onClose={onClose} />
      )}
    </Modal>
  )
}

type FormProps = Props & { onMade: (token: CreatedApiToken) => void }

function TokenForm({ isSuperuser, onMade, onClose }: FormProps) {
  const [texts, setTexts] = useState({ name: '', current_password: '' })
  const [scopes, setScopes] = useState<string[]>(['read'])
  const [days, setDays] = useState('90')
  const form = useRef<HTMLFormElement>(null)
  const make = useMutation({
    mutationFn: makeToken,
    onSuccess: onMade,
    onError: (error) => focusFirstError(form.current, error),
  })
  const errors = getFieldErrors(make.error)
  const field = bindField(texts, setTexts, errors)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = TOKEN_SCOPES.filter((scope) => scopes.includes(scope))
    make.mutate({ ...texts, scopes: chosen, days: API_TOKEN_DAYS.find((one) => String(one) === days) ?? 90 })
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          {...field('name')}
          label="Nome da chave"
          placeholder="Planilha da redação"
          maxLength={100}
          data-autofocus
        />
        <Checkbox.Group
          label="O que ela pode fazer"
          description="Nunca mais do que você mesmo pode."
          value={scopes}
          onChange={setScopes}
          error={errors.scopes?.join(' ')}
        >
          <Stack gap="xs" mt="xs">
            {TOKEN_SCOPES.filter((scope) => isSuperuser || scope !== 'import').map((scope: TokenScope) => (
              <Checkbox
                key={scope}
                value={scope}
                label={SCOPE_WORDS[scope].name}
                description={SCOPE_WORDS[scope].help}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <NativeSelect label="Vale por" data={DAYS} value={days} onChange={(event) => setDays(event.target.value)} />
        <PasswordField {...field('current_password')} label="Sua senha" />
        <FormNotice error={make.error} fields={FIELDS} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={make.isPending}>
            Criar chave
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function MadeToken({ made, onClose }: { made: CreatedApiToken; onClose: () => void }) {
  const call = printExampleCall(window.location.origin, made)
  return (
    <Stack gap="md">
      <p>Ela não será mostrada de novo. Guarde-a como se guarda uma senha: quem a tem age no seu nome.</p>
      <TextInput
        label="Chave"
        description={`Vale até ${formatDate(made.expires_at)}. O programa a envia no cabeçalho Authorization, depois de “Bearer”.`}
        value={made.token}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton text={made.token} label="Copiar chave" />
      {call !== null && (
        <>
          <Textarea
            label="Para experimentar"
            description="Cole no Terminal (Mac e Linux) ou no Prompt de Comando (Windows; não no PowerShell): faz um primeiro pedido com esta chave. O comando fica no histórico do terminal, com a chave."
            value={call}
            readOnly
            autosize
            spellCheck={false}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton text={call} label="Copiar comando" variant="default" />
        </>
      )}
      <Group justify="space-between">
        <Anchor href="/api/docs" target="_blank">
          Todos os pedidos, com exemplos
        </Anchor>
        <Button variant="default" onClick={onClose}>
          Fechar
        </Button>
      </Group>
    </Stack>
  )
}
