import type { Postgres } from '../../store/postgres.ts'

/** Delays before each retry, in minutes; after the last one the link is given up. */
const RETRIES = [10, 60, 360, 1_440, 4_320]
/** Maximum loaded per import or run; older ones are resolved again when they occur. */
const MAX_TARGETS = 500_000

/** Adds short links (canonical) to be resolved; known ones stay unchanged. Returns how many are new. */
export async function addShortLinks(pg: Postgres, shorts: readonly string[]): Promise<number> {
  if (shorts.length === 0) return 0
  const added = await pg
    .insertInto('link_targets')
    .values(shorts.map((short) => ({ short })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(added.numInsertedOrUpdatedRows ?? 0)
}

/** Due links, longest waiting first. With a target: it is resolved, and its posts are still to be marked. */
export async function listDueShortLinks(
  pg: Postgres,
  now: Date,
  most: number,
): Promise<{ short: string; target: string | null }[]> {
  return pg
    .selectFrom('link_targets')
    .select(['short', 'target'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .execute()
}

/** The link stays due until `endTurns`. */
export async function saveTarget(pg: Postgres, short: string, target: string, now: Date): Promise<void> {
  const change = { target, state: 'resolved', tried_at: now, problem: null }
  await pg.updateTable('link_targets').set(change).where('short', '=', short).execute()
}

/** Ends the processing of resolved links. */
export async function endTurns(pg: Postgres, shorts: readonly string[]): Promise<void> {
  if (shorts.length > 0)
    await pg.updateTable('link_targets').set({ due_at: null }).where('short', 'in', shorts).execute()
}

/** Records the failure and when to retry; final after the last retry. */
export async function saveFailure(pg: Postgres, short: string, problem: string, now: Date): Promise<void> {
  const before = await pg.selectFrom('link_targets').select('tries').where('short', '=', short).executeTakeFirst()
  const tries = before?.tries ?? 0
  const wait = RETRIES[tries]
  const due_at = wait === undefined ? null : new Date(now.getTime() + wait * 60_000)
  const change = { state: 'failed', tries: tries + 1, tried_at: now, due_at, problem }
  await pg.updateTable('link_targets').set(change).where('short', '=', short).execute()
}

/** Targets of short links, by their canonical form. */
export async function listLinkTargets(pg: Postgres): Promise<Map<string, string>> {
  const rows = await pg
    .selectFrom('link_targets')
    .select(['short', 'target'])
    .where('target', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(MAX_TARGETS)
    .execute()
  return new Map(rows.flatMap(({ short, target }) => (target === null ? [] : [[short, target]])))
}
