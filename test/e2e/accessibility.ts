import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { keepTexts, readTexts } from './seen-texts.ts'
import { passFrames } from './world.ts'

/** All rules that axe runs by itself and whose verdict depends on colours (its tag `cat.color`): four fifths of its time. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** A script that does nothing. */
const NOTHING = 'undefined'

/**
 * What axe objects to on the page as it is now: rule and elements, so that a failure says where to look. Colours are looked at where a
 * text stands as none has stood before, and in the other theme as well, unless somebody chose one; then the page turns back.
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
  // Pages have no frames of others: axe need not put together what it found in several, for which it opens a page each time.
  // Nor what it found in order, of which it would else describe every element; nor styles, which only a rule on trial reads.
  // Half a megabyte of script, which the builder would write twice: once is enough as long as the document stays.
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
    /** Those that `noteTexts` noted last. */
    newTexts?: Element[]
  }
}

/** Of the texts that were noted last. */
async function analyzeColors(page: Page): Promise<string[]> {
  await endTransitions(page)
  const violations = await page.evaluate(async (values) => {
    const { axe, newTexts = [] } = window
    // What another theme has drawn anew is looked for anew, with all the rest.
    const context = newTexts.every((element) => element.isConnected) ? { include: newTexts } : document
    const options = { runOnly: { type: 'rule', values }, resultTypes: ['violations'], preload: false }
    return (await axe?.run(context, options))?.violations
  }, COLOR_RULES)
  if (!violations) throw new Error('axe is not on the page')
  return violations.flatMap(describe)
}

/**
 * Texts and fields that stand as none of `seen` does. Two stand alike where the window is as wide, both are covered or neither is, and
 * they and everything around them have the same classes, states, colours and sizes: then axe says the same of both.
 */
function noteTexts(page: Page, seen: readonly string[]): Promise<string[]> {
  return page.evaluate((known) => {
    const STYLES = ['color', 'backgroundColor', 'backgroundImage', 'opacity', 'fontSize', 'fontWeight'] as const
    const places = new Map<Element | null, string>([[null, String(innerWidth)]])
    /** Two hashes of 32 bits. */
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
 * Colours that are still on their way to others are no colours of the page. What turns for ever (a sign of waiting) may
 * go on, and what nobody sees (inside closed details) is not drawn, so that its end may never come.
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

/** Where main.tsx keeps the choice. */
const hasChosenTheme = (page: Page) =>
  page.evaluate(() => ['light', 'dark'].includes(localStorage.getItem('theme') ?? ''))

async function turnTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
}
