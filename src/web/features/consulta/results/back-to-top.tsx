import { Button } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import styles from './back-to-top.module.css'

/** Number of viewport heights from which the button is useful. */
const WINDOWS = 1.5

/** Scrolls back to the top of the list; shown once it is far. */
export function BackToTop() {
  const isFar = useIsFar()
  if (!isFar) return null
  return (
    <Button
      className={styles.top}
      size="xs"
      variant="default"
      leftSection={<IconArrowUp size={16} aria-hidden />}
      onClick={() => window.scrollTo({ top: 0, behavior: 'instant' })}
    >
      Voltar ao início
    </Button>
  )
}

function useIsFar(): boolean {
  const [isFar, setFar] = useState(false)
  useEffect(() => {
    const look = () => setFar(window.scrollY > window.innerHeight * WINDOWS)
    // Not measured now: it would force the layout of a list that has only just arrived.
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isFar
}
