import type { ClickHouse } from '../clickhouse.ts'

/**
 * Reads between two turns, such as the last written version, when every write that it may see is complete: also if this process was
 * paused in its turn and another has started writing, whose turn has ended, or is fenced off, before a second turn begins.
 */
export async function readWhole<T>(ch: ClickHouse, read: () => Promise<T>): Promise<T> {
  const found = await ch.withWriteLock(read)
  await ch.withWriteLock(async () => {})
  return found
}
