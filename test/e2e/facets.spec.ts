import type { Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { askTotal, getSearchBox, listPosts, openQuery, readCount, writeCount } from './consulta-page.ts'
import { expect, goWithin, test } from './world.ts'

const openList = async (page: Page, name: string) => {
  await page.getByRole('button', { name: new RegExp(`^${name}(:|$)`) }).click()
  return page.getByRole('listbox', { name }).getByRole('option')
}

const readNumber = (text: string | null) => Number((text ?? '').match(/([\d.]+)$/)?.[1]?.replaceAll('.', ''))

test('every choice has the number of publications of this search, and follows the other filters; those without any are folded away, and found when asked for; a range of likes is dragged on their histogram, typed, and stands in the text; languages are chosen in their list', async ({
  page,
}) => {
  await openQuery(page, '?search=vacina')
  const parties = await openList(page, 'Partido')
  await expect(page.getByText('Números desta busca')).toBeVisible()
  const first = parties.first()
  const text = (await first.textContent()) ?? ''
  const party = text.replace(/[\d.]+$/, '')
  expect(readNumber(text)).toBe(await askTotal(page, `search=vacina&party=${encodeURIComponent(party)}`))

  // A facet ignores its own filter: choosing changes nothing here, but changes every other list.
  await first.click()
  await expect(first).toHaveText(text)
  await page.keyboard.press('Escape')
  const platforms = await openList(page, 'Plataforma')
  await expect(page.getByText('Números desta busca')).toBeVisible()
  const platform = (await platforms.first().textContent()) ?? ''
  const asked = `search=vacina&party=${encodeURIComponent(party)}&platform=${platform.replace(/[\d.]+$/, '')}`
  await expect.poll(async () => readNumber(await platforms.first().textContent())).toBe(await askTotal(page, asked))
  expect(await listAccessibilityProblems(page)).toEqual([])

  await page.goto('/consulta?search=vacina&hate=ofensivo&misleading_links=true&uf=SP')
  const places = await openList(page, 'UF')
  await expect(page.getByText('Números desta busca')).toBeVisible()
  await expect(places.filter({ hasText: /^SP/ })).toHaveAttribute('aria-selected', 'true')
  const unfold = places.filter({ hasText: /sem publicações nesta busca/ })
  const before = await places.count()
  await unfold.click()
  await expect.poll(() => places.count()).toBeGreaterThan(before)
  await expect(places.filter({ hasText: /^\D+0$/ }).first()).toBeVisible()
  await expect(unfold).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/uf=SP$/)

  await page.goto('/consulta?search=vacina')
  await page.getByRole('button', { name: 'Contagens', exact: true }).click()
  const counts = page.getByRole('dialog', { name: 'Contagens' })
  const bars = counts.getByRole('slider')
  await expect(bars).toHaveAttribute('aria-valuetext', /publicaç/)
  expect(await listAccessibilityProblems(page)).toEqual([])
  await bars.press('End')
  await bars.press('Enter')
  await expect(getSearchBox(page)).toHaveValue(/^vacina curtidas:>=\d+$/)
  const most = Number(/\d+$/.exec(await getSearchBox(page).inputValue())?.[0])
  await expect(readCount(page)).toContainText(writeCount(await askTotal(page, `search=vacina curtidas:>=${most}`)))

  await counts.getByLabel('De', { exact: true }).fill('1.000')
  await counts.getByLabel('Até', { exact: true }).fill('10')
  await expect(counts.getByRole('alert')).toHaveText('O mínimo passa do máximo.')
  await counts.getByLabel('Até', { exact: true }).fill('')
  await counts.getByRole('button', { name: 'Aplicar' }).click()
  await expect(getSearchBox(page)).toHaveValue('vacina curtidas:>=1000')
  await counts.getByRole('button', { name: 'Limpar' }).click()
  await expect(getSearchBox(page)).toHaveValue('vacina')

  await goWithin(page, '/consulta')
  await page.getByRole('button', { name: 'Mais filtros' }).click()
  await page.getByRole('button', { name: /^Idioma/ }).click()
  await page.getByRole('option', { name: 'português' }).click()
  await expect(page).toHaveURL(/language=pt/)
  await page.keyboard.press('Escape')
  const total = await askTotal(page, 'language=pt')
  expect(total).toBeGreaterThan(0)
  await expect(page.getByRole('status').filter({ hasText: writeCount(total) })).toBeVisible()
  await expect(listPosts(page).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remover.*português/ })).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
})

