import { Link, useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import styles from '../person-screen.module.css'

declare module '@tanstack/react-router' {
  interface HistoryState {
    fromPersons?: boolean | undefined
  }
}

/** Written into the history by the list's links. */
export const FROM_LIST = { fromPersons: true }

/** The way back: who came from the list finds it as they left it, others its beginning. */
export function BackToList() {
  const router = useRouter()
  const cameFromList = useLocation({ select: ({ state }) => state.fromPersons === true })
  const goBack = (event: MouseEvent) => {
    if (!cameFromList || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <Link to="/pessoa-publica" className={styles.back} onClick={goBack}>
      Pessoas públicas
    </Link>
  )
}
