import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { BROWSER_ARGUMENTS } from './scripts/browser-arguments.ts'
import { ADMIN } from './test/e2e/world.ts'

// Playwright reads this file again in every worker: what is decided once travels in the environment.
process.env.E2E_DATA_DIR ??= createDataDir()

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  workers: 1,
  // .ci/run names what passed only the second time, and fails when that is more than a few.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // For a page that hangs, not for a machine that is busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://127.0.0.1:${process.env.E2E_PORT}`,
    browserName: 'chromium',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: BROWSER_ARGUMENTS },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'exec env UV_THREADPOOL_SIZE=24 node src/server/main.ts',
    // What the program says when the demonstration set is in; Playwright keeps the port it names as E2E_PORT.
    wait: { stdout: /LupaScan pronto em http:\/\/127\.0\.0\.1:(?<e2e_port>\d+)/ },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: process.env.E2E_LOG ? 'pipe' : 'ignore',
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      // Empty is the same as absent, and wins over a developer's own .env.
      ...{
        DATABASE_URL: '',
        CLICKHOUSE_URL: '',
        LUPASCAN_ROLES: '',
        LUPASCAN_SECRET: '',
        SMTP_URL: '',
        LUPASCAN_PUBLIC_URL: '',
      },
      LUPASCAN_DATA_DIR: process.env.E2E_DATA_DIR,
      LUPASCAN_DEMO: '1',
      // Nobody answers there: a test asks no network.
      LUPASCAN_TELEGRAM_WEB_BASE: 'http://127.0.0.1:9',
      LUPASCAN_ADMIN_USERNAME: ADMIN.username,
      LUPASCAN_ADMIN_PASSWORD: ADMIN.password,
    },
  },
})

/** Removed by the process that made it, after the server has ended. */
function createDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lupascan-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
