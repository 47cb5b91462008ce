import type { Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { createPeople, openColleague } from './roles.ts'
import { createDossier, grantAccess, requestAccess } from './sharing.ts'
import { authorize, expect, expectToFit, getDialog, goWithin, openAs, PHONE, test } from './world.ts'

const listCards = (page: Page) => page.getByRole('region', { name: 'O que há no dossiê' }).locator('> ol > li')

test('two people work on one dossier: put posts in, share, write over each other, take out and put back', async ({
  page,
  browser,
  program,
  request,
}) => {
  const { user } = await createPeople(request)

  // By keyboard, the first time into a new dossier.
  await openAs(page, '/consulta?search=vacina')
  await expect(page.locator('[data-post]').first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('c')
  await getDialog(page, 'Pôr em dossiê').getByLabel('Procurar ou criar dossiê').fill('Vacinas em dois')
  await page.getByRole('button', { name: 'Criar e acrescentar' }).click()
  await expect(page.getByText('1 publicação entrou em “Vacinas em dois”.')).toBeVisible()
  // Keyboard shortcuts belong to the list again.
  await expect(page.locator('[data-post]').first()).toBeFocused()

  // From the open post, into the existing dossier.
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await getDialog(page, 'Publicação').getByRole('button', { name: 'Pôr em dossiê' }).click()
  // By keyboard: from the field down to the results.
  const found = getDialog(page, 'Pôr em dossiê').getByRole('button', { name: /^Vacinas em dois/ })
  await expect(found).toBeVisible()
  await expect(getDialog(page, 'Pôr em dossiê').getByLabel('Procurar ou criar dossiê')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(found).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(getDialog(page, 'Pôr em dossiê')).toBeHidden()

  await goWithin(page, '/dossies')
  await page.getByRole('link', { name: 'Vacinas em dois' }).click()
  await expect(page.getByRole('heading', { name: 'Vacinas em dois', level: 1 })).toBeVisible()
  await expect(listCards(page)).toHaveCount(2)
  const address = new URL(page.url()).pathname

  // Users without access learn nothing about it, and can request access.
  const other = await openColleague(browser, program, user, '/dossies')
  await other.goto(address)
  await expect(other.getByRole('heading', { name: 'Este dossiê não é compartilhado com você' })).toBeVisible()
  await expect(other.getByText('Vacinas em dois')).toHaveCount(0)
  await requestAccess(other)

  // Access can be granted although the names of all colleagues have not loaded yet.
  await page.route('**/api/colleagues/', () => undefined)
  await page.reload()
  await grantAccess(page, user.username, 'edit')
  await page.unroute('**/api/colleagues/')

  await other.reload()
  await expect(listCards(other)).toHaveCount(2)
  // It is open, so the share is no longer announced.
  const headers = await authorize(other, user)
  const listNotices = async () => (await (await request.get('/api/share-notices/', { headers })).json()).notices
  await expect.poll(listNotices).toEqual([])

  // Both start editing the same text.
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
  // The other user sees it without reloading.
  await expect(theirs.getByText('com a Fiocruz: já conferida')).toBeVisible({ timeout: 15_000 })

  // A tag, a mention in a comment, removing and restoring: each appears in the other browser.
  await mine.getByRole('button', { name: 'Etiquetar' }).click()
  await page.getByLabel('Procurar ou criar etiqueta').fill('Boato')
  await page.keyboard.press('Enter')
  await expect(theirs.getByRole('list', { name: 'Etiquetas' }).getByText('Boato')).toBeVisible({ timeout: 15_000 })
  await page.getByLabel('Comentar o dossiê').fill(`@${user.username} veja a segunda`)
  await page.getByRole('button', { name: 'Comentar', exact: true }).last().click()
  await expect(other.getByText('veja a segunda')).toBeVisible({ timeout: 15_000 })
  await other.goto('/dossies')
  await expect(other.getByRole('region', { name: 'Menções a você' }).getByText('veja a segunda')).toBeVisible()
  const markSeen = other.getByRole('button', { name: 'Marcar como vistas' })
  await other.route('**/api/comment-mentions/seen/', (route) => route.fulfill({ status: 500, json: {} }))
  await markSeen.click()
  await expect(other.getByRole('region', { name: 'Menções a você' }).getByRole('alert')).toBeVisible()
  await other.unroute('**/api/comment-mentions/seen/')
  await markSeen.click()
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

  await other.setViewportSize(PHONE)
  await expectToFit(other)
  expect(await listAccessibilityProblems(other)).toEqual([])
  await other.context().close()
})

test('a whole search goes into a dossier; Ctrl+K leads to one by its name, and remembers it', async ({ page }) => {
  await openAs(page, '/consulta?search=urna')
  await page.getByTitle('Pôr em dossiê o que a busca encontra').click()
  await page.getByLabel('Procurar ou criar dossiê').fill('Urnas')
  await page.getByRole('button', { name: 'Criar e acrescentar' }).click()
  await expect(page.getByText(/publicações entraram em “Urnas”/)).toBeVisible({ timeout: 30_000 })

  await createDossier(page, 'Merenda escolar')
  await goWithin(page, '/consulta')
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

test('Enter is kept until the names have come, taken back by typing, and says what it does', async ({ page }) => {
  const posted: string[] = []
  const hold = async () => {
    const names = Promise.withResolvers<void>()
    await page.route('**/api/dossiers/', async (route) => {
      if (route.request().method() === 'GET') await names.promise
      else posted.push(route.request().postDataJSON().title)
      await route.continue()
    })
    return () => names.resolve()
  }
  const openDialog = async () => {
    await expect(page.locator('[data-post]').first()).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('c')
  }
  const release = await hold()
  await openAs(page, '/consulta?search=vacina')
  await openDialog()
  const dialog = getDialog(page, 'Pôr em dossiê')
  const field = dialog.getByLabel('Procurar ou criar dossiê')
  await field.fill('Semana da urna')
  await expect(dialog.getByRole('button', { name: 'Criar e acrescentar' })).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('Carregando os dossiês…')
  await field.fill('Semana da urna em SP')
  await expect(dialog.getByRole('status')).toBeEmpty()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('Carregando os dossiês…')
  expect(posted).toEqual([])
  release()
  await expect(page.getByText('1 publicação entrou em “Semana da urna em SP”.')).toBeVisible()
  expect(posted).toEqual(['Semana da urna em SP'])

  await openDialog()
  const list = dialog.getByRole('list', { name: 'Dossiês' })
  const marked = list.locator('[data-marked]')
  await expect(list).toBeVisible()
  // Typing moves nothing. Both are read at once: the dialog may still be sliding in.
  const input = await field.elementHandle()
  const measure = () =>
    list.evaluate(
      (one, other) => Math.round(one.getBoundingClientRect().y - (other?.getBoundingClientRect().y ?? 0)),
      input,
    )
  const before = await measure()
  await field.fill('ana')
  await expect(dialog.getByRole('status')).toHaveText('Enter cria “ana”.')
  await expect(list).toContainText('Semana da urna em SP')
  await expect(marked).toHaveCount(0)
  expect(await measure()).toBe(before)
  await field.fill('sem')
  await expect(dialog.getByRole('status')).toHaveText('Enter põe em “Semana da urna em SP”.')
  await expect(marked).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('status')).toBeEmpty()
  await expect(marked).toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  await field.fill('jabuticabeira')
  await expect(dialog.getByText('Nenhum dossiê com este nome.', { exact: true })).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
})

test('a person, a picture and a passage of a live go into a dossier, and out of it into a file', async ({ page }) => {
  await openAs(page, '/pessoa-publica')
  const person = page.getByRole('table').getByRole('link').first()
  const name = ((await person.textContent()) ?? '').trim()
  await person.click()
  await page.getByRole('button', { name: 'Pôr em dossiê' }).click()
  await getDialog(page, 'Pôr em dossiê').getByLabel('Procurar ou criar dossiê').fill('Catracas')
  await expect(getDialog(page, 'Pôr em dossiê').getByText('Enter cria “Catracas”.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('A pessoa entrou em “Catracas”.')).toBeVisible()
  const choose = () =>
    getDialog(page, 'Pôr em dossiê')
      .getByRole('button', { name: /^Catracas/ })
      .click()

  await goWithin(page, '/consulta?search=tem%3Aimagem')
  await page
    .getByRole('button', { name: /^Ampliar imagem/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pôr em dossiê' }).last().click()
  // A prefix of the name finds the existing one; a new one has a button of its own.
  await getDialog(page, 'Pôr em dossiê').getByLabel('Procurar ou criar dossiê').fill('catra')
  await expect(getDialog(page, 'Pôr em dossiê').getByText('Enter põe em “Catracas”.')).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByText('A imagem entrou em “Catracas”.')).toBeVisible()

  await goWithin(page, '/transcriptions')
  await page.getByRole('link', { name: 'CPI das Catracas: depoimento da contadora' }).click()
  await page
    .getByRole('button', { name: /^Pôr em dossiê o trecho de/ })
    .first()
    .click()
  const ends = getDialog(page, 'Pôr em dossiê').getByLabel(/^Trecho: de/)
  await ends.selectOption({ index: 1 })
  expect(await listAccessibilityProblems(page)).toEqual([])
  const said = (await getDialog(page, 'Pôr em dossiê').locator('blockquote').textContent()) ?? ''
  await choose()
  await expect(page.getByText('O trecho entrou em “Catracas”.')).toBeVisible()

  await goWithin(page, '/dossies')
  await page.getByRole('link', { name: 'Catracas' }).click()
  await expect(listCards(page)).toHaveCount(3)
  await expect(listCards(page).nth(0)).toContainText(name)
  await expect(listCards(page).nth(1).locator('img')).toBeVisible()
  await expect(listCards(page).nth(2)).toContainText(said.slice(0, 20))
  await expect(page.getByText('nada mudou desde então')).toHaveCount(3)
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Baixar CSV' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /^Tudo o que há/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^lupascan-dossie-.*\.csv$/)
  await listCards(page)
    .nth(2)
    .getByRole('button', { name: /^Tirar o trecho/ })
    .click()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(listCards(page)).toHaveCount(3)
  await listCards(page).nth(2).getByRole('link', { name: 'Abrir na transcrição' }).click()
  await expect(page).toHaveURL(/\/transcription\/\d+\?t=/)
})

test('a tag becomes another one, or is no more, only after asking', async ({ page }) => {
  const headers = await authorize(page)
  const names = [1, 2].map((i) => `etiqueta ${Date.now().toString(36)} ${i}`)
  for (const name of names) await page.request.post('/api/tags/', { headers, data: { name, color: 'orange' } })
  const isThere = async (name: string | undefined) =>
    (await (await page.request.get('/api/tags/', { headers })).json()).some(
      (tag: { name: string }) => tag.name === name,
    )
  const [first = '', second = ''] = names
  await openAs(page, '/dossies')
  await page.getByRole('button', { name: 'Etiquetas e situações' }).click()
  const words = getDialog(page, 'Etiquetas e situações')
  await words.getByLabel('Etiqueta', { exact: true }).selectOption(first)
  await words.getByLabel('Juntar a outra').selectOption(second)
  const merging = getDialog(page, 'Juntar etiquetas')
  await expect(merging).toContainText(`Onde está ${first} fica ${second}`)
  expect(await listAccessibilityProblems(page)).toEqual([])
  await merging.getByRole('button', { name: 'Cancelar' }).click()
  await expect(merging).toBeHidden()
  expect(await isThere(first)).toBe(true)
  await words.getByLabel('Juntar a outra').selectOption(second)
  await merging.getByRole('button', { name: 'Juntar etiquetas' }).click()
  await expect(merging).toBeHidden()
  expect([await isThere(first), await isThere(second)]).toEqual([false, true])
  await words.getByLabel('Etiqueta', { exact: true }).selectOption(second)
  await words.getByRole('button', { name: 'Remover de todo lugar' }).click()
  await getDialog(page, 'Remover etiqueta').getByRole('button', { name: 'Remover etiqueta' }).click()
  await expect(getDialog(page, 'Remover etiqueta')).toBeHidden()
  expect(await isThere(second)).toBe(false)
})
