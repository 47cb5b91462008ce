import { expect, openAs, test } from './world.ts'

test.use({ messageTime: 3_000 })

test('pages are in pt-BR and carry the name of the site in their title; weeks begin on Sunday, and days are dd/MM/yyyy', async ({
  page,
}) => {
  for (const path of ['/', '/sobre-nos', '/login', '/nada']) {
    await page.goto(path)
    await expect(page).toHaveTitle(/ · LupaScan$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  }

  await openAs(page, '/consulta?start_date=2026-03-02&end_date=2026-03-09')
  await expect(page.getByRole('list', { name: 'Filtros escolhidos' })).toContainText('02/03/2026')
  await page.getByRole('button', { name: /^Data/ }).first().click()
  await expect(page.getByRole('button', { name: 'Próximo mês' })).toBeVisible()
  await expect(page.locator('.mantine-DatePicker-weekday').first()).toHaveText(/^dom/i)
})

test('a message lasts 3 s at the top of the page', async ({ page }) => {
  // The page's clock stands still but for what is asked here: on a busy machine three seconds may pass between two lines.
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 3_600_000)
  await page.goto('/consulta')
  const message = page.getByText('É necessário estar logado para acessar')
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(message).toBeVisible({ timeout: 200 })
  }).toPass()
  expect((await message.boundingBox())?.y).toBeLessThan(120)
  await page.clock.runFor(2_500)
  await expect(message).toBeVisible()
  await page.clock.runFor(1_500)
  await expect(message).toBeHidden()
})
