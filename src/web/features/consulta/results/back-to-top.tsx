import { Button } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import styles from './back-to-top.module.css'

/** From so many windows down on, the way back is worth a click. */
const WINDOWS = 1.5

/** Goes back to the beginning of the list; there once it is far. */
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
    // Not looked at now: asking where the page stands would lay out a list that has only just come.
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isFar
}
