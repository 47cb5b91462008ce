import type { Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { createLive, createPeople } from './roles.ts'
import { ROLES, type Role, SCREENS } from './screens.ts'
import { type Credentials, expect, goWithin, logIn, test } from './world.ts'

const LOGIN_NEEDED = 'É necessário estar logado para acessar'
const NOT_ALLOWED = 'Você não tem permissão para acessar essa área'
const onPath = (path: string) => (url: URL) => url.pathname === path
const getHeading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true })

let people: Awaited<ReturnType<typeof createPeople>>
let live: number

test.beforeAll(async ({ request }) => {
  people = await createPeople(request)
  live = await createLive(request)
})

/** The first is loaded, and says why not; the others are come to as by a link, while that is still said. */
async function expectRefusal(page: Page, role: Role, path: string, isFirst: boolean): Promise<void> {
  const end = onPath(role === 'anonymous' ? '/login' : '/')
  if (isFirst) {
    await page.goto(path)
    await expect(page.getByText(role === 'anonymous' ? LOGIN_NEEDED : NOT_ALLOWED)).toBeVisible()
  } else {
    await goWithin(page, path)
    if (role === 'anonymous') await expect(page).toHaveURL((url) => url.searchParams.get('next') === path)
  }
  await expect(page).toHaveURL(end)
}

/** Paths that some role has opened by their address, with all that a first load does: a later role comes to them as by a link. */
const loaded = new Set<string>()

/** The heading of the screen before would pass for one that may say anything: such a screen is loaded each time. */
async function visit(page: Page, path: string, heading: string | RegExp): Promise<void> {
  if (typeof heading !== 'string' || !loaded.has(path)) await page.goto(path)
  else await goWithin(page, path)
  loaded.add(path)
}

/** By path: the elements that axe has looked at, in the test of whichever role. */
const lookedAt = new Map<string, Set<string>>()

/** Every element of the page's own part with what axe goes by, without what stands written in it. */
const describeElements = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .map((element) => {
        const attributes = [...element.attributes].filter(
          ({ name, value }) =>
            !/^(id|for|href|src|aria-(labelledby|describedby|controls)|_echarts_instance_)$/.test(name) &&
            // One that the library drew by lot.
            !(name === 'name' && value.startsWith('mantine-')),
        )
        const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
        return `${element.tagName} ${attributes.map(({ name, value }) => `${name}=${value}`).join(' ')} ${text}`
      })
      .join('\n'),
  )

/** Whether something is here that has not been looked at: the frame around it, with a role's first screen, or its own part. */
async function isNew(page: Page, path: string, isFirst: boolean): Promise<boolean> {
  const seen = lookedAt.get(path) ?? new Set()
  lookedAt.set(path, seen)
  const elements = await describeElements(page)
  if (seen.has(elements) && !isFirst) return false
  seen.add(elements)
  return true
}

test('every route opens to each role or says why not, and axe has nothing to say in either theme', async ({ page }) => {
  test.setTimeout(ROLES.length * 540_000)
  const failed: unknown[] = []
  const open = async (role: Role) => {
    if (role !== 'anonymous') await changeTo(page, people[role])
    await walk(page, role)
  }
  for (const role of ROLES) await test.step(role, () => open(role)).catch((error) => failed.push([role, String(error)]))
  expect(failed).toEqual([])
})

/** In the page that another role, or nobody, has open. */
async function changeTo(page: Page, user: Credentials): Promise<void> {
  await page.evaluate(
    ({ access, refresh }) => {
      localStorage.clear()
      sessionStorage.clear()
      localStorage.setItem('access', access)
      localStorage.setItem('refresh', refresh)
    },
    await logIn(page, user),
  )
  await page.goto('/')
}

async function walk(page: Page, role: Role): Promise<void> {
  let isFirst = true
  let isRefused = false
  for (const { path: pattern, opensTo, heading } of SCREENS) {
    const path = pattern.replace('{live}', String(live))
    await test.step(path, async () => {
      if (!opensTo.includes(role)) {
        await expectRefusal(page, role, path, !isRefused)
        isRefused = true
        return
      }
      await visit(page, path, heading)
      await expect(getHeading(page, heading)).toBeVisible()
      await expect(page).toHaveURL(onPath(path.split('?')[0] ?? ''))
      await expect(page).toHaveTitle(/ · LupaScan$/)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      if (!(await isNew(page, path, isFirst))) return
      isFirst = false
      expect.soft(await listAccessibilityProblems(page), path).toEqual([])
    })
  }
}
