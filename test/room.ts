/**
 * Room for what is made and left behind. Every PostgreSQL that is opened, and every question to it, holds memory outside of the heap,
 * for which V8 would otherwise look through all of the heap at once: 0.35 s of processor each time (docs/decisions/0093).
 */
export const makeRoom = (megabytes: number): string[] => [
  '--max-semi-space-size=64',
  `--initial-heap-size=${megabytes}`,
  '--external-memory-accounted-in-global-limit',
]

/**
 * A function is compiled a second time, for speed, after ten times as many calls as Node waits for: files of tests call most of what they
 * call less often than that compiling costs (docs/decisions/0132).
 */
export const COMPILED_SELDOM = ['--invocation-count-for-maglev=4000', '--invocation-count-for-turbofan=30000']
