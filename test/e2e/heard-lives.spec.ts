import type { Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { addCapturedLive, listChapters, tellHeard } from './captured-live.ts'
import { chapter } from './live-transcriber.ts'
import { authorize, expect, goWithin, openAs, test } from './world.ts'

/** Scroll position once it no longer changes. */
async function settleScroll(page: Page): Promise<number> {
  let before = -1
  await expect
    .poll(async () => {
      const last = before
      before = await page.evaluate(() => window.scrollY)
      return before === last
    })
    .toBe(true)
  return before
}

test('what is heard is followed from its first word until the reader scrolls up, and again when they ask; not away from a moment in the address', async ({
  page,
}) => {
  const { id, say } = await addCapturedLive(page, 'seguida', 60)
  await openAs(page, `/transcription/${id}`)
  const list = page.getByRole('list', { name: 'Trechos' })
  const last = (number: number) => list.getByText(`dito no trecho de número ${number}`, { exact: true })
  await expect(page.getByText('Ouvindo; texto 15 s atrás da fala')).toBeVisible()
  await expect(last(60)).toBeInViewport()
  await say(id, listChapters(61, 64))
  await expect(last(64)).toBeInViewport()
  const back = page.getByRole('button', { name: /^Seguir ao vivo/ })
  await expect(back).toHaveCount(0)
  await page.mouse.move(900, 500)
  await page.mouse.wheel(0, -1500)
  await expect(back).toBeVisible()
  const top = await settleScroll(page)
  await say(id, listChapters(65, 66))
  await expect(back).toHaveText(/2 trechos novos/)
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
  await page.keyboard.press('f')
  await expect(last(66)).toBeInViewport()
  await expect(back).toHaveCount(0)

  await page.goto(`/transcription/${id}?t=305`)
  const named = page.locator('li[data-named]')
  await expect(named).toHaveText(/dito no trecho de número 30/)
  await expect(named).toBeInViewport()
  await say(id, listChapters(67, 67))
  await expect(page.getByRole('button', { name: 'Seguir ao vivo · 1 trecho novo' })).toBeVisible()
  await expect(named).toBeInViewport()

  const data = { url: 'https://video.exemplo.org/aberta-antes', title: 'Live aberta antes' }
  const before = await (await page.request.post('/api/lives/', { data, headers: await authorize(page) })).json()
  await goWithin(page, `/transcription/${before.id}`)
  await expect(page.getByText('Ainda não há texto')).toBeVisible()
  await tellHeard(page, before.id)
  await say(before.id, listChapters(1, 60))
  await expect(last(60)).toBeInViewport()
})

test('what stayed without text is told once all else is written, and can be tried again until its audio is removed', async ({
  page,
}) => {
  const { id, headers } = await addCapturedLive(page, 'com-lacuna', 3)
  const gap = 'Uma parte do que foi ouvido ficou sem texto, a partir de 0:01:05.'
  const told = { listening: 'ended', state: 'transcribed', transcribed: true, heard_seconds: 600, problem: gap }
  let gap_count = 1
  await page.route(new RegExp(`/api/lives/${id}/$`), async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...told, gap_count } })
  })
  await openAs(page, `/transcription/${id}`)
  await expect(page.getByText(gap)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeDisabled()
  await expect(page.getByText('A transcrição automática está desligada.')).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.route('**/api/speech/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), engine: 'whisper' } })
  })
  await page.route(`**/api/lives/${id}/writing/`, async (route) => {
    await route.fulfill({ response: await page.request.get(`/api/lives/${id}/`, { headers }) })
  })
  await page.reload()
  const asked = page.waitForRequest((request) => request.url().endsWith(`/api/lives/${id}/writing/`))
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  expect((await asked).method()).toBe('POST')
  await expect(page.getByText(gap)).toHaveCount(0)
  await page.reload()
  await page.route(`**/api/lives/${id}/audio/`, async (route) => {
    gap_count = 0
    await route.fulfill({ status: 204 })
  })
  await page.getByRole('button', { name: 'Remover áudio' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remover áudio' }).click()
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0)
  await expect(page.getByText(gap)).toBeVisible()
})

