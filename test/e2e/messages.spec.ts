import { expect, test } from './world.ts'

test.use({ messageTime: 3_000 })

test('a message lasts 3 s at the top of the page', async ({ page }) => {
  // The page's clock is frozen except for explicit steps: on a busy machine three seconds may pass between two lines.
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
