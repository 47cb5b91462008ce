import type { APIRequestContext, Page } from '@playwright/test'
import { createPeople, openColleague } from './roles.ts'
import { ADMIN, expect, goWithin, logIn, openAs, test } from './world.ts'

type Headers = { authorization: string }

const listRows = (page: Page, region: string) => page.getByRole('region', { name: region }).getByRole('listitem')

async function share(request: APIRequestContext, headers: Headers, username: string, title: string, search: string) {
  const saved = await request.post('/api/saved-search/', { headers, data: { title, filters: { search } } })
  expect(saved.ok(), await saved.text()).toBe(true)
  const { id }: { id: string } = await saved.json()
  const data = { everyone: null, people: [{ username, level: 'see' }], groups: [], version: 0 }
  const shared = await request.put(`/api/shares/saved_search/${id}/`, { headers, data })
  expect(shared.ok(), await shared.text()).toBe(true)
  return id
}

test('a shared search is no longer told once it was opened by Ctrl+K; marking all as seen says in its place what failed', async ({
  page,
  request,
  browser,
  program,
}) => {
  const { user } = await createPeople(request)
  const headers = { authorization: `Bearer ${(await logIn(page, ADMIN)).access}` }
  await share(request, headers, user.username, 'Jabuticabas', 'jabuticaba')
  await share(request, headers, user.username, 'Pitangas', 'pitanga')
  const other = await openColleague(browser, program, user, '/avisos')
  const told = listRows(other, 'Compartilhado com você')
  await expect(told).toHaveCount(2)
  await other.keyboard.press('Control+k')
  await other.getByRole('combobox').fill('jabuti')
  await other.getByRole('option', { name: /Jabuticabas.*busca salva/ }).click()
  await expect(other).toHaveURL(/search=jabuticaba/)
  const count = (of: number) => other.getByRole('link', { name: new RegExp(`^Avisos.*\\b${of}\\b`) }).first()
  await expect(count(1)).toBeVisible()
  // A notice that arrives while a search is open is shown, and dismissed in the same way.
  await share(request, headers, user.username, 'Bacuris', 'bacuri')
  await expect(count(2)).toBeVisible()
  await goWithin(other, '/consulta?search=bacuri')
  await expect(count(1)).toBeVisible()
  await goWithin(other, '/avisos')
  await expect(told).toHaveText([/Pitangas/])
  // Opening the palette again shows what was shared since.
  await share(request, headers, user.username, 'Cupuaçus', 'cupuacu')
  await other.keyboard.press('Control+k')
  await other.getByRole('combobox').fill('cupua')
  await expect(other.getByRole('option', { name: /Cupuaçus.*busca salva/ })).toBeVisible()
  await other.keyboard.press('Escape')
  await markAllSeen(other, (title) => share(request, headers, user.username, title, title))
  await other.context().close()
})

/** A failure is reported in place, and the focus stays with a user who has moved on. */
async function markAllSeen(other: Page, shareAnother: (title: string) => Promise<string>): Promise<void> {
  for (const title of ['Cajus', 'Umbus']) await shareAnother(title)
  await other.reload()
  const section = other.getByRole('region', { name: 'Compartilhado com você' })
  const markAll = section.getByRole('button', { name: 'Marcar tudo como visto' })
  await other.route('**/api/share-notices/seen/', (route) => route.fulfill({ status: 500, json: {} }))
  await markAll.focus()
  await other.keyboard.press('Enter')
  await expect(section.getByRole('alert')).toBeVisible()
  await expect(markAll).toBeFocused()
  await other.unroute('**/api/share-notices/seen/')

  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await other.route('**/api/share-notices/seen/', async (route) => {
    await held
    await route.continue()
  })
  await markAll.click()
  const elsewhere = other.getByRole('link', { name: 'Dossiês' }).first()
  await elsewhere.focus()
  answer()
  await expect(section).toBeHidden()
  await expect(elsewhere).toBeFocused()

  // If the focus was still on the button, it moves to the beginning of the screen.
  await shareAnother('Cambucis')
  await other.reload()
  await markAll.focus()
  await other.keyboard.press('Enter')
  await expect(section).toBeHidden()
  await expect(other.locator('#conteudo')).toBeFocused()
}

test('a request that could not be answered says so beside itself; who answers by keyboard comes to the next one', async ({
  page,
  request,
  browser,
  program,
}) => {
  const { user } = await createPeople(request)
  await openAs(page, '/avisos')
  const headers = { authorization: `Bearer ${(await logIn(page, ADMIN)).access}` }
  const other = await openColleague(browser, program, user, '/dossies')
  for (const title of ['Seriguelas', 'Mangabas']) {
    const made = await request.post('/api/dossiers/', { headers, data: { title } })
    expect(made.ok(), await made.text()).toBe(true)
    const { id }: { id: string } = await made.json()
    await goWithin(other, `/dossies/${id}`)
    await other.getByRole('button', { name: 'Pedir acesso' }).click()
    await expect(other.getByRole('button', { name: 'Pedido enviado' })).toBeVisible()
    await goWithin(other, '/dossies')
    await expect(other.getByRole('heading', { name: 'Dossiês', level: 1 })).toBeVisible()
  }
  await other.context().close()
  await page.reload()
  const asking = listRows(page, 'Pedidos de acesso').filter({ hasText: 'Seriguelas' })
  await page.route('**/requests/**', (route) => route.fulfill({ status: 500, json: {} }))
  await asking.getByRole('button', { name: 'Deixar ver' }).click()
  await expect(asking.getByRole('alert')).toBeVisible()
  await page.unroute('**/requests/**')
  await asking.getByRole('button', { name: 'Deixar ver' }).focus()
  await page.keyboard.press('Enter')
  await expect(asking).toHaveCount(0)
  const next = listRows(page, 'Pedidos de acesso').filter({ hasText: 'Mangabas' })
  await expect(next).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(next.getByRole('button', { name: 'Deixar ver' })).toBeFocused()
})
