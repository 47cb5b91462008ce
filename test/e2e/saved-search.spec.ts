import type { Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { askTotal, getAddress, getSearchBox, openQuery, readCount, writeCount } from './consulta-page.ts'
import { createPeople, openColleague } from './roles.ts'
import { authorize, expect, getDialog, goWithin, PHONE, test } from './world.ts'

const getSaveButton = (page: Page) => page.getByRole('button', { name: 'Salvar busca' })
const getDrawer = (page: Page) => getDialog(page, 'Buscas salvas')
const listTitles = (page: Page) => getDrawer(page).getByRole('listitem').locator('[data-stop] bdi:first-child')

/** Saves the filters of the screen with the `s` key. */
async function save(page: Page, title: string): Promise<void> {
  await page.keyboard.press('s')
  await page.getByLabel('Nome', { exact: true }).fill(title)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`"${title}" salvo`)).toBeVisible()
  await expect(getDialog(page, 'Salvar busca')).toBeHidden()
}

async function openList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Buscas salvas' }).click()
  await expect(getDrawer(page).getByRole('list', { name: 'Buscas salvas' })).toBeVisible()
}

/** Each test begins without earlier saved searches. */
async function removeAll(page: Page): Promise<void> {
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('access'))}` }
  const searches: { id: string }[] = await (await page.request.get('/api/saved-search/', { headers })).json()
  for (const { id } of searches) await page.request.delete(`/api/saved-search/${id}/`, { headers })
  // Recent searches would appear below them.
  await page.request.patch('/api/search-history/', { headers, data: { is_on: false } })
  await page.request.delete('/api/search-history/', { headers })
}

test('saving is enabled without a selected search and after a change, and rests after save, update and load', async ({
  page,
}) => {
  await openQuery(page, '?search=vacina&platform=Telegram')
  await removeAll(page)
  await expect(getSaveButton(page)).toBeEnabled()
  await page.keyboard.press('s')
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('vacina, Telegram')
  await page.keyboard.press('Escape')
  await save(page, 'Vacina no Telegram')
  await expect(getSaveButton(page)).toBeDisabled()

  await page.getByRole('button', { name: 'Remover o filtro Plataforma: Telegram' }).click()
  await expect(getSaveButton(page)).toBeEnabled()
  await expect(page.getByText('com alterações')).toBeVisible()
  await getSaveButton(page).click()
  await page.getByRole('button', { name: 'Atualizar', exact: true }).click()
  await expect(page.getByText('"Vacina no Telegram" atualizado')).toBeVisible()
  await expect(getSaveButton(page)).toBeDisabled()

  await goWithin(page, '/consulta?uf=SP&page=2&sort_by=likes')
  await expect(getSaveButton(page)).toBeEnabled()
  await openList(page)
  await page.getByRole('button', { name: /^Vacina no Telegram/ }).click()
  await expect(getSearchBox(page)).toHaveValue('vacina')
  expect(getAddress(page)).toBe('?search=vacina&sort_by=likes')
  await expect(readCount(page)).toContainText(writeCount(await askTotal(page, 'search=vacina')))
  await expect(getSaveButton(page)).toBeDisabled()
})

test('saved searches are found, renamed in place and removed after asking; the selected one takes the filters along', async ({
  page,
}) => {
  await openQuery(page, '?uf=SP')
  await removeAll(page)
  await save(page, 'São Paulo')
  await page.getByRole('button', { name: 'Deixar de usar a busca salva São Paulo' }).click()
  await save(page, 'Outra')
  await openList(page)
  await expect(listTitles(page)).toHaveText(['Outra', 'São Paulo'])
  await expect(getDrawer(page).getByText('SP', { exact: true })).toHaveCount(2)
  await expect(getDrawer(page).getByText(/^Salva em \d{2}\/\d{2}\/\d{4} às \d{2}:\d{2}$/)).toHaveCount(2)

  await page.keyboard.type('sao')
  await expect(listTitles(page)).toHaveText(['São Paulo'])
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: /^São Paulo/ })).toBeFocused()
  await page.getByLabel('Procurar nas buscas salvas').fill('')

  await page.getByRole('button', { name: 'Renomear Outra' }).click()
  await page.keyboard.type('Meu estado')
  await page.keyboard.press('Enter')
  await expect(listTitles(page)).toHaveText(['Meu estado', 'São Paulo'])
  await expect(page.getByRole('button', { name: 'Renomear Meu estado' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(getDrawer(page)).toBeVisible()

  await page.getByRole('button', { name: 'Remover Meu estado' }).click()
  await page.keyboard.press('Escape')
  await expect(listTitles(page)).toHaveText(['Meu estado', 'São Paulo'])
  await page.getByRole('button', { name: 'Remover Meu estado' }).click()
  await getDialog(page, 'Remover busca salva').getByRole('button', { name: 'Remover' }).click()
  await expect(page.getByText('"Meu estado" removido')).toBeVisible()
  await expect(listTitles(page)).toHaveText(['São Paulo'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('list', { name: 'Filtros escolhidos' })).toHaveCount(0)
  expect(getAddress(page)).toBe('')
})

test('loading keeps the tab, and runs the query when the public tab is active', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (call) => {
    if (/\/api\/(posts|metrics)\/\?/.test(call.url())) asked.push(new URL(call.url()).pathname)
  })
  await openQuery(page, '?uf=SP')
  await removeAll(page)
  await save(page, 'São Paulo')
  const load = async () => {
    asked.length = 0
    await openList(page)
    await page.getByRole('button', { name: /^São Paulo/ }).click()
    await expect(getDrawer(page)).toBeHidden()
  }
  await load()
  await expect.poll(() => asked).toContain('/api/posts/')

  await page.getByRole('button', { name: 'Remover o filtro UF: SP' }).click()
  await page.getByRole('tab', { name: 'Métricas' }).click()
  await expect(page).toHaveURL(/\?tab=metrics$/)
  await load()
  await expect(page).toHaveURL(/\?uf=SP&tab=metrics$/)
  await expect(page.getByRole('button', { name: 'UF: 1 escolhido' })).toBeVisible()
  expect(asked).not.toContain('/api/posts/')
  await page.getByRole('button', { name: 'Remover o filtro UF: SP' }).click()
  await page.keyboard.press('s')
  await expect(getDialog(page, 'Salvar alterações da busca')).toBeVisible()
})

test('what fails to be saved is silent and only ends the waiting; dialog and list are accessible, on a phone too', async ({
  page,
}) => {
  await openQuery(page, '?search=vacina')
  await removeAll(page)
  await page.keyboard.press('s')
  await expect(getDialog(page, 'Salvar busca')).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.route('**/api/saved-search/', (call) =>
    call.request().method() === 'POST'
      ? call.fulfill({ status: 503, json: { detail: 'Fora do ar.' } })
      : call.continue(),
  )
  await page.getByLabel('Nome', { exact: true }).fill('Não vai')
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.keyboard.press('Enter')
  await answered
  await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toBeEnabled()
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Não vai')
  await expect(page.getByText('Fora do ar.')).toHaveCount(0)
  await page.unroute('**/api/saved-search/')
  await page.keyboard.press('Escape')
  await expect(getDialog(page, 'Salvar busca')).toBeHidden()
  await save(page, 'Vacina')
  await page.setViewportSize(PHONE)
  await openList(page)
  await page.getByRole('button', { name: 'Renomear Vacina' }).click()
  expect(await listAccessibilityProblems(page)).toEqual([])
})

test('a search is shared: who receives it uses it, under the name of its owner, and cannot remove it', async ({
  page,
  browser,
  program,
  request,
}) => {
  const { user } = await createPeople(request)
  await openQuery(page, '?search=vacina')
  await removeAll(page)
  await save(page, 'Para a equipe')
  await openList(page)
  await page.getByRole('button', { name: 'Compartilhar Para a equipe' }).click()
  const share = getDialog(page, /^Compartilhar/)
  await share.getByLabel('Acrescentar pessoa ou grupo').selectOption(`p:${user.username}`)
  await share.getByRole('button', { name: 'Salvar' }).click()
  await expect(share).toBeHidden()

  const other = await openColleague(browser, program, user, '/consulta')
  await openList(other)
  await expect(listTitles(other)).toHaveText(['Para a equipe'])
  await expect(other.getByRole('button', { name: 'Remover Para a equipe' })).toHaveCount(0)
  await other.getByRole('button', { name: /^Para a equipe/ }).click()
  await expect(getSearchBox(other)).toHaveValue('vacina')
  await expect(readCount(other)).toContainText(writeCount(await askTotal(page, 'search=vacina')))
  await other.context().close()
})

test('what came since the last visit is marked, ends at a line, and is brought to the top with one click', async ({
  page,
}) => {
  const headers = await authorize(page)
  const bring = async (...rows: string[]) => {
    const answer = await page.request.post('/api/imports/?platform=X&format=csv', {
      headers: { ...headers, 'content-type': 'text/csv' },
      data: `id,account,date,content\n${rows.join('\n')}\n`,
    })
    expect(answer.status(), await answer.text()).toBe(201)
  }
  await bring(
    'jagua1,bicho,2026-03-01T10:00:00Z,Jaguatirica conhecida',
    'jagua2,bicho,2026-03-02T10:00:00Z,Jaguatirica vista',
  )
  await openQuery(page, '?search=jaguatirica')
  await removeAll(page)
  const visited = page.waitForResponse((answer) => answer.url().endsWith('/visit/'))
  // Saving a search also opens it.
  await save(page, 'Jaguatiricas')
  await visited
  await bring(
    'jagua3,bicho,2026-03-03T10:00:00Z,Jaguatirica de hoje',
    'jagua4,bicho,2020-01-01T10:00:00Z,Jaguatirica antiga',
  )

  await page.goto('/consulta')
  await openList(page)
  await expect(getDrawer(page).getByText('2 novidades')).toBeVisible()
  await getDrawer(page)
    .getByRole('button', { name: /^Jaguatiricas/ })
    .click()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.filter({ has: page.getByText('nova', { exact: true }) })).toHaveCount(2)
  await expect(rows.filter({ hasText: 'As novidades terminam aqui' })).toContainText('Jaguatirica de hoje')
  await page.getByRole('button', { name: '2 novidades desde a sua última visita' }).click()
  await expect(page).toHaveURL(/sort_by=arrival/)
  await expect(rows.nth(1)).toContainText('Jaguatirica antiga')
  await expect(rows.filter({ hasText: 'As novidades terminam aqui' })).toContainText('Jaguatirica de hoje')
  expect(await listAccessibilityProblems(page)).toEqual([])
})

test('recent searches: in the list and by Ctrl+K, until they are erased and turned off in the profile', async ({
  page,
}) => {
  await openQuery(page, '?search=merenda')
  await removeAll(page)
  await goWithin(page, '/perfil')
  const keep = page.getByRole('switch', { name: 'Guardar minhas buscas recentes' })
  await expect(keep).not.toBeChecked()
  await keep.click()
  await expect(keep).toBeChecked()

  const noted = page.waitForRequest((call) => call.url().endsWith('/api/search-history/') && call.method() === 'POST')
  await goWithin(page, '/consulta?search=merenda')
  await noted
  await page.getByRole('button', { name: 'Buscas salvas' }).click()
  await expect(getDrawer(page).getByRole('button', { name: /merenda/ })).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await goWithin(page, '/dossies')
  await expect(page.getByRole('heading', { name: 'Dossiês', exact: true })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('option', { name: /merenda/ }).click()
  await expect(getSearchBox(page)).toHaveValue('merenda')

  await goWithin(page, '/perfil')
  await page.getByRole('button', { name: 'Apagar buscas recentes' }).click()
  await getDialog(page, 'Apagar buscas recentes').getByRole('button', { name: 'Apagar', exact: true }).click()
  await expect(page.getByText('Buscas recentes apagadas')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apagar buscas recentes' })).toBeDisabled()
  expect(await listAccessibilityProblems(page)).toEqual([])
})
