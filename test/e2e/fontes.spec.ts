import type { Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { listPosts } from './consulta-page.ts'
import { ADMIN, DESK, expect, expectToFit, goWithin, openAs, PHONE, test } from './world.ts'

const NOTHING = { items: [], page: 1, page_size: 20, total_items: 0, total_pages: 0 }

let made = 0
/** A channel not followed yet: the specs share one installation. */
const nextHandle = () => `inventado_${++made}_${Date.now().toString(36)}`

/** Follows channels without the screen; paused at once, so that no run changes what is checked. */
async function follow(page: Page, handles: string[]): Promise<number[]> {
  const entered = await page.request.post('/api/token/', { data: ADMIN })
  const { access }: { access: string } = await entered.json()
  const headers = { authorization: `Bearer ${access}` }
  await page.request.post('/api/sources/', { data: { accounts: handles }, headers })
  const ids: number[] = []
  for (const handle of handles) {
    const answer = await page.request.get(`/api/sources/?search=${handle}`, { headers })
    const { items }: { items: { id: number }[] } = await answer.json()
    const id = items[0]?.id ?? 0
    await page.request.patch(`/api/sources/${id}/`, { data: { is_paused: true }, headers })
    ids.push(id)
  }
  return ids
}

test('the list says when it cannot be loaded; a pasted list is shown line by line as it is understood, and then followed', async ({
  page,
}) => {
  await page.route('**/api/sources/?*', (route) => route.fulfill({ status: 500, json: {} }))
  await openAs(page, '/fontes')
  await expect(page.getByText('Um erro ocorreu durante o carregamento dos dados.')).toBeVisible({ timeout: 30_000 })
  await page.unroute('**/api/sources/?*')
  await page.route('**/api/sources/?*', (route) => route.fulfill({ json: NOTHING }))
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByText('Ainda não há fontes')).toBeVisible()
  // Nothing to search in.
  await expect(page.getByRole('searchbox', { name: 'Buscar fontes' })).toBeHidden()
  await expect(page.getByLabel('Situação')).toBeHidden()
  await page.unroute('**/api/sources/?*')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Fontes', exact: true })).toBeVisible()
  await expect(page.getByText('Um erro ocorreu durante o carregamento dos dados.')).toBeHidden()

  const [one, two] = [nextHandle(), nextHandle()]
  await page.getByRole('button', { name: 'Acrescentar fontes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Acrescentar fontes' })
  await expect(dialog.getByRole('button', { name: 'Acompanhar' })).toBeDisabled()
  await dialog.getByLabel('Canais e feeds').fill(`t.me/${one}\n@${two}\nhttps://t.me/+AbCdEf\nt.me/s/${one}`)
  await expect(dialog.getByText('Entendido: 2 fontes novas, 1 repetida, 1 que não pode ser lida.')).toBeVisible()
  await expect(dialog.getByText('É um convite para um canal ou grupo fechado')).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Acompanhar 2 fontes' }).click()
  await expect(page.getByText('2 fontes acompanhadas')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(one) })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(two) })).toBeVisible()
})

test('a source is found, resumed, read back, given to a person, and let go; the screen is accessible and fits', async ({
  page,
}) => {
  const handle = nextHandle()
  await follow(page, [handle])
  await openAs(page, `/fontes?search=${handle}`)
  const row = page.getByRole('row', { name: new RegExp(handle) })
  await expect(row).toContainText('Pausada')
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    await expect(page.getByText(`@${handle}`)).toBeVisible()
    expect(await listAccessibilityProblems(page)).toEqual([])
    await expectToFit(page)
  }
  await page.setViewportSize(DESK)
  const act = async (what: string) => {
    await page.getByRole('button', { name: `Ações de ${handle}` }).click()
    await page.getByRole('menuitem', { name: what }).click()
  }
  await act('Dizer de quem é')
  const field = page.getByRole('combobox', { name: 'Pessoa pública' })
  await field.click()
  const options = page.getByRole('listbox', { name: 'Pessoa pública' }).getByRole('option')
  // The initials of the portrait precede the name.
  const name = (await options.first().innerText()).split('\n')[1] ?? ''
  // One Esc closes the list, but not the dialog.
  await field.press('Escape')
  await expect(options).toHaveCount(0)
  await field.fill(name)
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  expect(await listAccessibilityProblems(page)).toEqual([])
  await field.press('Enter')
  await expect(field).toHaveValue(name)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(row).toContainText(/de \S+/)
  // Displayed while the job is pending, and then disappears by itself.
  await expect(row).not.toContainText('publicações sendo atualizadas', { timeout: 90_000 })
  await act('Buscar o que veio antes')
  await page.getByLabel('Desde que dia').fill('02/01/2026')
  await page.getByRole('button', { name: 'Buscar desde este dia' }).click()
  await expect(row).toContainText('Vai buscar publicações desde 02/01/2026')
  await page.getByLabel('Situação').selectOption('Pausada')
  await expect(page).toHaveURL(/state=pausada/)
  await expect(row).toBeVisible()
  await act('Deixar de acompanhar')
  await page.getByRole('dialog').getByRole('button', { name: 'Deixar de acompanhar' }).click()
  await expect(page.getByText('Nenhuma fonte encontrada')).toBeVisible()
})

