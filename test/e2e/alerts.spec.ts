import type { Page } from '@playwright/test'
import { startWebhookReceiver } from '../webhook-receiver.ts'
import { listPosts, openQuery } from './consulta-page.ts'
import { WEBHOOK_PORT } from './program.ts'
import { expect, listAccessibilityProblems, test } from './world.ts'

const NAME = 'Marimbondos na praça'

/** Brings in one post that was published now. */
async function importPost(page: Page, id: string, content: string): Promise<void> {
  const access = await page.evaluate(() => localStorage.getItem('access'))
  const line = { native_id: id, platform: 'Telegram', author: 'praca_central', full_name: 'Praça central', content }
  const answer = await page.request.post('/api/imports/', {
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/x-ndjson' },
    data: JSON.stringify({ ...line, date_created: new Date().toISOString() }),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('a saved search becomes an alert: its preview, then bell, webhook and feed have a new publication', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const receiver = await startWebhookReceiver(WEBHOOK_PORT)
  try {
    await openQuery(page)
    await importPost(page, 'aviso-1', 'Um marimbondo fez casa no coreto da praça e ninguém quer subir lá')
    await page.goto('/consulta?search=marimbondo')
    await expect(listPosts(page)).toHaveCount(1)
    await page.keyboard.press('s')
    await page.getByLabel('Nome', { exact: true }).fill(NAME)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`"${NAME}" salvo`)).toBeVisible()
    await page.getByRole('button', { name: 'Buscas salvas' }).click()
    await page.getByRole('link', { name: `Avisar de ${NAME}` }).click()

    await expect(page.getByText('Nos últimos 30 dias teria avisado 1 vez')).toBeVisible()
    const form = page.getByRole('form', { name: 'Novo alerta' })
    await expect(form.getByLabel('Fuso das horas')).toHaveCount(0)
    // Half a day from now: Manaus is four hours behind.
    const quiet = (new Date().getUTCHours() + 8) % 24
    await form.getByLabel('Silêncio a partir de').selectOption(`${quiet}h`)
    await form.getByLabel('até', { exact: true }).selectOption(`${(quiet + 1) % 24}h`)
    await form.getByLabel('Fuso das horas').selectOption('America/Manaus')
    await expect(page.getByText('Nos últimos 30 dias teria avisado 1 vez')).toBeVisible()
    expect(await listAccessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Ligar alerta' }).click()
    const card = page.getByRole('list', { name: 'Alertas' }).getByRole('listitem').filter({ hasText: NAME }).first()
    await expect(card).toBeVisible()

    await card.getByLabel('Outro canal').selectOption('webhook')
    await card.getByLabel('Endereço', { exact: true }).fill(`http://${receiver.host}/gancho`)
    await card.getByRole('button', { name: 'Acrescentar canal' }).click()
    await expect(card.getByText('O segredo da assinatura só aparece agora')).toBeVisible()
    await card.getByRole('button', { name: 'Testar' }).click()
    await expect(card.getByText('Enviado. Respondeu 200: recebido')).toBeVisible()
    await card.getByRole('button', { name: 'Criar um feed' }).click()
    const feed = await card.getByText(/\/api\/alert-feeds\/.*\/json$/).textContent()

    await importPost(page, 'aviso-2', 'O segundo marimbondo chegou hoje cedo à praça, perto do ponto de ônibus')
    await expect(page.getByRole('link', { name: 'Avisos, 1 sem ler' }).first()).toBeVisible({ timeout: 90_000 })
    await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(2)
    expect(receiver.received[1]?.body).toContain('segundo marimbondo')
    expect(await (await page.request.get(feed ?? '')).text()).toContain('segundo marimbondo')

    await page.reload()
    const notice = page.getByRole('list', { name: 'Avisos' }).getByText('O segundo marimbondo chegou')
    await expect(notice).toBeVisible()
    expect(await listAccessibilityProblems(page)).toEqual([])
    if (process.env.E2E_PICTURES) await takePictures(page, process.env.E2E_PICTURES)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(notice).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: 'Marcar todos como lidos' }).click()
    await expect(page.getByRole('link', { name: 'Avisos', exact: true }).first()).toBeVisible()
  } finally {
    receiver.close()
  }
})

/** For whoever wants to look at the screen. */
async function takePictures(page: Page, folder: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1440, 390]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: `${folder}/avisos-${colorScheme}-${width}.png`, fullPage: true })
    }
  await page.setViewportSize({ width: 1440, height: 900 })
}
