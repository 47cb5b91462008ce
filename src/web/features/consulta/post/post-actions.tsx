import { Button } from '@mantine/core'
import { IconExternalLink, IconFolderPlus, IconLink, IconQuote } from '@tabler/icons-react'
import { useContext } from 'react'
import type { Post } from '../../../../contract/posts/post.ts'
import { AddContext } from '../../../together/add-context.ts'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import { parseWebAddress } from './links.ts'
import styles from './post-drawer.module.css'
import { formatCitation } from './text/citation.ts'

/** The copied text is not visible on the screen. */
const COPYING = { variant: 'default', refusal: 'Não foi possível copiar' } as const

/** Actions on a post, ordered so that they take two lines beside the list. */
export function PostActions({ post }: { post: Post }) {
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
      {add !== null && (
        <Button variant="default" leftSection={<IconFolderPlus size={16} aria-hidden />} onClick={() => add(post)}>
          Pôr em dossiê
        </Button>
      )}
      <CopyButton
        text={formatCitation(post, new Date())}
        label="Copiar citação"
        icon={<IconQuote size={16} aria-hidden />}
        {...COPYING}
      />
      {original !== null && (
        <CopyButton
          text={original}
          label="Copiar link do original"
          icon={<IconLink size={16} aria-hidden />}
          {...COPYING}
        />
      )}
      <CopyButton
        text={`${location.origin}/consulta?post=${post.id}`}
        label="Copiar link do LupaScan"
        icon={<IconLink size={16} aria-hidden />}
        {...COPYING}
      />
    </div>
  )
}
