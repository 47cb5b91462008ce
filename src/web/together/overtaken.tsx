import { Alert, Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  /** What was changed, with its article. */
  what: string
  /** What stands there now. */
  children: ReactNode
  /** Goes on with what was written here, which is written over the other's when it is saved again. */
  onMine: () => void
  onTheirs: () => void
}

/** Somebody else was quicker: what stands there now, and what can be done. */
export function Overtaken({ what, children, onMine, onTheirs }: Props) {
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
