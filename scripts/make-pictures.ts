// node scripts/make-pictures.ts   (after npm run build)
// Takes the screenshots of the README and of the public pages from the program itself, filled with the demonstration
// set.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { BROWSER_ARGUMENTS } from './browser-arguments.ts'
import { findBrowser } from './find-browser.ts'
import { PICTURES, type Picture } from './pictures.ts'
import { startProgram } from './start-program.ts'

const ROOT = resolve(import.meta.dirname, '..')
const ADMIN = { username: 'editora', password: 'senha-das-imagens' }
const SCHEMES = ['light', 'dark'] as const
/** A fresh program first processes the files of its demonstration set: the screenshots show one in use. */
const SETTLE_MS = 150_000

type Scheme = (typeof SCHEMES)[number]

const dataDir = mkdtempSync(join(tmpdir(), 'lupascan-pictures-'))
const program = await startProgram({ dataDir, admin: ADMIN })
try {
  await sleep(SETTLE_MS)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS })
  for (const picture of PICTURES) {
    for (const scheme of SCHEMES) await takePicture(browser, picture, scheme)
  }
  await browser.close()
} finally {
  await program.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function takePicture(browser: Browser, picture: Picture, scheme: Scheme): Promise<void> {
  const context = await browser.newContext({
    baseURL: program.address,
    viewport: picture.size,
    deviceScaleFactor: 2,
    colorScheme: scheme,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await logIn(page)
  // The caption of every picture says that its people are invented; the notice would only push the product down.
  await page.route('**/api/demo/', (route) => route.fulfill({ json: { present: false } }))
  // Loaded twice, so that the response time shown is that of a warm program, not of its first query.
  await page.goto(picture.path)
  await picture.prepare(page)
  await page.reload()
  await picture.prepare(page)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  await savePicture(picture, scheme, await page.screenshot({ animations: 'disabled' }))
  await context.close()
}

async function logIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/token/', { data: ADMIN })
  const tokens: { access: string; refresh: string } = await answer.json()
  await page.addInitScript((stored) => {
    if (localStorage.getItem('access')) return
    localStorage.setItem('access', stored.access)
    localStorage.setItem('refresh', stored.refresh)
  }, tokens)
}

async function savePicture(picture: Picture, scheme: Scheme, screenshot: Buffer): Promise<void> {
  const { name, width, small, docs } = picture
  const image = sharp(screenshot).resize({ width })
  await saveForWeb(image, `${name}-${scheme}`)
  if (small) await saveForWeb(sharp(screenshot).resize({ width: small }), `${name}-${scheme}-small`)
  if (!docs) return
  const fileName = scheme === 'light' ? `${name}.png` : `${name}-dark.png`
  await image
    .clone()
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(join(ROOT, 'docs/images', fileName))
}

async function saveForWeb(image: Sharp, name: string): Promise<void> {
  await image
    .clone()
    .webp({ quality: 78, effort: 6, smartSubsample: true })
    .toFile(join(ROOT, 'src/web/images', `${name}.webp`))
}
