import { Button } from '@mantine/core'
import { IconFolderPlus } from '@tabler/icons-react'
import { type ReactNode, useCallback, useState } from 'react'
import type { Post } from '../../../../contract/posts/post.ts'
import type { PostFilters } from '../../../../contract/posts/post-query.ts'
import { AddContext } from '../../../together/add-context.ts'
import type { Addition } from '../../../together/dossiers.ts'
import { LazyMount } from '../../../ui/layers/lazy-mount.tsx'
import type { PostsInput } from '../filters/filters.ts'
import { AddDialog } from '../parts.ts'
import styles from './result-bar.module.css'

/** The item to be added to a dossier. */
export function useAdding() {
  const [addition, setAddition] = useState<Addition>()
  const addPost = useCallback((post: Post) => setAddition({ posts: [post.id] }), [])
  return {
    addition,
    addPost,
    addSearch: (filters: PostFilters, total: number | undefined) => setAddition({ filters, total }),
    close: () => setAddition(undefined),
  }
}

/** Provides the dossier dialog to its children. */
export function Adding({ control, children }: { control: ReturnType<typeof useAdding>; children: ReactNode }) {
  const { addition, addPost, close } = control
  return (
    <AddContext value={addPost}>
      {children}
      <LazyMount isOpen={addition !== undefined}>
        {(isOpen) => <AddDialog opened={isOpen} addition={addition} onClose={close} />}
      </LazyMount>
    </AddContext>
  )
}

/** The whole search, without page and order. */
function toFilters(input: PostsInput): PostFilters {
  const { page: _page, page_size: _size, format: _format, sort_by: _by, sort_order: _order, ...filters } = input
  return { ...filters, collapse: undefined }
}

type ButtonProps = { control: ReturnType<typeof useAdding>; input: PostsInput; total: number | undefined }

export function AddSearchButton({ control, input, total }: ButtonProps) {
  return (
    <Button
      size="xs"
      variant="default"
      classNames={{ root: styles.button, label: styles.label, section: styles.section }}
      leftSection={<IconFolderPlus size={16} aria-hidden />}
      title="Pôr em dossiê o que a busca encontra"
      disabled={!total}
      onClick={() => control.addSearch(toFilters(input), total)}
    >
      Pôr em dossiê
    </Button>
  )
}
