import type { Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { askTotal, getPostDrawer, listPosts, openQuery, writeCount } from './consulta-page.ts'
import { expect, goWithin, test } from './world.ts'

const MARKED = `?hate=${encodeURIComponent('ofensivo')}&reviewed=${encodeURIComponent('sem revisão')}`
const askWhy = (page: Page) => getPostDrawer(page).getByRole('button', { name: 'Por que foi marcado?' }).click()

/** Opens a post with words that our model weighed: not every post of the demonstration set has some. */
async function openExplained(page: Page): Promise<void> {
  await openQuery(page, MARKED)
  const posts = listPosts(page)
  for (let at = 0; at < (await posts.count()); at += 1) {
    await posts.nth(at).click()
    await askWhy(page)
    await expect(getPostDrawer(page).getByText(/Avaliado por uma máquina|veio com os dados/)).toBeVisible()
    if (await getPostDrawer(page).getByText('estão marcadas no texto acima').isVisible()) return
    await page.keyboard.press('Escape')
    await expect(getPostDrawer(page)).toBeHidden()
  }
  throw new Error('no publication was evaluated by the model')
}

test('why a publication was marked; a review is kept beside the label, shown in drawer and list, found by the filter, and can be taken back', async ({
  page,
}) => {
  await openExplained(page)
  const drawer = getPostDrawer(page)
  await expect(drawer.locator('mark').first()).toBeVisible()
  await expect(drawer).toContainText('Avaliado por uma máquina: o modelo do LupaScan')
  await expect(drawer).toContainText('O cálculo pesa só as palavras')
  expect(await listAccessibilityProblems(page)).toEqual([])
  await askWhy(page)
  await expect(drawer.locator('mark')).toHaveCount(0)

  await askWhy(page)
  await drawer.getByRole('textbox', { name: 'O rótulo está certo?' }).fill('É o jeito de falar da região.')
  await drawer.getByRole('button', { name: 'Rejeitar rótulo' }).click()
  await expect(drawer.getByText('Rótulo rejeitado pela redação')).toBeVisible()
  const verdicts = drawer.getByRole('list', { name: 'Revisões' }).getByRole('listitem')
  await expect(verdicts.first()).toContainText('Rejeitado por editora, sobre “ofensivo”')
  await expect(verdicts.first()).toContainText('É o jeito de falar da região.')
  await expect(drawer).toContainText('Rótulo: ofensivo')
  await page.keyboard.press('Escape')
  await expect(page.getByText('rejeitado pela redação', { exact: true })).toBeVisible()

  const rejected = await askTotal(page, 'reviewed=rejeitado')
  expect(rejected).toBeGreaterThan(0)
  await goWithin(page, '/consulta?reviewed=rejeitado')
  await expect(page.getByRole('status').filter({ hasText: writeCount(rejected) })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remover.*rejeitado/ })).toBeVisible()
  await listPosts(page).first().click()
  await askWhy(page)
  await drawer.getByRole('button', { name: 'Retirar minha revisão' }).click()
  await expect(verdicts.first()).toContainText('(retirado)')
  await expect(drawer.getByText('Rótulo rejeitado pela redação')).toBeHidden()
})

test('who reviews what has changed meanwhile is told, sees how it is now, keeps the note, and decides again', async ({
  page,
}) => {
  // The text and the label before a change that the screen has not seen.
  const seen = { content: 'O texto de antes.', hate: 'discurso de ódio', version: '0'.repeat(16) }
  await page.route('**/api/posts/*/hate/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...seen } })
  })
  await openQuery(page, MARKED)
  await listPosts(page).first().click()
  await askWhy(page)
  const drawer = getPostDrawer(page)
  await expect(drawer).toContainText('O texto desta publicação mudou')
  await expect(drawer.getByRole('blockquote')).toHaveText(seen.content)
  await expect(drawer.locator('mark')).toHaveCount(0)
  expect(await listAccessibilityProblems(page)).toEqual([])
  const note = drawer.getByRole('textbox', { name: 'O rótulo está certo?' })
  await note.fill('Era outra frase.')
  await drawer.getByRole('button', { name: 'Confirmar rótulo' }).click()
  await expect(drawer.getByRole('alert')).toContainText('Nada foi gravado')
  await expect(drawer).toContainText('Rótulo: ofensivo')
  await expect(drawer).not.toContainText('O texto desta publicação mudou depois')
  await expect(note).toHaveValue('Era outra frase.')
  await drawer.getByRole('button', { name: 'Rejeitar rótulo' }).click()
  const verdicts = drawer.getByRole('list', { name: 'Revisões' }).getByRole('listitem')
  await expect(verdicts).toHaveText([/Rejeitado por editora, sobre “ofensivo”.*Era outra frase/s])
  await drawer.getByRole('button', { name: 'Retirar minha revisão' }).click()
  await expect(verdicts.first()).toContainText('(retirado)')
})

test('an explanation that cannot be loaded says so, and trying again brings it; the filter of reviews is chosen in its list', async ({
  page,
}) => {
  let works = false
  await page.route('**/api/posts/*/hate/', (route) =>
    works ? route.continue() : route.fulfill({ status: 503, json: {} }),
  )
  await openQuery(page, MARKED)
  await listPosts(page).first().click()
  await askWhy(page)
  const problem = getPostDrawer(page).getByRole('alert')
  await expect(problem).toContainText('Um erro ocorreu durante o carregamento dos dados.')
  works = true
  await problem.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(getPostDrawer(page).getByText('O rótulo está certo?')).toBeVisible()

  await page.goto('/consulta')
  await page.getByRole('button', { name: 'Mais filtros' }).click()
  await page.getByRole('button', { name: /^Revisão/ }).click()
  // Options without posts are collapsed once the counts are there.
  await expect(page.getByText('Números desta busca')).toBeVisible()
  const unfold = page.getByRole('option', { name: /sem publicações nesta busca/ })
  if (await unfold.isVisible()) await unfold.click()
  for (const label of ['confirmado', 'rejeitado', 'sem revisão'])
    await expect(page.getByRole('option', { name: label })).toBeVisible()
  await page.getByRole('option', { name: 'sem revisão' }).click()
  await expect(page).toHaveURL(/reviewed=sem\+revis/)
})
