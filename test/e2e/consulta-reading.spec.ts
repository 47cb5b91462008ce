import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { askTotal, getPostDrawer, getSearchBox, LOAD_ERROR, listPosts, openQuery } from './consulta-page.ts'
import { expect, expectToFit, goWithin, test } from './world.ts'

const PLACE = 200

/** Waits two frames, so that the page has received the scroll event. */
const scrollAndSettle = (top: number) =>
  new Promise((done) => {
    window.scrollTo({ top, behavior: 'instant' })
    requestAnimationFrame(() => requestAnimationFrame(done))
  })

const getCard = (page: Page, position: number) => page.locator(`article[aria-posinset="${position}"]`)

/** Scrolls like a reader until the card is visible; only cards near the viewport are rendered. */
async function scrollToCard(page: Page, position: number) {
  const card = getCard(page, position)
  await expect(async () => {
    // Cards a busy page rendered too late are above the viewport: scrolls back.
    const isBehind = await page.getByRole('article').evaluateAll((cards, wanted) => {
      const below = cards.filter((one) => one.getBoundingClientRect().bottom > 0)
      return below.length > 0 && below.every((one) => Number(one.getAttribute('aria-posinset')) > wanted)
    }, position)
    await page.mouse.wheel(0, isBehind ? -400 : 400)
    await expect(card).toBeInViewport({ timeout: 200 })
  }).toPass()
  return card
}

