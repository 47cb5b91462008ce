import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import styles from '../person-screen.module.css'
import { invalidatePeople } from '../persons.ts'

const MOVING = 'As publicações desta pessoa estão sendo atualizadas; os números podem mudar por alguns instantes.'
const ARRIVED = 'As publicações desta pessoa foram atualizadas.'

/** Says that posts are on their way to a person or away, and then that they have arrived, at one height: nothing below jumps. */
export function PostsMoving({ isMoving }: { isMoving: boolean }) {
  const client = useQueryClient()
  const [wasMoving, setWasMoving] = useState(isMoving)
  if (isMoving && !wasMoving) setWasMoving(true)
  useEffect(() => {
    // When they have arrived, or one leaves before: whatever counts them is asked for again.
    if (isMoving) return () => void invalidatePeople(client)
  }, [isMoving, client])
  return (
    <div role="status" className={styles.moving}>
      {wasMoving && <p data-hidden={!isMoving || undefined}>{MOVING}</p>}
      {wasMoving && !isMoving && <p>{ARRIVED}</p>}
    </div>
  )
}
