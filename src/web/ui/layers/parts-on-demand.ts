import { type ComponentType, lazy, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Creates a lazily loaded component: loaded at its first rendering, or earlier by `fetchSoon`. */
export function partOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const part = lazy(async () => ({ default: await load() }))
  // Offline now: requested again when the component is rendered.
  const fetchSoon = () => void load().catch(() => {})
  return Object.assign(part, { fetchSoon })
}

/** The same for optional components: if the chunk cannot be loaded, nothing is rendered. */
export function partIfInReach(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load().catch(() => () => null) }))
}

/** Anything whose chunk can be preloaded. */
export type Fetchable = { readonly fetchSoon: () => void }

const SOON_MS = 1_000

/** Preloads components once `isReady` and the browser is idle, so that they are there when they are opened. */
export function usePrefetch(isReady: boolean, parts: readonly Fetchable[]): void {
  useEffect(() => {
    if (!isReady) return
    return onIdle(() => {
      for (const part of parts) part.fetchSoon()
    })
  }, [isReady, parts])
}

/** Long enough for the first screen to have loaded. */
const LATER_MS = 4_000

/**
 * False until the first screen has had time to load: for components around it that were not requested yet. The browser is also idle
 * while a screen waits for its first responses, which preloading would delay.
 */
export function useLater(): boolean {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), LATER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isTime
}

/** Runs `run` when the browser is idle; returns a function that cancels it. */
function onIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, SOON_MS)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(run)
  return () => cancelIdleCallback(idle)
}

/**
 * For a component that is rendered because it was opened: closed for one rendering, so that its button has the focus and gets it back
 * on closing.
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
