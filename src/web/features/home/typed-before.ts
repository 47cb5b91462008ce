/** The search box of the page as it was built (built-pages.tsx), in whose place the program puts its own. */
let before =
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLInputElement>('[data-as-built] input[name="search"]')

/** Whether the cursor stands in it; to be asked while it is still shown. */
export const isTypingBefore = (): boolean => before !== null && before === document.activeElement

/** What was typed into it, once: a box that is no longer shown still knows. */
export function takeTypedBefore(): string {
  const typed = before?.value ?? ''
  before = null
  return typed
}
