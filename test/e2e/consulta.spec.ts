import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, listAccessibilityProblems, openAs, test } from './world.ts'

const LOAD_ERROR = 'Um erro ocorreu durante o carregamento dos dados.'

const listPosts = (page: Page) => page.locator('[data-post]')
const readCount = (page: Page) => page.getByRole('status').filter({ hasText: /publicaç/ })
const getSearchBox = (page: Page) => page.getByRole('textbox', { name: 'Buscar nas publicações' })
const getAddress = (page: Page) => decodeURIComponent(new URL(page.url()).search.replaceAll('+', ' '))

async function openQuery(page: Page, search = ''): Promise<void> {
  await openAs(page, `/consulta${search}`)
  await expect(listPosts(page).first()).toBeVisible()
}

/** What the API itself says, asked with the page's own session. */
async function askTotal(page: Page, query: string): Promise<number> {
  const access = await page.evaluate(() => localStorage.getItem('access'))
  const answer = await page.request.get(`/api/posts/?${query}`, { headers: { authorization: `Bearer ${access}` } })
  const reply: { total_items: number } = await answer.json()
  return reply.total_items
}

const writeCount = (total: number) => `${total.toLocaleString('pt-BR')} ${total === 1 ? 'publicação' : 'publicações'}`

test('a search says what it understood, marks what matched and counts as the API does', async ({ page }) => {
  await openQuery(page)
  await page.keyboard.press('/')
  await expect(getSearchBox(page)).toBeFocused()
  await page.keyboard.type('vacinas -enchente')
  await expect(page.getByText('Publicações com vacinas', { exact: false })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=vacinas/)
  const total = await askTotal(page, 'search=vacinas+-enchente')
  expect(total).toBeGreaterThan(0)
  await expect(readCount(page)).toContainText(writeCount(total))
  await expect(page.locator('mark').first()).toHaveText(/^vacinas?$/i)

  await page.getByRole('button', { name: 'Limpar o texto da busca' }).click()
  await expect(getSearchBox(page)).toHaveValue('')
  await expect(getSearchBox(page)).toBeFocused()
  expect(getAddress(page)).toBe('')
})

test('filters narrow the list, become chips and go away again', async ({ page }) => {
  await openQuery(page)
  await page.getByRole('button', { name: 'UF', exact: true }).click()
  await page.keyboard.type('sp')
  const options = page.getByRole('listbox', { name: 'UF' }).getByRole('option')
  await expect(options).toHaveText([/^SP/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(options).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'UF: 1 escolhido' })).toBeFocused()
  expect(getAddress(page)).toBe('?uf=SP')
  await expect(readCount(page)).toContainText(writeCount(await askTotal(page, 'uf=SP')))

  await page.getByRole('button', { name: 'Links enganosos', exact: true }).click()
  await page.getByRole('option', { name: /^com links enganosos/ }).click()
  await page.keyboard.press('Escape')
  expect(getAddress(page)).toBe('?uf=SP&misleading_links=true')

  await page.getByRole('button', { name: 'Remover o filtro UF: SP' }).click()
  await expect(readCount(page)).toContainText(writeCount(await askTotal(page, 'misleading_links=true')))
  await page.getByRole('button', { name: 'Limpar', exact: true }).click()
  expect(getAddress(page)).toBe('')
})

test('choosing several values in one list is one step back', async ({ page }) => {
  await openQuery(page)
  await page.getByRole('button', { name: 'Plataforma', exact: true }).click()
  const options = page.getByRole('listbox', { name: 'Plataforma' }).getByRole('option')
  await options.nth(0).click()
  await options.nth(1).click()
  await expect(page.getByRole('list', { name: 'Filtros escolhidos' }).getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(page.getByRole('list', { name: 'Filtros escolhidos' })).toHaveCount(0)
  expect(getAddress(page)).toBe('')
})

test('days come from presets and from typing', async ({ page }) => {
  await openQuery(page)
  await page.getByRole('button', { name: 'Data', exact: true }).first().click()
  await page.getByRole('button', { name: '30 dias' }).click()
  expect(getAddress(page)).toMatch(/^\?start_date=\d{4}-\d{2}-\d{2}&end_date=\d{4}-\d{2}-\d{2}$/)
  await page.getByRole('button', { name: 'Data: 1 escolhido' }).click()
  await page.getByRole('textbox', { name: 'De' }).fill('1/2/2026')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/start_date=2026-02-01/)
})

