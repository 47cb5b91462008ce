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
  /** Milliseconds that a message stays at the top of the page; 3,000 for readers. */
  messageTime: number
}

/**
 * Messages stay longer than they do for readers: on a busy machine three seconds may pass between two looks at the page. What pages ask
 * for again and again they ask for more often, so that nobody waits for what is there.
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
 * Each worker has a LupaScan of its own, begun as a copy of the one with the demonstration set that `template.ts` made: what one
 * worker's files write no other sees.
 *
 * `test` of every spec: fails when a page throws or when it does what its content security policy forbids.
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

/** Goes from one screen of the program to another as by a link: nothing is loaded anew, which takes a second of processor each time. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState({}, '', to), path)

export async function logIn(page: Page, user: Credentials): Promise<{ access: string; refresh: string }> {
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
