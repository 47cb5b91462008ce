/**
 * One Escape closes only the topmost layer. Mantine's open dialogs all handle the key, and a dialog handles it before the list or
 * calendar open within it. Must be called before anything is rendered, so that this listener is the first.
 */
export function closeOneByEscape(): void {
  window.addEventListener('keydown', direct, { capture: true })
}

/** Open lists, calendars and menus. */
export const LISTS = '.mantine-Popover-dropdown, .mantine-Menu-dropdown, .mantine-Combobox-dropdown'
const DIALOGS = '.mantine-Modal-content, .mantine-Drawer-content'
const CLOSE = '.mantine-Modal-close, .mantine-Drawer-close'
/** The browser's own dialog is above all others. */
const TOPMOST = 'dialog[open]'
/** Mantine's dialogs ignore keys pressed on elements with this attribute. */
const KEEP = 'data-mantine-stop-propagation'

/** Whether a list, calendar, menu or dialog is open above the screen. */
export const isSomethingOpen = () => findLast(`${LISTS}, ${DIALOGS}, ${TOPMOST}`) !== undefined

/** The topmost dialog. */
export const findOpenDialog = () => findLast(TOPMOST) ?? findLast(DIALOGS)

function direct(event: KeyboardEvent): void {
  if (document.querySelector(TOPMOST)) {
    // It handles its keys itself; nothing below may receive them.
    event.stopImmediatePropagation()
    return
  }
  if (event.key !== 'Escape' || event.isComposing || !(event.target instanceof HTMLElement)) return
  const { target } = event
  if (target.getAttribute(KEEP) === 'true') return
  const part = findLast(LISTS)
  if (part !== undefined) {
    if (part.contains(target)) keepFromDialogs(target)
    // Focus is elsewhere, as after a click: the key is forwarded to the layer.
    else if (event.isTrusted) hand(event, part)
    return
  }
  const dialogs = [...document.querySelectorAll<HTMLElement>(DIALOGS)]
  if (dialogs.length < 2) return
  // The last one is on top, also before focus has moved into it.
  const close = dialogs.at(-1)?.querySelector<HTMLElement>(CLOSE)
  if (!close) return
  event.stopImmediatePropagation()
  close.click()
}

const findLast = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility()).at(-1)

function keepFromDialogs(target: HTMLElement): void {
  target.setAttribute(KEEP, 'true')
  setTimeout(() => target.removeAttribute(KEEP))
}

function hand(event: KeyboardEvent, part: HTMLElement): void {
  event.stopImmediatePropagation()
  part.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
}
