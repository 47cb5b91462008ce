import { createClaimFinder, type FindChecks } from '../enrich/checked-claims.ts'
import type { LinkKnowledge } from '../enrich/link-steps.ts'
import { listLinkTargets } from '../records/link-targets.ts'
import { listJudgements } from '../records/misleading-links.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import type { Postgres } from '../store/postgres.ts'
import { findChecksState, isMisleading, type KnownCheck, listKnownChecks } from './known-checks.ts'

type IndexedChecks = { state: string; checks: readonly KnownCheck[]; findChecks: FindChecks }

/** Twenty thousand of them take a second to index, and followed accounts are read every minute. */
const kept = new WeakMap<ClickHouse, IndexedChecks>()

/** Everything that posts are marked by, read once for an import or a run: short links, the list, the fact-checks. */
export async function loadLinkKnowledge(ch: ClickHouse, pg: Postgres): Promise<LinkKnowledge> {
  const [targets, judged, indexed] = await Promise.all([listLinkTargets(pg), listJudgements(pg), indexChecks(ch)])
  return { targets, judgements: collectJudgements(judged, indexed.checks), findChecks: indexed.findChecks }
}

/** The state is asked for first: what comes in between is in the index, and makes the next one new. */
async function indexChecks(ch: ClickHouse): Promise<IndexedChecks> {
  const state = await findChecksState(ch)
  const before = kept.get(ch)
  if (before?.state === state) return before
  const checks = await listKnownChecks(ch)
  const indexed = { state, checks, findChecks: createClaimFinder(checks) }
  kept.set(ch, indexed)
  return indexed
}

/** The list goes before fact-checks: it is the newsroom's own judgement. */
function collectJudgements(judged: { id: number; kind: string; key: string }[], checks: readonly KnownCheck[]) {
  const addresses = new Map<string, string>()
  const domains = new Map<string, string>()
  for (const check of checks.filter(isMisleading)) {
    for (const address of check.appearances) if (!addresses.has(address)) addresses.set(address, `check:${check.id}`)
  }
  for (const { id, kind, key } of judged) (kind === 'domínio' ? domains : addresses).set(key, `list:${id}`)
  return { addresses, domains }
}
