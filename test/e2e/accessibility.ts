import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { keepTexts, readTexts } from './seen-texts.ts'

/** All rules that axe runs by default and that depend on colours (its tag `cat.color`): four fifths of its time. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Accessibility problems that axe finds on the current page: rule and elements, so that a failure shows where to look.
 * Colours are checked only for texts in a context not seen before, and in the other theme as well, unless the user
 * chose one; then the theme is restored.
 */
export async function listAccessibilityProblems(page: Page): Promise<string[]> {
  // Half a megabyte of script: injecting it once per document is enough.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await endTransitions(page)
  const problems = await analyzeStructure(page)
  const { theme, isChosen } = await readTheme(page)
  const isTurned = (theme === 'light' || theme === 'dark') && !isChosen
  const texts = await noteTexts(page, isTurned ? readTexts() : [])
  if (texts.length === 0) return problems
  const here = await analyzeColors(page)
  if (!isTurned) return [...problems, ...here]
  const other = theme === 'light' ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme: other })
  await endTransitions(page, other)
  const there = await analyzeColors(page)
  await page.emulateMedia({ colorScheme: theme })
  await endTransitions(page, theme)
  if (here.length + there.length === 0) keepTexts(texts)
  return [...problems, ...here, ...there.map((problem) => `${problem} (${other})`)]
}

type Violation = { id: string; nodes: { target: unknown[] }[] }

declare global {
  interface Window {
    axe?: { run(context: object, options: object): Promise<{ violations: Violation[] }> }
    /** Texts found by the last `noteTexts`. */
    newTexts?: Element[]
  }
}

/** All rules except colours. Passed checks are not described, and styles, which only an experimental rule needs, are not loaded. */
const analyzeStructure = (page: Page): Promise<string[]> =>
  runAxe(page, false, {
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
    rules: Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }])),
  })

/** Colour problems of the texts found by the last `noteTexts`. */
const analyzeColors = (page: Page): Promise<string[]> =>
  runAxe(page, true, { runOnly: { type: 'rule', values: COLOR_RULES }, resultTypes: ['violations'], preload: false })

/** Pages have no third-party frames: axe runs in the one document, without the builder that merges results of several. */
async function runAxe(page: Page, ofTexts: boolean, options: object): Promise<string[]> {
  const problems = await page.evaluate(
    async ([isOfTexts, asked]) => {
      const { axe: here, newTexts = [] } = window
      // If another theme has replaced elements, the whole page is checked again.
      const isThere = isOfTexts && newTexts.every((element) => element.isConnected)
      const found = await here?.run(isThere ? { include: newTexts } : document, asked)
      return found?.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    [ofTexts, options] as const,
  )
  if (!problems) throw new Error('axe is not on the page')
  return problems
}

/** The rendered theme, and whether the user chose it: main.tsx stores the choice. */
const readTheme = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.getAttribute('data-mantine-color-scheme'),
    isChosen: ['light', 'dark'].includes(localStorage.getItem('theme') ?? ''),
  }))

/**
 * Texts and fields whose context is not in `seen`. Two contexts are equal if the window has the same width, both or
 * neither are covered, and they and all elements around them have the same classes, states, colours and sizes: axe then
 * gives the same result.
 */
function noteTexts(page: Page, seen: readonly string[]): Promise<string[]> {
  return page.evaluate((known) => {
    const STYLES = ['color', 'backgroundColor', 'backgroundImage', 'opacity', 'fontSize', 'fontWeight'] as const
    const places = new Map<Element | null, string>([[null, String(innerWidth)]])
    // Attributes that no style sheet selects do not affect colours: otherwise each row would differ by its number.
    const sheets = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    const styled = new Set(sheets.flatMap((text) => [...text.matchAll(/\[([\w-]+)/g)].map(([, name]) => name)))
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
        ({ name }) => /^(class|type|disabled|aria-(disabled|hidden))$/.test(name) || styled.has(name),
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
 * content (in closed details) is not rendered, so its transition may never end. With `theme`: waits for that theme's
 * colours.
 */
async function endTransitions(page: Page, theme?: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (awaited) => {
    const passFrame = () => new Promise((done) => requestAnimationFrame(done))
    while (awaited && document.documentElement.getAttribute('data-mantine-color-scheme') !== awaited) await passFrame()
    await passFrame()
    await passFrame()
    const ends = document
      .getAnimations()
      .filter(
        ({ effect }) =>
          effect instanceof KeyframeEffect &&
          effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
          effect.target?.checkVisibility(),
      )
      .map(({ finished }) => finished)
    await Promise.allSettled(ends)
  }, theme)
}
