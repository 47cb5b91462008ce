import { type RefObject, useLayoutEffect, useRef } from 'react'

const KEY = 'consultaPlace'
/** Cards out of sight have only an estimated height: each step towards the position makes the next one more exact. */
const STEPS = 12

type Place = { readonly name: string; readonly post: string; readonly top: number }

type List = {
  /** Identity of the list: the address of its search. */
  readonly name: string
  /** Renders this card and scrolls it near the viewport. */
  readonly reveal: (post: string) => void
}

/**
 * Remembers the card being read when the list is left, and scrolls to it when the same list returns. The router's scroll offset is not
 * enough: the heights above may have changed.
 */
export function useKeptPlace(listRef: RefObject<HTMLElement | null>, list: List): void {
  const current = useRef(list)
  useLayoutEffect(() => {
    current.current = list
  })
  useLayoutEffect(() => {
    const element = listRef.current
    const place = readPlace(current.current.name)
    // In the next frame: by then the list's offset and number of columns are known.
    const frame = requestAnimationFrame(() => {
      if (element === null || place === null) return
      current.current.reveal(place.post)
      goToPlace(element, place)
    })
    return () => {
      cancelAnimationFrame(frame)
      const left = element && findPlace(element, current.current.name)
      if (left) sessionStorage.setItem(KEY, JSON.stringify(left))
      else sessionStorage.removeItem(KEY)
    }
  }, [listRef])
}

function goToPlace(list: HTMLElement, place: Place, step = 0): void {
  if (step === STEPS || !list.isConnected) return
  const card = list.querySelector(`[data-post="${CSS.escape(place.post)}"]`)?.closest('article')
  if (card) window.scrollBy({ top: card.getBoundingClientRect().top - place.top, behavior: 'instant' })
  requestAnimationFrame(() => goToPlace(list, place, step + 1))
}

/** The first visible card; null at the top of the page, where there is nothing to restore. */
function findPlace(list: HTMLElement, name: string): Place | null {
  if (window.scrollY === 0) return null
  for (const card of list.querySelectorAll('article')) {
    const { top, bottom } = card.getBoundingClientRect()
    const post = bottom > 0 && card.querySelector<HTMLElement>('[data-post]')?.dataset.post
    if (post) return { name, post, top }
  }
  return null
}

function readPlace(name: string): Place | null {
  const place: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  return isPlace(place) && place.name === name ? place : null
}

function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null && 'name' in value && 'post' in value && 'top' in value
}
