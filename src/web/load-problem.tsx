import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { getAdvice, getRequestId, LOAD_ERROR } from './api-error.ts'
import { Message } from './ui/notices/message.tsx'
import { RequestCode } from './ui/notices/request-code.tsx'

const CHECK = 'Verifique a conexão e tente de novo.'

type LoadProblemProps = {
  /** What came instead. */
  error: unknown
  onRetry: () => void
  /** Of its heading. */
  order?: 1 | 2
  /** What else can be said; usually what can be done. */
  children?: ReactNode
}

/** What was asked for could not be loaded. */
export function LoadProblem({ error, onRetry, order = 2, children }: LoadProblemProps) {
  const code = getRequestId(error)
  return (
    <div role="alert">
      <Message
        order={order}
        icon={<IconCloudOff aria-hidden />}
        title={LOAD_ERROR}
        actions={<Button onClick={onRetry}>Tentar novamente</Button>}
      >
        {children ?? getAdvice(error) ?? CHECK}
        {code && <RequestCode code={code} />}
      </Message>
    </div>
  )
}
