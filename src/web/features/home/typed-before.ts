/** The search box of the prerendered page (built-pages.tsx), which the program replaces by its own. */
let before =
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLInputElement>('[data-as-built] input[name="search"]')

/** Whether it has the focus; must be called while it is still shown. */
export const isTypingBefore = (): boolean => before !== null && before === document.activeElement

/** The text typed into it, once: also available after it was removed. */
export function takeTypedBefore(): string {
  const typed = before?.value ?? ''
  before = null
  return typed
}
