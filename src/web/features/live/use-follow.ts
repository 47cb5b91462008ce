import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Chapter } from '../../../contract/lives.ts'

/** Nearer to the end than this one is at it, in pixels. */
const AT_END = 60

export type Follow = {
  /** The newest text is kept in view. */
  isFollowing: boolean
  /** Chapters that came since it is not. */
  missed: number
  follow: () => void
}

/**
 * Keeps the end of a growing text in view until the reader scrolls up, and again once they are back at the end.
 * @param isGrowing whether there is anything to follow
 * @param startsAtEnd false when the reader came for another moment
 */
export function useFollow(chapters: readonly Chapter[], isGrowing: boolean, startsAtEnd: boolean): Follow {
  const [isFollowing, setFollowing] = useState(isGrowing && startsAtEnd)
  const [seen, setSeen] = useState(0)
  const last = chapters.at(-1)?.id ?? 0
  useScrollDirection(setFollowing)
  // A draft may grow without a new chapter.
  const end = chapters.at(-1)?.transcription
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of the text is what moves the page.
  useLayoutEffect(() => {
    if (!isFollowing || !isGrowing) return
    setSeen(last)
    // After the list has measured what is new.
    const frame = requestAnimationFrame(() => window.scrollTo({ top: document.documentElement.scrollHeight }))
    return () => cancelAnimationFrame(frame)
  }, [isFollowing, isGrowing, last, end])
  const follow = useCallback(() => setFollowing(true), [])
  return {
    isFollowing: isFollowing && isGrowing,
    missed: chapters.filter(({ id }) => id > seen).length,
    follow,
  }
}

/** Scrolling up is the reader's doing, unless the page has become shorter; the end is reached by either. */
function useScrollDirection(setFollowing: (isAtEnd: boolean) => void): void {
  const before = useRef({ top: 0, height: 0 })
  useEffect(() => {
    const look = () => {
      const { scrollHeight: height, clientHeight } = document.documentElement
      const top = window.scrollY
      const isAtEnd = height - clientHeight - top < AT_END
      const wentUp = top < before.current.top - 1 && height >= before.current.height
      if (wentUp && !isAtEnd) setFollowing(false)
      else if (isAtEnd && top > before.current.top) setFollowing(true)
      before.current = { top, height }
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [setFollowing])
}
