import type { Post } from '../../../../../contract/posts/post.ts'
import type { SearchTree } from '../../../../../search-language/ast.ts'
import { formatDateTime } from '../../../../format.ts'
import styles from './found-text.module.css'
import { PostExcerpt } from './post-excerpt.tsx'

/** Earlier text of an edited post, if the match is there. */
export function FormerText({ post: { formerText }, tree }: { post: Post; tree: SearchTree }) {
  if (formerText === null) return null
  const seen = formerText.seenAt === null ? '' : `, vista em ${formatDateTime(formerText.seenAt)}`
  return (
    <p className={styles.found}>
      {`Em uma versão anterior${seen}: `}
      <PostExcerpt text={formerText.content} tree={tree} />
    </p>
  )
}
