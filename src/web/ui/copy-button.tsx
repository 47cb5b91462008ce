import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'

const SHOWN_FOR = 2000

/** Copies a text and says whether it worked: browsers refuse outside https and localhost. */
export function CopyButton({ text, label }: { text: string; label: string }) {
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
    <Button leftSection={<IconCopy size={16} aria-hidden="true" />} onClick={() => void copy()}>
      <span aria-live="polite">
        {outcome === 'copied' ? 'Copiado' : outcome === 'failed' ? 'Selecione e copie o texto' : label}
      </span>
    </Button>
  )
}
