/** Ends statements that a dead process left running on a server. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Writer } from '../engines/clickhouse-engine.ts'

/** Killed statements end within moments; one whose rows stopped arriving ends with the server's receive timeout (30 s). */
const END_WITHIN_MS = 60_000

/**
 * Kills the statements of this database that meet a condition, and resolves when none is running. Several installations may share a
 * server, each with its own database.
 */
export async function endStatements(client: Writer, condition: string): Promise<void> {
  const which = `current_database = currentDatabase() AND ${condition}`
  const until = performance.now() + END_WITHIN_MS
  while ((await readNumber(client, `SELECT count() AS n FROM system.processes WHERE ${which}`)) > 0) {
    if (performance.now() > until) throw new Error('a statement of another process does not end')
    await client.command({ query: `KILL QUERY WHERE ${which} ASYNC` })
    await sleep(20)
  }
}

export async function readNumber(client: Pick<Writer, 'query'>, query: string): Promise<number> {
  const result = await client.query({ query, format: 'JSONEachRow' })
  const [row] = await result.json<{ n: string | number }>()
  return Number(row?.n ?? 0)
}
