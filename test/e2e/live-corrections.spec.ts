import { readFileSync } from 'node:fs'
import { listAccessibilityProblems } from './accessibility.ts'
import { addCapturedLive, listChapters } from './captured-live.ts'
import { chapter } from './live-transcriber.ts'
import { expect, goWithin, openAs, test } from './world.ts'

/** A chapter of `listChapters` as the corrector sees it. */
const seenAsSaid = (id: number) => ({
  started_at: `00:00:${id}0.000`,
  transcription: `dito no trecho de número ${id}`,
  speaker: null,
})

test('a chapter is corrected in its place while text comes, and what one types stays until it is saved', async ({
  page,
}) => {
  const { id, headers, say } = await addCapturedLive(page, 'corrigida', 3)
  await openAs(page, `/transcription/${id}`)
  const pen = page.getByRole('button', { name: 'Corrigir o trecho de 0:00:20' })
  await pen.focus()
  await page.keyboard.press('Enter')
  const text = page.getByRole('textbox', { name: 'Texto', exact: true })
  await expect(text).toBeFocused()
  await page.getByRole('combobox', { name: 'Quem fala' }).fill('Ana Beltrão')
  await text.fill('dito por Ana')
  // Others edit meanwhile, including the same chapter.
  const path = `/api/lives/${id}/chapters/2/`
  const other = { transcription: 'dito por outra pessoa', seen: seenAsSaid(2) }
  expect((await page.request.patch(path, { data: other, headers })).ok()).toBe(true)
  await say(id, listChapters(4, 5))
  const list = page.getByRole('list', { name: 'Trechos' })
  await expect(list.getByText('dito no trecho de número 5')).toBeVisible()
  await expect(page.getByText('Este trecho mudou enquanto você escrevia.')).toBeVisible()
  await expect(text).toHaveValue('dito por Ana')
  await expect(text).toBeFocused()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.route(`**${path}`, (route) => route.fulfill({ status: 503, json: { detail: 'O servidor está ocupado.' } }))
  await text.press('Control+Enter')
  await expect(page.getByText('O servidor está ocupado.')).toBeVisible()
  await expect(text).toHaveValue('dito por Ana')
  await page.unroute(`**${path}`)
  await text.press('Control+Enter')
  await expect(pen).toBeFocused()
  const row = list.getByRole('listitem').nth(1)
  await expect(row).toHaveText(/Ana Beltrão.*dito por Ana/)
  await page.keyboard.press('Enter')
  await text.fill('nada disto fica')
  await text.press('Escape')
  await expect(row).toHaveText(/dito por Ana/)
})

test('nobody saves over what they have not seen: both texts are shown, and one of them is chosen; what one writes over a chapter goes along when it gets another number', async ({
  page,
}) => {
  const { id, headers } = await addCapturedLive(page, 'disputada', 3)
  await openAs(page, `/transcription/${id}`)
  const row = page.getByRole('list', { name: 'Trechos' }).getByRole('listitem').nth(1)
  const text = page.getByRole('textbox', { name: 'Texto', exact: true })
  await page.getByRole('button', { name: 'Corrigir o trecho de 0:00:20' }).click()
  // The screen receives only the responses to its own saves.
  await page.route(/\/transcription\/\?/, (route) => route.abort())
  const path = `/api/lives/${id}/chapters/2/`
  const correct = (transcription: string, seen: object) =>
    page.request.patch(path, { data: { transcription, seen }, headers })
  expect((await correct('dito por Bia', seenAsSaid(2))).ok()).toBe(true)
  await text.fill('dito por Ana')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('nada foi gravado')).toBeVisible()
  await expect(page.getByText('Agora ele diz: “dito por Bia”')).toBeVisible()
  await expect(text).toHaveValue('dito por Ana')
  expect(await listAccessibilityProblems(page)).toEqual([])
  expect((await correct('dito por Clara', { ...seenAsSaid(2), transcription: 'dito por Bia' })).ok()).toBe(true)
  await page.getByRole('button', { name: 'Salvar o que escrevi' }).click()
  await expect(page.getByText('Agora ele diz: “dito por Clara”')).toBeVisible()
  await page.getByRole('button', { name: 'Ficar com o atual' }).click()
  await expect(row).toHaveText(/dito por Clara/)

  await page.unroute(/\/transcription\/\?/)
  const moved = await addCapturedLive(page, 'deslocada', 3)
  await goWithin(page, `/transcription/${moved.id}`)
  await expect(page.getByRole('heading', { name: 'Live deslocada', level: 1 })).toBeVisible()
  const list = page.getByRole('list', { name: 'Trechos' })
  await page.getByRole('button', { name: 'Corrigir o trecho de 0:00:20' }).click()
  await page.route(/\/transcription\/\?/, (route) => route.abort())
  const put = { ...chapter(2, 'posto antes'), started_at: '00:00:15.000', finished_at: '00:00:18.000' }
  const chapters = [put, ...listChapters(2, 3).map((one) => ({ ...one, id: one.id + 1 }))]
  expect((await page.request.put(`/api/lives/${moved.id}/chapters/`, { data: { chapters }, headers })).ok()).toBe(true)
  await text.fill('dito por Ana')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('Os trechos mudaram de lugar')).toBeVisible()
  await expect(list.getByRole('listitem').nth(1)).toHaveText(/posto antes/)
  await expect(text).toHaveValue('dito por Ana')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(list.getByRole('listitem')).toHaveText([/número 1/, /posto antes/, /dito por Ana/, /número 3/])
})

