import { readFile } from 'node:fs/promises'
import { listAccessibilityProblems } from './accessibility.ts'
import { askTotal, getAddress, openQuery, readCount, writeCount } from './consulta-page.ts'
import { expect, expectToFit, goWithin, openAs, PHONE, test } from './world.ts'

test('series are put side by side, counted as the list counts them, and kept in the address; nothing to compare yet says how to begin; the chart is a picture and a table as the others are, and may be one for each series', async ({
  page,
}) => {
  await openQuery(page, '?search=vacina&start_date=2026-09-01&end_date=2026-10-31')
  await page.getByRole('tab', { name: 'Comparar' }).click()
  await page.getByRole('button', { name: /^Este período e o anterior/ }).click()
  const rows = page.getByRole('region', { name: 'Totais de cada série' }).getByRole('row')
  await expect(rows).toHaveCount(3)

  await page.getByLabel('Comparar por').selectOption('Texto')
  await page.getByRole('textbox', { name: 'Palavras ou campos' }).fill('criança')
  await page.getByRole('button', { name: 'Adicionar série' }).click()
  await expect(rows).toHaveCount(4)
  expect(getAddress(page)).toContain('compare=this,before,search:criança')
  const days = 'start_date=2026-09-01&end_date=2026-10-31'
  const totals = [
    await askTotal(page, `search=vacina&${days}`),
    await askTotal(page, 'search=vacina&start_date=2026-07-02&end_date=2026-08-31'),
    await askTotal(page, `search=vacina+criança&${days}`),
  ]
  for (const [i, total] of totals.entries())
    await expect(
      rows
        .nth(i + 1)
        .getByRole('cell')
        .first(),
    ).toHaveText(total.toLocaleString('pt-BR'))

  // An item chosen from a list becomes a series at once.
  await page.getByLabel('Comparar por').selectOption('Plataforma')
  await page.getByRole('combobox', { name: 'Plataforma' }).last().click()
  await page.getByRole('option', { name: 'YouTube' }).click()
  await expect(rows).toHaveCount(5)
  await page.getByRole('button', { name: 'Remover a série YouTube' }).click()
  await expect(rows).toHaveCount(4)

  await page.getByLabel('Como', { exact: true }).selectOption('% do total do grupo')
  await page.getByLabel('Dia do acontecimento').fill('10/10/2026')
  await page.getByLabel('O que aconteceu').fill('Votação')
  await page.getByRole('button', { name: 'Marcar no gráfico' }).click()
  await expect(page.getByRole('list', { name: 'Acontecimentos marcados' })).toContainText('10/10/2026: Votação')
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Salvar busca' }).click()
  await expect(page.getByRole('dialog')).toContainText('Com 1 acontecimento marcado.')
  await page.keyboard.press('Escape')

  await page.reload()
  await expect(rows).toHaveCount(4)
  await expect(page.getByLabel('Como', { exact: true })).toHaveValue('share')
  await rows.nth(3).getByRole('button').click()
  await expect(readCount(page)).toContainText(writeCount(totals[2] ?? 0))

  await goWithin(page, '/consulta?tab=compare')
  await expect(page.getByText('Compare até seis séries')).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])

  // What cannot be marked says why.
  const events = Array.from({ length: 20 }, (_, i) => `2026-10-${i + 10} Fato ${i}`).join(',')
  await goWithin(page, `/consulta?tab=compare&compare=platform:X&events=${encodeURIComponent(events)}`)
  await expect(page.getByRole('button', { name: 'Marcar no gráfico' })).toBeDisabled()
  await expect(page.getByText('São 20 acontecimentos, o máximo. Remova um para marcar outro.')).toBeVisible()
  await page.getByRole('button', { name: 'Remover Fato 19' }).click()
  await expect(page.getByText('São 20 acontecimentos')).toHaveCount(0)

  await goWithin(page, '/consulta?tab=compare&compare=platform:Telegram,platform:X&unit=month')
  // Without a search, each series is all of its group, so its share is meaningless.
  await expect(page.getByRole('region', { name: 'Totais de cada série' }).getByRole('columnheader')).toHaveText([
    ...['Série', 'Publicações', 'Pessoas e contas', 'Por pessoa do grupo'],
    ...['Visualizações', 'Curtidas', 'Compart.', 'Coment.'],
  ])
  await expect(page.getByRole('option', { name: '% do total do grupo' })).toBeDisabled()
  await expect(page.getByRole('option', { name: 'Por mil publicações' })).toBeDisabled()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar CSV: Publicações por mês, comparadas' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toMatch(/^\uFEFFMês;Telegram \(publicações por mês\);X \(publicações por mês\)/)
  expect(csv.split('\r\n').length).toBeGreaterThan(5)
  const picture = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar PNG: Publicações por mês, comparadas' }).click()
  expect((await picture).suggestedFilename()).toMatch(/^lupascan-publicacoes-por-mes-comparadas-.*\.png$/)

  await page.getByRole('switch', { name: 'Um gráfico por série' }).click()
  await expect(page).toHaveURL(/split=true/)
  await page.getByRole('button', { name: 'Ver tabela: Publicações por mês, comparadas' }).click()
  await page
    .getByRole('button', { name: /filtrar por .*, X$/ })
    .first()
    .click()
  expect(getAddress(page)).toContain('platform=X')
  expect(getAddress(page)).not.toContain('tab=')
})

