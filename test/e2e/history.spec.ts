import type { Page } from '@playwright/test'
import type { PostsReply } from '../../src/contract/posts/post.ts'
import { listAccessibilityProblems } from './accessibility.ts'
import { getAddress, getPostDrawer, listPosts, openQuery } from './consulta-page.ts'
import { authorize, expect, goWithin, test } from './world.ts'

const SEARCH = encodeURIComponent('"ponte de Vila Mutante"')

const readSecond = () => Math.floor(Date.now() / 1000)

/** Imports the same post as it was found each time. */
async function importPost(page: Page, content: string, views: number): Promise<void> {
  const post = { native_id: '77', platform: 'Telegram', author: 'canal_mutante', full_name: 'Canal Mutante' }
  const answer = await page.request.post('/api/imports/', {
    headers: { ...(await authorize(page)), 'content-type': 'application/x-ndjson' },
    data: JSON.stringify({ ...post, date_created: '2026-03-02T12:00:00Z', content, views }),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Makes the list's response mark the first post. */
async function tellOfFirst(page: Page, facts: object): Promise<void> {
  await page.route('**/api/posts/?*', async (route) => {
    const answer = await route.fetch()
    const reply: PostsReply = await answer.json()
    await route.fulfill({
      response: answer,
      json: { ...reply, items: reply.items.map((post, i) => (i === 0 ? { ...post, ...facts } : post)) },
    })
  })
}

test('a deleted publication says between which moments, and how long it was there; the filters of state and reach stand in the address; an edited one has its mark, every version word by word and its counts', async ({
  page,
}) => {
  const dateCreated = '2026-03-02T12:00:00Z'
  const deleted = { deletedAfter: '2026-03-02T15:00:00Z', deletedBefore: '2026-03-02T17:00:00Z' }
  await tellOfFirst(page, { dateCreated, state: 'apagado', unusual: 3.4, ...deleted })
  await openQuery(page)
  await expect(page.getByText('apagada', { exact: true })).toBeVisible()
  await expect(page.getByText('fora da curva, 3,4×', { exact: true })).toBeVisible()
  await listPosts(page).first().click()
  const drawer = getPostDrawer(page)
  await expect(drawer).toContainText('Apagada entre 02/03/2026 às 12:00 (vista pela última vez) e 02/03/2026 às 14:00.')
  await expect(drawer).toContainText('Ficou no ar entre 3 horas e 5 horas.')
  await expect(drawer).toContainText('3,4× a mediana desta conta')
  expect(await listAccessibilityProblems(page)).toEqual([])

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await goWithin(page, '/consulta')
  await page.getByRole('button', { name: 'Mais filtros' }).click()
  await page.getByRole('button', { name: 'Situação', exact: true }).click()
  for (const label of ['ativa', 'editada', 'apagada'])
    await expect(page.getByRole('option', { name: label })).toBeVisible()
  await page.getByRole('option', { name: 'ativa' }).click()
  await expect(page).toHaveURL(/state=ativo/)
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Fora da curva')
  await expect(page).toHaveURL(/sort_by=unusual/)
  await page.getByRole('button', { name: /^Engajamento/ }).click()
  await page.getByRole('option', { name: /fora da curva/ }).click()
  expect(getAddress(page)).toContain('unusual=true')
  await seeEdited(page)
})

/** Its mark, the filter, every version word by word, counts over time; removed words can be searched in it. */
async function seeEdited(page: Page): Promise<void> {
  await importPost(page, 'A ponte de Vila Mutante foi interditada hoje.', 1_000)
  // Times have a precision of one second.
  const second = readSecond()
  await expect.poll(readSecond).toBeGreaterThan(second)
  await importPost(page, 'A ponte de Vila Mutante não foi interditada.', 25_000)
  await goWithin(page, `/consulta?search=${SEARCH}&state=editado`)
  await expect(listPosts(page)).toHaveCount(1)
  await expect(page.getByText('editada', { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remover.*editada/ })).toBeVisible()

  await listPosts(page).first().click()
  const drawer = getPostDrawer(page)
  await expect(drawer.getByRole('heading', { name: 'Versões' })).toBeVisible()
  await expect(drawer.locator('ins')).toHaveText(/não/)
  await expect(drawer.locator('del')).toHaveText(/hoje/)
  await expect(drawer.getByText('A ponte de Vila Mutante foi interditada hoje.')).toBeVisible()
  await expect(drawer.getByRole('heading', { name: 'Contagens ao longo do tempo' })).toBeVisible()
  await expect(drawer.getByRole('img', { name: /^visualizações: de 1\.000 em .* a 25\.000 em/ })).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])

  await goWithin(page, `/consulta?search=${encodeURIComponent('"ponte de Vila Mutante foi interditada"')}`)
  await expect(page.getByRole('heading', { name: 'Nenhuma ocorrência no que foi coletado' })).toBeVisible()
  await expect(page.getByText('1 publicação dizia isso numa versão anterior.')).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Ver a publicação editada' }).click()
  await expect(listPosts(page)).toHaveCount(1)
  await expect(page.getByText(/^Em uma versão anterior, vista em/)).toBeVisible()
  await expect(page.locator('mark').first()).toContainText('ponte de Vila Mutante foi interditada')
  await page.getByText('Cartões').click()
  await expect(page.getByText(/^Em uma versão anterior, vista em/)).toBeVisible()
}
