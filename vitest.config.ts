import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'src/**/*.test.tsx',
      'test/*.test.ts',
      'bench/*.test.ts',
      'scripts/**/*.test.{ts,mjs}',
    ],
    globalSetup: 'test/template.ts',
    // The embedded engine is one native library per process: files run in forks of their own, two at a time.
    pool: 'forks',
    maxWorkers: 2,
    // As in playwright.config.ts.
    retry: process.env.CI ? 1 : 0,
    // For a test that hangs, not for a machine that is busy.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
