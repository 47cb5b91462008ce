import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { LOAD_ERROR } from '../../api-error.ts'
import { Message } from '../../ui/message.tsx'

/** Lives could not be loaded. */
export function LoadProblem({ onRetry, order }: { onRetry: () => void; order?: 1 | 2 }) {
  return (
    <div role="alert">
      <Message
        order={order ?? 2}
        icon={<IconCloudOff aria-hidden />}
        title={LOAD_ERROR}
        actions={<Button onClick={onRetry}>Tentar novamente</Button>}
      >
        Verifique a conexão e tente de novo.
      </Message>
    </div>
  )
}
