import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Chapter } from '../../../../contract/lives/lives.ts'

/** Distance to the end, in pixels, that counts as being at the end. */
const AT_END = 60

export type Follow = {
  /** The newest text is kept in view. */
  isFollowing: boolean
  /** Chapters added since it is not. */
  missed: number
  follow: () => void
}

type Circumstances = {
  /** The text may grow. */
  isGrowing: boolean
  /** A correction is being written: the page must not scroll. */
  isHeld: boolean
  /** The user opened another position. */
  hasMoment: boolean
  /** Changes when the user seeks. */
  visit: number
}

/** Keeps the end of a growing text in view until the user scrolls away, and again once they are back at the end. */
export function useFollow(
  chapters: readonly Chapter[],
  { isGrowing, isHeld, hasMoment, visit }: Circumstances,
): Follow {
  // Also before a capture has started: a user waiting for the first words follows it.
  const [wantsEnd, setWantsEnd] = useState(!hasMoment)
  const last = chapters.at(-1)?.id ?? 0
  const [seen, setSeen] = useState(last)
  const isFollowing = wantsEnd && isGrowing && !isHeld
  const isStill = useScrollDirection(setWantsEnd)
  useEffect(() => {
    if (visit > 0) setWantsEnd(false)
  }, [visit])
  useEffect(() => {
    if (isFollowing) setSeen(last)
  }, [isFollowing, last])
  useLayoutEffect(() => {
    if (!isFollowing) return
    // Rows are measured after rendering: any growth moves the end.
    const observer = new ResizeObserver(() => {
      if (isStill.current) scrollToEnd()
    })
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [isFollowing, isStill])
  const follow = useCallback(() => {
    isStill.current = true
    setWantsEnd(true)
    scrollToEnd()
  }, [isStill])
  return { isFollowing, missed: chapters.filter(({ id }) => id > seen).length, follow }
}

const scrollToEnd = () => window.scrollTo({ top: document.documentElement.scrollHeight })

/**
 * Scrolling up is an action of the user unless the page has become shorter; both can reach the end. The ref knows at once whether the
 * user has left the end, the state one rendering later.
 */
function useScrollDirection(setWantsEnd: (wantsEnd: boolean) => void): RefObject<boolean> {
  const before = useRef({ top: 0, height: 0 })
  const isStill = useRef(true)
  useEffect(() => {
    const look = () => {
      const { scrollHeight: height, clientHeight } = document.documentElement
      const top = window.scrollY
      const isAtEnd = height - clientHeight - top < AT_END
      const wentUp = top < before.current.top - 1 && height >= before.current.height
      if (wentUp && !isAtEnd) {
        isStill.current = false
        setWantsEnd(false)
      } else if (isAtEnd && top > before.current.top) {
        isStill.current = true
        setWantsEnd(true)
      }
      before.current = { top, height }
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [setWantsEnd])
  return isStill
}
