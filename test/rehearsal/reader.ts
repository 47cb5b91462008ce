/** A reader who follows a live in a browser while it is transcribed, and exports the text at the end. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { BROWSER_ARGUMENTS } from '../../scripts/browser-arguments.ts'
import { openAs } from '../e2e/world.ts'
import { TRANSCRIPTOR } from './heard-program.ts'

/** Milliseconds of the day. */
export type Seen = {
  /** When each sentence first appeared on the screen, by its number. */
  sentences: Map<number, number>
  /** Number of chapters on the screen, at each change. */
  chapters: { at: number; count: number }[]
}

export type ExportedFiles = { txt: string; srt: string; vtt: string; csv: string }

export type Reader = {
  /** Starts listening with the button on the screen. */
  listen(): Promise<void>
  seen(): Promise<Seen>
  /** Adds words to the last chapter, in place and slowly, and sets its speaker; returns the chapter's new text. */
  correctLast(added: string, speaker: string): Promise<string>
  /** Whether the screen reports that all is transcribed, before a timeout. */
  sawEnd(): Promise<boolean>
  /** Whether these words appear on the screen, before a timeout. */
  canRead(words: string): Promise<boolean>
  /** Errors reported by the browser. */
  problems: string[]
  /** Saves the exports offered on the screen and returns their paths. */
  saveExports(): Promise<ExportedFiles>
  /** Number of captions that the browser's own player finds in a VTT file. */
  countCues(path: string): Promise<number>
  close(): Promise<void>
}

const LABELS: Record<keyof ExportedFiles, string> = {
  txt: 'Texto com tempos (TXT)',
  srt: 'Legendas (SRT)',
  vtt: 'Legendas para a web (VTT)',
  csv: 'Planilha (CSV)',
}

const TIMEOUT_MS = 20_000

/** Opens the screen of a live, logged in as a transcriptor. */
export async function openReader(
  executablePath: string,
  address: string,
  live: number,
  folder: string,
): Promise<Reader> {
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS })
  const page = await browser.newPage({ baseURL: address, locale: 'pt-BR', viewport: { width: 1280, height: 800 } })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.setDefaultTimeout(60_000)
  await openAs(page, `/transcription/${live}`, TRANSCRIPTOR)
  await page.getByRole('button', { name: 'Ouvir esta live' }).waitFor()
  await page.evaluate(watch)
  return {
    problems,
    listen: () => page.getByRole('button', { name: 'Ouvir esta live' }).click(),
    seen: () => readSeen(page),
    correctLast: (added, speaker) => correctLast(page, added, speaker),
    sawEnd: () => isShown(page.getByText('Transcrita', { exact: true })),
    canRead: (words) => isShown(page.getByText(words)),
    saveExports: () => saveExports(page, folder),
    countCues: (path) => countCues(browser, path),
    close: () => browser.close(),
  }
}

type Watched = { sentences: Record<string, number>; chapters: { at: number; count: number }[] }

/** Runs in the page: records the list's content several times a second. */
function watch(): void {
  const seen: Watched = { sentences: {}, chapters: [] }
  Reflect.set(window, 'seen', seen)
  setInterval(() => {
    const rows = [...document.querySelectorAll('ol[aria-label="Trechos"] > li')]
    const text = rows.map((row) => row.textContent).join(' ')
    for (const [, number = ''] of text.matchAll(/fala (\d+) /g)) seen.sentences[number] ??= Date.now()
    const count = Number(rows[0]?.getAttribute('aria-setsize') ?? 0)
    if (count !== (seen.chapters.at(-1)?.count ?? 0)) seen.chapters.push({ at: Date.now(), count })
  }, 200)
}

const isShown = (place: Locator) =>
  place
    .first()
    .waitFor({ timeout: TIMEOUT_MS })
    .then(
      () => true,
      () => false,
    )

async function readSeen(page: Page): Promise<Seen> {
  const { sentences, chapters } = await page.evaluate(() => Reflect.get(window, 'seen') as Watched)
  return { sentences: new Map(Object.entries(sentences).map(([number, at]) => [Number(number), at])), chapters }
}

/** Long enough for the page to poll for new text several times. */
const WRITING_MS = 6_000

async function correctLast(page: Page, added: string, speaker: string): Promise<string> {
  const pens = page.getByRole('button', { name: /^Corrigir o trecho de / })
  const stamp = (await pens.last().getAttribute('aria-label')) ?? ''
  await page.getByRole('button', { name: stamp }).last().click()
  const editor = page.getByRole('form', { name: stamp })
  const field = editor.getByRole('textbox', { name: 'Texto' })
  const text = `${await field.inputValue()} ${added}`
  await editor.getByLabel('Quem fala').fill(speaker)
  await field.fill(text)
  await page.waitForTimeout(WRITING_MS)
  await field.press('Control+Enter')
  await editor.waitFor({ state: 'detached' })
  return text
}

async function saveExports(page: Page, folder: string): Promise<ExportedFiles> {
  const paths = { txt: '', srt: '', vtt: '', csv: '' }
  for (const format of ['txt', 'srt', 'vtt', 'csv'] as const) {
    await page.getByRole('button', { name: 'Baixar' }).click()
    const coming = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: LABELS[format] }).click()
    paths[format] = join(folder, `exported.${format}`)
    await (await coming).saveAs(paths[format])
  }
  return paths
}

const PLAYER = `<!doctype html><video><track default kind="captions" srclang="pt" src="/captions.vtt"></video>`

async function countCues(browser: Browser, path: string): Promise<number> {
  const page = await browser.newPage()
  await page.route('http://player.invalid/**', (route) => {
    const isCaptions = route.request().url().endsWith('.vtt')
    return route.fulfill({
      contentType: isCaptions ? 'text/vtt' : 'text/html',
      body: isCaptions ? readFileSync(path, 'utf8') : PLAYER,
    })
  })
  await page.goto('http://player.invalid/')
  const cues = await page.waitForFunction(() => document.querySelector('track')?.track.cues?.length)
  const count = await cues.jsonValue()
  await page.close()
  return count ?? 0
}
