import { ActionIcon, Modal } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SearchTree } from '../../../../search-language/ast.ts'
import { formatDateTime } from '../../../format.ts'
import { isTyping } from '../keys/keys.ts'
import { AttachmentFacts } from './attachment-facts.tsx'
import styles from './attachment-viewer.module.css'
import { listViewable, type Viewed } from './listed.ts'
import { ViewedPicture } from './viewed-picture.tsx'

export type AttachmentViewerProps = {
  viewed: Viewed | undefined
  tree: SearchTree
  onMove: (at: number) => void
  onClose: () => void
}

/** A picture at full size, with its facts. Esc closes it, the arrow keys move to the next one. */
export function AttachmentViewer({ viewed, tree, onMove, onClose }: AttachmentViewerProps) {
  // The contents stay until the closing transition has ended.
  const [last, setLast] = useState(viewed)
  if (viewed !== undefined && viewed !== last) setLast(viewed)
  const title = last ? `${last.post.fullName}, ${formatDateTime(last.post.dateCreated)}` : ''
  return (
    <Modal
      opened={viewed !== undefined}
      onClose={onClose}
      fullScreen
      title={title}
      transitionProps={{ duration: 120 }}
      classNames={{ body: styles.body, content: styles.content, title: styles.title }}
    >
      {last && <ViewerBody viewed={last} tree={tree} onMove={onMove} onClose={onClose} />}
    </Modal>
  )
}

function ViewerBody({ viewed, tree, onMove, onClose }: AttachmentViewerProps & { viewed: Viewed }) {
  const all = listViewable(viewed.post)
  const attachment = all[viewed.at]
  const move = (step: number) => onMove((viewed.at + step + all.length) % all.length)
  const viewer = useRef<HTMLDivElement>(null)
  useArrowKeys(viewer, all.length > 1 ? move : null)
  if (attachment === undefined) return null
  return (
    <div className={styles.viewer} ref={viewer}>
      <div className={styles.stage}>
        <ViewedPicture key={attachment.id} attachment={attachment} onSearch={onClose} />
        {all.length > 1 && (
          <div className={styles.arrows}>
            <ActionIcon variant="default" size="lg" aria-label="Imagem anterior" onClick={() => move(-1)}>
              <IconChevronLeft size={18} aria-hidden />
            </ActionIcon>
            <span aria-live="polite">
              {viewed.at + 1} de {all.length}
            </span>
            <ActionIcon variant="default" size="lg" aria-label="Próxima imagem" onClick={() => move(1)}>
              <IconChevronRight size={18} aria-hidden />
            </ActionIcon>
          </div>
        )}
      </div>
      <AttachmentFacts key={attachment.id} attachment={attachment} post={viewed.post} tree={tree} onSearch={onClose} />
    </div>
  )
}

/** Left and right, wherever the focus is within the page, but for fields, dialogs above, and keys of the browser such as Alt+Left. */
function useArrowKeys(viewer: RefObject<HTMLElement | null>, move: ((step: number) => void) | null): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    const dialog = target instanceof Element && target.closest('[role="dialog"]')
    const isElsewhere = dialog && !dialog.contains(viewer.current)
    if (isElsewhere || isTyping(target) || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowLeft') move?.(-1)
    if (event.key === 'ArrowRight') move?.(1)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
