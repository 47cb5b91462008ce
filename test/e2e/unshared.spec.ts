import { listAccessibilityProblems } from './accessibility.ts'
import { createPeople, openColleague } from './roles.ts'
import { createDossier, grantAccess, requestAccess } from './sharing.ts'
import { expect, getDialog, openAs, test } from './world.ts'

test('a dossier is unshared while something is being written in it: it is said, and what was written can be copied', async ({
  page,
  browser,
  program,
  request,
}) => {
  const { user } = await createPeople(request)
  await openAs(page, '/dossies')
  await createDossier(page, 'Só por um tempo')
  const other = await openColleague(browser, program, user, '/dossies')
  await other.goto(new URL(page.url()).pathname)
  await requestAccess(other)
  await page.reload()
  await grantAccess(page, user.username, 'edit')
  await other.reload()
  await other.getByLabel('Comentar o dossiê').fill('Ainda não enviado')

  await page.getByRole('button', { name: 'Compartilhar' }).click()
  const dialog = getDialog(page, /^Compartilhar/)
  await dialog.getByRole('button', { name: `Deixar de compartilhar com ${user.username}` }).click()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(other.getByText('Este dossiê não é mais compartilhado com você.')).toBeVisible({ timeout: 15_000 })
  await expect(other.getByLabel('Comentar o dossiê')).toHaveValue('Ainda não enviado')
  expect(await listAccessibilityProblems(other)).toEqual([])
  await other.context().close()
})
