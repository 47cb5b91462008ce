import { listAccessibilityProblems } from './accessibility.ts'
import { createPeople, openColleague } from './roles.ts'
import { createDossier, grantAccess, requestAccess } from './sharing.ts'
import { expect, expectToFit, getDialog, goWithin, openAs, PHONE, test } from './world.ts'

test('a folder: a saved search and a dossier go in, a colleague sees them by it, and they stay when it goes', async ({
  page,
  browser,
  program,
  request,
}) => {
  const { user } = await createPeople(request)
  await openAs(page, '/pastas')
  await expect(page.getByText('Nenhuma pasta ainda')).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])

  // A search, into a folder created on the way.
  await goWithin(page, '/consulta?search=merenda')
  await page.getByRole('button', { name: 'Salvar busca' }).click()
  await page.getByLabel('Nome', { exact: true }).fill('Merenda nas escolas')
  await page.keyboard.press('Enter')
  await expect(getDialog(page, 'Salvar busca')).toBeHidden()
  await page.getByRole('button', { name: 'Buscas salvas' }).click()
  await page.getByRole('button', { name: 'Pôr em pasta Merenda nas escolas' }).click()
  await page.getByLabel('Procurar ou criar pasta').fill('Educação')
  await page.keyboard.press('Enter')
  await expect(page.getByText('“Merenda nas escolas” está na pasta “Educação”')).toBeVisible()
  await expect(getDialog(page, 'Buscas salvas').getByText('Pasta Educação')).toBeVisible()
  await expect(getDialog(page, 'Buscas salvas').getByLabel('Pasta', { exact: true })).toContainText('Educação (1)')
  expect(await listAccessibilityProblems(page)).toEqual([])

  await createDossier(page, 'Creches')

  // From the folder, the user's own things can be chosen.
  await goWithin(page, '/pastas')
  await page.getByRole('link', { name: 'Educação' }).click()
  await expect(page.getByRole('link', { name: 'Merenda nas escolas' })).toBeVisible()
  await page.getByRole('button', { name: 'Acrescentar' }).click()
  const fill = getDialog(page, 'Acrescentar a “Educação”')
  await fill.getByLabel('Procurar no que é seu').fill('creche')
  await fill.getByLabel('Creches').check()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await fill.getByRole('button', { name: 'Acrescentar 1' }).click()
  await expect(page.getByRole('link', { name: 'Creches' })).toBeVisible()
  const address = new URL(page.url()).pathname

  const other = await openColleague(browser, program, user, '/dossies')
  await other.goto(address)
  await expect(other.getByRole('heading', { name: 'Esta pasta não é compartilhada com você' })).toBeVisible()
  await requestAccess(other)
  await grantAccess(page, user.username)
  await expect(page.getByText('Pasta · sua · compartilhada')).toBeVisible()
  await other.reload()
  await expect(other.getByRole('link', { name: 'Merenda nas escolas' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Acrescentar' })).toHaveCount(0)
  await other.getByRole('link', { name: 'Creches' }).click()
  await expect(other.getByText('você pode ver, mas não mudar')).toBeVisible()
  await other.setViewportSize(PHONE)
  await other.getByRole('link', { name: 'Pasta Educação' }).click()
  await expect(other.getByRole('heading', { name: 'Educação', level: 1 })).toBeVisible()
  await expectToFit(other)
  expect(await listAccessibilityProblems(other)).toEqual([])

  // Removed from the folder, it is private to its owner again; so is the rest when the folder is deleted.
  await page.getByRole('button', { name: 'Tirar Creches da pasta' }).click()
  await expect(page.getByRole('link', { name: 'Creches' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Remover', exact: true }).click()
  await page.getByRole('button', { name: 'Remover pasta' }).click()
  await expect(page.getByRole('heading', { name: 'Pastas', level: 1 })).toBeVisible()
  await other.goto('/dossies')
  await expect(other.getByRole('heading', { name: 'Dossiês', level: 1 })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Creches' })).toHaveCount(0)
  await goWithin(page, '/dossies')
  await expect(page.getByRole('link', { name: 'Creches' })).toBeVisible()
  await other.context().close()
})
