import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { startProgram } from '../../scripts/start-program.ts'
import { ADMIN, ENVIRONMENT } from './program.ts'

export { ADMIN }

type Credentials = { username: string; password: string }

type Fixtures = {
  /** Milliseconds that a message stays at the top of the page; 3,000 for readers. */
  messageTime: number
}

/**
 * Each worker has a LupaScan of its own, begun as a copy of the one with the demonstration set that `template.ts` made: what one
 * worker's files write no other sees.
 *
 * `test` of every spec: fails when a page throws or when it does what its content security policy forbids. Messages stay longer
 * than they do for readers: on a busy machine three seconds may pass between two looks at the page.
 */
export const test = base.extend<Fixtures, { program: string }>({
  program: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are wanted.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'lupascan-e2e-worker-'))
      const dataDir = join(folder, 'data')
      cpSync(process.env.E2E_TEMPLATE ?? '', dataDir, { recursive: true, verbatimSymlinks: true })
      const program = await startProgram({ dataDir, admin: ADMIN, env: ENVIRONMENT })
      await use(program.address)
      await program.stop()
      if (process.env.E2E_LOG) console.log(program.said())
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ program }, use) => use(program),
  messageTime: [10_000, { option: true }],
  context: async ({ context, messageTime }, use) => {
    await context.addInitScript((stay) => {
      const setTimer = window.setTimeout.bind(window)
      window.setTimeout = ((handler: () => void, time?: number, ...rest: unknown[]) =>
        setTimer(handler, time === 3_000 ? stay : time, ...rest)) as typeof window.setTimeout
    }, messageTime)
    const problems: string[] = []
    context.on('weberror', (error) => problems.push(error.error().message))
    context.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) problems.push(message.text())
    })
    await use(context)
    expect(problems).toEqual([])
  },
})
export { expect }

/** Enters through the API and opens `path`. For tests whose subject is not the login form. */
export async function openAs(page: Page, path: string, user: Credentials = ADMIN): Promise<void> {
  const tokens = await logIn(page, user)
  // Before the page's own scripts, once: a later load finds what the page itself made of the session.
  await page.addInitScript(({ access, refresh }) => {
    if (location.protocol !== 'http:' || sessionStorage.getItem('entered') === access) return
    sessionStorage.setItem('entered', access)
    localStorage.setItem('access', access)
    localStorage.setItem('refresh', refresh)
  }, tokens)
  await page.goto(path)
}

async function logIn(page: Page, user: Credentials): Promise<{ access: string; refresh: string }> {
  const answer = await page.request.post('/api/token/', { data: user })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

/** The head of a call to the API, for what a test prepares without a screen: no page need be open. */
export async function authorize(page: Page, user: Credentials = ADMIN): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${(await logIn(page, user)).access}` }
}

/** The frame after the next one: the page has been told that it was scrolled, and would keep its place. */
export const passFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

export const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** Nothing is wider than the window. */
export async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

export const getDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/**
 * What axe objects to on the page as it is now: rule and elements, so that a failure says where to look. Then the page turns to the
 * other theme for what depends on colours, unless somebody chose one, and back.
 */
export async function listAccessibilityProblems(page: Page): Promise<string[]> {
  const problems = await analyze(page)
  const theme = await page.locator('html').getAttribute('data-mantine-color-scheme')
  if ((theme !== 'light' && theme !== 'dark') || (await hasChosenTheme(page))) return problems
  const other = theme === 'light' ? 'dark' : 'light'
  await turnTo(page, other)
  const inOther = await analyze(page, COLOR_RULES)
  await turnTo(page, theme)
  return [...problems, ...inOther.map((problem) => `${problem} (${other})`)]
}

/** All rules that axe runs by itself and whose verdict depends on colours (its tag `cat.color`). */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** A script that does nothing. */
const NOTHING = 'undefined'

async function analyze(page: Page, rules?: string[]): Promise<string[]> {
  await endTransitions(page)
  // Pages have no frames of others: axe need not put together what it found in several, for which it opens a page each time.
  // Nor what it found in order, of which it would else describe every element.
  // Half a megabyte of script, which the builder would write twice: once is enough as long as the document stays.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder(isThere ? { page, axeSource: NOTHING } : { page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

/** Colours that are still on their way to others are no colours of the page. What turns for ever (a sign of waiting) may go on. */
async function endTransitions(page: Page): Promise<void> {
  await passFrames(page)
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
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
