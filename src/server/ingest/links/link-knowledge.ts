import { type Claim, createClaimFinder, type FindChecks } from '../../enrich/checked-claims.ts'
import type { LinkKnowledge } from '../../enrich/link-steps.ts'
import { listLinkTargets } from '../../records/posts/link-targets.ts'
import { listMisleadingLinkKeys } from '../../records/posts/misleading-links.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import type { Postgres } from '../../store/postgres.ts'
import { findChecksState, isMisleading, type KnownCheck, listKnownChecks } from './fact-check-index.ts'

/** The same as plain data, from which another thread builds it. */
export type PlainLinkKnowledge = Pick<LinkKnowledge, 'targets' | 'misleadingLinks'> & { claims: readonly Claim[] }

type Checks = { state: string; checks: readonly KnownCheck[]; findChecks?: FindChecks }

/** Indexing twenty thousand takes a second, and followed accounts are read every minute. */
const kept = new WeakMap<ClickHouse, Checks>()

/** Everything by which posts are marked, read once for an import or a run: short links, misleading links, fact-checks. */
export async function loadLinkKnowledge(ch: ClickHouse, pg: Postgres): Promise<LinkKnowledge> {
  const [targets, listed, checks] = await Promise.all([listLinkTargets(pg), listMisleadingLinkKeys(pg), readChecks(ch)])
  checks.findChecks ??= createClaimFinder(checks.checks)
  return { targets, misleadingLinks: indexMisleadingLinks(listed, checks.checks), findChecks: checks.findChecks }
}

export async function loadPlainLinkKnowledge(ch: ClickHouse, pg: Postgres): Promise<PlainLinkKnowledge> {
  const [targets, listed, { checks }] = await Promise.all([
    listLinkTargets(pg),
    listMisleadingLinkKeys(pg),
    readChecks(ch),
  ])
  const claims = checks.map(({ id, claim }) => ({ id, claim }))
  return { targets, misleadingLinks: indexMisleadingLinks(listed, checks), claims }
}

/** The token is read first: checks added in between are included, and the next ones are new. */
async function readChecks(ch: ClickHouse): Promise<Checks> {
  const state = await findChecksState(ch)
  const before = kept.get(ch)
  if (before?.state === state) return before
  const checks: Checks = { state, checks: await listKnownChecks(ch) }
  kept.set(ch, checks)
  return checks
}

/** The newsroom's list takes precedence over fact-checks. */
function indexMisleadingLinks(listed: { id: number; kind: string; key: string }[], checks: readonly KnownCheck[]) {
  const addresses = new Map<string, string>()
  const domains = new Map<string, string>()
  for (const check of checks.filter(isMisleading)) {
    for (const address of check.appearances) if (!addresses.has(address)) addresses.set(address, `check:${check.id}`)
  }
  for (const { id, kind, key } of listed) (kind === 'domínio' ? domains : addresses).set(key, `list:${id}`)
  return { addresses, domains }
}
