import { Button, type ButtonProps } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'

const SHOWN_FOR = 2000

type CopyButtonProps = {
  text: string
  label: string
  icon?: ReactNode
  variant?: ButtonProps['variant']
  /** For use beside small print. */
  isSmall?: boolean
  /** Shown if the browser refuses; the default assumes that the text is visible beside the button. */
  refusal?: string
}

/** Copies a text and reports the result: browsers refuse outside https and localhost. */
export function CopyButton({
  text,
  label,
  isSmall = false,
  refusal = 'Selecione e copie o texto',
  ...looks
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
    setTimeout(() => setOutcome(null), SHOWN_FOR)
  }
  const { icon = <IconCopy size={isSmall ? 14 : 16} aria-hidden="true" />, variant = isSmall ? 'default' : 'filled' } =
    looks
  return (
    <Button leftSection={icon} variant={variant} onClick={() => void copy()} {...(isSmall && { size: 'compact-xs' })}>
      <span aria-live="polite">{outcome === 'copied' ? 'Copiado' : outcome === 'failed' ? refusal : label}</span>
    </Button>
  )
}
