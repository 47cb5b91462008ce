import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useCallback, useState } from 'react'
import type { Post } from '../../../contract/post.ts'
import type { KeyAction } from './keys.ts'
import { parseWebAddress } from './links.ts'
import { findFocusedPost, movePostFocus, useKeys } from './use-keys.ts'

type ReadingProps = {
  posts: readonly Post[]
  listRef: RefObject<HTMLElement | null>
  searchRef: RefObject<HTMLInputElement | null>
  onSave: () => void
  /** Something else stands above the list, and the keys are meant for it. */
  isCovered: boolean
}

/** Which publication is open, and the keys to move among them. */
export function useReading({ posts, listRef, searchRef, onSave, isCovered }: ReadingProps) {
  const [opened, setOpened] = useState<Post>()
  const [areKeysShown, setKeysShown] = useState(false)
  // A link inside the publication to another list leaves it.
  const place = useRouterState({ select: ({ location }) => location.searchStr })
  const [lastPlace, setLastPlace] = useState(place)
  if (place !== lastPlace) {
    setLastPlace(place)
    setOpened(undefined)
  }
  const open = useCallback((post: Post) => setOpened(post), [])
  const close = useCallback(() => setOpened(undefined), [])

  const move = (step: 1 | -1) => {
    if (opened === undefined) return movePostFocus(listRef.current, step)
    const next = posts[posts.findIndex(({ id }) => id === opened.id) + step]
    if (next !== undefined) setOpened(next)
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
    'show-keys': () => setKeysShown(true),
  }
  useKeys((action) => {
    if (!areKeysShown && !isCovered) act[action]()
  })
  return { opened, open, close, areKeysShown, hideKeys: () => setKeysShown(false) }
}
