import { type ReactNode, useContext, useMemo } from 'react'
import type { Post } from '../../../../contract/posts/post.ts'
import { NewsContext } from '../saved-search/news.ts'
import { findNews } from '../saved-search/news-end.ts'
import type { QueryAddress } from '../state/address.ts'
import styles from './news-end.module.css'

type WithNewsProps = { newIds: readonly string[]; posts: readonly Post[]; address: QueryAddress; children: ReactNode }

/** Lets the rows and cards in it know what is new. */
export function WithNews({ newIds, posts, address, children }: WithNewsProps) {
  const news = useMemo(() => findNews(newIds, { posts, address }), [newIds, posts, address])
  return <NewsContext value={news}>{children}</NewsContext>
}

/** The line below the last publication that is new since the last visit. */
export function NewsEnd({ post }: { post: string }) {
  if (useContext(NewsContext).last !== post) return null
  return <span className={styles.end}>As novidades terminam aqui</span>
}

/** Says of a publication that it is new since the last visit. */
export function NewSign({ post }: { post: string }) {
  if (!useContext(NewsContext).ids.has(post)) return null
  return <span className={styles.sign}>nova</span>
}
