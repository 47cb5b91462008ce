import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getErrorMessage, ResponseError } from '../api-error.ts'
import { LoadProblem } from '../load-problem.tsx'
import { Message } from '../ui/notices/message.tsx'
import { useScreenTitle } from '../ui/page/screen-title.ts'
import { askForAccess } from './shares.ts'

type ThingProblemProps = {
  thing: Parameters<typeof askForAccess>[0]
  error: Error
  onRetry: () => void
  icon: ReactNode
  /** Link to the list of such items. */
  to: '/dossies' | '/listas' | '/pastas' | '/avisos'
  words: { name: string; hidden: string; missing: string; removed: string; others: string }
}

/** Why a shareable item is unavailable: no access, deleted, or it could not be loaded. */
export function ThingProblem({ thing, error, onRetry, icon, to, words }: ThingProblemProps) {
  useScreenTitle(words.name)
  const ask = useMutation({ mutationFn: () => askForAccess(thing) })
  const status = error instanceof ResponseError ? error.status : 0
  if (status === 403)
    return (
      <Message
        order={1}
        icon={<IconLock aria-hidden="true" />}
        title={words.hidden}
        actions={
          <Button loading={ask.isPending} disabled={ask.isSuccess} onClick={() => ask.mutate()}>
            {ask.isSuccess ? 'Pedido enviado' : 'Pedir acesso'}
          </Button>
        }
      >
        <span role="status">
          {ask.isError ? getErrorMessage(ask.error) : 'Quem é dono recebe o pedido entre os avisos e decide.'}
        </span>
      </Message>
    )
  if (status === 404)
    return (
      <Message
        order={1}
        icon={icon}
        title={words.missing}
        actions={
          <Button component={Link} to={to}>
            {words.others}
          </Button>
        }
      >
        {words.removed}
      </Message>
    )
  return <LoadProblem order={1} error={error} onRetry={onRetry} />
}
