import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { keepCompiledCode } from './scripts/keep-compiled-code.ts'
import { keepTemporaryFilesInMemory } from './scripts/memory-folder.ts'
import { LongestFirst } from './test/longest-first.ts'
import { COMPILED_SELDOM, makeRoom } from './test/room.ts'

keepTemporaryFilesInMemory()
keepCompiledCode()

const FILES = [
  'src/**/*.test.ts',
  'src/**/*.test.tsx',
  'test/*.test.ts',
  'bench/*.test.ts',
  'scripts/**/*.test.{ts,mjs}',
]

/** They start the program, or load the machine as long as they run: first, and in processes of their own. */
const PROGRAMS = ['test/rehearsal.test.ts', 'test/simulation.test.ts', 'test/long.test.ts']

/** What Node does not load by itself: TSX, and what a generator of clients writes for who compiles it. */
const TRANSFORMED = ['src/web/**/*.test.{ts,tsx}', 'test/generated-client.test.ts']

/**
 * A replaced module stays replaced as long as its process lives. Node's own loader replaces modules of ESM only: of a package that it
 * loads by `require` a function is spied on where it stands, as `password.test.ts` does.
 */
const replacesModules = (file: string) => readFileSync(file, 'utf8').includes('vi.mock(')

const alone = [...PROGRAMS, ...globSync(FILES).filter(replacesModules)]

/** Of each project; .ci/run says how many there is room for beside what else it does. */
const maxWorkers = Number(process.env.TEST_WORKERS ?? 2)

/** Loading the program and the two engines costs more than most files: two processes of each project do it, once each. */
const shared = { isolate: false, setupFiles: 'test/clean-process.ts', sequence: { groupOrder: 1 } }

export default defineConfig({
  test: {
    globalSetup: 'test/template.ts',
    // The embedded engine is one native library per process.
    pool: 'forks',
    maxWorkers,
    execArgv: [...makeRoom(1024), ...COMPILED_SELDOM],
    // As in playwright.config.ts.
    retry: process.env.CI ? 1 : 0,
    // For a test that hangs, not for a machine that is busy. `npm run test:properties` tries each property on more cases.
    testTimeout: 240_000 * Number(process.env.TEST_TIMES ?? 1),
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    sequence: { sequencer: LongestFirst },
    // `npm run test:coverage`
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['src/**/*.test.{ts,tsx}'],
      reporter: ['json-summary', 'html'],
      reportOnFailure: true,
    },
    projects: [
      {
        extends: true,
        // Two at once: with a third one the simulated days pass faster than the machine can follow.
        test: {
          name: 'alone',
          include: alone,
          isolate: true,
          maxWorkers: Math.min(2, maxWorkers),
          sequence: { groupOrder: 0 },
          experimental: { viteModuleRunner: false },
        },
      },
      {
        extends: true,
        test: {
          name: 'transformed',
          include: TRANSFORMED,
          exclude: ['node_modules/**', ...alone],
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: FILES,
          exclude: ['node_modules/**', ...TRANSFORMED, ...alone],
          ...shared,
          // Node takes the types away by itself, and keeps what it compiled: what Vite would make of each module it would make
          // again in every run.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
    ],
  },
})
