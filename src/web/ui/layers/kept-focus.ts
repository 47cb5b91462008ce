import { findOpenDialog, LISTS } from './one-escape.ts'

/**
 * Preserves keyboard focus. A focused element may be removed (a row that was handled, a dialog whose button is gone) or disabled while
 * it works: the browser then drops the focus. It returns to the same element once that is usable again, else to its neighbour in the
 * list, else to the surrounding region. A second Enter presses neither. Must be called once, before anything is rendered.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => target instanceof HTMLElement && arrive(target))
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    // Disabling blurs an element too, and it may be enabled again when the event arrives.
    if (relatedTarget === null && target instanceof HTMLElement && isUsable(target)) setTimeout(() => leave(target))
  })
  new MutationObserver(watch).observe(document, {
    ...{ subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] },
  })
}

/** The focused element, and its position once it has been removed. */
type Spot = { readonly element: HTMLElement; gone: { parent: Node; neighbour: Element | null } | null }

const DIALOGS = `[role="dialog"], ${LISTS}`
/** Selector of list items: the next one takes the place of a removed one. */
const ONE_OF_MANY = 'li, tr, article, [role="listitem"], [role="row"]'
const PARTS = `${ONE_OF_MANY}, section, form, ul, ol, table, main, [role="tabpanel"], [role="region"], [role="dialog"]`
/** Within this time dialogs restore focus, and re-rendered elements appear. */
const SETTLED_MS = 60
/** An element still disabled after this time remains so. */
const TIMEOUT_MS = 1_000

let last: Spot | null = null
/** Last focus outside of dialogs: the element that opened them. */
let outside: Spot | null = null
let timer: ReturnType<typeof setTimeout> | undefined
/** Since when the element has been disabled; 0 while it is not. */
let since = 0

function arrive(element: HTMLElement): void {
  since = 0
  if (last?.element !== element) last = { element, gone: null }
  if (!element.closest(DIALOGS)) outside = last
}

/** A click on the background also removes the focus: that is intended. */
function leave(element: HTMLElement): void {
  if (last?.element === element && isUsable(element) && isNobodys() && document.hasFocus()) last = outside = null
}

function watch(records: readonly MutationRecord[]): void {
  if (last === null) return
  for (const { target, removedNodes, nextSibling, previousSibling } of records)
    for (const node of removedNodes)
      for (const spot of new Set([last, outside]))
        if (spot) noteGone(spot, { node, target, nextSibling, previousSibling })
  if (!isUsable(last.element) || isNobodys()) settleIn(SETTLED_MS)
}

type Gone = { node: Node } & Pick<MutationRecord, 'target' | 'nextSibling' | 'previousSibling'>

/** The list may be removed too, after its item. */
function noteGone(spot: Spot, { node, target, nextSibling, previousSibling }: Gone): void {
  if (!node.contains(spot.gone?.parent ?? spot.element)) return
  const isOneOfMany = node instanceof Element && node.matches(ONE_OF_MANY)
  const neighbour = isOneOfMany ? [nextSibling, previousSibling].find((one) => one instanceof Element) : null
  spot.gone = { parent: target, neighbour: neighbour instanceof Element ? neighbour : null }
}

function settleIn(ms: number): void {
  if (timer === undefined) timer = setTimeout(settle, ms)
}

function settle(): void {
  timer = undefined
  if (last === null || !isNobodys()) return
  const { element } = last
  if (element.isConnected && !isUsable(element)) {
    // A busy button keeps the focus.
    if (element.hasAttribute('data-loading')) return
    since ||= performance.now()
    if (performance.now() - since < TIMEOUT_MS) {
      settleIn(SETTLED_MS)
      return
    }
  }
  const spot = element.closest(DIALOGS) && !element.isConnected && outside ? outside : last
  const place = isUsable(spot.element) ? spot.element : findLanding(spot)
  // Elements below an open dialog are neither visible nor usable.
  const top = findOpenDialog()
  if (top && !(place && (top.contains(place) || place.closest(LISTS)))) land(top)
  else if (place === spot.element) spot.element.focus({ preventScroll: true })
  else land(place)
}

/** Nothing has the focus, or something that can no longer be used. */
function isNobodys(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || !isUsable(activeElement)
}

const isUsable = (element: Element) => element.isConnected && !element.matches(':disabled')

function findLanding({ element, gone }: Spot): Element | null {
  if (element.isConnected) return element.parentElement?.closest(PARTS) ?? null
  if (gone?.neighbour?.isConnected) return gone.neighbour
  const parent = gone?.parent
  return parent instanceof Element && parent.isConnected ? parent.closest(PARTS) : null
}

/** Makes an element focusable until it loses the focus. */
function land(found: Element | null): void {
  const place = found instanceof HTMLElement ? found : document.getElementById('conteudo')
  if (!place) return
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
