import type { Locator, Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { ADMIN, authorize, expect, getDialog, goWithin, openAs, test } from './world.ts'

type Send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, data?: object) => Promise<Answer>
/** The parts of responses that these tests read. */
type Answer = {
  id: number | string
  version: number
  everyone: string | null
  statuses: { id: number; name: string }[]
}

/** Another user's changes, through the API. */
async function openApi(page: Page): Promise<Send> {
  const headers = await authorize(page)
  return async (method, url, data) => (await page.request.fetch(url, { method, headers, data })).json()
}

const named = (what: string) => `${what} ${Date.now().toString(36)}`

/** The second to save sees the current state, and either accepts it or keeps their own. */
async function expectOvertaken(form: Locator, save: string, words: string): Promise<void> {
  await form.getByRole('button', { name: save, exact: true }).click()
  const told = form.getByRole('alert').filter({ hasText: 'enquanto você escrevia' }).first()
  await expect(told).toContainText(words)
  await expect(form.getByRole('button', { name: save, exact: true })).toBeDisabled()
  expect(await listAccessibilityProblems(form.page())).toEqual([])
}

test('groups, tags, situations, names and shares that somebody changes meanwhile are not written over', async ({
  page,
}) => {
  const send = await openApi(page)
  // All before the first screen: data it has loaded is not refetched for a while.
  const boato = named('boato')
  const tag = await send('POST', '/api/tags/', { name: boato })
  const title = named('Eleições')
  const folder = await send('POST', '/api/folders/', { title })
  const search = named('Vacinas')
  const saved = await send('POST', '/api/saved-search/', { title: search, filters: { search: 'vacina' } })
  const dossier = await send('POST', '/api/dossiers/', { title: named('Merenda') })
  await openAs(page, '/dossies')
  await overtakeTag(page, send, boato, tag)
  await overtakeStatuses(page, send)
  await overtakeFolder(page, send, title, folder)
  await overtakeSearch(page, send, search, saved)
  await overtakeShares(page, send, dossier)
  await overtakeGroup(page, send)
})

async function overtakeGroup(page: Page, send: Send): Promise<void> {
  const name = named('Mesa')
  const group = await send('POST', '/api/groups/', { name, members: [] })
  await goWithin(page, '/users')
  await page.getByRole('button', { name: 'Grupos' }).click()
  const form = getDialog(page, 'Grupos')
  await form.getByLabel('Grupo', { exact: true }).selectOption(name)
  await form.getByLabel('Nome', { exact: true }).fill(`${name} de domingo`)
  await send('PUT', `/api/groups/${group.id}/`, { name, members: [ADMIN.username], version: group.version })
  await expectOvertaken(form, 'Salvar', `Agora: ${name}, com ${ADMIN.username}`)
  await form.getByRole('button', { name: 'Manter o que escrevi' }).click()
  await form.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('Mudança guardada').last()).toBeVisible()
  await expect(form.getByLabel('Grupo', { exact: true })).toContainText(`${name} de domingo`)
}

async function overtakeTag(page: Page, send: Send, name: string, tag: Answer): Promise<void> {
  await page.getByRole('button', { name: 'Etiquetas e situações' }).click()
  const form = getDialog(page, 'Etiquetas e situações')
  await form.getByLabel('Etiqueta', { exact: true }).selectOption(name)
  await form.getByLabel('O que quer dizer').fill('Ninguém confirmou')
  await send('PUT', `/api/tags/${tag.id}/`, { name: `${name} novo`, color: 'red', version: tag.version })
  await expectOvertaken(form, 'Salvar etiqueta', `Agora: ${name} novo, vermelho`)
  await form.getByRole('button', { name: 'Ficar com o que está lá' }).click()
  await expect(form.getByLabel('Nome', { exact: true })).toHaveValue(`${name} novo`)
  await form.getByRole('button', { name: 'Salvar etiqueta' }).click()
  await expect(page.getByText('Mudança guardada')).toBeVisible()
}

async function overtakeStatuses(page: Page, send: Send): Promise<void> {
  const form = getDialog(page, 'Etiquetas e situações')
  const before = await send('GET', '/api/dossier-statuses/')
  await form.getByRole('button', { name: 'Subir em apuração' }).click()
  await send('PUT', '/api/dossier-statuses/', { ...before, statuses: [...before.statuses, { name: 'arquivado' }] })
  await expectOvertaken(form, 'Salvar situações', 'a verificar, em apuração, publicado, arquivado')
  await form.getByRole('button', { name: 'Ficar com o que está lá' }).click()
  await expect(form.getByLabel('Situação 4')).toHaveValue('arquivado')
  await form.getByRole('button', { name: 'Tirar arquivado' }).click()
  await form.getByRole('button', { name: 'Salvar situações' }).click()
  await expect.poll(async () => (await send('GET', '/api/dossier-statuses/')).statuses).toEqual(before.statuses)
  await page.keyboard.press('Escape')
}

/** The name of a list is edited in the same dialog. */
async function overtakeFolder(page: Page, send: Send, title: string, { id, version }: Answer): Promise<void> {
  await goWithin(page, `/pastas/${id}`)
  await page.getByRole('button', { name: 'Renomear' }).click()
  const form = getDialog(page, 'Renomear pasta')
  await form.getByLabel('Nome').fill(`${title} minha`)
  await send('PATCH', `/api/folders/${id}/`, { title: `${title} delas`, version })
  await expectOvertaken(form, 'Salvar nome', 'Alguém mudou a pasta')
  await expect(form.getByText(`Agora: ${title} delas`)).toBeVisible()
  await form.getByRole('button', { name: 'Manter o que escrevi' }).click()
  await form.getByRole('button', { name: 'Salvar nome' }).click()
  await expect(page.getByRole('heading', { name: `${title} minha`, level: 1 })).toBeVisible()
}

async function overtakeSearch(page: Page, send: Send, search: string, saved: Answer): Promise<void> {
  await goWithin(page, '/consulta')
  await page.getByRole('button', { name: 'Buscas salvas' }).click()
  await page.getByRole('button', { name: `Renomear ${search}` }).click()
  const drawer = getDialog(page, 'Buscas salvas')
  await drawer.getByLabel(`Novo nome de ${search}`).fill(`${search} minhas`)
  await send('PATCH', `/api/saved-search/${saved.id}/`, { title: `${search} delas` })
  await expectOvertaken(drawer, 'Renomear', `Agora: ${search} delas`)
  await drawer.getByRole('button', { name: 'Manter o que escrevi' }).click()
  await drawer.getByRole('button', { name: 'Renomear', exact: true }).click()
  await expect(drawer.getByRole('button', { name: `Renomear ${search} minhas` })).toBeVisible()
}

async function overtakeShares(page: Page, send: Send, dossier: Answer): Promise<void> {
  await goWithin(page, `/dossies/${dossier.id}`)
  await expect(page.getByRole('heading', { name: /^Merenda/, level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Compartilhar' }).click()
  const shares = getDialog(page, /^Compartilhar/)
  await shares.getByLabel('Toda a redação').selectOption('edit')
  await send('PUT', `/api/shares/dossier/${dossier.id}/`, { everyone: 'see', people: [], groups: [], version: 0 })
  await expectOvertaken(shares, 'Salvar', 'Agora: toda a redação pode ver')
  await shares.getByRole('button', { name: 'Manter o que escrevi' }).click()
  await shares.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(shares).toBeHidden()
  expect((await send('GET', `/api/shares/dossier/${dossier.id}/`)).everyone).toBe('edit')
}