test('the mark stays with who has been read: while numbers arrive, when a far entry is clicked, and when the rest is unfolded', async ({
  page,
}) => {
  const { promise: answers, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/post_facets/**', async (route) => {
    await answers
    await route.fallback()
  })
  await openQuery(page, '?search=vacina')
  const people = await openList(page, 'Pessoa')
  const field = page.getByRole('combobox', { name: 'Procurar em Pessoa' })
  const readMarked = async () => {
    const id = await field.getAttribute('aria-activedescendant')
    return id && ((await page.locator(`[id="${id}"]`).textContent()) ?? '').replace(/[\d.]+$/, '')
  }
  await field.pressSequentially('a')
  await expect.poll(readMarked).toBeTruthy()
  const read = await readMarked()
  answer()
  await expect(page.getByText('Números desta busca')).toBeVisible()
  expect(await readMarked()).toBe(read)

  const last = people.last()
  await last.click()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await expect(last).toBeInViewport()
  await field.press('Enter')
  await expect(last).toHaveAttribute('aria-selected', 'false')
  await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCount(0)

  // A removed person may be below the fold: the list is complete once this search is counted again.
  await expect(page).not.toHaveURL(/public_person=/)
  await expect(page.getByText('Números desta busca')).toBeVisible()
  await field.fill('')
  const unfold = people.filter({ hasText: /sem publicações nesta busca/ })
  await field.press('ArrowUp')
  await expect(unfold).toBeInViewport()
  const before = await people.count()
  await field.press('Enter')
  await expect(unfold).toHaveCount(0)
  const unfolded = people.nth(before - 1)
  await expect(field).toHaveAttribute('aria-activedescendant', (await unfolded.getAttribute('id')) ?? '')
  await expect(unfolded).toBeInViewport()
})

test('of more than a thousand people the first one is marked from the first letter on, and nobody while nothing is typed', async ({
  page,
}) => {
  await page.route('**/api/post_options/', async (route) => {
    const answer = await route.fetch()
    const options = await answer.json()
    const [person] = options.public_persons
    const invented = Array.from({ length: 1_100 }, (_, at) => ({ ...person, id: `${900_000 + at}`, name: `Ana ${at}` }))
    await route.fulfill({ response: answer, json: { ...options, public_persons: invented } })
  })
  await page.route('**/api/post_facets/**', (route) => route.abort())
  await openQuery(page)
  const people = await openList(page, 'Pessoa')
  await expect(people).toHaveCount(100)
  const field = page.getByRole('combobox', { name: 'Procurar em Pessoa' })
  // All of it before the browser could wait for anything.
  await field.evaluate(async (input: HTMLInputElement) => {
    const send = async (event: Event) => {
      input.dispatchEvent(event)
      // React renders in a microtask of its own.
      for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    }
    const press = (key: string) => send(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    const write = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      return send(new InputEvent('input', { bubbles: true }))
    }
    await write('ana 77')
    await write('')
    await press('Enter')
    await write('ana 77')
    await press('Enter')
  })
  await expect(page).toHaveURL(/public_person=900077$/)
})

test('genders and regions are chosen by the keyboard under "Mais filtros", counted, left out, turned into text and back, and compared', async ({
  page,
}) => {
  await openQuery(page, '?search=vacina')
  // What is typed before the list has come is searched in it.
  await page.getByRole('button', { name: 'UF', exact: true }).evaluate((button: HTMLElement) => {
    button.click()
    for (const key of ['b', 'a', 'Enter'])
      button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
  await page.getByRole('button', { name: /^Remover.*BA/ }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Mais filtros' }).press('Enter')
  const genders = await openList(page, 'Gênero')
  await expect(page.getByText('Números desta busca')).toBeVisible()
  const women = await askTotal(page, 'search=vacina&gender=feminino')
  expect(women).toBeGreaterThan(0)
  expect(readNumber(await genders.filter({ hasText: /^feminino/ }).textContent())).toBe(women)
  await page.keyboard.type('fem')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Remover.*feminino/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(readCount(page)).toContainText(writeCount(women))

  await page.getByRole('button', { name: /^Região/ }).press('Enter')
  await page.keyboard.type('sudes')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Remover.*Sudeste/ })).toBeVisible()
  await page.getByRole('radio', { name: 'Menos estes' }).check()
  await expect(page.getByRole('button', { name: /^Remover.*menos Sudeste/ })).toBeVisible()
  await page.keyboard.press('Escape')
  const elsewhere = writeCount(await askTotal(page, 'search=vacina&gender=feminino&region=-Sudeste'))
  await expect(readCount(page)).toContainText(elsewhere)

  await page.getByRole('button', { name: 'Editar como texto' }).click()
  await expect(getSearchBox(page)).toHaveValue(/genero:feminino/)
  await expect(getSearchBox(page)).toHaveValue(/-regiao:Sudeste/)
  await expect(readCount(page)).toContainText(elsewhere)
  await page.getByRole('button', { name: 'Mostrar como filtros' }).click()
  await expect(page.getByRole('button', { name: /^Remover.*menos Sudeste/ })).toBeVisible()
  await expect(getSearchBox(page)).toHaveValue('vacina')

  await (await openList(page, 'Gênero')).filter({ hasText: /^masculino/ }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Comparar' }).click()
  await page.getByRole('button', { name: 'Comparar gênero feminino e masculino' }).click()
  const rows = page.getByRole('region', { name: 'Totais de cada série' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('Gênero feminino')
  await expect(rows.nth(2)).toContainText('Gênero masculino')
  await expect(page.getByLabel('Comparar por')).toHaveValue('gender')
})
