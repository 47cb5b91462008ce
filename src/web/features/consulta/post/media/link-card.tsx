import type { LinkCard as Card } from '../../../../../contract/posts/extras.ts'
import type { SearchTree } from '../../../../../search-language/ast.ts'
import { describeLink, parseWebAddress } from '../links.ts'
import { PostExcerpt } from '../text/post-excerpt.tsx'
import styles from './link-card.module.css'

/** Characters of the description around the first match. */
const VISIBLE = 240

/** Link preview given by the network; the host shown is the actual one, whatever the card says. */
export function LinkCard({ card, tree }: { card: Card; tree: SearchTree }) {
  const href = parseWebAddress(card.url)
  const words = (
    <>
      <span className={styles.host}>
        {href !== null && describeLink(href).host}
        {card.site !== null && <bdi> · {card.site}</bdi>}
      </span>
      {card.title !== null && (
        <span className={styles.title}>
          <PostExcerpt text={card.title} tree={tree} visible={VISIBLE} />
        </span>
      )}
      {card.description !== null && (
        <span className={styles.description}>
          <PostExcerpt text={card.description} tree={tree} visible={VISIBLE} />
        </span>
      )}
    </>
  )
  if (href === null) return <div className={styles.card}>{words}</div>
  return (
    <a className={styles.card} href={href} title={href} target="_blank" rel="noopener noreferrer nofollow">
      {words}
    </a>
  )
}
