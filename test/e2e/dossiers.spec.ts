import type { Page } from '@playwright/test'
import { createPeople, openColleague } from './roles.ts'
import { expect, listAccessibilityProblems, openAs, test } from './world.ts'

const getDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const listCards = (page: Page) => page.getByRole('region', { name: 'Publicações do dossiê' }).locator('> ol > li')

test('two people work on one dossier: put posts in, share, write over each other, take out and put back', async ({
  page,
  browser,
  program,
  request,
}) => {
  const { user } = await createPeople(request)

  // By the key, the first time into a new dossier.
  await openAs(page, '/consulta?search=vacina')
  await expect(page.locator('[data-post]').first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('c')
  await getDialog(page, 'Pôr em dossiê').getByLabel('Procurar ou criar dossiê').fill('Vacinas em dois')
  await page.getByRole('button', { name: 'Criar e acrescentar' }).click()
  await expect(page.getByText('1 publicação entrou em “Vacinas em dois”.')).toBeVisible()
  // The keys are the list's again.
  await expect(page.locator('[data-post]').first()).toBeFocused()

  // From the open post, into the one that is there.
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await getDialog(page, 'Publicação').getByRole('button', { name: 'Pôr em dossiê' }).click()
  await getDialog(page, 'Pôr em dossiê')
    .getByRole('button', { name: /^Vacinas em dois/ })
    .click()
  await expect(getDialog(page, 'Pôr em dossiê')).toBeHidden()

  await page.goto('/dossies')
  await page.getByRole('link', { name: 'Vacinas em dois' }).click()
  await expect(page.getByRole('heading', { name: 'Vacinas em dois', level: 1 })).toBeVisible()
  await expect(listCards(page)).toHaveCount(2)
  const address = new URL(page.url()).pathname

  // Who may not see it is told nothing of it, and asks.
  const other = await openColleague(browser, program, user, '/dossies')
  await other.goto(address)
  await expect(other.getByRole('heading', { name: 'Este dossiê não é compartilhado com você' })).toBeVisible()
  await expect(other.getByText('Vacinas em dois')).toHaveCount(0)
  await other.getByRole('button', { name: 'Pedir acesso' }).click()
  await expect(other.getByRole('button', { name: 'Pedido enviado' })).toBeVisible()

  await page.getByRole('button', { name: 'Compartilhar' }).click()
  const share = getDialog(page, /^Compartilhar/)
  await share.getByRole('button', { name: `Deixar ${user.username} ver` }).click()
  await share.getByLabel(`O que ${user.username} pode`).selectOption('edit')
  await share.getByRole('button', { name: 'Salvar' }).click()
  await expect(share).toBeHidden()

  await other.reload()
  await expect(listCards(other)).toHaveCount(2)

  // Both begin to write from the same text.
  const mine = listCards(page).first()
  const theirs = listCards(other).first()
  await mine.getByRole('button', { name: 'Escrever nota' }).click()
  await theirs.getByRole('button', { name: 'Escrever nota' }).click()
  await theirs.getByLabel('Nota', { exact: true }).fill('**Conferir** com a Fiocruz <script>alert(1)</script>')
  await theirs.getByRole('button', { name: 'Salvar nota' }).click()
  await expect(theirs.locator('strong', { hasText: 'Conferir' })).toBeVisible()
  await mine.getByLabel('Nota', { exact: true }).fill('Já conferida')
  await mine.getByRole('button', { name: 'Salvar nota' }).click()
  await expect(mine.getByText(`O que ${user.username} escreveu`)).toBeVisible()
  await expect(mine.getByText('**Conferir** com a Fiocruz')).toBeVisible()
  await expect(mine.getByLabel('O que você escreveu')).toHaveValue('Já conferida')
  expect(await listAccessibilityProblems(page)).toEqual([])
  await mine.getByLabel('O que você escreveu').fill('**Conferir** com a Fiocruz: já conferida')
  await mine.getByRole('button', { name: 'Salvar assim' }).click()
  // The other sees it without reloading.
  await expect(theirs.getByText('com a Fiocruz: já conferida')).toBeVisible({ timeout: 15_000 })

  // A tag, a comment with a name, taking out and putting back: each is seen over there.
  await mine.getByRole('button', { name: 'Etiquetar' }).click()
  await page.getByLabel('Procurar ou criar etiqueta').fill('Boato')
  await page.keyboard.press('Enter')
  await expect(theirs.getByRole('list', { name: 'Etiquetas' }).getByText('Boato')).toBeVisible({ timeout: 15_000 })
  await page.getByLabel('Comentar o dossiê').fill(`@${user.username} veja a segunda`)
  await page.getByRole('button', { name: 'Comentar', exact: true }).last().click()
  await expect(other.getByText('veja a segunda')).toBeVisible({ timeout: 15_000 })
  await other.goto('/dossies')
  await expect(other.getByRole('region', { name: 'Menções a você' }).getByText('veja a segunda')).toBeVisible()
  await other.getByRole('button', { name: 'Marcar como vistas' }).click()
  await expect(other.getByRole('region', { name: 'Menções a você' })).toBeHidden()
  await other.goto(address)
  await listCards(page)
    .first()
    .getByRole('button', { name: /^Tirar a publicação/ })
    .click()
  await expect(listCards(other)).toHaveCount(1, { timeout: 15_000 })
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(listCards(other)).toHaveCount(2, { timeout: 15_000 })
  await expect(listCards(page).first().getByText('com a Fiocruz: já conferida')).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])

  await other.setViewportSize({ width: 390, height: 844 })
  expect(await other.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  expect(await listAccessibilityProblems(other)).toEqual([])
  await other.context().close()
})

test('a whole search goes into a dossier; Ctrl+K leads to one by its name, and remembers it', async ({ page }) => {
  await openAs(page, '/consulta?search=urna')
  await page.getByRole('button', { name: 'Pôr em dossiê', exact: true }).first().click()
  await page.getByLabel('Procurar ou criar dossiê').fill('Urnas')
  await page.getByRole('button', { name: 'Criar e acrescentar' }).click()
  await expect(page.getByText(/publicações entraram em “Urnas”/)).toBeVisible({ timeout: 30_000 })

  await page.goto('/dossies')
  await page.getByRole('button', { name: 'Criar dossiê' }).click()
  await page.getByLabel('Nome', { exact: true }).fill('Merenda escolar')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Merenda escolar', level: 1 })).toBeVisible()
  await page.goto('/consulta')
  await expect(page.locator('[data-post]').first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Pessoa, busca salva, dossiê, lista ou tela' }).fill('merenda')
  await expect(page.getByRole('option', { name: /^Merenda escolar/ })).toHaveAttribute('aria-selected', 'true')
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Merenda escolar', level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option').first()).toHaveText(/Merenda escolar/)
})
