import type { Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { DESK, expect, getDialog, openAs, passFrames, test } from './world.ts'

const FILE = '**/assets/palette-dialog-*.js'
const PROBLEM = '“Ir para” não pôde ser aberto'

const findField = (page: Page) => page.getByRole('combobox', { name: /^Pessoa, busca salva/ })
const findBox = (page: Page) => page.getByRole('combobox', { name: 'Buscar nas publicações' })
const findHeading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

/** Delays responses to this address until they are released. */
async function hold(page: Page, address: string) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let isAsked = false
  await page.route(address, async (route) => {
    isAsked = true
    await held
    await route.continue()
  })
  return { release, expectToBeAsked: () => expect.poll(() => isAsked).toBe(true) }
}

/** Requests to the address fail, and so do health checks: a reachable server would cause a reload. */
async function cut(page: Page, address: string) {
  const state = { isCut: true }
  for (const one of [address, '**/api/health/'])
    await page.route(one, (route) => (state.isCut ? route.abort() : route.continue()))
  return state
}

test('what is typed after Ctrl+K is meant for its field, also before it has come, and Enter waits for the names', async ({
  page,
}) => {
  const file = await hold(page, FILE)
  await openAs(page, '/consulta')
  await expect(findHeading(page, 'Consulta')).toBeVisible()
  await page.keyboard.press('Control+k')
  // As keyboard shortcuts of the screen, "s" would save the search and "c" open the list of dossiers.
  await page.keyboard.type('dossies')
  await page.keyboard.press('Enter')
  await file.expectToBeAsked()
  file.release()
  await expect(findHeading(page, 'Dossiês')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('whoever clicks or goes into a field while Ctrl+K is waited for wants that field', async ({ page }) => {
  const file = await hold(page, FILE)
  await openAs(page, '/consulta')
  const heading = findHeading(page, 'Consulta')
  await expect(heading).toBeVisible()
  const box = findBox(page)
  await page.keyboard.press('Control+k')
  await file.expectToBeAsked()
  await box.click()
  await page.keyboard.type('vaci')
  await heading.click()
  await page.keyboard.press('Control+k')
  await box.focus()
  await page.keyboard.type('na')
  const came = page.waitForResponse(FILE)
  file.release()
  await (await came).finished()
  await passFrames(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(box).toHaveValue('vacina')
})

test('Enter waits until it is known who reads, and no line moves when it becomes known', async ({ page }) => {
  await openAs(page, '/consulta')
  await expect(findHeading(page, 'Consulta')).toBeVisible()
  const profile = await hold(page, '**/api/users/profile/')
  await page.reload()
  await expect(findHeading(page, 'Consulta')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(findField(page)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /^Carregando/ })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(0)
  await page.keyboard.type('registro')
  await expect(page.getByRole('dialog').getByRole('option')).toHaveText([/^Buscar “registro”/])
  await page.keyboard.press('Enter')
  await passFrames(page)
  await expect(page).toHaveURL((url) => url.pathname === '/consulta' && url.search === '')
  profile.release()
  await expect(page).toHaveURL((url) => url.pathname === '/registro')
})

test('also where it cannot be known who reads Ctrl+K opens, and no letter is lost', async ({ page }) => {
  await openAs(page, '/consulta')
  await page.route('**/api/users/profile/', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  const box = findBox(page)
  await box.fill('vaci')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('dossi')
  await expect(findField(page)).toHaveValue('dossi')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(box).toBeFocused()
  await page.keyboard.type('na')
  await expect(box).toHaveValue('vacina')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('pastas')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === '/pastas')
})

test('where the file of Ctrl+K is out of reach a dialog says so: no key reaches the screen, Esc closes it alone and leads back', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  await openAs(page, '/consulta?search=vacina')
  await page.getByRole('row').nth(1).getByRole('button').first().click()
  const panel = getDialog(page, 'Publicação')
  await expect(panel).toBeVisible()
  await cut(page, FILE)
  const box = findBox(page)
  await box.focus()
  await page.keyboard.press('Control+k')
  // As a keyboard shortcut of the screen, "s" would save the search.
  await page.keyboard.type('urnas', { delay: 100 })
  const problem = getDialog(page, PROBLEM)
  await expect(problem).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await problem.getByText(/conexão/).click()
  await page.keyboard.type('sc')
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('Tab')
  await page.keyboard.type('sc')
  // Only these two dialogs, none for saving a search.
  await expect(page.getByRole('dialog')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(problem).toBeHidden()
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('vacina')
  await expect(panel).toBeVisible()
})

test('where nothing is within reach the page is loaded again once the server is there, and not before', async ({
  page,
}) => {
  await openAs(page, '/users')
  await expect(findHeading(page, 'Usuários')).toBeVisible()
  const connection = await cut(page, '**/assets/**')
  await page.keyboard.press('Control+k')
  const problem = getDialog(page, PROBLEM)
  const load = problem.getByRole('button', { name: 'Carregar a página' })
  await load.click()
  await expect(problem.getByText('O servidor ainda não responde.')).toBeVisible()
  await expect(findHeading(page, 'Usuários')).toBeAttached()
  connection.isCut = false
  await load.click()
  await expect(problem).toBeHidden()
  await expect(findHeading(page, 'Usuários')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(findField(page)).toBeFocused()
})

test('a file of Ctrl+K that no longer exists loads the page anew, once', async ({ page }) => {
  await openAs(page, '/users')
  await expect(findHeading(page, 'Usuários')).toBeVisible()
  await page.route(FILE, (route) => route.fulfill({ status: 404 }))
  const loaded = page.waitForEvent('load')
  await page.keyboard.press('Control+k')
  await loaded
  await expect(findHeading(page, 'Usuários')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(getDialog(page, PROBLEM)).toBeVisible()
})

test('a fault of the program behind Ctrl+K is not called one of the connection', async ({ page }) => {
  await page.route('**/api/dossiers/', (route) => route.fulfill({ json: [{ id: '1', title: 'Sem estado' }] }))
  await openAs(page, '/users')
  await expect(findHeading(page, 'Usuários')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('heading', { name: 'Esta tela não pôde ser mostrada' })).toBeVisible()
  await expect(getDialog(page, PROBLEM)).toHaveCount(0)
})

test('Enter goes at once to what an arrow key has reached, also while other names are to come', async ({ page }) => {
  await page.route('**/api/dossiers/**', () => {})
  await openAs(page, '/users')
  await expect(page.getByRole('button', { name: /^Perfil de/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  await findField(page).fill('dossi')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText(
    'Buscar “dossi” nas publicações',
  )
  await expect(page.getByRole('status').filter({ hasText: 'Carregando pessoas' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=dossi/)
})
