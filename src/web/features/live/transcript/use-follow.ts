import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Chapter } from '../../../../contract/lives/lives.ts'

/** Nearer to the end than this one is at it, in pixels. */
const AT_END = 60

export type Follow = {
  /** The newest text is kept in view. */
  isFollowing: boolean
  /** Chapters that came since it is not. */
  missed: number
  follow: () => void
}

type Circumstances = {
  /** There is something to follow. */
  isGrowing: boolean
  /** Something is being written: the page stays where it is. */
  isHeld: boolean
  /** The reader came for another moment. */
  hasMoment: boolean
  /** Changes when the reader goes to a moment. */
  visit: number
}

/** Keeps the end of a growing text in view until the reader goes elsewhere, and again once they are back at the end. */
export function useFollow(
  chapters: readonly Chapter[],
  { isGrowing, isHeld, hasMoment, visit }: Circumstances,
): Follow {
  // Also of a live that nobody hears yet: who waits for its first word follows it.
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
    // Rows are measured after they are drawn: whatever makes the page longer moves its end.
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
 * Scrolling up is the reader's doing, unless the page has become shorter; the end is reached by either. The reference says at
 * once whether the reader has left the end: what is drawn learns it a moment later.
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
