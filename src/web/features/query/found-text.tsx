import type { Post } from '../../../contract/post.ts'
import type { SearchTree } from '../../../query/ast.ts'
import { findMatches } from '../../../query/highlight.ts'
import styles from './found-text.module.css'
import { listOtherTexts } from './post-extras.ts'
import { PostExcerpt } from './post-text.tsx'

/** About how many letters of the text there is room for. */
const VISIBLE = 110

/** The text of a picture, poll, link card or description by which a publication was found, when its own text does not say why. */
export function FoundText({ post, tree }: { post: Post; tree: SearchTree }) {
  const found = findOtherText(post, tree)
  if (found === undefined) return null
  return (
    <p className={styles.found}>
      {found.where}: <PostExcerpt text={found.text} tree={tree} visible={VISIBLE} />
    </p>
  )
}

function findOtherText(post: Post, tree: SearchTree) {
  if (tree === null || findMatches(post.content, tree).length > 0) return undefined
  return listOtherTexts(post).find(({ text }) => findMatches(text, tree).length > 0)
}
