import { Button, Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { IconKey, IconPlus } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { ApiToken } from '../../../contract/users/api-tokens.ts'
import { getErrorMessage } from '../../api-error.ts'
import { formatDate, formatDateTime } from '../../format.ts'
import { LoadProblem } from '../../load-problem.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { partOnDemand } from '../../ui/layers/parts-on-demand.ts'
import { showSuccess } from '../../ui/notices/toast.ts'
import { apiTokensQuery, revokeToken, SCOPE_WORDS } from './api-tokens.ts'
import classes from './own-sessions.module.css'

const TokenDialog = partOnDemand(async () => (await import('./token-dialog.tsx')).TokenDialog)

/** The user's API tokens: list, create, revoke. */
export function OwnTokens({ isSuperuser }: { isSuperuser: boolean }) {
  const { data: tokens, isError, error, refetch } = useQuery(apiTokensQuery)
  const [isMaking, setMaking] = useState(false)
  const [ending, setEnding] = useState<ApiToken | null>(null)
  if (isError && !tokens) return <LoadProblem error={error} onRetry={() => void refetch()} />
  if (!tokens) {
    return (
      <div role="status">
        <VisuallyHidden>Carregando…</VisuallyHidden>
        <Skeleton height={56} />
      </div>
    )
  }
  return (
    <Stack gap="md">
      <p className={classes.help}>
        Uma chave deixa um programa seu usar o LupaScan no seu lugar. O que ele pode pedir:{' '}
        <a href="/api/docs/">Documentação da API</a>
      </p>
      {tokens.length > 0 && (
        <ul className={classes.list}>
          {tokens.map((token) => (
            <TokenItem key={token.id} token={token} onRevoke={() => setEnding(token)} />
          ))}
        </ul>
      )}
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => setMaking(true)}
        >
          Criar chave
        </Button>
      </Group>
      <Suspense>{isMaking && <TokenDialog isSuperuser={isSuperuser} onClose={() => setMaking(false)} />}</Suspense>
      {ending && <RevokeDialog token={ending} onClose={() => setEnding(null)} />}
    </Stack>
  )
}

function TokenItem({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const scopes = token.scopes.map((scope) => SCOPE_WORDS[scope].name.toLowerCase()).join(', ')
  const use = token.last_used_at ? `usada em ${formatDateTime(token.last_used_at)}` : 'nunca usada'
  return (
    <li className={classes.session}>
      <IconKey size={20} stroke={1.6} aria-hidden="true" className={classes.icon} />
      <div className={classes.words}>
        <strong>{token.name}</strong>
        {token.is_expired && <span className={classes.current}>vencida</span>}
        <span className={classes.details}>
          Últimos caracteres: {token.ending} · pode: {scopes}
        </span>
        <span className={classes.details}>
          {use} · {token.is_expired ? 'venceu' : 'vale até'} {formatDate(token.expires_at)}
        </span>
      </div>
      <Button size="compact-sm" variant="default" onClick={onRevoke} aria-label={`Revogar a chave ${token.name}`}>
        Revogar
      </Button>
    </li>
  )
}

function RevokeDialog({ token, onClose }: { token: ApiToken; onClose: () => void }) {
  const client = useQueryClient()
  const revoke = useMutation({
    mutationFn: () => revokeToken(token.id),
    onSuccess: () => {
      showSuccess(`Chave revogada: ${token.name}`)
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: apiTokensQuery.queryKey }),
  })
  return (
    <ConfirmDialog
      opened
      title={`Revogar a chave ${token.name}?`}
      confirmLabel="Revogar chave"
      isBusy={revoke.isPending}
      problem={revoke.error ? getErrorMessage(revoke.error) : undefined}
      onConfirm={() => revoke.mutate()}
      onClose={onClose}
    >
      O programa que a usa deixa de entrar na hora. Esta ação não pode ser desfeita.
    </ConfirmDialog>
  )
}
