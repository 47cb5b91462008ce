import type { Page } from '@playwright/test'
import { startWebhookReceiver } from '../webhook-receiver.ts'
import { listAccessibilityProblems } from './accessibility.ts'
import { listPosts } from './consulta-page.ts'
import { WEBHOOK_PORT } from './program.ts'
import { createPeople, openColleague } from './roles.ts'
import { requestAccess } from './sharing.ts'
import { authorize, DESK, expect, expectToFit, goWithin, openAs, PHONE, test } from './world.ts'

const NAME = 'Marimbondos na praça'

/** Imports one post published just now. */
async function importPost(page: Page, id: string, content: string): Promise<void> {
  const access = await page.evaluate(() => localStorage.getItem('access'))
  const line = { native_id: id, platform: 'Telegram', author: 'praca_central', full_name: 'Praça central', content }
  const answer = await page.request.post('/api/imports/', {
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/x-ndjson' },
    data: JSON.stringify({ ...line, date_created: new Date().toISOString() }),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** On its page: a colleague without access requests it, gets it, and subscribes to the alert. */
async function shareAlert(page: Page, other: Page): Promise<void> {
  await page.getByRole('link', { name: NAME }).first().click()
  await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible()
  await expect(page.getByText('Nada encontrado ainda')).toBeVisible()
  await other.goto(new URL(page.url()).pathname)
  await expect(other.getByRole('heading', { name: 'Este alerta não é compartilhado com você' })).toBeVisible()
  await requestAccess(other)
  // The page would open by itself once access is granted, and there would be no notification.
  await goWithin(other, '/dossies')
  await page
    .getByRole('link', { name: /^Avisos/ })
    .first()
    .click()
  const asking = page.getByRole('region', { name: 'Pedidos de acesso' }).getByRole('listitem').filter({ hasText: NAME })
  await expect(asking).toContainText('pede para ver o alerta')
  expect(await listAccessibilityProblems(page)).toEqual([])
  await asking.getByRole('button', { name: 'Deixar ver' }).click()
  await expect(asking).toHaveCount(0)
  await page.goBack()
  await expect(page.getByText('Seu · compartilhado')).toBeVisible()
  await readShareNotice(other)
  await expect(other.getByRole('link', { name: '“marimbondo”' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Mudar a regra' })).toHaveCount(0)
  await expect(other.getByText('Outro canal')).toHaveCount(0)
  await other.getByRole('button', { name: 'Receber avisos' }).click()
  await expect(other.getByText('2 pessoas recebem os avisos')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Acrescentar canal' })).toBeVisible()
  expect(await listAccessibilityProblems(other)).toEqual([])
}

/** The bell reports the share once, and links to it. */
async function readShareNotice(other: Page): Promise<void> {
  await other
    .getByRole('link', { name: /^Avisos/ })
    .first()
    .click()
  const told = other
    .getByRole('region', { name: 'Compartilhado com você' })
    .getByRole('listitem')
    .filter({ hasText: NAME })
  await expect(told).toContainText(/compartilhou com você o alerta “.*” \(pode ver\) · \d\d\//)
  expect(await listAccessibilityProblems(other)).toEqual([])
  await told.getByRole('link').click()
  await expect(other.getByRole('heading', { name: NAME, level: 1 })).toBeVisible()
  await other.goBack()
  await expect(other.getByRole('heading', { name: 'Avisos', level: 1 })).toBeVisible()
  await expect(told).toHaveCount(0)
  await other.goForward()
}

/** With the button of the alerts screen; the search is chosen there. */
async function beginAlert(page: Page): Promise<void> {
  await openAs(page, '/avisos')
  const data = { title: 'Gafanhotos', filters: { search: 'gafanhoto' } }
  const saved = await page.request.post('/api/saved-search/', { headers: await authorize(page), data })
  expect(saved.ok(), await saved.text()).toBe(true)
  await page.getByRole('button', { name: 'Novo alerta' }).click()
  const form = page.getByRole('form', { name: 'Novo alerta' })
  await expect(form.getByRole('button', { name: 'Ligar alerta' })).toBeDisabled()
  await form.getByLabel('Busca salva').selectOption('Gafanhotos')
  await expect(form.getByRole('button', { name: 'Ligar alerta' })).toBeEnabled()
  await form.getByLabel('Busca salva').selectOption('Escolha uma busca')
  await expect(form.getByRole('button', { name: 'Ligar alerta' })).toBeDisabled()
  await form.getByRole('button', { name: 'Cancelar' }).click()
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Novo alerta' })).toBeVisible()
}

test('a new alert begins with the button of its screen; a saved search becomes one: its preview, then bell, webhook and feed have a new publication', async ({
  page,
  browser,
  program,
  request,
}) => {
  test.setTimeout(180_000)
  const receiver = await startWebhookReceiver(WEBHOOK_PORT)
  try {
    await beginAlert(page)
    await importPost(page, 'aviso-1', 'Um marimbondo fez casa no coreto da praça e ninguém quer subir lá')
    await goWithin(page, '/consulta?search=marimbondo')
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
    await card.getByRole('button', { name: 'Testar Webhook' }).click()
    await expect(card.getByText('Enviado. Respondeu 200: recebido')).toBeVisible()
    await card.getByRole('button', { name: 'Criar um feed' }).click()
    const feed = await card.getByText(/\/api\/alert-feeds\/.*\/json$/).textContent()

    await card.getByRole('button', { name: 'Testar o feed' }).click()
    await expect(card.getByText(`O feed RSS de “${NAME}” respondeu, ainda sem avisos`)).toBeVisible()
    await card.getByRole('button', { name: 'Testar o sino' }).click()
    await expect(card.getByText('agora com 1 aviso sem ler')).toBeVisible()
    await expect(page.getByText('Isto é um teste do sino')).toBeVisible()
    expect(await listAccessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Marcar como lido' }).click()
    await expect(page.getByRole('link', { name: 'Avisos', exact: true }).first()).toBeVisible()

    const { user } = await createPeople(request)
    const other = await openColleague(browser, program, user, '/avisos')
    await shareAlert(page, other)

    await importPost(page, 'aviso-2', 'O segundo marimbondo chegou hoje cedo à praça, perto do ponto de ônibus')
    await expect(page.getByRole('link', { name: 'Avisos, 1 sem ler' }).first()).toBeVisible({ timeout: 90_000 })
    await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(2)
    expect(receiver.received[1]?.body).toContain('segundo marimbondo')
    expect(await (await page.request.get(feed ?? '')).text()).toContain('segundo marimbondo')

    // The colleague, who subscribed before the post arrived, is notified too, and reads it on the alert's page.
    await expect(other.getByRole('link', { name: 'Avisos, 1 sem ler' }).first()).toBeVisible({ timeout: 60_000 })
    await other.reload()
    await expect(other.getByRole('list', { name: 'O que encontrou' }).getByText('O segundo marimbondo')).toBeVisible()
    expect(await listAccessibilityProblems(other)).toEqual([])
    await other.setViewportSize(PHONE)
    await expectToFit(other)
    await other.close()

    await goWithin(page, '/avisos')
    const notice = page.getByRole('list', { name: 'Avisos' }).getByText('O segundo marimbondo chegou')
    await expect(notice).toBeVisible()
    expect(await listAccessibilityProblems(page)).toEqual([])
    if (process.env.E2E_PICTURES) await takePictures(page, process.env.E2E_PICTURES)
    await page.setViewportSize(PHONE)
    await expect(notice).toBeVisible()
    await expectToFit(page)
    const markAll = page.getByRole('button', { name: 'Marcar todos como lidos' })
    await page.route('**/api/notifications/read/', (route) => route.fulfill({ status: 500, json: {} }))
    await markAll.click()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    await page.unroute('**/api/notifications/read/')
    await markAll.click()
    await expect(page.getByRole('link', { name: 'Avisos', exact: true }).first()).toBeVisible()
  } finally {
    receiver.close()
  }
})

/** For visual inspection of the screens. */
async function takePictures(page: Page, folder: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1440, 390]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: `${folder}/avisos-${colorScheme}-${width}.png`, fullPage: true })
    }
  await page.setViewportSize(DESK)
}
