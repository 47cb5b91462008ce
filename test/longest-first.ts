import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest; if one started last, the run would have to wait for it. */
const LONGEST = [
  // While it runs, the two after it run one after the other in the other process.
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
