/** How the suite tests properties: the same cases in every run, so that main never fails by chance. */
import fc from 'fast-check'

const SEED = Number(process.env.TEST_SEED ?? 20_261_122)
const TIMES = Number(process.env.TEST_TIMES ?? 1)

/** Checks a property on `runs` cases; `npm run test:properties` uses other cases, and many more. */
export function checkProperty<Case extends [unknown, ...unknown[]]>(
  property: fc.IPropertyWithHooks<Case>,
  runs = 100,
): void {
  fc.assert(property, { seed: SEED, numRuns: runs * TIMES })
}

/** The same for a property that queries the stores. */
export const checkAsyncProperty = <Case extends [unknown, ...unknown[]]>(
  property: fc.IAsyncPropertyWithHooks<Case>,
  runs = 20,
): Promise<void> => fc.assert(property, { seed: SEED, numRuns: runs * TIMES })
