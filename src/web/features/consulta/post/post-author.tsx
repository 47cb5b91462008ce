import type { Post } from '../../../../contract/posts/post.ts'
import { Portrait } from '../../../ui/signs/portrait.tsx'
import styles from './post-author.module.css'
import { formatAccount, formatAffiliation } from './text/citation.ts'

/** Pictures of public persons by their id, from the filter's options. */
export type Portraits = ReadonlyMap<string, string | null>

/** Who wrote it: picture, name, handle, party and state, role. */
export function PostAuthor({ post, portraits, size }: { post: Post; portraits: Portraits; size?: number }) {
  const affiliation = formatAffiliation(post)
  const account = formatAccount(post)
  return (
    <div className={styles.author}>
      <Portrait name={post.fullName} image={portraits.get(post.publicPerson ?? '') ?? null} size={size} />
      <div className={styles.words}>
        <div className={styles.name} title={post.fullName}>
          <bdi>{post.fullName}</bdi>
        </div>
        <div className={styles.line} data-account title={account}>
          <bdi>{account}</bdi>
        </div>
        {(affiliation !== '' || post.office !== null) && (
          <div className={styles.line}>
            {affiliation !== '' && <span className={styles.affiliation}>{affiliation}</span>}
            {affiliation !== '' && post.office !== null && ' · '}
            {post.office !== null && <span title={post.office}>{post.office}</span>}
          </div>
        )}
      </div>
    </div>
  )
}
