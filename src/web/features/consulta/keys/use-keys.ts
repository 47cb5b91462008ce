import { useEffectEvent, useLayoutEffect } from 'react'
import { type KeyAction, readKey } from './keys.ts'

/** Listens to the keyboard shortcuts of the screen. */
export function useKeys(onAction: (action: KeyAction) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const action = readKey(event)
    if (action === null) return
    event.preventDefault()
    onAction(action)
  })
  // Registered before the first paint: the user may press a key as soon as the list is visible.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** Moves focus to the next or previous post of the list; from outside the list, to the first. */
export function movePostFocus(list: HTMLElement | null, step: 1 | -1): void {
  const buttons = [...(list?.querySelectorAll<HTMLElement>('[data-post]') ?? [])]
  const current = buttons.findIndex((button) => button.matches(':focus'))
  const next = buttons[current === -1 ? 0 : current + step]
  next?.focus()
  next?.closest('tr, article')?.scrollIntoView({ block: 'nearest' })
}

/** Focuses this post of the list, if it exists; `isShown`: scrolls it into view. */
export function focusPost(list: HTMLElement | null, id: string, { isShown }: { isShown: boolean }): void {
  const button = list?.querySelector<HTMLElement>(`[data-post="${CSS.escape(id)}"]`)
  button?.focus({ preventScroll: true })
  if (isShown) button?.closest('tr, article')?.scrollIntoView({ block: 'nearest' })
}

/** Id of the focused post. */
export function findFocusedPost(list: HTMLElement | null): string | undefined {
  const focused = document.activeElement
  return focused instanceof HTMLElement && list?.contains(focused) ? focused.dataset.post : undefined
}
