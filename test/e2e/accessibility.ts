import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { keepTexts, readTexts } from './seen-texts.ts'

/** All rules that axe runs by itself and whose verdict depends on colours (its tag `cat.color`): four fifths of its time. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * What axe objects to on the page as it is now: rule and elements, so that a failure says where to look. Colours are looked at where a
 * text stands as none has stood before, and in the other theme as well, unless somebody chose one; then the page turns back.
 */
export async function listAccessibilityProblems(page: Page): Promise<string[]> {
  // Half a megabyte of script: once is enough as long as the document stays.
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
    /** Those that `noteTexts` noted last. */
    newTexts?: Element[]
  }
}

/** All but colours. Not described: what axe found in order; not read: styles, which only a rule on trial wants. */
const analyzeStructure = (page: Page): Promise<string[]> =>
  runAxe(page, false, {
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
    rules: Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }])),
  })

/** Of the texts that were noted last. */
const analyzeColors = (page: Page): Promise<string[]> =>
  runAxe(page, true, { runOnly: { type: 'rule', values: COLOR_RULES }, resultTypes: ['violations'], preload: false })

/** Pages have no frames of others: axe is asked in the one document, without the builder that puts together what it found in several. */
async function runAxe(page: Page, ofTexts: boolean, options: object): Promise<string[]> {
  const problems = await page.evaluate(
    async ([isOfTexts, asked]) => {
      const { axe: here, newTexts = [] } = window
      // What another theme has drawn anew is looked for anew, with all the rest.
      const isThere = isOfTexts && newTexts.every((element) => element.isConnected)
      const found = await here?.run(isThere ? { include: newTexts } : document, asked)
      return found?.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    [ofTexts, options] as const,
  )
  if (!problems) throw new Error('axe is not on the page')
  return problems
}

/** Which one is drawn, and whether somebody chose it: main.tsx keeps the choice. */
const readTheme = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.getAttribute('data-mantine-color-scheme'),
    isChosen: ['light', 'dark'].includes(localStorage.getItem('theme') ?? ''),
  }))

/**
 * Texts and fields that stand as none of `seen` does. Two stand alike where the window is as wide, both are covered or neither is, and
 * they and everything around them have the same classes, states, colours and sizes: then axe says the same of both.
 */
function noteTexts(page: Page, seen: readonly string[]): Promise<string[]> {
  return page.evaluate((known) => {
    const STYLES = ['color', 'backgroundColor', 'backgroundImage', 'opacity', 'fontSize', 'fontWeight'] as const
    const places = new Map<Element | null, string>([[null, String(innerWidth)]])
    // What no style sheet asks for colours nothing: each row would be another by its number.
    const sheets = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    const styled = new Set(sheets.flatMap((text) => [...text.matchAll(/\[([\w-]+)/g)].map(([, name]) => name)))
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
 * Colours that are still on their way to others are no colours of the page. What turns for ever (a sign of waiting) may
 * go on, and what nobody sees (inside closed details) is not drawn, so that its end may never come. With a theme: of that theme.
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
