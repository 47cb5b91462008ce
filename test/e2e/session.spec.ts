import type { Page } from '@playwright/test'
import { ADMIN, expect, openAs, test } from './world.ts'

const LOGIN_NEEDED = 'É necessário estar logado para acessar'
const EXPIRED = 'Sua sessão expirou. Por favor, tente fazer o login novamente.'
const onPath = (path: string) => (url: URL) => url.pathname === path

async function logIn(page: Page, password = ADMIN.password): Promise<void> {
  await page.getByLabel('Usuário').fill(ADMIN.username)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

async function openProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Perfil de/ }).click()
}

const readTokens = (page: Page) =>
  page.evaluate(() => ({ access: localStorage.getItem('access'), refresh: localStorage.getItem('refresh') }))

const spoilTokens = (page: Page, names: ('access' | 'refresh')[]) =>
  page.evaluate((keys) => {
    for (const key of keys) localStorage.setItem(key, 'not-a-token')
  }, names)

test('asks for the login, then leads back to what was wanted', async ({ page }) => {
  await page.goto('/consulta?search=escola')
  await expect(page.getByText(LOGIN_NEEDED)).toBeVisible()
  await expect(page).toHaveURL(onPath('/login'))
  await logIn(page)
  await expect(page).toHaveURL((url) => url.pathname === '/consulta' && url.searchParams.get('search') === 'escola')
})

test('leads to the query screen by default, and from the older address of the login', async ({ page }) => {
  await page.goto('/accounts/login/')
  await logIn(page)
  await expect(page).toHaveURL(onPath('/consulta'))
})

test('never leads to another site', async ({ page }) => {
  await page.goto('/login?next=//evil.example/x')
  await logIn(page)
  await expect(page).toHaveURL(onPath('/consulta'))
})

test('wants both fields before it makes a call', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
  await page.goto('/login')
  await page.getByLabel('Usuário').fill(ADMIN.username)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('main').getByText('Preencha todos os campos')).toBeVisible()
  expect(calls).toEqual([])
})

test('shows what the server says about wrong credentials and keeps the name', async ({ page }) => {
  await page.goto('/login')
  const answered = page.waitForResponse('**/api/token/')
  await logIn(page, 'errada')
  const { detail }: { detail: string } = await (await answered).json()
  await expect(page.getByRole('main').getByText(detail)).toBeVisible()
  await expect(page.getByLabel('Usuário')).toHaveValue(ADMIN.username)
  expect(await readTokens(page)).toEqual({ access: null, refresh: null })
})

test('skips the login for who is logged in, and survives a reload with new tokens', async ({ page }) => {
  await openAs(page, '/login')
  await expect(page).toHaveURL(onPath('/consulta'))
  const before = await readTokens(page)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Perfil de/ })).toBeVisible()
  await expect.poll(async () => (await readTokens(page)).refresh).not.toBe(before.refresh)
})

test('"Sair" ends the session in the browser and on the server', async ({ page }) => {
  await openAs(page, '/consulta')
  await openProfile(page)
  const { refresh } = await readTokens(page)
  const revoked = page.waitForResponse('**/api/token/revoke/')
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page).toHaveURL(onPath('/login'))
  expect((await revoked).ok()).toBe(true)
  expect(await readTokens(page)).toEqual({ access: null, refresh: null })
  const replay = await page.request.post('/api/token/refresh/', { data: { refresh } })
  expect(replay.status()).toBe(401)
  await page.goto('/consulta')
  await expect(page).toHaveURL(onPath('/login'))
})

test('renews the session once when a call is refused, unseen by the user', async ({ page }) => {
  await openAs(page, '/users')
  await expect(page.getByRole('heading', { level: 1, name: 'Usuários' })).toBeVisible()
  await spoilTokens(page, ['access'])
  const renewals: number[] = []
  page.on('response', (it) => it.url().endsWith('/api/token/refresh/') && renewals.push(it.status()))
  const listed = page.waitForResponse((it) => it.url().includes('/api/posts/') && it.ok())
  await page.getByRole('link', { name: 'Consulta', exact: true }).click()
  await listed
  expect(renewals).toEqual([200])
})

test('says that the session expired when it cannot be renewed', async ({ page }) => {
  await openAs(page, '/users')
  await expect(page.getByRole('heading', { level: 1, name: 'Usuários' })).toBeVisible()
  await spoilTokens(page, ['access', 'refresh'])
  await page.getByRole('link', { name: 'Consulta', exact: true }).click()
  await expect(page.getByText(EXPIRED)).toBeVisible()
  await expect(page).toHaveURL(onPath('/login'))
  expect(await readTokens(page)).toEqual({ access: null, refresh: null })
})

test('follows a logout and a login in another tab', async ({ page, context }) => {
  await openAs(page, '/consulta')
  await expect(page.getByRole('button', { name: /^Perfil de/ })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/consulta')
  await openProfile(other)
  await other.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page).toHaveURL(onPath('/login'))
  await logIn(other)
  await expect(page).toHaveURL(onPath('/consulta'))
})

for (const [path, right] of [
  ['/users', 'is_superuser'],
  ['/users/add', 'is_superuser'],
  ['/transcriptions', 'transcriptor_group'],
] as const) {
  test(`${path} is closed to who lacks ${right}`, async ({ page }) => {
    await page.route('**/api/users/profile/', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), [right]: false } })
    })
    await openAs(page, path)
    await expect(page.getByText('Você não tem permissão para acessar essa área')).toBeVisible()
    await expect(page).toHaveURL(onPath('/'))
  })
}
