import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'test/*.test.ts', 'bench/*.test.ts', 'scripts/*.test.{ts,mjs}'],
    globalSetup: 'test/template.ts',
    // The embedded engine is one native library per process: files run in forks of their own, two at a time.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
