import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Known to take longest; one that began last would keep a core waiting for it. */
const LONGEST = [
  // While it works the two after it follow one another in the other process.
  'test/long.test.ts',
  'test/rehearsal.test.ts',
  'test/simulation.test.ts',
  'test/write-turns.test.ts',
  'test/routes-by-caller.test.ts',
  'test/api-examples.test.ts',
  'routes/media/faces.test.ts',
  'import-posts',
  'server/cli.test.ts',
  'alerts/every-filter.test.ts',
]

const rank = ({ moduleId }: TestSpecification) => {
  const place = LONGEST.findIndex((name) => moduleId.includes(name))
  return place < 0 ? LONGEST.length : place
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}
