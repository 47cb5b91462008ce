import type { Post } from '../../../contract/post.ts'
import type { SearchTree } from '../../../query/ast.ts'
import { findMatches } from '../../../query/highlight.ts'
import styles from './image-text.module.css'
import { PostExcerpt } from './post-text.tsx'

/** About how many letters of the text there is room for. */
const VISIBLE = 110

/** The text of the picture by which a publication was found, when its own text does not say why. */
export function ImageText({ post, tree }: { post: Post; tree: SearchTree }) {
  const text = findImageText(post, tree)
  if (text === null) return null
  return (
    <p className={styles.found}>
      No texto da imagem: <PostExcerpt text={text} tree={tree} visible={VISIBLE} />
    </p>
  )
}

function findImageText(post: Post, tree: SearchTree): string | null {
  if (tree === null || findMatches(post.content, tree).length > 0) return null
  return post.media.map(({ ocr }) => ocr ?? '').find((ocr) => findMatches(ocr, tree).length > 0) ?? null
}
