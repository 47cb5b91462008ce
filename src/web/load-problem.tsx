import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { LOAD_ERROR } from './api-error.ts'
import { Message } from './ui/message.tsx'

const CHECK = 'Verifique a conexão e tente de novo.'

type LoadProblemProps = {
  onRetry: () => void
  /** Of its heading. */
  order?: 1 | 2
  /** What else can be said; usually what can be done. */
  children?: ReactNode
}

/** What was asked for could not be loaded. */
export function LoadProblem({ onRetry, order = 2, children = CHECK }: LoadProblemProps) {
  return (
    <div role="alert">
      <Message
        order={order}
        icon={<IconCloudOff aria-hidden />}
        title={LOAD_ERROR}
        actions={<Button onClick={onRetry}>Tentar novamente</Button>}
      >
        {children}
      </Message>
    </div>
  )
}
