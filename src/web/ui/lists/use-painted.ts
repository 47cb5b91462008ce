import { useEffect, useState } from 'react'

/**
 * False in the drawing in which `isReady` comes true, and true once that has been painted: for what the reader does not look at first.
 * Effects of a first drawing run before it is painted, so that a call that is sent there keeps it waiting. What comes later must have
 * its room from the beginning.
 */
export function usePainted(isReady = true): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    if (isPainted || !isReady) return
    return afterPaint(() => setPainted(true))
  }, [isPainted, isReady])
  return isPainted
}

/** Runs `run` after the next frame; what it gives back takes that back. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
