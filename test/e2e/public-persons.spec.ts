import type { Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { DESK, expect, expectToFit, goWithin, openAs, PHONE, test } from './world.ts'

const listRows = (page: Page) => page.getByRole('table', { name: 'Pessoas públicas' }).locator('tbody tr')
const readCount = (page: Page) => page.getByRole('status').filter({ hasText: /pessoas?$/ })

/** The selects whose chosen words have no room. */
function listCut(selects: Node[]): string[] {
  return selects.flatMap((select) => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!(select instanceof HTMLSelectElement) || !pen) return []
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    pen.font = font
    const words = select.selectedOptions[0]?.text ?? ''
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return pen.measureText(words).width > room ? [words] : []
  })
}

async function openList(page: Page, search = ''): Promise<void> {
  await openAs(page, `/pessoa-publica${search}`)
  await expect(listRows(page).first()).toBeVisible()
}

async function createPerson(page: Page, name: string, account: string): Promise<void> {
  await goWithin(page, '/pessoa-publica')
  await page.getByRole('button', { name: 'Cadastrar pessoa' }).click()
  const form = page.getByRole('dialog', { name: 'Cadastrar pessoa' })
  await form.getByRole('textbox', { name: 'Nome', exact: true }).fill(name)
  await form.getByLabel('Partido').fill('PXA')
  await form.getByRole('button', { name: 'Acrescentar conta' }).click()
  await form.getByLabel('Nome da conta').fill(account)
  await form.getByRole('button', { name: 'Cadastrar', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('people are searched and filtered, and the list is as it was on coming back; a person’s page leads to the publications', async ({
  page,
}) => {
  await openList(page)
  for (const width of [1440, 1152, 900]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.getByRole('search').locator('select').evaluateAll(listCut)).toEqual([])
  }
  const all = await readCount(page).textContent()
  await page.getByLabel('Ordem').selectOption('posts')
  await expect(page).toHaveURL(/sort=posts/)
  const name = (await listRows(page).nth(1).getByRole('link').first().textContent()) ?? ''
  await page.getByLabel('Buscar por nome ou conta').fill(name.toUpperCase())
  await expect(readCount(page)).toHaveText('1 pessoa')
  await listRows(page).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Buscar por nome ou conta')).toHaveValue(name.toUpperCase())
  await expect(readCount(page)).toHaveText('1 pessoa')
  await listRows(page).getByRole('link', { name, exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Pessoas públicas' }).click()
  await expect(page).toHaveURL(/search=/)
  await expect(readCount(page)).toHaveText('1 pessoa')
  await page.getByLabel('Buscar por nome ou conta').fill('ninguém com este nome')
  await page.getByRole('button', { name: 'Limpar busca e filtros' }).click()
  await expect(readCount(page)).toHaveText(all ?? '')

  await page.goto('/pessoa-publica?sort=posts')
  await expect(listRows(page).first()).toBeVisible()
  await listRows(page).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Publicações por plataforma' })).toBeVisible()
  await page.getByRole('button', { name: /^Ver tabela: Publicações ao longo do tempo/ }).click()
  await expect(page.getByRole('region', { name: /^Tabela: Publicações ao longo do tempo/ })).toBeVisible()
  const count = await page
    .getByText(/^[\d.]+ publicaç/)
    .first()
    .textContent()
  await expect(page.getByRole('link', { name: /^Comparar com .*, por semana$/ })).toHaveAttribute('href', /tab=compare/)
  await page.getByRole('link', { name: 'Ver publicações' }).click()
  await expect(page).toHaveURL(/\/consulta\?public_person=\d+/)
  const [number = ''] = /^[\d.]+/.exec(count ?? '') ?? []
  await expect(page.getByRole('status').filter({ hasText: `${number} publicaç` })).toBeVisible()
})

test('a part of a person’s page that fails says so, and the others stand; words, changes and equal messages of a period lead to what they count', async ({
  page,
}) => {
  await page.route('**/equal-messages/**', (route) => route.abort())
  await openList(page, '?sort=posts')
  await listRows(page).first().getByRole('link').first().click()
  await expect(page.getByRole('alert')).toHaveText(/^Esta parte não pôde ser carregada\. ?Tentar novamente$/)
  await expect(page.getByRole('region', { name: 'Palavras características' }).getByRole('link').first()).toBeVisible()
  await page.unroute('**/equal-messages/**')
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await expect(page.getByRole('heading', { name: 'Mensagens iguais' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Apagadas e editadas' })).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.getByText('1 ano', { exact: true }).click()
  await expect(page).toHaveURL(/periodo=365/)
  await page.getByText('Tudo', { exact: true }).click()
  const words = page.getByRole('region', { name: 'Palavras características' })
  const word = words.getByRole('link').first()
  const [count = ''] = /[\d.]+ publicaç(ão|ões)/.exec((await word.textContent()) ?? '') ?? []
  await expect(word).toHaveAccessibleName(/vezes a proporção das outras contas|só aqui/)
  await word.click()
  await expect(page).toHaveURL(/\/consulta\?.*public_person=\d+/)
  await expect(page.getByRole('status').filter({ hasText: count })).toBeVisible()
})

const MOVING = /^As publicações desta pessoa estão sendo atualizadas/

test('posts on their way are told until they have arrived, and nothing jumps', async ({ page }) => {
  await page.setViewportSize(PHONE)
  let isMoving = true
  await page.route('**/api/public-persons/**', async (route) => {
    const answer = await route.fetch()
    const tell = (one: object) => ({ ...one, posts_moving: isMoving })
    const { items, ...rest }: { items?: object[] } = await answer.json()
    await route.fulfill({ response: answer, json: items ? { ...rest, items: items.map(tell) } : tell(rest) })
  })
  await openList(page, '?sort=posts')
  await expect(page.getByRole('status').filter({ hasText: 'Publicações sendo atualizadas' })).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await listRows(page).first().getByRole('link').first().click()
  const charts = page.getByRole('heading', { name: 'Publicações por plataforma' })
  await expect(page.getByRole('status').filter({ hasText: MOVING })).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  const before = await charts.boundingBox()
  isMoving = false
  await expect(page.getByText('As publicações desta pessoa foram atualizadas.')).toBeVisible()
  await expect(page.getByText(MOVING)).toBeHidden()
  expect((await charts.boundingBox())?.y).toBe(before?.y)
  await page.goBack()
  await expect(listRows(page).first()).toBeVisible()
  await expect(page.getByText('Publicações sendo atualizadas')).toBeHidden()
  // Users who arrive later see no message.
  await listRows(page).first().getByRole('link').first().click()
  await expect(charts).toBeVisible()
  await expect(page.getByText('foram atualizadas')).toBeHidden()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a failed load is said and can be repeated; list and page are accessible, on a desk and on a phone; an unknown person is said to be unknown; a superuser creates, edits, merges and removes people', async ({
  page,
}) => {
  // Requested before rendering, and again by the screen: both fail.
  await page.route('**/api/public-persons/?*', (route) => route.abort())
  await openAs(page, '/pessoa-publica')
  await expect(page.getByRole('alert')).toContainText('Um erro ocorreu durante o carregamento dos dados.')
  await page.unroute('**/api/public-persons/?*')
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(listRows(page).first()).toBeVisible()

  await page.goto('/pessoa-publica?sort=posts')
  await expect(listRows(page).first()).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.setViewportSize(PHONE)
  expect(await listAccessibilityProblems(page)).toEqual([])
  await expectToFit(page)
  await listRows(page).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Publicações por plataforma' })).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await expectToFit(page)
  await page.setViewportSize(DESK)
  expect(await listAccessibilityProblems(page)).toEqual([])

  await goWithin(page, '/pessoa-publica/999999')
  await expect(page.getByRole('heading', { name: 'Esta pessoa não existe' })).toBeVisible()
  await createMergeAndRemove(page)
})

/** As a superuser. */
async function createMergeAndRemove(page: Page): Promise<void> {
  await createPerson(page, 'Quitéria Exemplo', 'quiteria_exemplo')
  await page.getByRole('button', { name: 'Editar' }).click()
  const form = page.getByRole('dialog', { name: /^Editar/ })
  await form.getByLabel('Partido').fill('PYB')
  await form.getByLabel('Vale desde').fill('15/01/2026')
  expect(await listAccessibilityProblems(page)).toEqual([])
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible()
  await expect(page.getByText('até 15/01/2026')).toBeVisible()

  await createPerson(page, 'Quiteria E.', 'https://t.me/quiteria_e')
  await page.getByRole('button', { name: 'Mais' }).click()
  await page.getByRole('menuitem', { name: 'Unir com outra pessoa' }).click()
  const merge = page.getByRole('dialog', { name: /^Unir/ })
  const field = merge.getByRole('combobox', { name: 'Quem é a mesma pessoa' })
  await field.fill('quitéria exemplo')
  await page.getByRole('option', { name: /^Quitéria Exemplo/ }).click()
  await expect(merge.getByRole('radio').first()).toBeFocused()
  await merge.getByRole('button', { name: 'Escolher outra' }).click()
  await expect(field).toBeFocused()
  await field.fill('quitéria exemplo')
  await page.getByRole('option', { name: /^Quitéria Exemplo/ }).click()
  await merge.getByRole('radio', { name: 'Quitéria Exemplo' }).check()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await merge.getByRole('button', { name: 'Unir pessoas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Quitéria Exemplo' })).toBeVisible()
  await expect(page.getByRole('link', { name: /@quiteria_exemplo/ })).toBeVisible()
  // Done by the job, without user action.
  await expect(page.getByText('As publicações desta pessoa foram atualizadas.')).toBeVisible({ timeout: 90_000 })

  await page.getByRole('button', { name: 'Mais' }).click()
  await page.getByRole('menuitem', { name: 'Remover pessoa' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remover pessoa' }).click()
  await expect(page).toHaveURL(/\/pessoa-publica$/)
  await page.getByLabel('Buscar por nome ou conta').fill('quiteria exemplo')
  await expect(page.getByRole('heading', { name: 'Nenhuma pessoa encontrada' })).toBeVisible()
}
