import { createClaimFinder } from '../enrich/checked-claims.ts'
import type { LinkKnowledge } from '../enrich/link-steps.ts'
import { listLinkTargets } from '../records/link-targets.ts'
import { listJudgements } from '../records/misleading-links.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import type { Postgres } from '../store/postgres.ts'
import { isMisleading, type KnownCheck, listKnownChecks } from './known-checks.ts'

/** Everything that posts are marked by, read once for an import or a run: short links, the list, the fact-checks. */
export async function loadLinkKnowledge(ch: ClickHouse, pg: Postgres): Promise<LinkKnowledge> {
  const [targets, judged, checks] = await Promise.all([listLinkTargets(pg), listJudgements(pg), listKnownChecks(ch)])
  return { targets, judgements: collectJudgements(judged, checks), findChecks: createClaimFinder(checks) }
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
