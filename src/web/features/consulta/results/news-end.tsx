import { type ReactNode, useContext, useMemo } from 'react'
import type { Post } from '../../../../contract/posts/post.ts'
import { NewsContext } from '../saved-search/news.ts'
import { findNews } from '../saved-search/news-end.ts'
import type { QueryAddress } from '../state/address.ts'
import styles from './news-end.module.css'

type WithNewsProps = { newIds: readonly string[]; posts: readonly Post[]; address: QueryAddress; children: ReactNode }

/** Provides rows and cards with what is new. */
export function WithNews({ newIds, posts, address, children }: WithNewsProps) {
  const news = useMemo(() => findNews(newIds, { posts, address }), [newIds, posts, address])
  return <NewsContext value={news}>{children}</NewsContext>
}

/** Line below the last post that is new since the last visit. */
export function NewsEnd({ post }: { post: string }) {
  if (useContext(NewsContext).last !== post) return null
  return <span className={styles.end}>As novidades terminam aqui</span>
}

/** Marks a post as new since the last visit. */
export function NewSign({ post }: { post: string }) {
  if (!useContext(NewsContext).ids.has(post)) return null
  return <span className={styles.sign}>nova</span>
}
