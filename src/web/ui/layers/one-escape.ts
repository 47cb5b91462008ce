/**
 * One Escape closes one thing: what stands on top. Mantine lets every open dialog hear the key, and a dialog hears it before the list
 * or the calendar that is open in it. To be called before anything is drawn, so that this listener is the first.
 */
export function closeOneByEscape(): void {
  window.addEventListener('keydown', direct, { capture: true })
}

/** Lists, calendars and menus that stand open beside what opens them. */
export const LISTS = '.mantine-Popover-dropdown, .mantine-Menu-dropdown, .mantine-Combobox-dropdown'
const DIALOGS = '.mantine-Modal-content, .mantine-Drawer-content'
const CLOSE = '.mantine-Modal-close, .mantine-Drawer-close'
/** The browser's own dialog stands on top of all others. */
const TOPMOST = 'dialog[open]'
/** Mantine's dialogs leave a key alone that is pressed on what bears this. */
const KEEP = 'data-mantine-stop-propagation'

/** Whether a list, a calendar, a menu or a dialog stands open above the screen. */
export const isSomethingOpen = () => findLast(`${LISTS}, ${DIALOGS}, ${TOPMOST}`) !== undefined

/** The dialog that is drawn on top of the others. */
export const findOpenDialog = () => findLast(TOPMOST) ?? findLast(DIALOGS)

function direct(event: KeyboardEvent): void {
  if (document.querySelector(TOPMOST)) {
    // It takes its keys without being told; nothing below hears any.
    event.stopImmediatePropagation()
    return
  }
  if (event.key !== 'Escape' || event.isComposing || !(event.target instanceof HTMLElement)) return
  const { target } = event
  if (target.getAttribute(KEEP) === 'true') return
  const part = findLast(LISTS)
  if (part !== undefined) {
    if (part.contains(target)) keepFromDialogs(target)
    // The focus is elsewhere, as after a click: the part hears the key all the same.
    else if (event.isTrusted) hand(event, part)
    return
  }
  const dialogs = [...document.querySelectorAll<HTMLElement>(DIALOGS)]
  if (dialogs.length < 2) return
  // The last one is drawn on top, also in the moment before the focus has gone into it.
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
