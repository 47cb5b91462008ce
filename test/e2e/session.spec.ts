import type { Page } from '@playwright/test'
import { ADMIN, expect, openAs, test } from './world.ts'

const LOGIN_NEEDED = 'É necessário estar logado para acessar'
const EXPIRED = 'Sua sessão expirou. Por favor, tente fazer o login novamente.'
const onPath = (path: string) => (url: URL) => url.pathname === path
const getHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

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

test('asks for the login, wants both fields before it makes a call, says what is wrong, and leads back to what was wanted', async ({
  page,
}) => {
  await page.goto('/consulta?search=escola')
  await expect(page.getByText(LOGIN_NEEDED)).toBeVisible()
  await expect(page).toHaveURL(onPath('/login'))
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
  await page.getByLabel('Usuário').fill(ADMIN.username)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('main').getByText('Preencha todos os campos')).toBeVisible()
  expect(calls).toEqual([])

  const answered = page.waitForResponse('**/api/token/')
  await logIn(page, 'errada')
  const { detail }: { detail: string } = await (await answered).json()
  await expect(page.getByRole('main').getByText(detail)).toBeVisible()
  await expect(page.getByLabel('Usuário')).toHaveValue(ADMIN.username)
  expect(await readTokens(page)).toEqual({ access: null, refresh: null })

  await logIn(page)
  await expect(page).toHaveURL((url) => url.pathname === '/consulta' && url.searchParams.get('search') === 'escola')
})

test('leads to the query screen by default, from the older address of the login too, and never to another site; /logout leads to the login', async ({
  page,
}) => {
  await page.goto('/logout')
  await expect(page.getByText(LOGIN_NEEDED)).toBeVisible()
  await page.goto('/accounts/login/')
  await expect(getHeading(page, 'Entrar')).toBeVisible()
  await logIn(page)
  await expect(page).toHaveURL(onPath('/consulta'))
  await page.goto('/accounts/login/')
  await expect(page).toHaveURL(onPath('/consulta'))
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login?next=//evil.example/x')
  await expect(getHeading(page, 'Entrar')).toBeVisible()
  await logIn(page)
  await expect(page).toHaveURL(onPath('/consulta'))

  await page.goto('/logout')
  await expect(page).toHaveURL(onPath('/login'))
  await expect(getHeading(page, 'Entrar')).toBeVisible()
  expect(await readTokens(page)).toEqual({ access: null, refresh: null })
})

test('skips the login for who is logged in, survives a reload with new tokens; "Sair" ends the session here and on the server', async ({
  page,
}) => {
  await openAs(page, '/login')
  await expect(page).toHaveURL(onPath('/consulta'))
  const before = await readTokens(page)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Perfil de/ })).toBeVisible()
  await expect.poll(async () => (await readTokens(page)).refresh).not.toBe(before.refresh)

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

test('renews the session once when a call is refused, unseen by the user; says that it expired when it cannot be renewed', async ({
  page,
}) => {
  const begun = page.waitForResponse((it) => it.url().endsWith('/api/token/refresh/'))
  await openAs(page, '/users')
  await expect(getHeading(page, 'Usuários')).toBeVisible()
  // A page with a session refreshes its tokens in any case: they are stored before being invalidated here. Compares the
  // refresh token, since access tokens of the same second are equal.
  const { refresh } = await (await begun).json()
  await expect.poll(async () => (await readTokens(page)).refresh).toBe(refresh)
  await spoilTokens(page, ['access'])
  const renewals: number[] = []
  page.on('response', (it) => it.url().endsWith('/api/token/refresh/') && renewals.push(it.status()))
  const listed = page.waitForResponse((it) => it.url().includes('/api/posts/') && it.ok())
  await page.getByRole('link', { name: 'Consulta', exact: true }).click()
  await listed
  expect(renewals).toEqual([200])

  await spoilTokens(page, ['access', 'refresh'])
  // A pending request may already have noticed, and the link is gone.
  await page
    .getByRole('link', { name: 'Links enganosos', exact: true })
    .click({ timeout: 5_000 })
    .catch(() => {})
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
