/**
 * Space for short-lived objects. Every PostgreSQL instance and every query to it hold memory outside the heap, for
 * which V8 would otherwise collect the whole heap: 0.35 s of processor time each (docs/decisions/0093).
 */
export const makeRoom = (megabytes: number): string[] => [
  '--max-semi-space-size=64',
  `--initial-heap-size=${megabytes}`,
  '--external-memory-accounted-in-global-limit',
]

/**
 * Functions are optimised only after ten times as many calls as Node's default: test files call most functions less
 * often than that compilation costs (docs/decisions/0132).
 */
export const COMPILED_SELDOM = ['--invocation-count-for-maglev=4000', '--invocation-count-for-turbofan=30000']