test('headers sort, and any change of sort goes back to page 1', async ({ page }) => {
  await openQuery(page, '?page=2')
  const header = page.getByRole('columnheader', { name: 'Visualizações' })
  await expect(header).toHaveAttribute('aria-sort', 'none')
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  expect(getAddress(page)).toBe('?sort_by=views')
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  expect(getAddress(page)).toBe('?sort_by=views&sort_order=asc')
})

test('pages do not repeat publications, and their size is remembered', async ({ page }) => {
  await openQuery(page)
  const readIds = () => listPosts(page).evaluateAll((posts) => posts.map((post) => post.getAttribute('data-post')))
  const total = await askTotal(page, '')
  const range = (from: number, to: number) => page.getByText(`${from}-${to} de ${total.toLocaleString('pt-BR')}`)
  await expect(range(1, 20)).toBeVisible()
  const first = await readIds()
  await page.getByRole('button', { name: 'Próxima página' }).click()
  await expect(range(21, 40)).toBeVisible()
  const second = await readIds()
  expect(new Set([...first, ...second]).size).toBe(40)
  expect(getAddress(page)).toBe('?page=2')

  await page.getByRole('combobox', { name: 'Publicações por página' }).selectOption('50')
  await expect(range(1, 50)).toBeVisible()
  expect(getAddress(page)).toBe('?page_size=50')
  await page.goto('/consulta')
  await expect(range(1, 50)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('pageSize'))).toBe('50')
})

test('a page beyond the end leads to the last one', async ({ page }) => {
  await openAs(page, '/consulta?search=vacina&page=4000')
  await page.getByRole('button', { name: 'Ir para a última página' }).click()
  await expect(listPosts(page).first()).toBeVisible()
  const last = Math.ceil((await askTotal(page, 'search=vacina')) / 20)
  expect(getAddress(page)).toBe(`?search=vacina&page=${last}`)
})

