import { request as newRequest, type Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { ADMIN, DESK, expect, goWithin, openAs, PHONE, test } from './world.ts'

/** Creates a token in the browser as a user would. */
async function makeToken(page: Page, name: string): Promise<string> {
  await openAs(page, '/perfil')
  await page.getByRole('button', { name: 'Criar chave' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome da chave').fill(name)
  await dialog.getByLabel('Sua senha').fill('senha errada')
  await dialog.getByRole('button', { name: 'Criar chave' }).click()
  await expect(dialog.getByText('A senha atual não confere.')).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await dialog.getByLabel('Sua senha').fill(ADMIN.password)
  await dialog.getByRole('button', { name: 'Criar chave' }).click()
  await expect(dialog.getByText('Ela não será mostrada de novo.')).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  const token = await dialog.getByLabel('Chave', { exact: true }).inputValue()
  const { origin } = new URL(page.url())
  await expect(dialog.getByLabel('Para experimentar')).toHaveValue(
    `curl -H "Authorization: Bearer ${token}" "${origin}/api/posts/?search=vacina&page_size=5"`,
  )
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  return token
}

test('a token made in the browser lets a script ask, until it is revoked; both are in the record', async ({
  page,
  baseURL,
}) => {
  const name = `Planilha ${Date.now().toString(36)}`
  const token = await makeToken(page, name)
  const script = await newRequest.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  })
  const found = await script.get('/api/posts/?page_size=20')
  expect(found.status()).toBe(200)
  expect(found.headers().ratelimit).toMatch(/^"token";r=\d+;t=\d+$/)
  const { next_cursor, total_items } = await found.json()
  expect(total_items).toBeGreaterThan(20)
  expect((await script.get(`/api/posts/?page_size=20&cursor=${next_cursor}`)).status()).toBe(200)
  expect((await script.get('/api/users/')).status()).toBe(403)
  expect((await script.get('/api/posts/?format=csv')).status()).toBe(200)

  await page.reload()
  const item = page.getByRole('listitem').filter({ hasText: name })
  await expect(item).toContainText('usada em')
  await page.setViewportSize(PHONE)
  expect(await listAccessibilityProblems(page)).toEqual([])
  await item.getByRole('button', { name: /Revogar/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revogar chave' }).click()
  await expect(item).toHaveCount(0)
  expect((await script.get('/api/posts/?page_size=20')).status()).toBe(401)
  await script.dispose()

  await page.setViewportSize(DESK)
  await goWithin(page, `/registro?subject=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row', { name: /criou uma chave de acesso/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /revogou uma chave de acesso/ })).toBeVisible()
  await page.getByLabel('Ação', { exact: true }).selectOption('api_token_revoked')
  await expect(page.getByRole('row', { name: /criou uma chave de acesso/ })).toHaveCount(0)
  expect(await listAccessibilityProblems(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar CSV' }).click()
  expect((await download).suggestedFilename()).toBe('lupascan-registro.csv')
  await goWithin(page, '/registro?action=posts_exported')
  await expect(page.getByRole('row', { name: /baixou publicações em CSV/ }).first()).toBeVisible()
  await page.setViewportSize(PHONE)
  expect(await listAccessibilityProblems(page)).toEqual([])
  await goWithin(page, '/registro?subject=nada-que-exista')
  await expect(page.getByText('Nenhuma entrada com estes filtros')).toBeVisible()
})
