import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { startProgram } from '../../scripts/start-program.ts'
import { makeRoom } from '../room.ts'
import { ADMIN, ENVIRONMENT } from './program.ts'

export { ADMIN }

const MESSAGE_TIME = 10_000

export type Credentials = { username: string; password: string }

type Fixtures = {
  /** Milliseconds that a message stays at the top of the page; 3,000 for users. */
  messageTime: number
}

/**
 * Messages stay longer than for users: on a busy machine three seconds may pass between two checks of the page. Pages
 * poll more often, so that tests need not wait for existing data.
 */
export function hasten(context: BrowserContext, messageTime = MESSAGE_TIME): Promise<unknown> {
  return context.addInitScript((stay) => {
    const setTimer = window.setTimeout.bind(window)
    window.setTimeout = ((handler: () => void, time?: number, ...rest: unknown[]) =>
      setTimer(handler, time === 3_000 ? stay : time, ...rest)) as typeof window.setTimeout
    const setRepeated = window.setInterval.bind(window)
    const sooner = new Map([
      [20_000, 2_000],
      [3_000, 1_000],
      [2_000, 500],
    ])
    window.setInterval = ((handler: () => void, time = 0, ...rest: unknown[]) =>
      setRepeated(handler, sooner.get(time) ?? time, ...rest)) as typeof window.setInterval
  }, messageTime)
}

/**
 * Each worker has a LupaScan of its own, copied from the one with the demonstration set that `template.ts` made: no
 * other worker sees a worker's changes.
 *
 * `test` of every spec: fails when a page throws or violates its content security policy.
 */
export const test = base.extend<Fixtures, { program: string }>({
  program: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are wanted.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'lupascan-e2e-worker-'))
      const dataDir = join(folder, 'data')
      cpSync(process.env.E2E_TEMPLATE ?? '', dataDir, { recursive: true, verbatimSymlinks: true })
      const program = await startProgram({ dataDir, admin: ADMIN, env: ENVIRONMENT, nodeArguments: makeRoom(512) })
      await use(program.address)
      await program.stop()
      if (process.env.E2E_LOG) console.log(program.said())
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ program }, use) => use(program),
  messageTime: [MESSAGE_TIME, { option: true }],
  context: async ({ context, messageTime }, use) => {
    await hasten(context, messageTime)
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

/** Logs in through the API and opens `path`. For tests that are not about the login form. */
export async function openAs(page: Page, path: string, user: Credentials = ADMIN): Promise<void> {
  const tokens = await logIn(page, user)
  // Runs once, before the page's own scripts: a later load finds the session as the page left it.
  await page.addInitScript(({ access, refresh }) => {
    if (location.protocol !== 'http:' || sessionStorage.getItem('entered') === access) return
    sessionStorage.setItem('entered', access)
    localStorage.setItem('access', access)
    localStorage.setItem('refresh', refresh)
  }, tokens)
  await page.goto(path)
}

/** Navigates between screens like a link: without a reload, which takes a second of processor time each. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState({}, '', to), path)

export async function logIn(page: Page, user: Credentials): Promise<{ access: string; refresh: string }> {
  const answer = await page.request.post('/api/token/', { data: user })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

/** Headers of an API call that prepares a test without a screen: no page need be open. */
export async function authorize(page: Page, user: Credentials = ADMIN): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${(await logIn(page, user)).access}` }
}

/** Waits two frames, so that the page has received the scroll event and keeps its position. */
export const passFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

export const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** Nothing is wider than the viewport. */
export async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

export const getDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
