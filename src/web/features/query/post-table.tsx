import { useMediaQuery } from '@mantine/hooks'
import type { RefObject } from 'react'
import type { Post } from '../../../contract/post.ts'
import type { SearchTree } from '../../../query/ast.ts'
import type { QueryAddress } from './address.ts'
import type { Portraits } from './post-author.tsx'
import { PostRow } from './post-row.tsx'
import styles from './post-table.module.css'
import { PostTableHead } from './post-table-head.tsx'

type PostTableProps = {
  posts: readonly Post[]
  /** Rows of the first load's outline; 0 shows the posts. */
  outline: number
  /** The previous list stands while the next one comes. */
  isStale: boolean
  address: QueryAddress
  goTo: (next: QueryAddress) => void
  tree: SearchTree
  portraits: Portraits
  onOpen: (post: Post) => void
  listRef: RefObject<HTMLElement | null>
}

/** Where the text has half the room. */
const NARROW = '(max-width: 72em)'

/** A page of publications, one a row. Widths are fixed and rows are of one height, so that nothing moves when it changes. */
export function PostTable(props: PostTableProps) {
  const visible = useMediaQuery(NARROW) ? 75 : 125
  const { posts, outline, isStale, address, goTo, tree, portraits, onOpen, listRef } = props
  return (
    <section className={styles.scroll} ref={listRef} aria-label="Publicações" aria-busy={isStale || outline > 0}>
      <table className={styles.table} data-stale={isStale || undefined}>
        <PostTableHead address={address} goTo={goTo} />
        <tbody inert={isStale}>
          {outline > 0
            ? Array.from({ length: outline }, (_, index) => index).map((index) => <OutlineRow key={index} />)
            : posts.map((post) => (
                <PostRow
                  key={post.id}
                  post={post}
                  visible={visible}
                  tree={tree}
                  portraits={portraits}
                  onOpen={onOpen}
                />
              ))}
        </tbody>
      </table>
    </section>
  )
}

function OutlineRow() {
  return (
    <tr className={styles.row} aria-hidden>
      <td>
        <div className={styles.outlineAuthor}>
          <span className={styles.disc} />
          <div>
            <span className={styles.line} style={{ width: 120 }} />
            <span className={styles.line} style={{ width: 84 }} />
          </div>
        </div>
      </td>
      <td>
        <span className={styles.line} style={{ width: '92%' }} />
        <span className={styles.line} style={{ width: '64%' }} />
      </td>
      <td>
        <span className={styles.line} style={{ width: 104 }} />
      </td>
      {['a', 'b', 'c', 'd'].map((key) => (
        <td key={key} className={styles.number}>
          <span className={styles.line} style={{ width: 32 }} />
        </td>
      ))}
    </tr>
  )
}
