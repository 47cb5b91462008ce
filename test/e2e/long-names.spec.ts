import type { Page } from '@playwright/test'
import { authorize, DESK, expect, expectToFit, openAs, PHONE, test } from './world.ts'

/** Names of maximum length, and a search that a fact-checker pastes: with spaces, and as a single word. */
const TITLE = 'Anticonstitucionalissimamente'.repeat(7).slice(0, 200)
const WORDS =
  '(“merenda escolar” OU "arcabouço fiscal" OU imposto OU tributo OU alíquota OU "cesta básica") curtidas:>100 -partido:PDX de:2023-02-01 ate:2023-05-31 {governo, ministro, presidente, plenário, relator} -parabéns tem:link inexistentíssimo'
const ADDRESS = `https://www.exemplo.com.br/${'a'.repeat(270)}`

async function post(page: Page, path: string, data: object): Promise<{ id: string }> {
  const answer = await page.request.post(path, { headers: await authorize(page), data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

test('what is as long as it may be stays within the screen', async ({ page }) => {
  await openAs(page, '/avisos')
  const ids: string[] = []
  const made: string[] = []
  for (const search of [WORDS, ADDRESS]) {
    const saved = await post(page, '/api/saved-search/', { title: TITLE, filters: { search } })
    const alert = await post(page, '/api/alerts/', { saved_search: saved.id, rule: 'every' })
    ids.push(alert.id)
    made.push(`/api/alerts/${alert.id}/`, `/api/saved-search/${saved.id}/`)
  }
  const dossier = await post(page, '/api/dossiers/', { title: TITLE, purpose: ADDRESS })
  made.push(`/api/dossiers/${dossier.id}/`)
  const places = [
    ...['/avisos', ...ids.map((id) => `/avisos/${id}`), '/dossies', `/dossies/${dossier.id}`],
    ...[WORDS, ADDRESS].map((search) => `/consulta?search=${encodeURIComponent(search)}`),
  ]
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    for (const path of places) {
      // Loaded afresh: otherwise the title could still be visible from the previous screen.
      await test.step(`${size.width} ${path.slice(0, 40)}`, () => page.goto(path))
      const isSearch = path.startsWith('/consulta')
      await expect(isSearch ? page.getByText('Nenhuma ocorrência') : page.getByText(TITLE).first()).toBeVisible()
      await expectToFit(page)
    }
  }
  await expect(page.getByRole('button', { name: 'Mostrar a busca inteira' })).toBeVisible()
  // The following tests share this program.
  const headers = await authorize(page)
  for (const path of made) expect((await page.request.delete(path, { headers })).ok()).toBe(true)
})
