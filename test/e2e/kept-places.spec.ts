import { expect, openAs, passFrames, test } from './world.ts'

type Visit = {
  list: string
  path: string /** Visible once the list is loaded. */
  ready: string /** Link that leads away. */
  away: string
}

const PERSON = 'main a[href^="/pessoa-publica/"]'
const ELSEWHERE = 'nav[aria-label="Principal"] a[href="/users"]'

const VISITS: Visit[] = [
  { list: 'the second page of publications', path: '/consulta?page=2', ready: '[data-post]', away: ELSEWHERE },
  { list: 'the charts', path: '/consulta?tab=metrics', ready: 'button[aria-label^="Baixar PNG"]', away: ELSEWHERE },
  { list: 'the second page of people', path: '/pessoa-publica?page=2', ready: PERSON, away: PERSON },
  { list: 'the second page of coverage', path: '/fontes?tab=cobertura&page=2', ready: PERSON, away: PERSON },
  {
    list: 'lives',
    path: '/transcriptions',
    ready: 'main a[href^="/transcription/"]',
    away: 'main a[href^="/transcription/"]',
  },
]
/** Low, so that even a short list is taller. */
const WINDOW = { width: 1280, height: 300 }
const PLACE = 80

test('who comes back to a list finds the same page of it at the same place', async ({ page }) => {
  await page.setViewportSize(WINDOW)
  await openAs(page, '/perfil')
  for (const { list, path, ready, away } of VISITS) {
    await test.step(list, async () => {
      await page.goto(path)
      const address = page.url()
      await expect(page.locator(ready).first()).toBeVisible()
      const scroll = () =>
        page.evaluate((top) => {
          window.scrollTo({ top, behavior: 'instant' })
          return window.scrollY
        }, PLACE)
      await expect.poll(scroll).toBe(PLACE)
      await passFrames(page)
      // Dispatched directly: Playwright's click would scroll to it.
      await page.locator(away).last().dispatchEvent('click')
      await expect(page).not.toHaveURL(address)
      await expect(page.locator(ready)).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL(address)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(PLACE)
    })
  }
})
