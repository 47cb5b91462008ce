import type { Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { getPostDrawer, listPosts } from './consulta-page.ts'
import { ADMIN, expect, openAs, test } from './world.ts'

/** A reader on the home page; every click is counted. */
async function start(page: Page) {
  await openAs(page, '/')
  let clicks = 0
  return {
    click: async (target: ReturnType<Page['locator']>) => {
      clicks += 1
      await target.click()
    },
    told: () => clicks,
  }
}

const follow = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

test('from the home page two clicks lead to a publication that was edited, deleted, copied, far beyond the usual, checked', async ({
  page,
}) => {
  const { click, told } = await start(page)
  await click(follow(page, 'uma publicação editada'))
  await expect(page).toHaveURL(/\/consulta\?state=editado$/)
  await click(listPosts(page).first())
  await expect(getPostDrawer(page).getByRole('heading', { name: 'Versões' })).toBeVisible()
  await expect(getPostDrawer(page).locator('ins, del').first()).toBeVisible()
  expect(told()).toBe(2)

  await page.goto('/')
  await click(follow(page, 'uma apagada'))
  await expect(page).toHaveURL(/\/consulta\?state=apagado$/)
  await expect(listPosts(page)).toHaveCount(12)
  await click(listPosts(page).first())
  await expect(getPostDrawer(page)).toContainText(/Apagada entre .* \(vista pela última vez\) e /)
  expect(told()).toBe(4)

  await page.goto('/')
  await click(follow(page, 'a mesma mensagem em várias contas'))
  await expect(page).toHaveURL(/\/consulta\?collapse=true&sort_by=copies$/)
  const line = page.getByRole('link', { name: /^Mesma mensagem em \d+ / }).first()
  const text = (await line.textContent()) ?? ''
  const said = Number(/em (\d+) /.exec(text)?.[1])
  // An account may have posted it more than once, depending on the days of the demonstration.
  const copies = Number(/\((\d+) publicações\)/.exec(text)?.[1] ?? said)
  expect(copies).toBeGreaterThan(10)
  await click(line)
  await expect(page.getByRole('heading', { name: `A mesma mensagem em ${said} ` })).toBeVisible()
  expect(await listPosts(page).count()).toBeGreaterThanOrEqual(copies)
  expect(told()).toBe(6)

  await page.goto('/')
  await click(follow(page, 'uma muito acima do habitual'))
  await expect(page.getByText(/^fora da curva, \d+(,\d)?×$/).first()).toBeVisible()
  await click(listPosts(page).first())
  await expect(getPostDrawer(page)).toContainText(/× a mediana desta conta/)
  expect(told()).toBe(8)
  await page.goto('/')
  await click(follow(page, 'uma já checada'))
  await click(listPosts(page).first())
  await expect(getPostDrawer(page).getByRole('heading', { name: 'Já checado' })).toBeVisible()
  expect(told()).toBe(10)
})

test('where there is no example none is offered; before the login the demonstration is offered as such, and the way leads there after it', async ({
  page,
}) => {
  await page.route('**/api/examples/', (route) => route.fulfill({ json: { demo: false, examples: ['checked'] } }))
  await page.goto('/')
  await expect(page.getByText('Ou veja:')).toBeVisible()
  await expect(follow(page, 'uma já checada')).toBeVisible()
  await expect(follow(page, 'uma publicação editada')).toHaveCount(0)
  await page.unroute('**/api/examples/')

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await expect(page.getByText('Ou veja, na demonstração:')).toBeVisible()
    expect(await listAccessibilityProblems(page)).toEqual([])
  }
  await follow(page, 'uma apagada').click()
  await page.getByLabel('Usuário').fill(ADMIN.username)
  await page.getByLabel('Senha', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/consulta\?state=apagado$/)
})
