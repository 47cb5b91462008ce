import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { BROWSER_ARGUMENTS } from './browser-arguments.ts'
import { installPackage } from './install-package.ts'

/** First the headless one, which is enough for tests and renders with less overhead. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
/** In this order; the first does not exist in every release. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium']
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const LAUNCH_WITHIN_MS = 60_000

/**
 * Returns the path of a Chromium that really starts here. Tries, in this order: CHROMIUM_PATH, an earlier Playwright
 * download, the system's, Debian's packages if we are root, Playwright's download. Throws if none starts.
 */
export async function findBrowser(): Promise<string> {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...listSystemBrowsers()]
  const found = (await findWorking(candidates)) ?? (await installBrowser())
  if (!found) {
    throw new Error('No Chromium starts on this machine. Install one and name it in CHROMIUM_PATH, then try again.')
  }
  return found
}

async function installBrowser(): Promise<string | null> {
  for (const name of DEBIAN_PACKAGES) {
    const installed = installPackage(name) && (await findWorking(listSystemBrowsers()))
    if (installed) return installed
  }
  console.log('Downloading the Chromium of Playwright…')
  const playwright = join(import.meta.dirname, '../node_modules/.bin/playwright')
  spawnSync(playwright, ['install', 'chromium'], { stdio: ['ignore', 'inherit', 'inherit'] })
  return findWorking([chromium.executablePath()])
}

async function findWorking(candidates: (string | undefined)[]): Promise<string | null> {
  for (const path of candidates) {
    if (path && existsSync(path) && (await canLaunch(path))) return path
  }
  return null
}

/** A browser may lack a library or be built for another system: only opening a page proves that it works. */
async function canLaunch(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS, timeout: LAUNCH_WITHIN_MS })
    const page = await browser.newPage()
    await page.setContent('<title>ok</title>')
    const opened = (await page.title()) === 'ok'
    await browser.close()
    return opened
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    console.warn(`${executablePath} does not start: ${reason}`)
    return false
  }
}

function listSystemBrowsers(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), MAC_CHROME].filter((path) =>
    existsSync(path),
  )
}
