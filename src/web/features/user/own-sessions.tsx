import { Button, Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { IconDeviceDesktop } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnSession } from '../../../contract/users/own-account.ts'
import { getErrorMessage, LOAD_ERROR } from '../../api-error.ts'
import { EMPTY, formatDateTime } from '../../format.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { showError, showSuccess } from '../../ui/notices/toast.ts'
import { describeDevice } from './device.ts'
import { endSession, endSessions, ownSessionsQuery } from './own-account.ts'
import classes from './own-sessions.module.css'

/** The user's sessions; each can be ended, or all at once. `onLeave`: this session has ended, too. */
export function OwnSessions({ onLeave }: { onLeave: () => void }) {
  const { data: sessions, isError, refetch } = useQuery(ownSessionsQuery)
  if (isError && !sessions) {
    return (
      <Group role="alert">
        {LOAD_ERROR}
        <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
          Tentar novamente
        </Button>
      </Group>
    )
  }
  if (!sessions) {
    return (
      <div role="status">
        <VisuallyHidden>Carregando…</VisuallyHidden>
        <Skeleton height={56} />
      </div>
    )
  }
  return (
    <Stack gap="md">
      <ul className={classes.list}>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
      <LeaveEverywhere onLeave={onLeave} />
    </Stack>
  )
}

function SessionItem({ session }: { session: OwnSession }) {
  const queryClient = useQueryClient()
  const device = describeDevice(session.user_agent)
  const end = useMutation({
    mutationFn: () => endSession(session.id),
    onSuccess: () => showSuccess(`Sessão encerrada: ${device}`),
    onError: (error) => showError(getErrorMessage(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  })
  return (
    <li className={classes.session}>
      <IconDeviceDesktop size={20} stroke={1.6} aria-hidden="true" className={classes.icon} />
      <div className={classes.words}>
        <strong>{device}</strong>
        {session.is_current && <span className={classes.current}>esta sessão</span>}
        <span className={classes.details}>
          {session.address || EMPTY} · usada em {formatDateTime(session.last_used_at)} · aberta em{' '}
          {formatDateTime(session.created_at)}
        </span>
      </div>
      {!session.is_current && (
        <Button
          size="compact-sm"
          variant="default"
          loading={end.isPending}
          onClick={() => end.mutate()}
          aria-label={`Encerrar a sessão ${device}, ${session.address}`}
        >
          Encerrar
        </Button>
      )}
    </li>
  )
}

function LeaveEverywhere({ onLeave }: { onLeave: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const leave = useMutation({
    mutationFn: () => endSessions('all'),
    onSuccess: onLeave,
    onError: (error) => showError(getErrorMessage(error)),
    onSettled: () => setAsked(false),
  })
  return (
    <Group>
      <Button variant="default" onClick={() => setAsked(true)}>
        Sair de todas
      </Button>
      <ConfirmDialog
        opened={isAsked}
        onClose={() => setAsked(false)}
        title="Sair de todas as sessões"
        confirmLabel="Sair de todas"
        isBusy={leave.isPending}
        onConfirm={() => leave.mutate()}
      >
        Todas as suas sessões terminam, esta também. Depois é preciso entrar de novo em cada dispositivo.
      </ConfirmDialog>
    </Group>
  )
}
