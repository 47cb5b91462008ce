import { Alert, Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  /** What was changed, with its article. */
  what: string
  /** The current text. */
  children: ReactNode
  /** Keeps the user's text, which replaces the other one when it is saved again. */
  onMine: () => void
  onTheirs: () => void
}

/** Edit conflict: shows the current version and the possible actions. */
export function EditConflict({ what, children, onMine, onTheirs }: Props) {
  return (
    <Alert color="yellow" title={`Alguém mudou ${what} enquanto você escrevia`}>
      <p style={{ margin: '0 0 12px', overflowWrap: 'anywhere' }}>Agora: {children}</p>
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={onTheirs}>
          Ficar com o que está lá
        </Button>
        <Button size="xs" variant="default" onClick={onMine}>
          Manter o que escrevi
        </Button>
      </Group>
    </Alert>
  )
}