test('cards go on by themselves and keep the mode; coming back to them finds the one that was being read', async ({
  page,
}) => {
  await openQuery(page)
  await page.getByText('Cartões').click()
  await expect(page.getByText(/ publicações carregadas$/)).toHaveText(/^20 de/)
  await scrollToCard(page, 41)
  await expect(page.getByText(/ publicações carregadas$/)).not.toHaveText(/^20 de/)
  // Cards far above are no longer rendered.
  expect(await page.getByRole('article').count()).toBeLessThan(30)
  await page.getByRole('button', { name: 'Voltar ao início' }).click()
  await expect(getCard(page, 1)).toBeInViewport()
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()

  const card = await scrollToCard(page, 26)
  await page.getByRole('link', { name: 'LupaScan, página inicial' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(card).toBeInViewport()
})

test('a publication opens at the right, is walked through by keys, and gives the focus back; it stands in the address: back closes it at its place, a copied one opens it', async ({
  page,
}) => {
  // Not all: posts that another test imported have no link.
  await openQuery(page, '?search=vacina')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(listPosts(page).nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  const drawer = getPostDrawer(page)
  await expect(drawer).toBeVisible()
  const text = await drawer.getByRole('article').textContent()
  await page.keyboard.press('j')
  await expect(drawer.getByRole('article')).not.toHaveText(text ?? '')
  await expect(drawer.getByRole('link', { name: 'Abrir original' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  )
  expect(await listAccessibilityProblems(page)).toEqual([])
  // The list stays usable: its other rows open in place of this one, and the focus is on the open post.
  await expect(listPosts(page).nth(1)).toBeFocused()
  await listPosts(page).nth(4).click()
  await expect(page.getByRole('row').nth(5)).toHaveAttribute('aria-current', 'true')
  await drawer.getByRole('button', { name: 'Publicação anterior' }).click()
  await expect(page.getByRole('row').nth(4)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(listPosts(page).nth(3)).toBeFocused()

  const list = page.url()
  const scroll = () => page.evaluate(() => window.scrollY)
  await page.evaluate(scrollAndSettle, PLACE)
  await listPosts(page).nth(3).click()
  await expect(drawer).toBeVisible()
  await expect(page).toHaveURL(/\?search=vacina&post=[0-9a-f-]{36}$/)
  await page.keyboard.press('j')
  await expect(page).not.toHaveURL(list)
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(drawer).toBeHidden()
  expect(await scroll()).toBe(PLACE)
  await page.goForward()
  const opened = await drawer.getByRole('article').textContent()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(list)
  await page.goForward()
  await expect(drawer).toBeVisible()
  // On another page of the list it is requested by its id.
  const post = new URL(page.url()).searchParams.get('post')
  await page.goto(`/consulta?search=urna&page=2&post=${post}`)
  await expect(drawer.getByRole('article')).toContainText((opened ?? '').slice(0, 40))
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/\?search=urna&page=2$/)
})

test('an address of a publication that is not there says so, above its list; keys stay letters while typing, and ? lists them', async ({
  page,
}) => {
  await openQuery(page, '?post=00000000-0000-8000-8000-000000000000')
  const notice = page.getByText('A publicação deste endereço não foi encontrada.')
  await expect(notice).toBeVisible()
  expect(await listPosts(page).count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Fechar aviso' }).click()
  await expect(notice).toBeHidden()
  await expect(page).toHaveURL(/\/consulta$/)

  await getSearchBox(page).fill('')
  await getSearchBox(page).pressSequentially('jk/o?')
  await expect(getSearchBox(page)).toHaveValue('jk/o?')
  await getSearchBox(page).blur()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Teclas de atalho' })).toBeVisible()
})

test('the CSV has every publication of the search, not only the page; a download that cannot begin says so beside its button', async ({
  page,
}) => {
  await openQuery(page, '?search=vacina')
  const total = await askTotal(page, 'search=vacina')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^lupascan-publicacoes-vacina-\d{4}-\d{2}-\d{2}\.csv$/)
  const csv = await readFile(await download.path(), 'utf8')
  // Line breaks inside quotes are part of a text.
  const lines = csv
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .trimEnd()
    .split('\n')
  expect(lines.length - 1).toBe(total)
  // Excel in Portuguese splits columns at semicolons; commas are available on request.
  expect(lines[0]).toMatch(/^\uFEFF?id;native_id;/)
  const [other] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Com vírgulas' }).click(),
  ])
  expect(await readFile(await other.path(), 'utf8')).toMatch(/^\uFEFF?id,native_id,/)

  await page.route('**/api/downloads/', (call) => call.fulfill({ status: 503, json: { detail: 'Fora do ar.' } }))
  await page.getByRole('button', { name: 'Baixar CSV' }).click()
  await expect(page.getByRole('alert').filter({ hasText: LOAD_ERROR })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Baixar CSV' })).toBeEnabled()
})

test('the table looks as it was left: height of the rows and columns; the beginning of a word is searched, marked and said', async ({
  page,
}) => {
  await openQuery(page)
  await page.getByRole('button', { name: 'Exibição da tabela' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Linhas compactas' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Compartilhamentos' }).click()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Exibição da tabela' })).toBeFocused()
  await page.reload()
  await expect(listPosts(page).first()).toBeVisible()
  const names = ['Pessoa', 'Publicação', 'Data', 'Visualizações', 'Curtidas', 'Comentários']
  expect(await page.getByRole('columnheader').allTextContents()).toHaveLength(names.length)
  for (const name of names) await expect(page.getByRole('columnheader', { name })).toBeVisible()
  const heights = await page
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1).map(({ clientHeight }) => clientHeight))
  // In a viewport as low as this one they used to be compact.
  expect(Math.min(...heights)).toBeGreaterThan(60)

  await goWithin(page, '/consulta?search=vacin*')
  await expect(page.locator('tbody mark').first()).toBeVisible()
  await expect(page.getByText('Publicações com palavras que começam por vacin')).toBeVisible()
  const marked = await page.locator('tbody mark').allTextContents()
  expect(marked.length).toBeGreaterThan(0)
  for (const word of marked) expect(word.toLowerCase()).toMatch(/^vacin/)
  expect(new Set(marked.map((word) => word.toLowerCase())).size).toBeGreaterThan(1)
  await getSearchBox(page).fill('ab*')
  await expect(page.getByText(/Um \* vale por letras/)).toBeVisible()
})

test('a table that was opened wide scrolls sideways in a narrow window, and the page does not; above a row nothing covers who wrote it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openQuery(page)
  const first = page.getByRole('row').nth(1)
  await first.hover()
  const add = await first.getByRole('button', { name: 'Pôr em dossiê' }).boundingBox()
  const author = await first.getByRole('cell').first().boundingBox()
  if (!add || !author) throw new Error('nothing to point at')
  expect(add.x).toBeGreaterThan(author.x + author.width)
  for (const width of [1024, 900, 640, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expectToFit(page)
  }
})
