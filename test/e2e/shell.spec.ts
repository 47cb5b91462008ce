import type { Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { DESK, expect, expectToFit, openAs, PHONE, test } from './world.ts'

const DEMO = 'Dados de demonstração: pessoas, partidos e publicações são fictícios.'

const readScheme = (page: Page) =>
  page.evaluate(() => ({
    scheme: document.documentElement.dataset.mantineColorScheme,
    color: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
    icon: document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.getAttribute('href'),
  }))

test('the navigation is 64 wide and names its places on focus, the first Tab stop leads past it; a phone gets them in a drawer', async ({
  page,
}) => {
  await openAs(page, '/users')
  const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Consulta' })
  await expect(link.getByText('Consulta', { exact: true })).toBeHidden()
  const content = await page.getByRole('main').boundingBox()
  expect(content?.x).toBe(64)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(link.getByText('Consulta', { exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect(new URL(page.url()).hash).toBe('')

  await page.getByRole('button', { name: /^Perfil de/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: 'Consulta' })).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await drawer.getByRole('link', { name: 'Consulta' }).click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL((url) => url.pathname === '/consulta')
})

test('without a choice the theme is the system’s, also when that changes; a choice is kept, favicon and the browser’s colour follow', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.getByRole('main')).toBeVisible()
  expect((await readScheme(page)).scheme).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => readScheme(page)).toMatchObject({ scheme: 'light', icon: '/favicon-light.svg' })

  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/login')
  expect(await readScheme(page)).toEqual({ scheme: 'light', color: '#ffffff', icon: '/favicon-light.svg' })
  await page.getByRole('button', { name: 'Escolher tema' }).click()
  await page.getByRole('menuitemradio', { name: 'Escuro' }).click()
  const dark = { scheme: 'dark', color: '#1c1a17', icon: '/favicon-dark.svg' }
  await expect.poll(() => readScheme(page)).toEqual(dark)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  expect(await readScheme(page)).toEqual(dark)
})

test('who is not a superuser is told about the demonstration, a superuser removes it after a confirmation', async ({
  page,
}) => {
  await page.route('**/api/users/profile/', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), is_superuser: false } })
  })
  await openAs(page, '/pessoa-publica')
  await expect(page.getByText(DEMO)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remover demonstração' })).toHaveCount(0)
  await page.unroute('**/api/users/profile/')

  let present = true
  // Other tests of this run need the demonstration set: its removal is tested on the server.
  await page.route('**/api/demo/', async (route) => {
    if (route.request().method() === 'DELETE') present = false
    await route.fulfill({ json: { present } })
  })
  await page.goto('/users')
  await expect(page.getByText(DEMO)).toBeVisible()
  await page.getByRole('button', { name: 'Remover demonstração' }).click()
  const dialog = page.getByRole('dialog')
  expect((await dialog.boundingBox())?.width).toBe(446)
  expect(await listAccessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toBeHidden()
  expect(present).toBe(true)
  await page.getByRole('button', { name: 'Remover demonstração' }).click()
  await dialog.getByRole('button', { name: 'Remover demonstração' }).click()
  await expect(page.getByText(DEMO)).toBeHidden()
  expect(present).toBe(false)
})

test('a screen whose code cannot be loaded is loaded anew once, then says so; trying again brings it', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('[data-as-built]')).toHaveCount(0)
  let isCut = true
  // Not unrouted: during a reload of the page, unroute may never return.
  await page.route('**/assets/login-*.js', (route) => (isCut ? route.abort() : route.continue()))
  const loadedAnew = page.waitForEvent('domcontentloaded')
  await page.getByRole('link', { name: 'Entrar' }).first().click()
  await loadedAnew
  const retry = page.getByRole('button', { name: 'Tentar novamente' })
  await expect(retry).toBeVisible()
  isCut = false
  await retry.click()
  await expect(page.getByLabel('Usuário')).toBeVisible()
})

test('says when the connection is gone and when it is back; a screen that cannot be fetched without it leaves the page standing', async ({
  page,
  context,
}) => {
  await openAs(page, '/users')
  // Waits for frame and screen before further requests fail.
  await expect(page.getByRole('heading', { level: 1, name: 'Usuários' })).toBeVisible()
  await page.route('**/assets/*.js', (route) => route.abort())
  await context.setOffline(true)
  await expect(page.getByText('Sem conexão.')).toBeVisible()
  await page.getByRole('link', { name: 'Links enganosos' }).click()
  await expect(page.getByRole('heading', { name: 'Esta tela não pôde ser mostrada' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
  await page.unroute('**/assets/*.js')
  await context.setOffline(false)
  await expect(page.getByText('Sem conexão.')).toBeHidden()
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Links enganosos' })).toBeVisible()
})

test('both stores answer; what is open to everybody is accessible and fits: pages, messages, menus, errors of the login', async ({
  page,
}) => {
  // On a busy machine a store may exceed this call's time limit.
  const askHealth = async () => (await page.request.get('/api/health/ready')).json()
  await expect.poll(askHealth).toEqual({ status: 'ok', clickhouse: true, postgres: true })
  for (const [path, heading] of [
    ['/', 'Quem disse o quê, quando, e até onde foi'],
    ['/login', 'Entrar'],
    ['/nada', 'Página não encontrada'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page).toHaveTitle(/ · LupaScan$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
    for (const size of [DESK, PHONE, { width: 320, height: 600 }]) {
      await page.setViewportSize(size)
      expect(await listAccessibilityProblems(page)).toEqual([])
      await expectToFit(page)
    }
  }

  await page.setViewportSize(DESK)
  await page.goto('/consulta')
  await expect(page.getByText('É necessário estar logado para acessar')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fechar' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('main').getByText('Preencha todos os campos')).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Escolher tema' }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Escuro' })).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
})
