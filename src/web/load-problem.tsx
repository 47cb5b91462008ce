import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { canRetry, FetchError, getAdvice, getRequestId, LOAD_ERROR, ResponseError } from './api-error.ts'
import { Message } from './ui/notices/message.tsx'
import { RequestCode } from './ui/notices/request-code.tsx'
import { ErrorScreen } from './ui/page/error-screen.tsx'
import { useScreenTitle } from './ui/page/screen-title.ts'

type LoadProblemProps = {
  /** The error. */
  error: unknown
  onRetry: () => void
  /** Level of its heading. */
  order?: 1 | 2
  /** Further actions. */
  actions?: ReactNode
  /** Further text. */
  children?: ReactNode
}

/** Error state of something that could not be loaded: the reason, and what helps. */
export function LoadProblem({ error, onRetry, order = 2, actions, children }: LoadProblemProps) {
  const code = getRequestId(error)
  return (
    <div role="alert">
      <Message
        order={order}
        icon={<IconCloudOff aria-hidden />}
        title={LOAD_ERROR}
        actions={
          <>
            {canRetry(error) && <Button onClick={onRetry}>Tentar novamente</Button>}
            {actions}
          </>
        }
      >
        {getAdvice(error)} {children}
        {code && <RequestCode code={code} />}
      </Message>
    </div>
  )
}

/** Replaces a screen that crashed, or whose user's rights could not be loaded. */
export function ScreenProblem({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const router = useRouter()
  useScreenTitle('Erro')
  if (!(error instanceof ResponseError || error instanceof FetchError))
    return <ErrorScreen error={error} reset={reset} />
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <LoadProblem order={1} error={error} onRetry={retry} />
}
