import type { Page } from '@playwright/test'
import { ROLES, type Role, SCREENS } from './screens.ts'
import { expect, listAccessibilityProblems, openAs, test } from './world.ts'

const LOGIN_NEEDED = 'É necessário estar logado para acessar'
const NOT_ALLOWED = 'Você não tem permissão para acessar essa área'
const onPath = (path: string) => (url: URL) => url.pathname === path
const getHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** The program's own superuser has every right; the profile it is shown decides which of them the page grants. */
async function enterAs(page: Page, role: Exclude<Role, 'anonymous'>): Promise<void> {
  await page.route('**/api/users/profile/', async (route) => {
    const answer = await route.fetch()
    const rights = { is_superuser: role === 'superuser', transcriptor_group: role === 'transcriptor' }
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...rights } })
  })
  await openAs(page, '/')
}

async function expectRefusal(page: Page, role: Role): Promise<void> {
  await expect(page.getByText(role === 'anonymous' ? LOGIN_NEEDED : NOT_ALLOWED)).toBeVisible()
  await expect(page).toHaveURL(onPath(role === 'anonymous' ? '/login' : '/'))
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const role of ROLES) {
    test(`every route opens to ${role} or says why not, and axe has nothing to say, ${colorScheme}`, async ({
      page,
    }) => {
      test.slow()
      await page.emulateMedia({ colorScheme })
      if (role !== 'anonymous') await enterAs(page, role)
      for (const { path, opensTo, heading } of SCREENS) {
        await test.step(path, async () => {
          await page.goto(path)
          if (!opensTo.includes(role)) return expectRefusal(page, role)
          await expect(getHeading(page, heading)).toBeVisible()
          await expect(page).toHaveURL(onPath(path))
          await expect(page).toHaveTitle(/ · LupaScan$/)
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
          expect(await listAccessibilityProblems(page), path).toEqual([])
        })
      }
    })
  }
}

for (const path of ['/login', '/accounts/login/']) {
  test(`${path} shows the login to who is out and the query screen to who is in`, async ({ page }) => {
    await page.goto(path)
    await expect(getHeading(page, 'Entrar')).toBeVisible()
    await openAs(page, path)
    await expect(page).toHaveURL(onPath('/consulta'))
  })
}

test('/logout asks who is out to log in, and leads who is in to the login', async ({ page }) => {
  await page.goto('/logout')
  await expect(page.getByText(LOGIN_NEEDED)).toBeVisible()
  await openAs(page, '/logout')
  await expect(page).toHaveURL(onPath('/login'))
  await expect(getHeading(page, 'Entrar')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('access'))).toBeNull()
})