test('an address brings back filters, sort, page and size; back and forward follow', async ({ page }) => {
  await openQuery(page, '?search=o&platform=Telegram&page=2&page_size=50&sort_by=likes&sort_order=asc')
  await expect(getSearchBox(page)).toHaveValue('o')
  await expect(page.getByRole('button', { name: 'Plataforma: 1 escolhido' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('likes')
  await expect(page.getByRole('combobox', { name: 'Publicações por página' })).toHaveValue('50')
  await expect(page.getByRole('button', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page')

  await getSearchBox(page).fill('escola')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  expect(getAddress(page)).toBe('?search=escola&platform=Telegram&page_size=50&sort_by=likes&sort_order=asc')
  await page.goBack()
  await expect(getSearchBox(page)).toHaveValue('o')
  await expect(page.getByRole('button', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page')
  await page.goForward()
  await expect(getSearchBox(page)).toHaveValue('escola')
})

test('values that are no known option are left out', async ({ page }) => {
  await openQuery(page, '?party=PARTIDO-QUE-NAO-EXISTE&public_person=999999999')
  await expect(readCount(page)).toContainText(writeCount(await askTotal(page, '')))
  await expect(page.getByRole('list', { name: 'Filtros escolhidos' })).toHaveCount(0)
})

test('cards go on by themselves and keep the mode', async ({ page }) => {
  await openQuery(page)
  await page.getByText('Cartões').click()
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.getByRole('button', { name: 'Carregar mais' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('article').nth(20)).toBeAttached()
  await expect(page.getByText(/ publicações carregadas$/)).not.toHaveText(/^20 de/)
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('coming back to the cards finds the one that was being read', async ({ page }) => {
  await openQuery(page)
  await page.getByText('Cartões').click()
  await page.getByRole('button', { name: 'Carregar mais' }).scrollIntoViewIfNeeded()
  const card = page.getByRole('article').nth(25)
  await card.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await expect(card).toBeInViewport()
  await page.getByRole('link', { name: 'LupaScan, página inicial' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(card).toBeInViewport()
})

test('a publication opens at the right, is walked through by keys, and gives the focus back', async ({ page }) => {
  await openQuery(page)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(listPosts(page).nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Publicação' })
  await expect(drawer).toBeVisible()
  const text = await drawer.getByRole('article').textContent()
  await page.keyboard.press('j')
  await expect(drawer.getByRole('article')).not.toHaveText(text ?? '')
  await expect(drawer.getByRole('link', { name: 'Abrir original' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  )
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(listPosts(page).nth(0)).toBeFocused()
})

test('keys stay letters while typing, and ? lists them', async ({ page }) => {
  await openQuery(page)
  await getSearchBox(page).fill('')
  await getSearchBox(page).pressSequentially('jk/o?')
  await expect(getSearchBox(page)).toHaveValue('jk/o?')
  await getSearchBox(page).blur()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Teclas de atalho' })).toBeVisible()
})

test('the CSV has every publication of the search, not only the page', async ({ page }) => {
  await openQuery(page, '?search=vacina')
  const total = await askTotal(page, 'search=vacina')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^publicacoes-\d{4}-\d{2}-\d{2}\.csv$/)
  const csv = await readFile(await download.path(), 'utf8')
  // Line breaks inside quotes belong to a text.
  const lines = csv
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .trimEnd()
    .split('\n')
  expect(lines.length - 1).toBe(total)
})

test('nothing found says what to take away, and how much would come', async ({ page }) => {
  await openAs(page, '/consulta?search=vacina+xyzxyzxyz&platform=Telegram')
  await expect(page.getByRole('heading', { name: 'Nenhuma publicação encontrada' })).toBeVisible()
  await expect(page.getByText('---')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Baixar CSV' })).toBeDisabled()
  const total = await askTotal(page, 'platform=Telegram')
  await page.getByRole('button', { name: `Tirar o texto (${writeCount(total)})` }).click()
  await expect(readCount(page)).toContainText(writeCount(total))
})

test('a failed load says so, loses nothing and can be tried again', async ({ page }) => {
  await openQuery(page)
  await page.route('**/api/posts/**', (route) => route.abort())
  await getSearchBox(page).fill('escola')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByText(LOAD_ERROR)).toBeVisible()
  await expect(listPosts(page)).toHaveCount(0)
  await expect(getSearchBox(page)).toHaveValue('escola')
  await page.unroute('**/api/posts/**')
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(listPosts(page).first()).toBeVisible()
})

test('a slow search can be given up', async ({ page }) => {
  await openQuery(page)
  await page.route('**/api/posts/**', () => undefined)
  await getSearchBox(page).fill('escola')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText('Busca cancelada')).toBeVisible()
  await expect(getSearchBox(page)).toHaveValue('escola')
})

test('without the options the search still works', async ({ page }) => {
  await page.route('**/api/post_options/', (route) => route.abort())
  await openQuery(page, '?search=escola')
  await expect(page.locator('mark').first()).toBeVisible()
  await page.getByRole('button', { name: 'Partido', exact: true }).click()
  await expect(page.getByText('Não foi possível carregar as opções')).toBeVisible()
})

test('what the server refuses is said at the filter it names', async ({ page }) => {
  await openAs(page, '/consulta?start_date=2026-03-10&end_date=2026-03-01')
  await expect(page.getByText('Data: A data final vem antes da inicial.')).toBeVisible()
})

for (const scheme of ['light', 'dark'] as const) {
  test(`axe has nothing to say in ${scheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await openQuery(page, '?search=vacina&platform=Telegram')
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
    await expect(page.getByRole('heading', { name: 'Nenhuma publicação encontrada' })).toBeVisible()
    expect(await listAccessibilityProblems(page), 'empty').toEqual([])
    await page.route('**/api/posts/**', (route) => route.abort())
    await getSearchBox(page).fill('outra')
    await page.keyboard.press('Enter')
    await expect(page.getByText(LOAD_ERROR)).toBeVisible()
    expect(await listAccessibilityProblems(page), 'error').toEqual([])
  })
}
