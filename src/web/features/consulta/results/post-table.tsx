import { useMediaQuery } from '@mantine/hooks'
import type { CSSProperties, RefObject } from 'react'
import type { Post } from '../../../../contract/posts/post.ts'
import type { SearchTree } from '../../../../search-language/ast.ts'
import { countRowsInSight, useFirstRows } from '../../../ui/lists/use-first-rows.ts'
import type { Portraits } from '../post/post-author.tsx'
import type { QueryAddress } from '../state/address.ts'
import type { TableSettings } from '../state/table-settings.ts'
import { PostRow } from './post-row.tsx'
import styles from './post-table.module.css'
import { PostTableHead } from './post-table-head.tsx'

type PostTableProps = {
  posts: readonly Post[]
  /** Rows of the first load's skeleton; 0 shows the posts. */
  outline: number
  /** The previous list is shown while the next one is loading. */
  isStale: boolean
  address: QueryAddress
  goTo: (next: QueryAddress) => void
  tree: SearchTree
  portraits: Portraits
  onOpen: (post: Post) => void
  opened: string | undefined
  look: TableSettings
  listRef: RefObject<HTMLElement | null>
}

/** Media query in which the text has half the width. */
const NARROW = '(max-width: 72em)'
/** Pixels: as in post-table.module.css, and the minimum height above the first row when a screen opens. */
const ROW_HEIGHT = 77
const DENSE_ROW_HEIGHT = 40
const ABOVE_ROWS = 190
/** One more line: the interpretation of the text. */
const ABOVE_FOUND_ROWS = 220

/** A page of posts, one per row. Widths and row height are fixed, so that nothing moves when it changes. */
export function PostTable(props: PostTableProps) {
  const visible = useMediaQuery(NARROW, false, { getInitialValueInEffect: false }) ? 75 : 125
  const { posts, outline, isStale, address, goTo, tree, portraits, onOpen, opened, look, listRef } = props
  const { isDense, columns } = look
  return (
    <section className={styles.scroll} ref={listRef} aria-label="Publicações" aria-busy={isStale || outline > 0}>
      <table
        className={styles.table}
        data-beside={opened !== undefined || undefined}
        data-stale={isStale || undefined}
        data-dense={isDense || undefined}
      >
        <PostTableHead columns={columns} address={address} goTo={goTo} />
        <tbody inert={isStale}>
          {outline > 0 ? (
            <OutlineRows total={outline} look={look} />
          ) : (
            <PostRows
              {...{ posts, visible, tree, portraits, onOpen, opened, look }}
              above={address.search === '' ? ABOVE_ROWS : ABOVE_FOUND_ROWS}
            />
          )}
        </tbody>
      </table>
    </section>
  )
}

type PostRowsProps = Pick<PostTableProps, 'posts' | 'tree' | 'portraits' | 'onOpen' | 'opened' | 'look'> & {
  visible: number
  /** Pixels from the top of the viewport. */
  above: number
}

/** Visible rows are rendered first (decision 0101); a skeleton takes the place of the others until then. */
function PostRows({ posts, look, opened, above, ...row }: PostRowsProps) {
  const inSight = countRowsInSight(look.isDense ? DENSE_ROW_HEIGHT : ROW_HEIGHT, above)
  const drawn = useFirstRows(posts.length, inSight)
  return (
    <>
      {posts.slice(0, drawn).map((post) => (
        <PostRow
          key={post.id}
          {...{ post, columns: look.columns, isDense: look.isDense, isOpen: post.id === opened }}
          {...row}
        />
      ))}
      {drawn < posts.length && <OutlineRows total={posts.length - drawn} look={look} />}
    </>
  )
}

/** Skeleton of a page: one tall element with painted rows. Hundreds of elements would delay the actual rows. */
function OutlineRows({ total, look }: { total: number; look: TableSettings }) {
  return (
    <tr className={styles.outline} style={{ '--rows': total } as CSSProperties} aria-hidden>
      <td data-width="author" />
      <td data-width="text" />
      <td data-width="date" />
      {look.columns.map((column) => (
        <td key={column} className={styles.number} />
      ))}
    </tr>
  )
}
