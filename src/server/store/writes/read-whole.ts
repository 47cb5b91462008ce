import type { ClickHouse } from '../clickhouse.ts'

/**
 * What is read between two turns, such as the last version that was written, when every write that it may know of is whole: also where this
 * process stood still in its turn and another has begun to write meanwhile, which has ended, or is fenced off, before a second turn begins.
 */
export async function readWhole<T>(ch: ClickHouse, read: () => Promise<T>): Promise<T> {
  const found = await ch.inTurn(read)
  await ch.inTurn(async () => {})
  return found
}
