import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'

type Props = Omit<ComponentPropsWithRef<'button'>, 'color' | 'style'> & { handle: string }

/** Opens the actions on a followed account. */
export function SourceMenuButton({ handle, ...rest }: Props) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-haspopup="menu"
      aria-label={`Ações de ${handle}`}
      {...rest}
    >
      <IconDots size={18} aria-hidden="true" />
    </ActionIcon>
  )
}
