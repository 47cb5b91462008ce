import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { listAccessibilityProblems } from './accessibility.ts'
import { askTotal, getAddress, getSearchBox, openQuery, readCount, writeCount } from './consulta-page.ts'
import { expect, expectToFit, openAs, PHONE, test } from './world.ts'

const listTitles = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 })

const TITLES = [
  'Publicações ao longo do tempo, por plataforma',
  'Publicações por partido',
  'Publicações por cargo',
  'Publicações por UF',
  'Quem mais publica',
  'Hashtags mais usadas',
  'Sites mais compartilhados',
  'Links mais compartilhados',
  'Engajamento ao longo do tempo',
  'Publicações por hora e dia da semana',
  'O que distingue este resultado',
]
/** Charts without data, shown in one line after the others: the demonstration lacks data at some hours. */
const PERHAPS_EMPTY = [
  'Publicações ofensivas ou com discurso de ódio ao longo do tempo',
  'Publicações ofensivas ou com discurso de ódio, por partido',
  'Publicações com links enganosos ao longo do tempo',
]

test('the second tab shows every chart for the same filters, and its count is the list’s; charts that could not be loaded say so; nothing found says what to loosen', async ({
  page,
}) => {
  await openQuery(page, '?search=vacina')
  await page.getByRole('tab', { name: 'Publicações' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Métricas', selected: true })).toBeFocused()
  expect(getAddress(page)).toBe('?search=vacina&tab=metrics')
  await expect(listTitles(page)).toHaveCount(TITLES.length + PERHAPS_EMPTY.length)
  const titles = await listTitles(page).allTextContents()
  expect(titles).toEqual(expect.arrayContaining(PERHAPS_EMPTY))
  expect(titles.filter((title) => !PERHAPS_EMPTY.includes(title))).toEqual(TITLES)
  const total = await askTotal(page, 'search=vacina')
  await expect(readCount(page)).toContainText(writeCount(total))
  await expect(page.locator('canvas').first()).toBeVisible()
  await expect(page.getByText('Partido da fonte ou da ficha da pessoa; sem histórico').first()).toBeVisible()
  await expectOneLineOfTools(page)
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Publicações', selected: true })).toBeVisible()

  await page.route('**/api/metrics/**', (route) => route.abort())
  await page.goto('/consulta?tab=metrics&search=vacina')
  await expect(page.getByRole('alert')).toContainText('Um erro ocorreu durante o carregamento dos dados.')
  await expect(getSearchBox(page)).toHaveValue('vacina')
  await page.unroute('**/api/metrics/**')
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(listTitles(page).first()).toBeVisible()
  await getSearchBox(page).fill('palavraqueninguemescreveu')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nenhuma ocorrência no que foi coletado' })).toBeVisible()
})

/** On a phone the tools are beside the count. */
async function expectOneLineOfTools(page: Page): Promise<void> {
  const desk = page.viewportSize() ?? PHONE
  await page.setViewportSize(PHONE)
  const jump = page.getByRole('button', { name: 'O que distingue este resultado', exact: true })
  await expect(jump).toBeVisible()
  expect((await jump.boundingBox())?.width).toBeLessThan(150)
  const [count, save] = await Promise.all(
    [readCount(page), page.getByRole('button', { name: 'Salvar busca' })].map((one) => one.boundingBox()),
  )
  expect(Math.abs((count?.y ?? 0) - (save?.y ?? 99))).toBeLessThan(20)
  await page.setViewportSize(desk)
}

test('a click on a chart narrows the query, and so does a number of its table; hashtag, site and link lead to what the chart counts', async ({
  page,
}) => {
  await openAs(page, '/consulta?tab=metrics')
  const chart = page.getByRole('img', { name: /^Publicações por partido/ })
  await expect(chart.locator('canvas')).toBeVisible()
  // The first bar begins right of the names and below the title.
  await chart.click({ position: { x: 150, y: 20 } })
  await expect(page).toHaveURL(/party=[^&]+/)
  const party = new URL(page.url()).searchParams.get('party') ?? ''
  await expect(page.getByRole('button', { name: `Remover o filtro Partido: ${party}` })).toBeVisible()
  const total = await askTotal(page, `party=${party}`)
  await expect(readCount(page)).toContainText(writeCount(total))

  await page.getByRole('button', { name: 'Ver tabela: Publicações por UF' }).click()
  const number = page.getByRole('button', { name: /filtrar por/ }).first()
  const count = (await number.textContent()) ?? ''
  await number.press('Enter')
  await expect(page).toHaveURL(/uf=[A-Z]{2}/)
  await expect(readCount(page)).toContainText(`${count} publicaç`)

  for (const [title, name] of [
    ['Hashtags mais usadas', 'hashtag'],
    ['Sites mais compartilhados', 'domain'],
    ['Links mais compartilhados', 'link'],
  ] as const) {
    await page.goto('/consulta?tab=metrics')
    await page.getByRole('button', { name: `Ver tabela: ${title}` }).click()
    const number = page.getByRole('button', { name: /filtrar por/ }).first()
    const count = (await number.textContent()) ?? ''
    await number.press('Enter')
    await expect(page).toHaveURL(new RegExp(`[?&]${name}=`))
    await page.getByRole('tab', { name: 'Publicações' }).click()
    await expect(readCount(page)).toContainText(`${count} publicaç`)
  }
})

test('each chart is downloaded as PNG, as SVG that other programs open, and as CSV with the numbers of its table; axe finds nothing; a picture is light also in the dark and on a phone', async ({
  page,
}) => {
  await openAs(page, '/consulta?tab=metrics')
  await expect(page.locator('canvas').first()).toBeVisible()
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar PNG: Publicações por partido' }).click(),
  ])
  expect(picture.suggestedFilename()).toMatch(/^lupascan-publicacoes-por-partido-\d{4}-\d{2}-\d{2}\.png$/)
  const bytes = await readFile(await picture.path())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')

  const [drawing] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar SVG: Publicações por partido' }).click(),
  ])
  expect(drawing.suggestedFilename()).toMatch(/^lupascan-publicacoes-por-partido-\d{4}-\d{2}-\d{2}\.svg$/)
  const source = await readFile(await drawing.path(), 'utf8')
  const texts = [...source.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)
  expect(texts).toEqual(expect.arrayContaining(['Publicações por partido', expect.stringMatching(/^Período: /)]))
  // The chart with its axis and bars is included.
  expect(texts.length).toBeGreaterThan(12)
  expect(source.match(/<path/g)?.length).toBeGreaterThan(5)

  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar CSV: Publicações por partido' }).click(),
  ])
  const lines = (await readFile(await sheet.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('\uFEFFPartido;publicações')
  const sum = lines.slice(1, -1).reduce((all, line) => all + Number(line.split(';')[1]), 0)
  await expect(readCount(page).first()).toContainText(writeCount(sum))

  await expectWellFormed(page, [source, ...(await downloadDrawings(page))])

  await page.getByRole('button', { name: 'Ver tabela: Publicações por partido' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await page.setViewportSize(PHONE)
  await expect(page.locator('canvas').first()).toBeVisible()
  expect(await listAccessibilityProblems(page)).toEqual([])
  await expectToFit(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectLightPicture(page)
})

/** One chart of each other kind. The browser blocks more than ten downloads in a row. */
const KINDS = [
  ...['Publicações ao longo do tempo, por plataforma', 'Publicações por UF', 'Links mais compartilhados'],
  ...['Engajamento ao longo do tempo', 'Publicações por hora e dia da semana'],
]

async function downloadDrawings(page: Page): Promise<string[]> {
  const sources: string[] = []
  for (const title of KINDS) {
    const button = page.getByRole('button', { name: `Baixar SVG: ${title}` })
    const [drawing] = await Promise.all([page.waitForEvent('download'), button.press('Enter')])
    sources.push(await readFile(await drawing.path(), 'utf8'))
  }
  return sources
}

/** The SVG parses as XML, including hatched and dashed parts, fonts and user content. */
async function expectWellFormed(page: Page, sources: string[]): Promise<void> {
  const elsewhere = await page.context().newPage()
  const problems = await elsewhere.evaluate(
    (texts) =>
      texts.flatMap((text) => {
        const drawn = new DOMParser().parseFromString(text, 'image/svg+xml')
        const problem = drawn.querySelector('parsererror')?.textContent
        return problem ? [`${drawn.querySelector('title')?.textContent}: ${problem}`] : []
      }),
    sources,
  )
  expect(problems).toEqual([])
  await elsewhere.close()
}

async function expectLightPicture(page: Page): Promise<void> {
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar PNG: Publicações por UF' }).click(),
  ])
  const bytes = (await readFile(await picture.path())).toString('base64')
  const { width, height, corner } = await page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([data], { type: 'image/png' }))
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    pen?.drawImage(bitmap, 0, 0)
    const [red] = pen?.getImageData(2, 2, 1, 1).data ?? []
    return { width: bitmap.width, height: bitmap.height, corner: red }
  }, bytes)
  expect([width, corner]).toEqual([2096, 255])
  // The chart itself is 480 high.
  expect(height).toBeGreaterThan(750)
}

test('the histogram above the list sets the dates, by brushing and with the keyboard', async ({ page }) => {
  await openQuery(page)
  const histogram = page.getByRole('slider', { name: /^Publicações ao longo do tempo/ })
  const box = await histogram.boundingBox()
  if (!box) throw new Error('no histogram')
  await page.mouse.move(box.x + box.width * 0.25, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.5, box.y + 20, { steps: 4 })
  await page.mouse.up()
  await expect(page).toHaveURL(/start_date=\d{4}-\d{2}-\d{2}&end_date=\d{4}-\d{2}-\d{2}/)
  await expect(readCount(page)).toContainText(writeCount(await askTotal(page, getAddress(page).slice(1))))

  await page.getByRole('button', { name: 'Limpar', exact: true }).click()
  await expect(page).not.toHaveURL(/start_date/)
  await histogram.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(histogram).toHaveAttribute('aria-valuetext', /\d{4} a .*: [\d.]+ publicaç/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/start_date/)
})
