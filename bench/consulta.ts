/**
 * npm run bench:consulta [-- --pictures FOLDER --data FOLDER]
 *
 * Layout of the query screen, in the real program with its demonstration set: where the first row begins and how many
 * rows are visible, the number of elements on the page, layout shift while it loads and while scrolling through a
 * thousand cards, and the height of the charts. `--pictures` saves a screenshot of each state, in both themes; `--data`
 * keeps the store for the next run.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { BROWSER_ARGUMENTS } from '../scripts/browser-arguments.ts'
import { findBrowser } from '../scripts/find-browser.ts'
import { startProgram } from '../scripts/start-program.ts'

const ADMIN = { username: 'medida', password: 'senha-da-medida' }
const CARDS = 1_000
/** Long enough for the screen's requests to complete and be rendered. */
const SETTLED_MS = 2_000

const { values } = parseArgs({
  options: { pictures: { type: 'string' }, data: { type: 'string' }, only: { type: 'string', default: '' } },
})

type State = {
  name: string
  size: { width: number; height: number }
  search: string
  stored?: Record<string, string>
  /** User actions before the measurement. */
  act?: (page: Page) => Promise<void>
}

const LAPTOP = { width: 1440, height: 900 }
const DESK = { width: 1920, height: 1080 }
const PHONE = { width: 390, height: 844 }

const openFirst = (page: Page) => page.locator('[data-post]').first().click()

const STATES: State[] = [
  { name: 'table', size: LAPTOP, search: '' },
  { name: 'table, full rows', size: LAPTOP, search: '', stored: { tableLook: 'views likes shares comments' } },
  { name: 'table, dense rows', size: LAPTOP, search: '', stored: { tableLook: 'dense views likes shares comments' } },
  { name: 'table, a search', size: LAPTOP, search: '?search=vacina&platform=Telegram' },
  { name: 'table, wide', size: DESK, search: '' },
  { name: 'filters beside', size: LAPTOP, search: '?party=UCN', stored: { filterRail: 'true' } },
  { name: 'post open', size: LAPTOP, search: '?search=vacina', act: openFirst },
  { name: 'post open, wide', size: DESK, search: '?search=vacina', act: openFirst },
  { name: 'cards', size: LAPTOP, search: '', stored: { viewMode: 'cards' } },
  { name: 'cards, phone', size: PHONE, search: '' },
  { name: 'table, phone', size: PHONE, search: '', stored: { viewMode: 'table' } },
  { name: 'metrics', size: LAPTOP, search: '?tab=metrics' },
  { name: 'metrics of a few', size: LAPTOP, search: '?tab=metrics&search=vacina+creche' },
  { name: '1,000 cards', size: LAPTOP, search: '?page_size=100', stored: { viewMode: 'cards' }, act: scrollCards },
]

async function main(): Promise<void> {
  const dataDir = values.data ?? mkdtempSync(join(tmpdir(), 'lupascan-consulta-'))
  if (values.pictures) mkdirSync(values.pictures, { recursive: true })
  const program = await startProgram({ dataDir, admin: ADMIN })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS })
  try {
    console.log(
      '| state | window | first row, px | rows in sight | elements | shift | page height, px |\n|---|---|---|---|---|---|---|',
    )
    for (const state of STATES.filter(({ name }) => name.includes(values.only))) {
      await measure(browser, program.address, state)
    }
  } finally {
    await browser.close()
    await program.stop()
    if (!values.data) rmSync(dataDir, { recursive: true, force: true })
  }
}

async function logIn(address: string): Promise<Record<string, string>> {
  const response = await fetch(`${address}/api/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  return (await response.json()) as { access: string; refresh: string }
}

async function measure(browser: Browser, address: string, { name, size, search, stored, act }: State): Promise<void> {
  const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', viewport: size })
  const given = { ...(await logIn(address)), ...stored }
  await context.addInitScript((texts: Record<string, string>) => {
    if (localStorage.getItem('access')) return
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
  }, given)
  const page = await context.newPage()
  await page.goto(`${address}/consulta${search}`)
  await page.waitForTimeout(SETTLED_MS)
  await act?.(page)
  await page.waitForTimeout(SETTLED_MS)
  const { first, rows, elements, shift, height } = await page.evaluate(readScreen)
  const cells = [name, `${size.width}×${size.height}`, first ?? '–', rows, elements, shift.toFixed(3), height]
  console.log(`| ${cells.join(' | ')} |`)
  if (values.pictures) await keepPictures(page, name)
  await context.close()
}

/** Scrolls down to the thousandth card, one screen at a time, like someone searching. */
async function scrollCards(page: Page): Promise<void> {
  const readPlace = () =>
    page.evaluate(() =>
      Math.max(0, ...[...document.querySelectorAll('article')].map((one) => Number(one.ariaPosInSet))),
    )
  for (let step = 0; step < 2_000 && (await readPlace()) < CARDS; step += 1) {
    await page.mouse.wheel(0, 800)
    await page.waitForTimeout(50)
  }
}

async function keepPictures(page: Page, name: string): Promise<void> {
  const file = name.replaceAll(/[^a-z0-9]+/g, '-')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.waitForTimeout(300)
    await page.screenshot({ path: join(values.pictures ?? '', `${file}-${colorScheme}.png`) })
  }
}

/** Runs in the page: the visible part of the list, and what the browser has recorded so far. */
function readScreen() {
  const listed = [...document.querySelectorAll('tbody tr, article')].map((row) => row.getBoundingClientRect())
  const rows = listed.filter(({ top, bottom, height }) => height > 20 && top > 0 && bottom <= window.innerHeight).length
  const first = listed[0] && Math.round(listed[0].top + window.scrollY)
  return new Promise<{ first: number | undefined; rows: number; elements: number; shift: number; height: number }>(
    (done) => {
      let shift = 0
      new PerformanceObserver((list) => {
        // As browsers count it: shifts right after a click are expected and excluded.
        for (const entry of list.getEntries())
          if ('value' in entry && typeof entry.value === 'number' && 'hadRecentInput' in entry && !entry.hadRecentInput)
            shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
      const elements = document.querySelectorAll('*').length
      const height = document.documentElement.scrollHeight
      setTimeout(() => done({ first, rows, elements, shift, height }), 100)
    },
  )
}

await main()
