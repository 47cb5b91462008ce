import { Button, Drawer } from '@mantine/core'
import { IconExternalLink, IconFolderPlus, IconLink, IconQuote } from '@tabler/icons-react'
import { useContext, useState } from 'react'
import type { Post } from '../../../../contract/posts/post.ts'
import type { SearchTree } from '../../../../search-language/ast.ts'
import { AddContext } from '../../../together/add-context.ts'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import { parseWebAddress } from './links.ts'
import type { Portraits } from './post-author.tsx'
import { PostDetails } from './post-details.tsx'
import styles from './post-drawer.module.css'
import { formatCitation } from './text/citation.ts'

export type PostDrawerProps = {
  post: Post | undefined
  tree: SearchTree
  portraits: Portraits
  isCovered: boolean
  onClose: () => void
}

/** One publication whole, at the right. Esc closes it and the focus returns to where it was. */
export function PostDrawer({ post, tree, portraits, isCovered, onClose }: PostDrawerProps) {
  // What is leaving stays visible until it has left.
  const [last, setLast] = useState(post)
  if (post !== undefined && post !== last) setLast(post)
  return (
    <Drawer
      opened={post !== undefined}
      onClose={onClose}
      // Esc is for what stands above.
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

/** What is copied here is seen nowhere on the screen. */
const COPYING = { variant: 'default', refusal: 'Não foi possível copiar' } as const

function PostActions({ post }: { post: Post }) {
  const original = parseWebAddress(post.link)
  const add = useContext(AddContext)
  return (
    <div className={styles.actions}>
      {original !== null && (
        <Button
          component="a"
          href={original}
          target="_blank"
          rel="noopener noreferrer nofollow"
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          Abrir original
        </Button>
      )}
      {original !== null && (
        <CopyButton
          text={original}
          label="Copiar link do original"
          icon={<IconLink size={16} aria-hidden />}
          {...COPYING}
        />
      )}
      {add !== null && (
        <Button variant="default" leftSection={<IconFolderPlus size={16} aria-hidden />} onClick={() => add(post)}>
          Pôr em dossiê
        </Button>
      )}
      <CopyButton
        text={`${location.origin}/consulta?post=${post.id}`}
        label="Copiar link do LupaScan"
        icon={<IconLink size={16} aria-hidden />}
        {...COPYING}
      />
      <CopyButton
        text={formatCitation(post, new Date())}
        label="Copiar citação"
        icon={<IconQuote size={16} aria-hidden />}
        {...COPYING}
      />
    </div>
  )
}
