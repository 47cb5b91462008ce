import { expect, test } from './world.ts'

for (const path of ['/', '/login']) {
  test(`${path} opens without a login`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveTitle(/LupaScan/)
    await expect(page.getByRole('main')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  })
}

test('both stores answer', async ({ request }) => {
  const answer = await request.get('/api/health/ready')
  expect(await answer.json()).toEqual({ status: 'ok', clickhouse: true, postgres: true })
})
