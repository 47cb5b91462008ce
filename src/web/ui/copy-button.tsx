import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'

const SHOWN_FOR = 2000

type CopyButtonProps = {
  text: string
  label: string
  /** Beside small print. */
  isSmall?: boolean
}

/** Copies a text and says whether it worked: browsers refuse outside https and localhost. */
export function CopyButton({ text, label, isSmall = false }: CopyButtonProps) {
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
  return (
    <Button
      leftSection={<IconCopy size={isSmall ? 14 : 16} aria-hidden="true" />}
      onClick={() => void copy()}
      {...(isSmall && { size: 'compact-xs', variant: 'default' })}
    >
      <span aria-live="polite">
        {outcome === 'copied' ? 'Copiado' : outcome === 'failed' ? 'Selecione e copie o texto' : label}
      </span>
    </Button>
  )
}
