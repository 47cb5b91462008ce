import { Drawer } from '@mantine/core'
import { useState } from 'react'
import type { Post } from '../../../../contract/posts/post.ts'
import type { SearchTree } from '../../../../search-language/ast.ts'
import { PostActions } from './post-actions.tsx'
import type { Portraits } from './post-author.tsx'
import { PostBeside, type Steps } from './post-beside.tsx'
import { PostDetails } from './post-details.tsx'
import styles from './post-drawer.module.css'

export type PostDrawerProps = {
  post: Post | undefined
  tree: SearchTree
  portraits: Portraits
  isCovered: boolean
  /** There is room beside the list, which then stays usable. */
  isBeside: boolean
  steps: Steps
  onClose: () => void
}

/** A post in full, beside the list or, without room, above it. */
export function PostDrawer({ isBeside, post, ...rest }: PostDrawerProps) {
  if (!isBeside) return <PostAbove post={post} {...rest} />
  return post === undefined ? null : <PostBeside post={post} {...rest} />
}

/** In a drawer above the list. Esc closes it and restores the focus. */
function PostAbove({ post, tree, portraits, isCovered, onClose }: Omit<PostDrawerProps, 'isBeside' | 'steps'>) {
  // The contents stay until the closing transition has ended.
  const [last, setLast] = useState(post)
  if (post !== undefined && post !== last) setLast(post)
  return (
    <Drawer
      opened={post !== undefined}
      onClose={onClose}
      // Esc belongs to the layer above.
      closeOnEscape={!isCovered}
      position="right"
      size={520}
      title="Publicação"
      overlayProps={{ backgroundOpacity: 0.2 }}
      transitionProps={{ duration: 120 }}
      classNames={{ title: styles.title, header: styles.header, body: styles.body }}
    >
      {last && <PostDetails key={last.id} post={last} tree={tree} portraits={portraits} />}
      {last && <PostActions key={`${last.id}:actions`} post={last} />}
    </Drawer>
  )
}
