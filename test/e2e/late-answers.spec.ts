import type { Page } from '@playwright/test'
import { expect, openAs, PHONE, test } from './world.ts'

/** A screen on a phone, its content while loading, and its final content. */
const SCREENS = [
  { path: '/consulta?search=vacina', waiting: 'Ainda buscando…', arrived: '[data-post]' },
  // Former versions contain such words too, which is known only after the list. Three words, because the
  // demonstration's days determine which of them it edited out: on one day in twelve no former version contains
  // "escola".
  {
    path: '/consulta?search=escola+OR+segura+OR+assinou',
    waiting: 'Ainda buscando…',
    arrived: 'button:has-text("antes da edição")',
  },
  { path: '/avisos', waiting: 'Recebidos', arrived: '#avisos-alertas' },
  { path: '/perfil', waiting: 'Seu perfil', arrived: 'input[autocomplete="current-password"]' },
]

/** Sub-pixel shifts, caused by fonts of a different width. */
const MIN_SHIFT = 0.001

declare global {
  interface Window {
    shifts?: number
  }
}

/** Delays the page's requests, except those of the session, between `hold` and `release`. */
async function routeThroughGate(page: Page) {
  let open = () => {}
  let gate = Promise.resolve()
  await page.route(/\/api\/(?!token)/, async (route) => {
    await gate
    await route.continue()
  })
  const hold = () => {
    gate = new Promise((done) => {
      open = done
    })
  }
  return { hold, release: () => open() }
}

/** Counts layout shifts on each page opened from now on, except right after user input. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = 0
    new PerformanceObserver((list) => {
      // Type: TypeScript does not know these entries.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.shifts = (window.shifts ?? 0) + entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

test('on a phone nothing moves when answers come late, nor when the code of the charts does', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await watchShifts(page)
  await openAs(page, '/consulta')
  await expect(page.getByRole('complementary', { name: 'Demonstração' })).toBeVisible()
  const { hold, release } = await routeThroughGate(page)
  for (const { path, waiting, arrived } of SCREENS) {
    hold()
    await page.goto(path)
    await expect(page.getByText(waiting).first(), path).toBeVisible()
    release()
    await expect(page.locator(arrived).first(), path).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await page.evaluate(() => window.shifts), path).toBeLessThan(MIN_SHIFT)
  }

  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(metrics-tab|charts)-/, async (route) => {
    await gate
    await route.continue()
  })
  const counted = page.waitForResponse(/\/api\/metrics\//)
  // Code requested before the load event delays that event.
  await page.goto('/consulta?tab=metrics', { waitUntil: 'commit' })
  await counted
  await expect(page.getByText('Carregando os gráficos…')).toBeAttached()
  open()
  await expect(page.locator('figure, canvas').first()).toBeVisible()
  await expect(page.getByText('Carregando os gráficos…')).not.toBeAttached()
  expect(await page.evaluate(() => window.shifts)).toBeLessThan(MIN_SHIFT)
})

test('the banner of the demonstration pushes nothing on the first visit, however late its answer', async ({ page }) => {
  await openAs(page, '/consulta')
  await watchShifts(page)
  const banner = page.getByRole('complementary', { name: 'Demonstração' })
  for (const size of [{ width: 1440, height: 900 }, PHONE]) {
    await page.setViewportSize(size)
    // The open page would save it again.
    await expect(banner).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('demo'))
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    await page.route('**/api/demo/', async (route) => {
      await gate
      await route.continue()
    })
    // The outline waits for the banner for one second (`first-answers.ts`); the load event may come later.
    await page.goto('/consulta', { waitUntil: 'commit' })
    await expect(page.getByText('Carregando…')).toBeAttached()
    open()
    await expect(banner).toBeVisible()
    await expect(page.locator('[data-post]').first()).toBeVisible()
    expect(await page.evaluate(() => window.shifts), `${size.width}`).toBeLessThan(MIN_SHIFT)
    await page.unroute('**/api/demo/')
  }
})