test('a corrected chapter tells who changed what', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const { id, headers } = await addCapturedLive(page, 'mudada', 2)
  const seen = { ...seenAsSaid(2), transcription: 'dito no trecho de número dois' }
  for (const data of [
    { transcription: seen.transcription, seen: seenAsSaid(2) },
    { speaker: 'Ana', seen },
  ])
    expect((await page.request.patch(`/api/lives/${id}/chapters/2/`, { data, headers })).ok()).toBe(true)
  await openAs(page, `/transcription/${id}`)
  await page.getByRole('button', { name: 'Corrigido: ver o que mudou no trecho de 0:00:20' }).click()
  const history = page.getByRole('dialog', { name: 'Correções do trecho de 0:00:20' })
  const changes = history.getByRole('listitem')
  await expect(changes).toHaveText([/^editora, .*Quem fala: – → Ana$/, /^editora, /, /^Antes das correções.*número 2$/])
  await expect(history.locator('ins')).toContainText('dois')
  await expect(history.locator('del')).toContainText('2')
  expect(await listAccessibilityProblems(page)).toEqual([])

  // Another correction while the history is open is one of its own, and not the last one's.
  const data = { transcription: 'dito no trecho dois', seen: { ...seen, speaker: 'Ana' } }
  expect((await page.request.patch(`/api/lives/${id}/chapters/2/`, { data, headers })).ok()).toBe(true)
  await expect(changes).toHaveCount(4)
  await expect(changes.first()).toHaveText(/^editora, .*de número/)
  await expect(changes.nth(1)).toHaveText(/Quem fala: – → Ana$/)
  await page.keyboard.press('Escape')

  // A file says what the chapters say now, also what this screen was not told yet.
  await page.route(/\/transcription\/\?/, (route) => route.abort())
  const last = { transcription: 'dito por fim', seen: { ...data.seen, transcription: data.transcription } }
  expect((await page.request.patch(`/api/lives/${id}/chapters/2/`, { data: last, headers })).ok()).toBe(true)
  await page.getByRole('button', { name: 'Baixar' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Legendas (SRT)' }).click()
  expect(readFileSync(await (await coming).path(), 'utf8')).toContain('Ana: dito por fim')
})

test('what one writes over a chapter stays to be copied when somebody removes the live', async ({ page }) => {
  const { id, headers } = await addCapturedLive(page, 'retirada', 3)
  await openAs(page, `/transcription/${id}`)
  await page.getByRole('button', { name: 'Corrigir o trecho de 0:00:20' }).click()
  const text = page.getByRole('textbox', { name: 'Texto', exact: true })
  await text.fill('dito por Ana')
  expect((await page.request.delete(`/api/lives/${id}/`, { headers })).ok()).toBe(true)
  await expect(page.getByRole('alert').filter({ hasText: 'Esta live foi removida' })).toBeVisible()
  await expect(text).toHaveValue('dito por Ana')
  await expect(page.getByRole('button', { name: 'Baixar' })).toHaveCount(0)
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('Copie o que você escreveu antes de cancelar.')).toBeVisible()
  await page.getByRole('link', { name: 'Ver todas as lives' }).click()
  await expect(page.getByRole('list', { name: 'Lives' })).toBeVisible()
})
