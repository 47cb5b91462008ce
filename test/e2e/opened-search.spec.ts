import type { Page } from '@playwright/test'
import { getSearchBox, openQuery } from './consulta-page.ts'
import { authorize, expect, goWithin, test } from './world.ts'

const getSaveButton = (page: Page) => page.getByRole('button', { name: 'Salvar busca' })

test('opened from the palette or from a folder a saved search is in use and visited, a reload is an address again', async ({
  page,
}) => {
  await openQuery(page, '?search=vacina')
  const headers = await authorize(page)
  const saved = await page.request.post('/api/saved-search/', {
    ...{ headers, data: { title: 'Vacina em toda parte', filters: { search: 'vacina' } } },
  })
  const { id }: { id: string } = await saved.json()
  const isInUse = async () => {
    await expect(page.getByRole('button', { name: 'Deixar de usar a busca salva Vacina em toda parte' })).toBeVisible()
    await expect(getSearchBox(page)).toHaveValue('vacina')
    await expect(getSaveButton(page)).toBeDisabled()
  }
  const listenVisit = () => page.waitForRequest((call) => call.url().endsWith(`/api/saved-search/${id}/visit/`))
  const openFromPalette = async () => {
    const visited = listenVisit()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^Pessoa, busca salva/ }).fill('vacina em toda')
    await page.getByRole('option', { name: /Vacina em toda parte/ }).click()
    await visited
    await isInUse()
  }
  await goWithin(page, '/dossies')
  await openFromPalette()
  await page.reload()
  await expect(getSaveButton(page)).toBeEnabled()
  await expect(page.getByText('Vacina em toda parte')).toBeHidden()
  // The same address, and another one.
  await openFromPalette()
  await goWithin(page, '/consulta?search=urna')
  await expect(getSaveButton(page)).toBeEnabled()
  await openFromPalette()

  const made = await page.request.post('/api/folders/', { headers, data: { title: 'Saúde' } })
  const folder: { id: string } = await made.json()
  await page.request.post('/api/folder-moves/', {
    ...{ headers, data: { folder: folder.id, things: [{ kind: 'saved_search', id }] } },
  })
  // Loaded afresh: the page's knowledge of folders predates this one.
  await page.goto(`/pastas/${folder.id}`)
  const visited = listenVisit()
  await page.getByRole('link', { name: 'Vacina em toda parte' }).click()
  await visited
  await isInUse()
  await page.request.delete(`/api/folders/${folder.id}/`, { headers })
  await page.request.delete(`/api/saved-search/${id}/`, { headers })
})
