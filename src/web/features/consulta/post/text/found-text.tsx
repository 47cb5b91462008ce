import type { Post } from '../../../../../contract/posts/post.ts'
import type { SearchTree } from '../../../../../search-language/ast.ts'
import { findMatches } from '../../../../../search-language/highlight.ts'
import { listOtherTexts } from '../post-extras.ts'
import styles from './found-text.module.css'
import { PostExcerpt } from './post-excerpt.tsx'

type FoundTextProps = {
  post: Post
  tree: SearchTree
  /** Among which texts: those that do not stand beside it. */
  list?: typeof listOtherTexts
  /** What stands beside it; the publication's own text where nothing else is said. */
  shown?: string
}

/** The text of a picture, poll, link card or description by which a publication was found, when its own text does not say why. */
export function FoundText({ post, tree, list = listOtherTexts, shown = post.content }: FoundTextProps) {
  const found = tree && list(post).find(({ text }) => findMatches(text, tree).length > 0)
  // Most publications have no other text: their own is looked through once less.
  if (!found || findMatches(shown, tree).length > 0) return null
  return (
    <p className={styles.found}>
      {found.where}: <PostExcerpt text={found.text} tree={tree} />
    </p>
  )
}

/** In a list, what a publication without text is called. */
export function InsteadOfText(excerpt: { text: string; tree: SearchTree; visible: number }) {
  return (
    <em className={styles.instead}>
      <PostExcerpt {...excerpt} />
    </em>
  )
}
