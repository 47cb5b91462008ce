import type { Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { askTotal, getAddress, getSearchBox, openQuery, readCount, writeCount } from './consulta-page.ts'
import { expect, goWithin, test } from './world.ts'

test('fields are completed by keyboard, said in the sentence, and become filters and text again; a mistake is marked and mended with one click; a link is its site, then its addresses; each term has its number, and a word its family', async ({
  page,
}) => {
  await openQuery(page)
  const box = getSearchBox(page)
  await box.click()
  await page.keyboard.type('vacina plat')
  const offers = page.getByRole('listbox', { name: 'Filtros sugeridos' }).getByRole('option')
  await expect(offers.filter({ hasText: 'plataforma:' }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue('vacina plataforma:')
  await page.keyboard.type('tele')
  await expect(offers).toHaveText([/Telegram.*\d/])
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue('vacina plataforma:Telegram')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  const total = await askTotal(page, 'search=vacina&platform=Telegram')
  expect(total).toBeGreaterThan(0)
  await expect(readCount(page)).toContainText(writeCount(total))
  await expect(page.getByText('da plataforma')).toBeVisible()

  await page.getByRole('button', { name: 'Mostrar como filtros' }).click()
  await expect(box).toHaveValue('vacina')
  expect(getAddress(page)).toBe('?search=vacina&platform=Telegram')
  await expect(readCount(page)).toContainText(writeCount(total))
  await page.getByRole('button', { name: 'Editar como texto' }).click()
  await expect(box).toHaveValue('vacina plataforma:Telegram')
  expect(getAddress(page)).toBe('?search=vacina plataforma:Telegram')

  await box.fill('vacina regiao:norte-este')
  const problems = page.getByRole('list', { name: 'O que conferir na busca' })
  await expect(problems.locator('mark')).toHaveText('regiao:norte-este')
  await expect(page.getByText('O campo regiao não conhece', { exact: false })).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await problems.getByRole('button', { name: 'Buscar como palavras' }).click()
  await expect(box).toHaveValue('vacina "regiao norte-este"')
  await expect(problems).toHaveCount(0)

  await box.fill('de:10/03/2026 ate:01/03/2026')
  await expect(page.getByText('Nada é buscado enquanto o texto não for corrigido.')).toBeVisible()
  await problems.getByRole('button', { name: 'Inverter as datas' }).click()
  await expect(box).toHaveValue('de:01/03/2026 ate:10/03/2026')

  await box.fill('vacina plataform:X')
  await problems.getByRole('button', { name: 'Usar plataforma:' }).click()
  await expect(box).toHaveValue('vacina plataforma:X')
  await completeLink(page)
  await chooseFamily(page)
})

async function completeLink(page: Page): Promise<void> {
  const box = getSearchBox(page)
  await box.fill('')
  await page.keyboard.type('link:')
  const offers = page.getByRole('listbox', { name: 'Filtros sugeridos' }).getByRole('option')
  await expect(offers.first()).toContainText(/\/links deste site\d/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue(/^link:[^/]+\/$/)
  await expect(offers.first()).toHaveText(/\/.+\d$/)
  await expect(offers.filter({ hasText: 'links deste site' })).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  const total = await askTotal(page, `search=${encodeURIComponent(await box.inputValue())}`)
  expect(total).toBeGreaterThan(0)
  await expect(readCount(page)).toContainText(writeCount(total))
}

/** Before searching. */
async function chooseFamily(page: Page): Promise<void> {
  await goWithin(page, `/consulta?search=${encodeURIComponent('vacina -urna')}`)
  const terms = page.getByRole('list', { name: 'Publicações de cada termo sozinho, com estes filtros' })
  await expect(terms.getByRole('listitem')).toHaveText([
    `vacina ${(await askTotal(page, 'search=vacina')).toLocaleString('pt-BR')}`,
    `urna ${(await askTotal(page, 'search=urna')).toLocaleString('pt-BR')}`,
  ])
  await terms.getByRole('button', { name: 'Palavras da família de vacina' }).click()
  const family = page.getByRole('dialog', { name: 'Palavras da família de vacina' })
  const words = family.getByRole('checkbox')
  await expect(words.first()).toBeChecked()
  expect(await listAccessibilityProblems(page)).toEqual([])
  const second = await family.locator('label').first().textContent()
  for (const other of (await words.all()).slice(1)) await other.uncheck()
  await family.getByRole('button', { name: 'Buscar com esta palavra' }).click()
  await expect(getSearchBox(page)).toHaveValue(`(vacina OU ${second?.split(' · ')[0]}) -urna`)
}
