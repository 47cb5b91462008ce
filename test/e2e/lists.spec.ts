import type { Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { expect, openAs, PHONE, test } from './world.ts'

test('two hundred names at once: pasted, counted, sorted, each number leads to its posts; a file is read, the list counted again; lists that are there are in sight', async ({
  page,
}) => {
  await openAs(page, '/listas')
  await expect(page.getByText('Nenhuma lista ainda')).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])

  const names = Array.from({ length: 197 }, (_, i) => `Fulano número ${i}`)
  await page.getByLabel('Uma pergunta por linha').fill(['vacina', 'urna', '***', ...names].join('\n'))
  await expect(page.getByText('200 linhas')).toBeVisible()
  await page.getByRole('button', { name: 'Contar' }).click()
  await expect(page.getByText(/^Contada em/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('não tem letra, número nem símbolo')).toBeVisible()

  // Sorted by total, largest first; the linked search has as many posts.
  await page.getByRole('button', { name: 'Total', exact: true }).click()
  const first = page.getByRole('region', { name: 'Matriz' }).locator('tbody tr').first()
  await expect(first.getByRole('rowheader')).toContainText(/vacina|urna/)
  await expect(page.locator('table[data-old]')).toHaveCount(0)
  expect(await listAccessibilityProblems(page)).toEqual([])
  const cell = first.getByRole('link').nth(1)
  const count = ((await cell.textContent()) ?? '').trim()
  await cell.click()
  await expect(page).toHaveURL(/\/consulta\?/)
  await expect(page.getByText(`${count} publicaç`).first()).toBeVisible()
  await page.goBack()

  await page.getByLabel('Contar por').selectOption('Mês')
  await expect(page.getByRole('columnheader', { name: /^[a-z]{3} 20\d\d$/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Baixar' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Baixar XLSX' }).click()
  expect((await download).suggestedFilename()).toMatch(/^lupascan-lista-.*\.xlsx$/)
  await page.getByRole('button', { name: 'Recontar tudo' }).click()
  await expect(page.getByText(/^Contada em/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Os números com sinal dizem o que mudou')).toBeVisible()

  // A table: one of its columns becomes the lines. The palette finds the existing list.
  await page.getByRole('link', { name: 'Listas' }).first().click()
  const file = { name: 'nomes.csv', mimeType: 'text/csv', buffer: Buffer.from('id;nome\n1;Ana Lima\n2;Bruno\n') }
  await page.getByLabel('Arquivo com as linhas').setInputFiles(file)
  await page.getByLabel('Coluna').selectOption('nome (2 linhas)')
  await expect(page.getByLabel('Uma pergunta por linha')).toHaveValue('Ana Lima\nBruno')
  const wrong = { name: 'nomes.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004 não é') }
  await page.getByLabel('Arquivo com as linhas').setInputFiles(wrong)
  await expect(page.getByText('A planilha não pôde ser lida')).toBeVisible()
  await expect(page.getByLabel('Uma pergunta por linha')).toHaveValue('Ana Lima\nBruno')
  await seeLists(page)
})

/** The form is beside the lists if there is room, otherwise collapsed until opened. */
async function seeLists(page: Page): Promise<void> {
  const field = page.getByLabel('Uma pergunta por linha')
  await field.fill('vacina')
  await page.getByRole('button', { name: 'Contar' }).click()
  await expect(page).toHaveURL(/\/listas\/[^/]+$/)
  // The form's own screen is visible until the lists have loaded, and it also says when lists were counted.
  await expect(page.getByRole('button', { name: 'Recontar tudo' })).toBeVisible()
  await expect(page.getByText(/^Contada em/)).toBeVisible({ timeout: 30_000 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Listas' }).first().click()
  await expect(field).toBeInViewport()
  await expect(page.getByRole('table').getByRole('link').first()).toBeInViewport()

  await page.setViewportSize(PHONE)
  await expect(field).toBeHidden()
  await expect(page.getByRole('table').getByRole('link').first()).toBeInViewport()
  await page.getByRole('button', { name: 'Nova lista' }).click()
  await expect(field).toBeFocused()
  await field.fill('urna')
  await expect(field).toHaveValue('urna')
  expect(await listAccessibilityProblems(page)).toEqual([])
}
