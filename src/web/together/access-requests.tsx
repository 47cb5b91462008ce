import { Button, Group } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AccessRequest } from '../../contract/sharing/access-requests.ts'
import { getFirstMessage, ResponseError } from '../api-error.ts'
import { formatDateTime } from '../format.ts'
import { showError, showSuccess } from '../ui/notices/toast.ts'
import { WaitingSection } from '../ui/notices/waiting-section.tsx'
import { ColleagueLine } from './colleague-line.tsx'
import { accessRequestsQuery, answerRequest, invalidateSharing, sharesQuery, THING_NAMES } from './shares.ts'
import { unreadQuery } from './unread.ts'

/** Requests of others for access to the user's items; nothing if there are none. */
export function AccessRequests() {
  const { data } = useQuery(accessRequestsQuery)
  const requests = data?.requests ?? []
  if (requests.length === 0) return null
  return (
    <WaitingSection id="pedidos-de-acesso" title="Pedidos de acesso">
      {requests.map((one) => (
        <Request key={`${one.kind} ${one.id} ${one.person.username}`} request={one} />
      ))}
    </WaitingSection>
  )
}

function Request({ request }: { request: AccessRequest }) {
  const { kind, title, person, asked_at } = request
  const client = useQueryClient()
  const answer = useMutation({
    mutationFn: (allow: boolean) => answerRequest(request, allow),
    onSuccess: (_, allow) =>
      showSuccess(allow ? `${person.name} pode ver ${THING_NAMES[kind]} “${title}”` : 'Pedido recusado'),
    // Handled by somebody else: the row, where the error would be shown, is removed.
    onError: (error) => {
      if (error instanceof ResponseError && error.status === 404) showError(getFirstMessage(error))
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: accessRequestsQuery.queryKey })
      await client.invalidateQueries({ queryKey: unreadQuery.queryKey })
      await client.invalidateQueries({ queryKey: sharesQuery(request).queryKey })
      invalidateSharing(client, request)
    },
  })
  return (
    <ColleagueLine
      person={person}
      problem={answer.isError ? getFirstMessage(answer.error) : undefined}
      actions={
        <Group gap="xs">
          <Button size="xs" loading={answer.isPending} onClick={() => answer.mutate(true)}>
            Deixar ver
          </Button>
          <Button size="xs" variant="default" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
            Recusar
          </Button>
        </Group>
      }
    >
      pede para ver {THING_NAMES[kind]} “<bdi>{title}</bdi>” <small>· {formatDateTime(asked_at)}</small>
    </ColleagueLine>
  )
}
