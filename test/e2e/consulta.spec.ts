import type { Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { askTotal, getAddress, getSearchBox, listPosts, openQuery, readCount, writeCount } from './consulta-page.ts'
import { expect, goWithin, test } from './world.ts'

test('a search says what it understood, marks what matched and counts as the API does; filters narrow the list, become chips and go away again; choosing several values in one list is one step back', async ({
  page,
}) => {
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
  await narrowByFilters(page)
})

async function narrowByFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'UF', exact: true }).click()
  const options = page.getByRole('listbox', { name: 'UF' }).getByRole('option')
  await expect(options.first()).toBeVisible()
  await page.keyboard.type('sp')
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

  await page.getByRole('button', { name: 'Plataforma', exact: true }).click()
  const platforms = page.getByRole('listbox', { name: 'Plataforma' }).getByRole('option')
  await platforms.nth(0).click()
  await platforms.nth(1).click()
  await expect(page.getByRole('list', { name: 'Filtros escolhidos' }).getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(page.getByRole('list', { name: 'Filtros escolhidos' })).toHaveCount(0)
  expect(getAddress(page)).toBe('')
}

test('days come from presets and from typing; headers sort, and any change of sort goes back to page 1; a page beyond the end leads to the last one; a value that is no option is asked for as it is, and said', async ({
  page,
}) => {
  await openQuery(page)
  await page.getByRole('button', { name: 'Data', exact: true }).first().click()
  await page.getByRole('button', { name: '30 dias' }).click()
  expect(getAddress(page)).toMatch(/^\?start_date=\d{4}-\d{2}-\d{2}&end_date=\d{4}-\d{2}-\d{2}$/)
  await page.getByRole('button', { name: 'Data: 1 escolhido' }).click()
  await page.getByRole('textbox', { name: 'De' }).fill('1/2/2026')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/start_date=2026-02-01/)

  await page.goto('/consulta?page=2')
  const header = page.getByRole('columnheader', { name: 'Visualizações' })
  await expect(header).toHaveAttribute('aria-sort', 'none')
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  expect(getAddress(page)).toBe('?sort_by=views')
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  expect(getAddress(page)).toBe('?sort_by=views&sort_order=asc')
  await askForWhatIsNot(page)
})

async function askForWhatIsNot(page: Page): Promise<void> {
  await goWithin(page, '/consulta?search=vacina&page=4000')
  await page.getByRole('button', { name: 'Ir para a última página' }).click()
  await expect(listPosts(page).first()).toBeVisible()
  const last = Math.ceil((await askTotal(page, 'search=vacina')) / 20)
  expect(getAddress(page)).toBe(`?search=vacina&page=${last}`)

  await goWithin(page, '/consulta?party=PARTIDO-QUE-NAO-EXISTE')
  await expect(readCount(page)).toContainText(writeCount(0))
  await expect(page.getByRole('list', { name: 'Filtros escolhidos' })).toContainText('(não consta)')
  await goWithin(page, '/consulta?hate=muito&start_date=2026-13-45')
  await expect(page.getByRole('heading', { name: 'Este endereço pede um filtro que não existe' })).toBeVisible()
  await expect(page.getByText('Não se entende Ódio e ofensa “muito” e Data “2026-13-45”.')).toBeVisible()
  await page.getByRole('button', { name: 'Buscar sem estes filtros' }).click()
  await expect(readCount(page)).toContainText(writeCount(await askTotal(page, '')))
}

test('pages do not repeat publications, and their size is remembered', async ({ page }) => {
  await openQuery(page)
  const readIds = () => listPosts(page).evaluateAll((posts) => posts.map((post) => post.getAttribute('data-post')))
  const total = await askTotal(page, '')
  const range = (from: number, to: number) => page.getByText(`${from}-${to} de ${total.toLocaleString('pt-BR')}`)
  await expect(range(1, 20)).toBeVisible()
  await expect(listPosts(page)).toHaveCount(20)
  const first = await readIds()
  await page.getByRole('button', { name: 'Próxima página' }).click()
  await expect(range(21, 40)).toBeVisible()
  await expect(listPosts(page)).toHaveCount(20)
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

test('an address brings back filters, sort, page and size, back and forward follow; a text that is too long is said to be, and is not cut', async ({
  page,
}) => {
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

  await page.goto('/consulta')
  const text = 'vacina '.repeat(2_000)
  await getSearchBox(page).fill(text)
  await page.keyboard.press('Enter')
  await expect(page.getByText('A busca pode ter até 10.000 caracteres; esta tem 13.999.')).toBeVisible()
  await expect(getSearchBox(page)).toHaveValue(text)
  expect(getAddress(page)).toBe('')
})

test('the last words may become a filter: suggested while typing, taken with the keys, sent away with Escape; what is chosen may be left out instead', async ({
  page,
}) => {
  await openQuery(page)
  const box = getSearchBox(page)
  const list = page.getByRole('listbox', { name: 'Filtros sugeridos' })
  await box.fill('telegr')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => getAddress(page)).toBe('?platform=Telegram')
  await expect(box).toHaveValue('')
  await page.getByRole('button', { name: 'Remover o filtro Plataforma: Telegram' }).click()
  await expect.poll(() => getAddress(page)).toBe('')
  await box.fill('vacina telegr')
  await expect(list.getByRole('option')).toHaveText(/PlataformaTelegram/)
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await box.pressSequentially('am')
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('option', { selected: true })).toHaveText(/Telegram/)
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue('vacina')
  await expect(box).toBeFocused()
  expect(getAddress(page)).toBe('?search=vacina&platform=Telegram')
  await expect(page.getByRole('button', { name: 'Remover o filtro Plataforma: Telegram' })).toBeVisible()
  await box.fill('vacina gripe')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=vacina\+gripe|search=vacina%20gripe/)
  await goWithin(page, '/consulta')
  await leaveOut(page)
})

/** By the keys too. */
async function leaveOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plataforma', exact: true }).click()
  await expect(page.getByRole('combobox', { name: 'Procurar em Plataforma' })).toBeFocused()
  await expect(page.getByRole('listbox', { name: 'Plataforma' }).getByRole('option').nth(2)).toBeVisible()
  // What the keys had reached leaves the list while typing goes on.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('telegr')
  await expect(page.getByRole('listbox', { name: 'Plataforma' }).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Menos estes' })).toBeChecked()
  await expect.poll(() => getAddress(page)).toBe('?platform=-Telegram')
  // What is of the question before is paler until the answer comes.
  await expect(page.locator('[data-stale="true"]')).toHaveCount(0)
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Plataforma: 1 escolhido' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Remover o filtro Plataforma: menos Telegram' })).toBeVisible()
  // What is said in lives becomes posts a while after the start: asked again until the three agree.
  await expect(async () => {
    await page.reload()
    const rest = (await askTotal(page, '')) - (await askTotal(page, 'platform=Telegram'))
    await expect(readCount(page)).toContainText(writeCount(rest), { timeout: 10_000 })
  }).toPass()
  await page.getByRole('button', { name: 'Plataforma: 1 escolhido' }).click()
  await expect(page.getByRole('radio', { name: 'Menos estes' })).toBeChecked()
  await page.getByRole('radio', { name: 'Só estes' }).check()
  await expect.poll(() => getAddress(page)).toBe('?platform=Telegram')
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect.poll(() => getAddress(page)).toBe('?platform=-Telegram')
  await page.getByRole('button', { name: 'Plataforma: 1 escolhido' }).click()
  await expect(page.getByRole('radio', { name: 'Menos estes' })).toBeChecked()
}
