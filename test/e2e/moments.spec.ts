import { listPosts, readCount } from './consulta-page.ts'
import { expect, goWithin, openAs, PHONE, test } from './world.ts'

/** Behaviour of the screen with badly timed events. */

test('dates the wrong way round are turned by one click, a page that no list has leads to the first one, trying again is not offered; the calendar turns to the month of a typed day; one Esc closes one thing: the keys above a publication, the days in the sheet of filters', async ({
  page,
}) => {
  await openAs(page, '/perfil')
  for (const tab of ['', '&tab=metrics']) {
    await goWithin(page, `/consulta?start_date=2026-12-31&end_date=2020-01-01${tab}`)
    await expect(page.getByRole('heading', { name: 'As datas estão invertidas' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Inverter as datas' }).click()
    await expect(page).toHaveURL(/start_date=2020-01-01&end_date=2026-12-31/)
    await expect(readCount(page).locator('strong')).toBeVisible()
  }

  await goWithin(page, '/consulta?page=99999999')
  const first = page.getByRole('button', { name: 'Ir para a primeira página' })
  await expect(first).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0)
  await first.click()
  await expect(listPosts(page).first()).toBeVisible()

  await goWithin(page, '/consulta')
  await page.getByRole('button', { name: 'Data', exact: true }).first().click()
  await page.getByLabel('De', { exact: true }).fill('05/03/2021')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'março 2021', exact: true })).toBeVisible()
  await expect(page.locator('.mantine-DatePicker-weekday').first()).toHaveText(/^dom/i)
  await expect(page.getByRole('list', { name: 'Filtros escolhidos' })).toContainText('05/03/2021')
  await page.getByLabel('Até', { exact: true }).fill('09/08/2022')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'agosto 2022', exact: true })).toBeVisible()

  await goWithin(page, '/consulta')
  await listPosts(page).first().click()
  const publication = page.getByRole('dialog', { name: 'Publicação' })
  await expect(publication).toBeVisible()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Teclas' })
  await expect(keys).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await expect(publication).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(publication).toBeHidden()

  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: /^Filtros/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtros' })
  for (const [name, inside] of [
    ['Data', page.getByLabel('De', { exact: true })],
    ['Plataforma', page.getByRole('combobox', { name: 'Procurar em Plataforma' })],
  ] as const) {
    await sheet.getByRole('button', { name, exact: true }).click()
    await expect(inside).toBeVisible()
    await inside.focus()
    await page.keyboard.press('Escape')
    await expect(inside).toBeHidden()
    await expect(sheet).toBeVisible()
  }
  // The focus is on the button of the open menu, as after a click.
  await sheet.getByRole('button', { name: 'Data', exact: true }).click()
  await sheet.getByRole('button', { name: 'Data', exact: true }).focus()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('De', { exact: true })).toBeHidden()
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test('days are written in the Brazilian order whatever the language of the browser', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await openAs(page, '/fontes')
  await page.getByRole('button', { name: 'Acrescentar fontes' }).click()
  const day = page.getByLabel(/Buscar publicações desde/)
  await expect(day).toHaveAttribute('placeholder', 'dd/mm/aaaa')
  await day.fill('31/12/2099')
  await expect(page.getByText(/Escolha um dia até/)).toBeVisible()
  await day.fill('02/01/2026')
  await page.keyboard.press('Tab')
  await expect(day).toHaveValue('02/01/2026')
  await expect(page.locator('input[type=date], input[type=datetime-local]')).toHaveCount(0)
  await page.context().close()
})
