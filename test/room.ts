/**
 * Room for what is made and left behind. Every PostgreSQL that is opened, and every question to it, holds memory outside of the heap,
 * for which V8 would otherwise look through all of the heap at once: 0.35 s of processor each time (docs/decisions/0093).
 */
export const makeRoom = (megabytes: number): string[] => [
  '--max-semi-space-size=64',
  `--initial-heap-size=${megabytes}`,
  '--external-memory-accounted-in-global-limit',
]
