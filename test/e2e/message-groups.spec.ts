import type { Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { getAddress, getSearchBox, listPosts, openQuery, readCount } from './consulta-page.ts'
import { DESK, expect, expectToFit, goWithin, PHONE, passFrames, test } from './world.ts'

const getSwitch = (page: Page) => page.getByRole('switch', { name: 'Agrupar iguais' })
const listGroupLinks = (page: Page) =>
  page.getByRole('link', {
    name: /^Mesma mensagem em \d+ (canais|contas|canais e contas)( \(\d+ publicações\))?, 1[ºª]: /,
  })

type Totals = { total_items: number; total_posts: number }

async function askTotals(page: Page, query: string): Promise<Totals> {
  const access = await page.evaluate(() => localStorage.getItem('access'))
  const answer = await page.request.get(`/api/posts/?${query}`, { headers: { authorization: `Bearer ${access}` } })
  return answer.json()
}

const write = (count: number, one: string, many: string) =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`

test('the switch groups equal messages, says both totals and stays in the address; “Mais repetidas” groups too, the most copied first', async ({
  page,
}) => {
  await openQuery(page)
  await getSwitch(page).click()
  await expect(getSwitch(page)).toBeChecked()
  expect(getAddress(page)).toBe('?collapse=true')
  // Speech in lives added by other tests becomes posts later: page and query are retried until they agree.
  await expect(async () => {
    await page.reload()
    await expect(getSwitch(page)).toBeChecked()
    const { total_items, total_posts } = await askTotals(page, 'collapse=true')
    expect(total_items).toBeLessThan(total_posts)
    const both = `${write(total_items, 'mensagem', 'mensagens')} em ${write(total_posts, 'publicação', 'publicações')}`
    await expect(readCount(page)).toContainText(both, { timeout: 20_000 })
  }).toPass()
  await getSwitch(page).click()
  await expect(readCount(page)).toHaveText(/^[\d.]+ publicações/)
  expect(getAddress(page)).toBe('')

  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Mais repetidas')
  await expect(page).toHaveURL(/collapse=true&sort_by=copies/)
  await expect(
    page.getByText('Contam todas as cópias coletadas, também as que os filtros deixam de fora.'),
  ).toBeVisible()
  await expect(listGroupLinks(page)).toHaveCount(20)
  const sizes = (await listGroupLinks(page).allTextContents()).map(readSize)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(await listAccessibilityProblems(page)).toEqual([])
})

test('the line of a repeated message leads to all of its publications, the first one first; cards and details tell it on a phone', async ({
  page,
}) => {
  await openQuery(page, '?collapse=true&page_size=100')
  const link = listGroupLinks(page).first()
  const said = (await link.textContent()) ?? ''
  const channels = Number(/em (\d+) /.exec(said)?.[1])
  const size = Number(/\((\d+) publicações\)/.exec(said)?.[1] ?? channels)
  await link.click()
  await expect(page.getByRole('heading', { name: `A mesma mensagem em ${channels} ` })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remover o filtro Mensagem: mesma mensagem/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(getAddress(page)).toMatch(/^\?message_group=\d+&(page_size=100&)?sort_order=asc&from=/)
  await expect(listPosts(page)).toHaveCount(size)
  await expect(readCount(page)).toContainText(`${size} publicações`)
  await expect(page.getByText(/, 1[ºª]: esta publicação, /).first()).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])

  // Most repeated first: only cards near the viewport are rendered.
  await page.goto('/consulta?collapse=true&sort_by=copies&page_size=100')
  await page.getByText('Cartões').click()
  await page.setViewportSize(PHONE)
  await expect(listGroupLinks(page).first()).toBeVisible()
  const card = page
    .getByRole('article')
    .filter({ has: listGroupLinks(page) })
    .first()
  await card.getByRole('button', { name: 'Detalhes' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: /^Mesma mensagem em/ })).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await expectToFit(page)
})

test('from all publications of a message one click leads back to the query, at the same place, also from a copied address; a new filter says that it hides a part; a saved search keeps the switch', async ({
  page,
}) => {
  const query = '?platform=Telegram&collapse=true&page_size=50&sort_by=copies'
  await page.setViewportSize({ width: 1280, height: 500 })
  await openQuery(page, query)
  const back = page.getByRole('link', { name: 'Voltar à busca' })
  await expect(back).toHaveCount(0)
  const link = listGroupLinks(page).nth(15)
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(100)
  await passFrames(page)
  await link.dispatchEvent('click')
  await expect(back).toBeVisible()
  // Also in another sort order and page.
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Curtidas')
  await expect(page).toHaveURL(/message_group=.*sort_by=likes/)
  await back.click()
  await expect.poll(() => getAddress(page)).toBe(query)
  await expect(listPosts(page).first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)

  await page.setViewportSize(DESK)
  await page.goto('/consulta?search=de&collapse=true&sort_by=copies')
  const href = await listGroupLinks(page).first().getAttribute('href')
  await page.goto(href ?? '')
  await expect(page.getByRole('heading', { name: /^A mesma mensagem em/ })).toBeVisible()
  await goWithin(page, `${href}&platform=Telegram`)
  await expect(page.getByText(/os outros filtros podem esconder parte dela/)).toBeVisible()
  await page.getByRole('link', { name: 'Voltar à busca' }).click()
  await expect.poll(() => getAddress(page)).toBe('?search=de&collapse=true&sort_by=copies')

  await goWithin(page, '/consulta?search=vacina&collapse=true')
  await expect(getSearchBox(page)).toHaveValue('vacina')
  await expect(listPosts(page).first()).toBeVisible()
  await page.keyboard.press('s')
  await page.getByLabel('Nome', { exact: true }).fill('Vacina, uma vez cada')
  await page.keyboard.press('Enter')
  await expect(page.getByText('"Vacina, uma vez cada" salvo')).toBeVisible()
  await goWithin(page, '/consulta')
  await page.getByRole('button', { name: 'Buscas salvas' }).click()
  await page.getByRole('button', { name: /^Vacina, uma vez cada/ }).click()
  await expect.poll(() => getAddress(page)).toBe('?search=vacina&collapse=true')
  await expect(getSwitch(page)).toBeChecked()
})

const readSize = (text: string) => Number(/\((\d+) publicações\)/.exec(text)?.[1] ?? /em (\d+) /.exec(text)?.[1])
