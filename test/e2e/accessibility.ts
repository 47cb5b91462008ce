import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { keepTexts, readTexts } from './seen-texts.ts'
import { passFrames } from './world.ts'

/** All rules that axe runs by default and that depend on colours (its tag `cat.color`): four fifths of its time. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** A script that does nothing. */
const NOTHING = 'undefined'

/**
 * Accessibility problems that axe finds on the current page: rule and elements, so that a failure shows where to look.
 * Colours are checked only for texts in a context not seen before, and in the other theme as well, unless the user
 * chose one; then the theme is restored.
 */
export async function listAccessibilityProblems(page: Page): Promise<string[]> {
  await endTransitions(page)
  const problems = await analyzeStructure(page)
  const theme = await page.locator('html').getAttribute('data-mantine-color-scheme')
  const isTurned = (theme === 'light' || theme === 'dark') && !(await hasChosenTheme(page))
  const texts = await noteTexts(page, isTurned ? readTexts() : [])
  if (texts.length === 0) return problems
  const here = await analyzeColors(page)
  if (!isTurned) return [...problems, ...here]
  const other = theme === 'light' ? 'dark' : 'light'
  await turnTo(page, other)
  const there = await analyzeColors(page)
  await turnTo(page, theme)
  if (here.length + there.length === 0) keepTexts(texts)
  return [...problems, ...here, ...there.map((problem) => `${problem} (${other})`)]
}

async function analyzeStructure(page: Page): Promise<string[]> {
  // Pages have no third-party frames, so axe need not merge results of several frames, for which it opens a page each
  // time. Passed checks are not needed either (axe would describe every element), nor styles, which only an
  // experimental rule reads. The script is half a megabyte and would be sent twice: injecting it once per document is
  // enough.
  const isThere = await page.evaluate(() => 'axe' in window)
  const { violations } = await new AxeBuilder(isThere ? { page, axeSource: NOTHING } : { page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .disableRules(COLOR_RULES)
    .analyze()
  return violations.flatMap(describe)
}

type Violation = { id: string; nodes: { target: unknown[] }[] }
const describe = ({ id, nodes }: Violation) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)

declare global {
  interface Window {
    axe?: { run(context: object, options: object): Promise<{ violations: Violation[] }> }
    /** Texts found by the last `noteTexts`. */
    newTexts?: Element[]
  }
}

/** Colour problems of the texts found by the last `noteTexts`. */
async function analyzeColors(page: Page): Promise<string[]> {
  await endTransitions(page)
  const violations = await page.evaluate(async (values) => {
    const { axe, newTexts = [] } = window
    // If another theme has replaced elements, the whole page is checked again.
    const context = newTexts.every((element) => element.isConnected) ? { include: newTexts } : document
    const options = { runOnly: { type: 'rule', values }, resultTypes: ['violations'], preload: false }
    return (await axe?.run(context, options))?.violations
  }, COLOR_RULES)
  if (!violations) throw new Error('axe is not on the page')
  return violations.flatMap(describe)
}

/**
 * Texts and fields whose context is not in `seen`. Two contexts are equal if the window has the same width, both or
 * neither are covered, and they and all elements around them have the same classes, states, colours and sizes: axe then
 * gives the same result.
 */
function noteTexts(page: Page, seen: readonly string[]): Promise<string[]> {
  return page.evaluate((known) => {
    const STYLES = ['color', 'backgroundColor', 'backgroundImage', 'opacity', 'fontSize', 'fontWeight'] as const
    const places = new Map<Element | null, string>([[null, String(innerWidth)]])
    /** Two 32-bit hashes. */
    const shorten = (text: string): string => {
      let [one, other] = [0x811c9dc5, 0x9e3779b9]
      for (let at = 0; at < text.length; at += 1) {
        one = Math.imul(one ^ text.charCodeAt(at), 0x01000193)
        other = Math.imul(other ^ text.charCodeAt(at), 0x85ebca6b)
      }
      return `${one.toString(36)}${other.toString(36)}`
    }
    const findPlace = (element: Element | null): string => {
      const found = places.get(element)
      if (found !== undefined || element === null) return found ?? ''
      const style = getComputedStyle(element)
      const states = [...element.attributes].filter(
        ({ name }) =>
          /^(class|type|disabled|data-.+|aria-.+)$/.test(name) &&
          !/^(aria-(label|labelledby|describedby|controls)|data-post)$/.test(name),
      )
      const described = [
        ...[findPlace(element.parentElement), element.tagName],
        ...STYLES.map((name) => style[name]),
        ...states.map(({ name, value }) => `${name}=${value}`),
      ]
      const place = shorten(described.join(' '))
      places.set(element, place)
      return place
    }
    const findCover = (element: Element): string => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      if (!top) return 'outside'
      return element.contains(top) || top.contains(element) ? 'bare' : 'covered'
    }
    const isText = (element: Element) =>
      /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName) ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    const met = new Set(known)
    const news = new Map<string, Element>()
    for (const element of document.body.querySelectorAll('*')) {
      if (!isText(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const place = `${findPlace(element)} ${findCover(element)}`
      if (!met.has(place) && !news.has(place)) news.set(place, element)
    }
    window.newTexts = [...news.values()]
    return [...news.keys()]
  }, seen)
}

/**
 * Colours in transition are not the page's final colours. Endless animations (a spinner) may continue, and hidden
 * content (in closed details) is not rendered, so its transition may never end.
 */
async function endTransitions(page: Page): Promise<void> {
  await passFrames(page)
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect &&
            effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
            effect.target?.checkVisibility(),
        )
        .map(({ finished }) => finished),
    ),
  )
}

/** Where main.tsx stores the choice. */
const hasChosenTheme = (page: Page) =>
  page.evaluate(() => ['light', 'dark'].includes(localStorage.getItem('theme') ?? ''))

async function turnTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
}