test('a file is imported, with a report of what was left aside', async ({ page }) => {
  await openAs(page, '/fontes?tab=importar')
  const handle = nextHandle()
  const lines = [`1,${handle},2026-05-01 10:00,Texto inventado`, `2,${handle},sem data,Outro texto`]
  const buffer = Buffer.from(`id,account,date,content\n${lines.join('\n')}\n`)
  await page.locator('input[type="file"]').setInputFiles({ name: `${handle}.csv`, mimeType: 'text/csv', buffer })
  await expect(page.getByLabel('Formato')).toHaveValue('csv')
  await page.getByLabel('Plataforma').selectOption('X')
  await expect(page.getByRole('article', { name: 'Linha 2' })).toContainText('Texto inventado')
  await expect(page.getByText('1 pode entrar e 1 ficaria de lado', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Importar publicações' }).click()
  await expect(page.getByText('Importação concluída')).toBeVisible()
  const item = page.getByRole('listitem').filter({ hasText: `${handle}.csv` })
  await expect(item).toContainText('2 lidas: 1 nova, 0 atualizadas, 0 sem mudança, 1 deixada de lado.')
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    expect(await listAccessibilityProblems(page)).toEqual([])
    await expectToFit(page)
  }
  await item.getByRole('button', { name: 'Ver o que ficou de lado' }).click()
  await expect(page.getByRole('dialog')).toContainText(/3: .*data/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar o que ficou de lado' }).click()
  expect((await download).suggestedFilename()).toMatch(/^lupascan-deixadas-de-lado-.*\.csv$/)
})

test('columns with names of their own are chosen, shown as publications, and imported so', async ({ page }) => {
  const handle = nextHandle()
  const rows = `momento;"quem, onde";fala;chave;extra\n01/05/2026 10:00;${handle};Texto de ${handle};k1;z\n`
  await openAs(page, '/fontes?tab=importar')
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'colunas.csv', mimeType: '', buffer: Buffer.from(rows) })
  await expect(page.getByText('Falta escolher: identificador, conta, data, texto, plataforma.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Importar publicações' })).toBeDisabled()
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    expect(await listAccessibilityProblems(page)).toEqual([])
    await expectToFit(page)
  }
  await page.getByRole('button', { name: 'plataforma', exact: true }).click()
  await expect(page.getByLabel('Plataforma')).toBeFocused()
  await page.getByLabel('Identificador').selectOption('chave')
  await page.getByRole('combobox', { name: /^Conta/ }).selectOption('quem, onde')
  await page.getByRole('combobox', { name: /^Data/ }).selectOption('momento')
  await page.getByRole('combobox', { name: /^Texto/ }).selectOption('fala')
  await page.getByLabel('Plataforma').selectOption('Telegram')
  const card = page.getByRole('article', { name: 'Linha 2' })
  await expect(card).toContainText('01/05/2026 às 10:00')
  await expect(card).toContainText(`@${handle}`)
  await page.getByLabel('Fuso das datas').selectOption('America/Manaus')
  await expect(card).toContainText('01/05/2026 às 11:00')
  await expect(page.getByText('Colunas que não entram: extra.')).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Importar publicações' }).click()
  await expect(page.getByText('Importação concluída')).toBeVisible()
  await goWithin(page, `/consulta?search=${handle}`)
  await expect(page.getByRole('article').filter({ has: listPosts(page) })).toContainText('01/05/2026 às 11:00')
})

test('a list of people is recognised, shown and imported; whoever closes the page while a file is sent is asked first, and may stop it', async ({
  page,
}) => {
  const name = `Inventada ${nextHandle()}`
  const list = `nome,cargo,partido,uf,sexo\n${name},Deputada Federal,PAZ,SP,F\n,Senador,PAZ,SP,M\n`
  await openAs(page, '/fontes?tab=importar')
  const dataTransfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'pessoas.csv', { type: 'text/csv' }))
    return data
  }, list)
  await page.getByText('Solte um arquivo aqui').dispatchEvent('drop', { dataTransfer })
  await expect(page.getByRole('radio', { name: 'Pessoas' })).toBeChecked()
  const card = page.getByRole('article', { name: 'Item 2' })
  await expect(card).toContainText('Pessoa nova')
  await expect(card).toContainText('deputada federal')
  await expect(page.getByText('Linha 3: Falta o nome da pessoa.')).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Importar pessoas' }).click()
  await expect(page.getByText('Importação concluída')).toBeVisible()
  const item = page.getByRole('listitem').filter({ hasText: 'pessoas.csv' }).first()
  await expect(item).toContainText('2 lidas: 1 nova, 0 atualizadas, 0 sem mudança, 1 deixada de lado.')
  await goWithin(page, `/pessoa-publica?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible()

  await page.route(/\/api\/imports\/\?/, () => {})
  await goWithin(page, '/fontes?tab=importar')
  const buffer = Buffer.from('id,account,date,content,platform\n1,inventada,2026-05-01,Oi,X\n')
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Importar publicações' }).click()
  await expect(page.getByText('só não feche esta aba')).toBeVisible()
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await page.getByRole('button', { name: 'Interromper' }).click()
  await expect(page.getByRole('button', { name: 'Importar publicações' })).toBeEnabled()
})

test('what was collected of each account is told, and what an empty list means', async ({ page }) => {
  const handle = nextHandle()
  await follow(page, [handle])
  await openAs(page, '/fontes?tab=cobertura')
  await expect(page.getByText('Só de arquivos importados').first()).toBeVisible()
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    expect(await listAccessibilityProblems(page)).toEqual([])
    await expectToFit(page)
  }
  await page.getByLabel('Buscar na cobertura').fill(handle)
  await expect(page.getByRole('listitem').filter({ hasText: `@${handle}` })).toContainText('Ainda não foi lida.')
  await goWithin(page, '/consulta?end_date=1990-01-01')
  await expect(page.getByText(/^0 de [\d.]+ contas lidas por inteiro no período/)).toBeVisible()
  await expect(
    page.getByText(/Das [\d.]+ contas que a busca abrange.* nada foi coletado no período\. O vazio não prova/),
  ).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
})