test('with the keyboard alone: what is typed is looked for without its accents, Enter takes the first, and the next may be typed; on a phone a suggestion of eight long names takes the lines it needs', async ({
  page,
}) => {
  await openAs(page, '/consulta?tab=compare')
  await page.getByLabel('Comparar por').selectOption('Plataforma')
  const field = page.getByRole('combobox', { name: 'Plataforma' }).last()
  await field.focus()
  await page.keyboard.type('you')
  await expect(page.getByRole('option', { name: 'YouTube' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/compare=platform:YouTube/)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await page.getByLabel('Comparar por').selectOption('Busca salva')
  const data = { title: 'Água e São João', filters: { search: 'vacina' } }
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('access'))}` }
  const saved = await page.request.post('/api/saved-search/', { headers, data })
  const { id }: { id: string } = await saved.json()
  await page.reload()
  await page.getByLabel('Comparar por').selectOption('Busca salva')
  await page.getByRole('combobox', { name: 'Busca salva' }).last().focus()
  await page.keyboard.type('agua')
  await expect(page.getByRole('option', { name: 'Água e São João' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`compare=platform:YouTube,saved:${id}`))
  await page.request.delete(`/api/saved-search/${id}/`, { headers })

  // Adding the last one keeps the focus, and compared items are labelled as such.
  await page.getByLabel('Comparar por').selectOption('UF')
  const states = page.getByRole('combobox', { name: 'UF' }).last()
  await states.focus()
  await page.keyboard.type('SP')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/uf:SP/)
  await page.keyboard.type('SP')
  await expect(page.getByText('Já está na comparação')).toBeVisible()
  await states.fill('')
  for (const state of ['RJ', 'MG', 'BA']) {
    await page.keyboard.type(state)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`uf:${state}`))
  }
  await expect(page.getByText('São até 6 séries.')).toBeVisible()
  await expect(states).toBeFocused()

  await page.setViewportSize(PHONE)
  const names = Array.from({ length: 8 }, (_, i) => `Partido de nome bem comprido ${i + 1}`)
  await goWithin(page, `/consulta?tab=compare&party=${encodeURIComponent(names.join(','))}`)
  const button = page.getByRole('button', { name: /^Comparar Partido de nome bem comprido 1, / })
  await expect(button).toBeVisible()
  const label = button.locator('.mantine-Button-label')
  expect(await label.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  expect(await button.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0)
  const box = await button.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(PHONE.width)
  await expectToFit(page)
})
