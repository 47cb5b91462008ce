import { IconEye, IconHeart, IconMessageCircle, IconShare3 } from '@tabler/icons-react'
import type { Post } from '../../../../contract/posts/post.ts'
import { Count } from '../../../ui/lists/count.tsx'
import styles from './post-counts.module.css'

const COUNTS = [
  { field: 'views', noun: 'visualizações', icon: IconEye },
  { field: 'likes', noun: 'curtidas', icon: IconHeart },
  { field: 'shares', noun: 'compartilhamentos', icon: IconShare3 },
  { field: 'comments', noun: 'comentários', icon: IconMessageCircle },
] as const

/** Counts of a post in one line; `exact` writes full numbers with names. */
export function PostCounts({ post, exact = false }: { post: Post; exact?: boolean }) {
  return (
    <dl className={styles.counts} data-exact={exact || undefined}>
      {COUNTS.map(({ field, noun, icon: Icon }) => (
        <div key={field} className={styles.count}>
          <dt title={noun}>
            <Icon size={16} stroke={1.6} aria-hidden />
            <span>{noun}</span>
          </dt>
          <dd>
            <Count value={post[field]} noun={noun} exact={exact} isRounded={field === 'views' && post.viewsStep > 1} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
