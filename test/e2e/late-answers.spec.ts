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

/** What the page asks for, but not the session, waits while `hold` is called and `release` is not. */
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
  const { hold, release } = await routeThroughGate(page)
  for (const { path, waiting, arrived } of SCREENS) {
    hold()
    await page.goto(path)
    await expect(page.getByText(waiting).first(), path).toBeVisible()
    release()
    await expect(page.locator(arrived).first(), path).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await page.evaluate(() => window.shifts), path).toBeLessThanOrEqual(MOST_SHIFT)
  }
})
