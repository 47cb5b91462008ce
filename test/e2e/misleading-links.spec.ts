import type { Page, Route } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { askTotal, listPosts, openQuery, readCount, writeCount } from './consulta-page.ts'
import { expect, expectToFit, goWithin, openAs, PHONE, test } from './world.ts'

/** An invented newspaper of the demonstration set, linked from many posts. */
const HOST = 'folhadojatoba.example'

const open = (page: Page) => openAs(page, '/links-enganosos')
const rowOf = (page: Page, address: string) => page.getByRole('row').filter({ hasText: address })

async function add(page: Page, address: string, reason: string, source: string) {
  await page.getByRole('button', { name: 'Acrescentar link' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: /^Domínio/ }).fill(address)
  await form.getByLabel('Motivo').fill(reason)
  await form.getByLabel('Fonte').fill(source)
  await form.getByRole('button', { name: 'Acrescentar' }).click()
}

async function remove(page: Page, address: string) {
  await page.getByRole('button', { name: `Remover ${address}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tirar da lista' }).click()
  await expect(rowOf(page, address)).toHaveCount(0)
}

test('a domain is added, marks its publications, says why in each, and is taken off again', async ({ page }) => {
  // Waits for the background job twice.
  test.setTimeout(400_000)
  await open(page)
  const before = await askTotal(page, 'misleading_links=true')
  // The demonstration set itself marks some.
  expect(before).toBeGreaterThan(0)
  await expect(page.getByText('0 links na lista · 0 publicações marcadas por ela')).toBeVisible()
  await page.getByRole('link', { name: 'ver todas as marcadas' }).click()
  await expect(readCount(page)).toHaveText(new RegExp(`^${before} publicações`))
  await page.goBack()
  await add(page, 'youtube.com', 'x', 'y')
  await expect(page.getByText('Em youtube.com qualquer pessoa publica')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()

  await add(page, `https://www.${HOST}/`, 'Publica montagens', 'https://checagem.example/montagens')
  await expect(rowOf(page, HOST)).toContainText(/domínio e tudo abaixo dele/)
  await expect(page.getByText(/mudanças? em andamento/)).toHaveCount(0, { timeout: 150_000 })
  await expect(page.getByText(/[1-9]\d* publicações marcadas por ela/)).toBeVisible()
  expect(await askTotal(page, 'misleading_links=true')).toBeGreaterThan(before)

  const id = await findMarked(page)
  await goWithin(page, `/consulta?misleading_links=true&page_size=100`)
  await page.locator(`[data-post="${id}"]`).first().click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText(`o domínio ${HOST}: Publica montagens`)).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])

  await open(page)
  await remove(page, HOST)
  await expect(page.getByText(/mudanças? em andamento/)).toHaveCount(0, { timeout: 150_000 })
  expect(await askTotal(page, 'misleading_links=true')).toBe(before)
})

/** The newest post marked by the list, among those shown first. */
async function findMarked(page: Page): Promise<string> {
  const access = await page.evaluate(() => localStorage.getItem('access'))
  const answer = await page.request.get('/api/posts/?misleading_links=true&page_size=100', {
    headers: { authorization: `Bearer ${access}` },
  })
  const { items }: { items: { id: string; misleadingLinks: string[] }[] } = await answer.json()
  const found = items.find(({ misleadingLinks }) => misleadingLinks.some((link) => link.includes(HOST)))
  expect(found).toBeDefined()
  return found?.id ?? ''
}

test('a file is imported with a report of every row, found, edited and exported, on a phone in the dark', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page)
  const text = 'domínio;motivo;fonte\nenganoso-um.example;Montagens;Redação\nyoutube.com;x;y\nsem motivo.example;;y\n'
  await page.getByRole('button', { name: 'Importar CSV' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'l.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('dialog').getByRole('button', { name: 'Importar' }).click()
  const report = page.getByRole('dialog')
  await expect(report.getByText('3 de 3 linhas: 1 novas, 0 atualizadas, 0 sem mudança, 2 recusadas.')).toBeVisible()
  await expect(report.getByText(/^Linha 3 \(youtube\.com\): Em youtube\.com/)).toBeVisible()
  await expect(report.getByText(/^Linha 4 .*Motivo: Este campo é obrigatório\.$/)).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await report.getByRole('button', { name: 'Fechar' }).last().click()

  // The first response of this search is computed before the change and arrives after it.
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  const held = new Promise<void>((hold) => {
    const hasSearch = /misleading-links\/\?search=enganoso-um/
    const answerLate = async (route: Route) => {
      const response = await route.fetch()
      hold()
      await saved
      // The request may have been aborted.
      await route.fulfill({ response }).catch(() => {})
    }
    void page.route(hasSearch, answerLate, { times: 1 })
  })
  await page.getByLabel('Buscar na lista').fill('enganoso-um')
  await held
  await page.getByRole('button', { name: 'Editar enganoso-um.example' }).click()
  await page.getByRole('dialog').getByLabel('Motivo').fill('Montagens, sempre')
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await expect(rowOf(page, 'enganoso-um.example')).toContainText('Montagens, sempre')
  await expect(page.getByText('1 link encontrado', { exact: true })).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await expectToFit(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar CSV' }).click()
  expect((await download).suggestedFilename()).toBe('lupascan-links-enganosos.csv')
  await remove(page, 'enganoso-um.example')
})

test('what was checked is found by its filter, and its drawer begins with the check', async ({ page }) => {
  await openQuery(page)
  await page.getByRole('button', { name: 'Mais filtros' }).click()
  await page.getByRole('button', { name: 'Checagem', exact: true }).click()
  await page.getByRole('option', { name: /^já checado/ }).click()
  await page.keyboard.press('Escape')
  const total = await askTotal(page, 'checked=true')
  expect(total).toBeGreaterThan(0)
  await expect(readCount(page)).toContainText(writeCount(total))
  expect(new URL(page.url()).searchParams.get('checked')).toBe('true')
  await expect(page.getByText('já checado').first()).toBeVisible()
  await listPosts(page).first().click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('heading', { name: 'Já checado' })).toBeVisible()
  await expect(drawer.getByText(/^Sobre: “/).first()).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
})
