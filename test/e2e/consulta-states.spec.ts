import type { Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { askTotal, getSearchBox, LOAD_ERROR, listPosts, openQuery, readCount, writeCount } from './consulta-page.ts'
import { DESK, expect, goWithin, openAs, PHONE, test } from './world.ts'

test('nothing found says what to take away; of a word that nobody wrote, what is written instead; what the server refuses is said at its filter; axe has nothing to say to any state', async ({
  page,
}) => {
  test.slow()
  await openAs(page, '/consulta?search=vacina+xyzxyzxyz&platform=Telegram')
  await expect(page.getByRole('heading', { name: 'Nenhuma ocorrência no que foi coletado' })).toBeVisible()
  await expect(page.getByText('---')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Baixar CSV' })).toBeDisabled()
  const withWord = await askTotal(page, 'search=vacina&platform=Telegram')
  await page.getByRole('button', { name: `Tirar “xyzxyzxyz” (${writeCount(withWord)})` }).click()
  await expect(readCount(page)).toContainText(writeCount(withWord))
  await page.goBack()
  const total = await askTotal(page, 'platform=Telegram')
  await page.getByRole('button', { name: `Tirar o texto (${writeCount(total)})` }).click()
  await expect(readCount(page)).toContainText(writeCount(total))

  await goWithin(page, '/consulta?search=prefetiura')
  const meant = page.getByText(/^Você quis dizer/)
  await expect(meant).toContainText('prefeitura')
  await meant.getByRole('link').first().click()
  await expect(page).toHaveURL(/search=prefeitura/)
  await expect(listPosts(page).first()).toBeVisible()

  // However long the query is, the number of results stays visible.
  await page.setViewportSize(PHONE)
  const names = Array.from({ length: 200 }, (_, i) => `"Pessoa inventada ${i}"`).join(' OU ')
  await goWithin(page, `/consulta?search=${encodeURIComponent(`${names} OU prefeitura`)}`)
  await expect(readCount(page).locator('strong')).toBeInViewport()
  await page.getByRole('button', { name: 'Mostrar a busca inteira' }).click()
  await expect(readCount(page).locator('strong')).not.toBeInViewport()
  await page.setViewportSize(DESK)

  await goWithin(page, '/consulta?start_date=2026-03-10&end_date=2026-03-01')
  await expect(page.getByText('Data: A data final vem antes da inicial.')).toBeVisible()
  await lookAtStates(page)
})

/** Accessibility problems, in each state. */
async function lookAtStates(page: Page): Promise<void> {
  await goWithin(page, '/consulta?search=vacina&platform=Telegram')
  await expect(listPosts(page).first()).toBeVisible()
  expect(await listAccessibilityProblems(page), 'table').toEqual([])
  await page.getByRole('button', { name: /^Pessoa/ }).click()
  await expect(page.getByRole('listbox', { name: 'Pessoa' }).getByRole('option').first()).toBeVisible()
  expect(await listAccessibilityProblems(page), 'list of a filter').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Data/ }).first().click()
  await expect(page.getByRole('button', { name: 'Próximo mês' })).toBeVisible()
  expect(await listAccessibilityProblems(page), 'days').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByText('Cartões').click()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await listAccessibilityProblems(page), 'cards').toEqual([])
  await getSearchBox(page).fill('xyzxyzxyz')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nenhuma ocorrência no que foi coletado' })).toBeVisible()
  expect(await listAccessibilityProblems(page), 'empty').toEqual([])
  await page.route('**/api/posts/**', (route) => route.abort())
  await getSearchBox(page).fill('outra')
  await page.keyboard.press('Enter')
  await expect(page.getByText(LOAD_ERROR)).toBeVisible()
  expect(await listAccessibilityProblems(page), 'error').toEqual([])
}

test('without the options the search still works; while an answer is awaited the former count is no answer, and it can be given up; a failed load says so, loses nothing and can be tried again; its code can be copied', async ({
  page,
  context,
}) => {
  await page.route('**/api/post_options/', (route) => route.abort())
  await openQuery(page, '?search=vacina')
  await expect(page.locator('mark').first()).toBeVisible()
  await page.getByRole('button', { name: 'Partido', exact: true }).click()
  await expect(page.getByText('Não foi possível carregar as opções')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.unroute('**/api/post_options/')

  await expect(readCount(page).locator('strong')).toBeVisible()
  await page.route('**/api/posts/**', () => undefined)
  await getSearchBox(page).fill('creche')
  await page.keyboard.press('Enter')
  await expect(readCount(page)).toContainText('na lista anterior')
  await expect(readCount(page).locator('strong')).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText('Busca cancelada')).toBeVisible()
  await expect(getSearchBox(page)).toHaveValue('creche')
  await expect(readCount(page).first()).toContainText('na lista anterior')
  await page.unroute('**/api/posts/**')

  await page.route('**/api/posts/**', (route) => route.abort())
  await getSearchBox(page).fill('escola')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByText(LOAD_ERROR)).toBeVisible()
  await expect(listPosts(page)).toHaveCount(0)
  await expect(getSearchBox(page)).toHaveValue('escola')
  await page.unroute('**/api/posts/**')
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(listPosts(page).first()).toBeVisible()

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const answer = { detail: 'Um erro ocorreu, por favor, tente novamente.', code: 'internal_error' }
  await page.route('**/api/posts/**', (route) =>
    route.fulfill({ status: 500, headers: { 'x-request-id': '0123456789ab' }, json: answer }),
  )
  await getSearchBox(page).fill('merenda')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByText('Código do pedido: 0123456789ab')).toBeVisible()
  await page.getByRole('button', { name: 'Copiar código' }).click()
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0123456789ab')
  expect(await listAccessibilityProblems(page)).toEqual([])
})

test('while the list is awaited nothing is fetched that no first screen needs', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  // Never fires what normally appears after some seconds.
  await page.addInitScript(() => {
    const setTimer = window.setTimeout.bind(window)
    window.setTimeout = ((handler: () => void, time?: number, ...rest: unknown[]) =>
      time === 4_000 ? 0 : setTimer(handler, time, ...rest)) as typeof window.setTimeout
  })
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/posts/?*', async (route) => {
    await held
    await route.continue()
  })
  await openAs(page, '/consulta')
  await expect(page.getByRole('region', { name: 'Publicações' })).toHaveAttribute('aria-busy', 'true')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))
  expect(files.filter((file) => /(toast-list|profile-menu-list|layers)-/.test(file))).toEqual([])
  answer()
  await expect(listPosts(page).first()).toBeVisible()
})
