import { useEffect, useState } from 'react'

/**
 * False in the rendering in which `isReady` becomes true, and true once that has been painted: for content of secondary importance.
 * Effects of a first rendering run before it is painted, so that requests sent there delay it. Later content must have reserved room.
 */
export function usePainted(isReady = true): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    if (isPainted || !isReady) return
    return afterPaint(() => setPainted(true))
  }, [isPainted, isReady])
  return isPainted
}

/** Runs `run` after the next frame; returns a function that cancels it. */
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
