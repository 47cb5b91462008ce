import { useMediaQuery } from '@mantine/hooks'
import type { CSSProperties, RefObject } from 'react'
import type { Post } from '../../../../contract/posts/post.ts'
import type { SearchTree } from '../../../../search-language/ast.ts'
import { countRowsInSight, useFirstRows } from '../../../ui/lists/use-first-rows.ts'
import type { Portraits } from '../post/post-author.tsx'
import type { QueryAddress } from '../state/address.ts'
import type { TableLook } from '../state/table-look.ts'
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
  opened: string | undefined
  look: TableLook
  listRef: RefObject<HTMLElement | null>
}

/** Where the text has half the room. */
const NARROW = '(max-width: 72em)'
/** Pixels: as in post-table.module.css, and what at least stands above the first row when a screen opens. */
const ROW_HEIGHT = 77
const DENSE_ROW_HEIGHT = 40
const ABOVE_ROWS = 190
/** One line more: how the text was understood. */
const ABOVE_FOUND_ROWS = 220

/** A page of publications, one a row. Widths are fixed and rows are of one height, so that nothing moves when it changes. */
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
  /** Pixels from the top of the window. */
  above: number
}

/** What is in sight is drawn first (decision 0101); the outline of the others stands until they are there. */
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

/** The shape of a page that is on its way: one tall row, on which rows are painted. Hundreds of elements would delay what they announce. */
function OutlineRows({ total, look }: { total: number; look: TableLook }) {
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
