import { defineConfig } from '@playwright/test'
import { BROWSER_ARGUMENTS } from './scripts/browser-arguments.ts'
import { keepCompiledCode } from './scripts/keep-compiled-code.ts'
import { keepTemporaryFilesInMemory } from './scripts/memory-folder.ts'

// Playwright reads this file again in every worker, which finds the folder in its environment.
keepTemporaryFilesInMemory()
keepCompiledCode()

/**
 * The pages' Cross-Origin-Opener-Policy makes Chromium begin a process of its own for the first page of each test, which compiles all
 * scripts again: 0.6 s of processor (docs/decisions/0120). Nothing here opens windows; that the header is sent is told by
 * `app.test.ts`. Chromium goes by the last list that it is given, so those of Playwright that concern a test are in it again.
 */
const ONE_PROCESS = `--disable-features=${[
  'CrossOriginOpenerPolicy',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
]}`

/**
 * Drawing and network are threads of the browser instead of processes to which everything is told, and V8 compiles a second time only
 * what runs very often: each page that is loaded begins with nothing compiled so (docs/decisions/0132). The first two features are
 * those of Playwright.
 */
const FOR_SHORT_PAGES = [
  '--in-process-gpu',
  '--enable-features=CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies,NetworkServiceInProcess2',
  '--js-flags=--invocation-count-for-maglev=4000',
]

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  globalSetup: './test/e2e/template.ts',
  // Each has a program of its own.
  workers: 2,
  // .ci/run names what passed only the second time, and fails when that is more than a few.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // For a page that hangs, not for a machine that is busy.
  timeout: 180_000,
  // What is tried again and again by the test itself is tried soon: by itself Playwright waits a second in between.
  expect: { timeout: 30_000, toPass: { intervals: [100] } },
  use: {
    browserName: 'chromium',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // A worker's tests follow one another in one page, whose storage, routes and scripts are cleared in between: files come
    // from memory and compiled code is used again.
    reuseContext: true,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [...BROWSER_ARGUMENTS, ONE_PROCESS, ...FOR_SHORT_PAGES],
    },
    // A trace takes a third more time: in CI what failed is run again with one, here whoever wants one says `--trace on`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
})
