import { type RefObject, useState } from 'react'
import type { Post } from '../../../../contract/posts/post.ts'
import type { KeyAction } from '../keys/keys.ts'
import { findFocusedPost, focusPost, movePostFocus, useKeys } from '../keys/use-keys.ts'
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
  /** A layer is open above the list and receives the keys. */
  isCovered: boolean
  /** The open post is beside the list, which stays usable. */
  isBeside: boolean
}

/** The open post, and the keys to move between posts. */
export function useReading({ posts, state, listRef, searchRef, onSave, onAdd, isCovered, isBeside }: ReadingProps) {
  const { opened, problem, open, close } = useOpenedPost(posts, state !== 'loading')
  const [areKeysShown, setKeysShown] = useState(false)

  const place = opened === undefined ? -1 : posts.findIndex(({ id }) => id === opened.id)
  const findNext = (step: 1 | -1) => posts[place === -1 && step === -1 ? posts.length : place + step]
  const move = (step: 1 | -1) => {
    if (opened === undefined) return movePostFocus(listRef.current, step)
    const next = findNext(step)
    if (next === undefined) return
    open(next)
    if (isBeside) focusPost(listRef.current, next.id, { isShown: true })
  }
  const closeBeside = () => {
    if (isBeside && opened !== undefined) focusPost(listRef.current, opened.id, { isShown: false })
    close()
  }
  const openOriginal = () => {
    const id = opened?.id ?? findFocusedPost(listRef.current)
    const address = parseWebAddress(posts.find((post) => post.id === id)?.link ?? null)
    if (address !== null) window.open(address, '_blank', 'noopener,noreferrer')
  }
  const act: Record<KeyAction, () => void> = {
    'focus-search': () => {
      if (opened !== undefined && !isBeside) return
      searchRef.current?.focus()
      searchRef.current?.select()
    },
    next: () => move(1),
    previous: () => move(-1),
    'open-original': openOriginal,
    'save-search': () => {
      if (opened === undefined || isBeside) onSave()
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
  return {
    ...{ opened, problem, open, areKeysShown },
    close: closeBeside,
    hideKeys: () => setKeysShown(false),
    steps: {
      previous: findNext(-1) && (() => move(-1)),
      next: findNext(1) && (() => move(1)),
    },
  }
}
