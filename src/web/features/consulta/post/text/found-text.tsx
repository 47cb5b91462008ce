import type { Post } from '../../../../../contract/posts/post.ts'
import type { SearchTree } from '../../../../../search-language/ast.ts'
import { findMatches } from '../../../../../search-language/highlight.ts'
import { listOtherTexts } from '../post-extras.ts'
import styles from './found-text.module.css'
import { PostExcerpt } from './post-excerpt.tsx'

type FoundTextProps = {
  post: Post
  tree: SearchTree
  /** The texts to consider: those not shown beside it. */
  list?: typeof listOtherTexts
  /** The text shown beside it; by default the post's own. */
  shown?: string
}

/** The text of a picture, poll, link card or description in which a post matched, if its own text does not show why. */
export function FoundText({ post, tree, list = listOtherTexts, shown = post.content }: FoundTextProps) {
  const found = tree && list(post).find(({ text }) => findMatches(text, tree).length > 0)
  // Most posts have no other text: skips a pass over their own.
  if (!found || findMatches(shown, tree).length > 0) return null
  return (
    <p className={styles.found}>
      {found.where}: <PostExcerpt text={found.text} tree={tree} />
    </p>
  )
}

/** In a list, the label of a post without text. */
export function InsteadOfText(excerpt: { text: string; tree: SearchTree; visible: number }) {
  return (
    <em className={styles.instead}>
      <PostExcerpt {...excerpt} />
    </em>
  )
}
