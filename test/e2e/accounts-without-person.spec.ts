import type { Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { ADMIN, DESK, expect, expectToFit, goWithin, openAs, PHONE, test } from './world.ts'

const SCREEN = '/pessoa-publica?tab=contas'
/** Marks this file's accounts: other tests create some too. */
const MARK = 'sempessoa'

const listRows = (page: Page) => page.getByRole('table', { name: 'Contas sem pessoa' }).locator('tbody tr')
const findRow = (page: Page, handle: string) => listRows(page).filter({ hasText: handle })

/** Imports posts of accounts that show the names of demonstration people without such accounts, through the ordinary import. */
test.beforeAll(async ({ request }) => {
  const token = await request.post('/api/token/', { data: { username: 'editora', password: 'senha-da-editora' } })
  const headers = { authorization: `Bearer ${(await token.json()).access}` }
  for (const name of ['Iracema Vale Verde', 'Jandira Campo Belo']) {
    const answer = await request.post('/api/public-persons/', { headers, data: { name, party: 'PXA', uf: 'BA' } })
    expect(answer.status(), await answer.text()).toBe(201)
  }
  const rows = [
    `1,depiracema_${MARK},Dep. Iracema Vale Verde,2026-03-01T10:00:00Z,Publicação de Iracema`,
    `2,jandira_${MARK},Jandira Campo Belo,2026-03-02T10:00:00Z,Publicação de Jandira`,
    `3,jandiracampobelo_${MARK},Oficial,2026-03-03T10:00:00Z,Outra conta de Jandira`,
    `4,loja_${MARK},Loja de Sapatos,2026-03-04T10:00:00Z,Promoção`,
  ]
  const answer = await request.post('/api/imports/?platform=X&format=csv', {
    headers: { ...headers, 'content-type': 'text/csv' },
    data: `id,account,name,date,content\n${rows.join('\n')}\n`,
  })
  expect(answer.status(), await answer.text()).toBe(201)
})

test('accounts are joined with one click, many at once, or dismissed, and people get their publications; whose one is can be looked up or written down anew; axe has nothing to say, desktop and phone', async ({
  page,
}) => {
  await openAs(page, '/pessoa-publica')
  await page.getByRole('tab', { name: 'Contas sem pessoa' }).click()
  await page.getByLabel('Buscar contas').fill(MARK)
  await expect(page).toHaveURL(/search=/)
  await expect(listRows(page)).toHaveCount(4)
  await expect(page.getByRole('status').filter({ hasText: '4 contas sem pessoa · 2 com o nome exato' })).toBeVisible()

  await page.getByRole('button', { name: 'Marcar as 2 com nome exato' }).click()
  await page.getByRole('button', { name: 'Ligar 2 contas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ligar 2 contas' })
  await expect(dialog.getByRole('listitem')).toHaveText(
    [`@depiracema_${MARK} (X)→Iracema Vale Verde`, `@jandira_${MARK} (X)→Jandira Campo Belo`],
    { useInnerText: false },
  )
  await expect(dialog).toContainText('onde a ficha não tem histórico, os atuais')
  await dialog.getByRole('button', { name: 'Ligar 2 contas' }).click()
  await expect(page.getByText('2 contas ligadas')).toBeVisible()
  await expect(listRows(page)).toHaveCount(2)

  const official = findRow(page, 'jandiracampobelo')
  await expect(official).toContainText('nome na conta')
  await official.getByRole('button', { name: 'Ligar a Jandira Campo Belo' }).click()
  await expect(listRows(page)).toHaveCount(1)

  await findRow(page, 'loja_').getByRole('button', { name: 'Não é pessoa pública' }).click()
  await expect(page.getByRole('heading', { name: 'Nenhuma conta encontrada' })).toBeVisible()
  await page.getByLabel('Quais contas').selectOption('dismissed')
  await findRow(page, 'loja_').getByRole('button', { name: 'Devolver à lista' }).click()
  await page.getByLabel('Quais contas').selectOption('')
  await expect(findRow(page, 'loja_')).toBeVisible()

  await page.getByRole('tab', { name: 'Pessoas', exact: true }).click()
  await page.getByLabel('Buscar por nome ou conta').fill('Jandira Campo')
  await expect(page.getByRole('row').filter({ hasText: 'Jandira Campo Belo' })).toContainText('2', { timeout: 30_000 })
  await lookUpOwner(page)
})

/** Finds the person of the remaining account. */
async function lookUpOwner(page: Page): Promise<void> {
  await goWithin(page, `${SCREEN}&search=${MARK}`)
  await expect(listRows(page).first()).toBeVisible()
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    expect(await listAccessibilityProblems(page)).toEqual([])
    await expectToFit(page)
  }
  const row = findRow(page, 'loja_')
  await row.getByRole('button', { name: 'Escolher pessoa…' }).click()
  const picker = page.getByRole('dialog', { name: `De quem é @loja_${MARK}` })
  const field = picker.getByRole('combobox', { name: 'Pessoa pública' })
  await expect(field).toBeFocused()
  // People with the most posts are offered first.
  const offered = picker.getByRole('option')
  await expect(offered.first()).toBeVisible()
  const counts = (await offered.allTextContents()).map((text) =>
    Number(/([\d.]+) publicaç/.exec(text)?.[1]?.replaceAll('.', '')),
  )
  expect(counts[0]).toBeGreaterThan(0)
  expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  await field.fill('Iracema Vale')
  const found = page.getByRole('option', { name: /Iracema Vale Verde/ })
  await expect(found).toHaveAttribute('aria-selected', 'true')
  expect(await listAccessibilityProblems(page)).toEqual([])
  // Enter selects; nothing is saved before the button is pressed.
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Iracema Vale Verde')
  await expect(picker.getByRole('button', { name: 'Ligar a conta' })).toBeEnabled()
  await picker.getByRole('button', { name: 'Tirar a pessoa' }).click()
  await expect(field).toBeFocused()
  await expect(picker.getByRole('button', { name: 'Ligar a conta' })).toBeDisabled()
  // The first Escape closes the list, the second the dialog.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox', { name: 'Pessoa pública' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(picker).toHaveCount(0)
  await row.getByRole('button', { name: 'Cadastrar pessoa…' }).click()
  const form = page.getByRole('dialog', { name: 'Cadastrar pessoa' })
  await expect(form.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue('Loja de Sapatos')
  await expect(form.getByLabel('Nome da conta')).toHaveValue(`loja_${MARK}`)
}

test('more exact names than a page has: what is marked is said to be of the page, and all are joined at once', async ({
  page,
  request,
}) => {
  const token = await request.post('/api/token/', { data: ADMIN })
  const headers = { authorization: `Bearer ${(await token.json()).access}` }
  const names = Array.from(
    { length: 52 },
    (_, i) => `Exata Pagina ${String.fromCharCode(65 + (i % 26)).repeat(3 + i / 26)}`,
  )
  for (const name of names) {
    const made = await request.post('/api/public-persons/', { headers, data: { name } })
    expect(made.status(), await made.text()).toBe(201)
  }
  const rows = names.map((name, i) => `exata-${i},exata${i}_muitas,${name},2026-03-01T10:00:00Z,Publicação ${i}`)
  const imported = await request.post('/api/imports/?platform=X&format=csv', {
    headers: { ...headers, 'content-type': 'text/csv' },
    data: `id,account,name,date,content\n${rows.join('\n')}\n`,
  })
  expect(await imported.json()).toMatchObject({ stored: 52, problem: null })
  await openAs(page, `${SCREEN}&search=muitas`)
  await expect(page.getByRole('status').filter({ hasText: '52 contas sem pessoa' })).toBeVisible()
  await page.getByRole('button', { name: 'Marcar as 50 com nome exato desta página' }).click()
  await expect(page.getByText('50 contas marcadas.')).toBeVisible()
  await page.getByRole('button', { name: 'Ligar todas as 52 com nome exato' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ligar 52 contas' })
  await expect(dialog.getByRole('listitem')).toHaveCount(52)
  expect(await listAccessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Ligar 52 contas' }).click()
  await expect(page.getByText('52 contas ligadas')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nenhuma conta encontrada' })).toBeVisible()
})
