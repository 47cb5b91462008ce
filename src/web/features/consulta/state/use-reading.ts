import { type RefObject, useState } from 'react'
import type { Post } from '../../../../contract/posts/post.ts'
import type { KeyAction } from '../keys/keys.ts'
import { findFocusedPost, movePostFocus, useKeys } from '../keys/use-keys.ts'
import { parseWebAddress } from '../post/links.ts'
import type { ResultState } from './posts.ts'
import { useOpenedPost } from './use-opened-post.ts'

type ReadingProps = {
  posts: readonly Post[]
  state: ResultState
  listRef: RefObject<HTMLElement | null>
  searchRef: RefObject<HTMLInputElement | null>
  onSave: () => void
  onAdd: (post: Post) => void
  /** Something else stands above the list, and the keys are meant for it. */
  isCovered: boolean
}

/** Which publication is open, and the keys to move among them. */
export function useReading({ posts, state, listRef, searchRef, onSave, onAdd, isCovered }: ReadingProps) {
  const { opened, problem, open, close } = useOpenedPost(posts, state !== 'loading')
  const [areKeysShown, setKeysShown] = useState(false)

  const move = (step: 1 | -1) => {
    if (opened === undefined) return movePostFocus(listRef.current, step)
    const next = posts[posts.findIndex(({ id }) => id === opened.id) + step]
    if (next !== undefined) open(next, { instead: true })
  }
  const openOriginal = () => {
    const id = opened?.id ?? findFocusedPost(listRef.current)
    const address = parseWebAddress(posts.find((post) => post.id === id)?.link ?? null)
    if (address !== null) window.open(address, '_blank', 'noopener,noreferrer')
  }
  const act: Record<KeyAction, () => void> = {
    'focus-search': () => {
      if (opened !== undefined) return
      searchRef.current?.focus()
      searchRef.current?.select()
    },
    next: () => move(1),
    previous: () => move(-1),
    'open-original': openOriginal,
    'save-search': () => {
      if (opened === undefined) onSave()
    },
    'add-to-dossier': () => {
      const id = opened?.id ?? findFocusedPost(listRef.current)
      const post = opened ?? posts.find((one) => one.id === id)
      if (post !== undefined) onAdd(post)
    },
    'show-keys': () => setKeysShown(true),
  }
  useKeys((action) => {
    if (!areKeysShown && !isCovered) act[action]()
  })
  return { opened, problem, open, close, areKeysShown, hideKeys: () => setKeysShown(false) }
}
