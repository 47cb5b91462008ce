import { Button, Loader } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { useState } from 'react'
import styles from './result-bar.module.css'

const SLOW = 1000

/** Shown when a response takes longer than a second: it is in progress, and can be cancelled. */
export function SlowNotice({ onCancel }: { onCancel: () => void }) {
  const [isSlow, setSlow] = useState(false)
  useTimeout(() => setSlow(true), SLOW, { autoInvoke: true })
  if (!isSlow) return null
  return (
    <span className={styles.slow} role="status">
      <Loader size={16} aria-hidden />
      Ainda buscando…
      <Button size="compact-sm" variant="default" onClick={onCancel}>
        Cancelar
      </Button>
    </span>
  )
}
