import { type ComponentType, lazy, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Makes a part of a screen that stands in a file of its own: it comes with the part's first drawing, or earlier by `fetchSoon`. */
export function partOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const part = lazy(async () => ({ default: await load() }))
  // Out of reach now: asked for again when the part is to be drawn.
  const fetchSoon = () => void load().catch(() => {})
  return Object.assign(part, { fetchSoon })
}

/** The same for what a screen can do without: where its file is out of reach, nothing is drawn in its place. */
export function partIfInReach(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load().catch(() => () => null) }))
}

/** Anything whose file can be fetched before it is drawn. */
export type Fetchable = { readonly fetchSoon: () => void }

const SOON_MS = 1_000

/** Fetches parts once `isReady` and the browser has nothing better to do, so that they are there when they are opened. */
export function useFetchSoon(isReady: boolean, parts: readonly Fetchable[]): void {
  useEffect(() => {
    if (!isReady) return
    return onIdle(() => {
      for (const part of parts) part.fetchSoon()
    })
  }, [isReady, parts])
}

/** Long enough for the first screen to have come. */
const LATER_MS = 4_000

/**
 * False until the first screen has had time to come: for what stands around it and nobody has asked for yet. The browser is also idle
 * while a screen waits for its first answers; what is fetched then keeps them waiting.
 */
export function useLater(): boolean {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), LATER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isTime
}

/** Runs `run` once the browser has nothing better to do; what it gives back takes that back. */
function onIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, SOON_MS)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(run)
  return () => cancelIdleCallback(idle)
}

/**
 * For what is drawn because it was opened: closed for one drawing, so that its button has the focus that it gets back in the end.
 */
export function useOpening(): [boolean, (isOpen: boolean) => void, RefObject<HTMLButtonElement | null>] {
  const [isOpen, setOpen] = useState(false)
  const buttonRef = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    buttonRef.current?.focus({ preventScroll: true })
    setOpen(true)
  }, [])
  return [isOpen, setOpen, buttonRef]
}