test('who reads along sees that a live is on air no longer when listening ends', async ({ page }) => {
  const { id, headers } = await addCapturedLive(page, 'no-ar', 3)
  const change = async (data: object) =>
    expect((await page.request.patch(`/api/lives/${id}/`, { data, headers })).ok()).toBe(true)
  await change({ is_live: true })
  await openAs(page, `/transcription/${id}`)
  await expect(page.getByText('Ao vivo', { exact: true })).toBeVisible()
  await change({ is_live: false, title: 'Sessão que acabou' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(page.getByText('Ao vivo', { exact: true })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Sessão que acabou', level: 1 })).toBeVisible()
})

/** Adds a watched term in one live. */
async function watch(page: Page, term: string, live: number) {
  const answer = await page.request.post('/api/watched-terms/', {
    data: { term, live },
    headers: await authorize(page),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

const SAID = [
  { ...chapter(4, 'falou das Urnas Eletrônicas ontem'), started_at: '00:00:40.000' },
  { ...chapter(5, 'e outra urna eletrônica'), started_at: '00:01:00.000' },
]

test('who transcribes is warned of a watched term on any screen, once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.clock.install()
  await openAs(page, '/transcriptions')
  const { id, say } = await addCapturedLive(page, 'avisada', 3)
  await watch(page, 'urna eletrônica', id)
  const field = page.getByRole('combobox', { name: 'Buscar nas publicações' })
  const passTime = async (milliseconds: number) => {
    const asked = page.waitForResponse(/\/api\/mentions\/(\?after=.*)?$/)
    await page.clock.runFor(milliseconds)
    await asked
  }
  const openSearch = async () => {
    await page.goto('/consulta')
    await field.waitFor()
    await passTime(5_000)
  }
  await openSearch()
  await say(id, SAID)
  await passTime(15_000)
  const notice = page.getByRole('region', { name: 'Avisos' })
  await expect(notice).toContainText('2 menções a termos acompanhados')
  await expect(notice.locator('mark').first()).toHaveText('Urnas Eletrônicas')
  await expect(page.getByRole('status').filter({ hasText: '2 menções a termos acompanhados. A última:' })).toHaveCount(
    1,
  )
  expect(await listAccessibilityProblems(page)).toEqual([])
  await openSearch()
  await expect(notice).toHaveCount(0)
})

test('watched terms are added beside the text, marked in it, and lead to where they were said', async ({ page }) => {
  const { id, say } = await addCapturedLive(page, 'acompanhada', 3)
  await watch(page, 'urna eletrônica', id)
  await say(id, SAID)
  await openAs(page, `/transcription/${id}`)
  await page.getByRole('list', { name: 'Menções' }).getByRole('link').last().click()
  await expect(page).toHaveURL(/\?t=4\d$/)
  await expect(page.locator('li[data-named]')).toHaveText(/falou das Urnas Eletrônicas ontem/)
  await expect(page.locator('li[data-named] mark[data-watched]')).toHaveText('Urnas Eletrônicas')
  const terms = page.getByRole('list', { name: 'Termos', exact: true })
  await page.getByRole('textbox', { name: 'Termo a acompanhar' }).fill('ontem')
  await page.getByRole('button', { name: 'Acompanhar', exact: true }).click()
  await expect(terms.getByRole('listitem')).toHaveText(['ontem nesta live', 'urna eletrônica nesta live'])
  await expect(page.locator('mark[data-watched]', { hasText: 'ontem' })).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Deixar de acompanhar ontem' }).click()
  await expect(terms.getByRole('listitem')).toHaveCount(1)
})

test('a live that is announced says so in the list, and so does who speaks in one', async ({ page }) => {
  const headers = await authorize(page)
  const add = async (data: object) => {
    const answer = await page.request.post('/api/lives/', { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()).id
  }
  const starts_at = '2099-03-12T20:00:00Z'
  await add({ url: 'https://video.exemplo.org/marcada.m3u8', title: 'Coletiva marcada', starts_at, listen: true })
  const id = await add({ url: 'https://video.exemplo.org/falada', title: 'Live de alguém' })
  await openAs(page, `/transcription/${id}`)
  await page.getByRole('button', { name: 'Editar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar live' })
  await dialog.getByRole('combobox', { name: 'Pessoa pública' }).fill('abdias')
  await page
    .getByRole('option', { name: /^Abdias/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText(/^Abdias/)).toBeVisible()
  await goWithin(page, '/transcriptions')
  const list = page.getByRole('list', { name: 'Lives' })
  await expect(list.getByRole('listitem').filter({ hasText: 'Coletiva marcada' })).toContainText(
    /Começa em 12\/03\/2099 às 17:00.*Agendada/,
  )
  await expect(list.getByRole('listitem').filter({ hasText: 'Live de alguém' })).toContainText('Abdias')
})
