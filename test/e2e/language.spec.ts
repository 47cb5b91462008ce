import { askTotal, listPosts, openQuery, writeCount } from './consulta-page.ts'
import { expect, listAccessibilityProblems, test } from './world.ts'

test('the filter of languages is chosen in its list, stands in the address and counts as the API does', async ({
  page,
}) => {
  await openQuery(page)
  await page.getByRole('button', { name: 'Mais filtros' }).click()
  await page.getByRole('button', { name: /^Idioma/ }).click()
  for (const label of ['português', 'espanhol', 'inglês', 'outro idioma', 'não identificado'])
    await expect(page.getByRole('option', { name: label })).toBeVisible()
  await page.getByRole('option', { name: 'português' }).click()
  await expect(page).toHaveURL(/language=pt/)
  await page.keyboard.press('Escape')
  const total = await askTotal(page, 'language=pt')
  expect(total).toBeGreaterThan(0)
  await expect(page.getByRole('status').filter({ hasText: writeCount(total) })).toBeVisible()
  await expect(listPosts(page).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remover.*português/ })).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
})
