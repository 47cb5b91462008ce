import { findOpenDialog, LISTS } from './one-escape.ts'

/**
 * Whoever walks by keyboard keeps their place. What has the focus may go (a line that was answered, a dialog whose button is gone) or be
 * switched off while it works: the browser then leaves the focus with nobody. It goes back to the same thing where that can be used
 * again, else to its neighbour in the list, else to the part of the screen that it stood in. Neither is pressed by a second Enter. To
 * be called once, before anything is drawn.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => target instanceof HTMLElement && arrive(target))
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    // What is switched off loses it too, and may be at work again when the browser says so.
    if (relatedTarget === null && target instanceof HTMLElement && isUsable(target)) setTimeout(() => leave(target))
  })
  new MutationObserver(watch).observe(document, {
    ...{ subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] },
  })
}

/** What had the focus, and where it stood once it has gone. */
type Spot = { readonly element: HTMLElement; gone: { parent: Node; neighbour: Element | null } | null }

const DIALOGS = `[role="dialog"], ${LISTS}`
/** What is one of many: the next one takes its place. */
const ONE_OF_MANY = 'li, tr, article, [role="listitem"], [role="row"]'
const PARTS = `${ONE_OF_MANY}, section, form, ul, ol, table, main, [role="tabpanel"], [role="region"], [role="dialog"]`
/** Dialogs give the focus back within this time, and what is drawn anew has been drawn. */
const SETTLED_MS = 60
/** What is still switched off by then stays so. */
const PATIENCE_MS = 1_000

let last: Spot | null = null
/** The last one outside of dialogs: where the way began that led into them. */
let outside: Spot | null = null
let timer: ReturnType<typeof setTimeout> | undefined
/** Since when it has been switched off; 0 while it is not. */
let since = 0

function arrive(element: HTMLElement): void {
  since = 0
  if (last?.element !== element) last = { element, gone: null }
  if (!element.closest(DIALOGS)) outside = last
}

/** A click beside everything takes the focus away as well: that is meant. */
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

/** The list may go as well, after its line. */
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
    // A button that is at work is still meant.
    if (element.hasAttribute('data-loading')) return
    since ||= performance.now()
    if (performance.now() - since < PATIENCE_MS) {
      settleIn(SETTLED_MS)
      return
    }
  }
  const spot = element.closest(DIALOGS) && !element.isConnected && outside ? outside : last
  const place = isUsable(spot.element) ? spot.element : findLanding(spot)
  // What lies under an open dialog cannot be seen, nor worked with.
  const top = findOpenDialog()
  if (top && !(place && (top.contains(place) || place.closest(LISTS)))) land(top)
  else if (place === spot.element) spot.element.focus({ preventScroll: true })
  else land(place)
}

/** Nobody has the focus, or something that can no longer be used. */
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

/** What can have no focus of its own can have it until it leaves. */
function land(found: Element | null): void {
  const place = found instanceof HTMLElement ? found : document.getElementById('conteudo')
  if (!place) return
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
