import { useContext } from 'react'
import { LastNew } from '../saved-search/news.ts'
import styles from './news-end.module.css'

/** The line below the last publication that is new since the last visit. */
export function NewsEnd({ post }: { post: string }) {
  if (useContext(LastNew) !== post) return null
  return <span className={styles.end}>As novidades terminam aqui</span>
}
