import type { Page } from '@playwright/test'
import { expect, openAs, PHONE, test } from './world.ts'

/** A screen on a phone, what it shows while it waits, and what it shows then. */
const SCREENS = [
  { path: '/consulta?search=vacina', waiting: 'Ainda buscando…', arrived: '[data-post]' },
  { path: '/avisos', waiting: 'Recebidos', arrived: '#avisos-alertas' },
  { path: '/perfil', waiting: 'Seu perfil', arrived: 'input[autocomplete="current-password"]' },
]

/** Beyond this a reader sees that something has moved. */
const MOST_SHIFT = 0.02

declare global {
  interface Window {
    shifts?: number
  }
}

/** Holds what the page asks for, but not the session, until the returned function is called. */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(/\/api\/(?!token)/, async (route) => {
    await released
    await route.continue()
  })
  return async () => {
    release()
    await page.unroute(/\/api\/(?!token)/)
  }
}

test('on a phone nothing moves when answers come late', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.addInitScript(() => {
    window.shifts = 0
    new PerformanceObserver((list) => {
      // Type: TypeScript does not know these entries.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.shifts = (window.shifts ?? 0) + entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openAs(page, '/consulta')
  await expect(page.getByRole('complementary', { name: 'Demonstração' })).toBeVisible()
  for (const { path, waiting, arrived } of SCREENS) {
    const answerAll = await holdAnswers(page)
    await page.goto(path)
    await expect(page.getByText(waiting).first(), path).toBeVisible()
    await answerAll()
    await expect(page.locator(arrived).first(), path).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await page.evaluate(() => window.shifts), path).toBeLessThanOrEqual(MOST_SHIFT)
  }
})
