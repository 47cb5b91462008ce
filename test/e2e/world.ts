import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/** The superuser that the program creates at its first start, from the environment set in playwright.config.ts. */
export const ADMIN = { username: 'editora', password: 'senha-da-editora' }

type Credentials = { username: string; password: string }

type Fixtures = {
  pageProblems: string[]
  /** Milliseconds that a message stays at the top of the page; 3,000 for readers. */
  messageTime: number
}

/**
 * `test` of every spec: fails when the page throws or when it does what its content security policy forbids. Messages stay longer
 * than they do for readers: on a busy machine three seconds may pass between two looks at the page.
 */
export const test = base.extend<Fixtures>({
  messageTime: [10_000, { option: true }],
  context: async ({ context, messageTime }, use) => {
    await context.addInitScript((stay) => {
      const setTimer = window.setTimeout.bind(window)
      window.setTimeout = ((handler: () => void, time?: number, ...rest: unknown[]) =>
        setTimer(handler, time === 3_000 ? stay : time, ...rest)) as typeof window.setTimeout
    }, messageTime)
    await use(context)
  },
  pageProblems: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) problems.push(message.text())
      })
      await use(problems)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

/** Enters through the API and opens `path`. For tests whose subject is not the login form. */
export async function openAs(page: Page, path: string, user: Credentials = ADMIN): Promise<void> {
  const answer = await page.request.post('/api/token/', { data: user })
  expect(answer.ok(), await answer.text()).toBe(true)
  const tokens: { access: string; refresh: string } = await answer.json()
  // The page must be of our origin before its storage can be written; this one asks nobody for anything.
  await page.goto('/login')
  await page.evaluate((stored) => {
    localStorage.setItem('access', stored.access)
    localStorage.setItem('refresh', stored.refresh)
  }, tokens)
  await page.goto(path)
}

/** What axe objects to on the page as it is now: rule and elements, so that a failure says where to look. */
export async function listAccessibilityProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}
