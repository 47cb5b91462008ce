import { canonicalLinksStep, type LinkTargets } from './canonical-links.ts'
import type { FindChecks } from './checked-claims.ts'
import { factChecksStep } from './fact-checks.ts'
import type { LinkStep } from './link-facts.ts'
import { type MisleadingLinkIndex, misleadingLinksStep } from './misleading-links.ts'

/** What is known about links and claims at one moment. */
export type LinkKnowledge = { targets: LinkTargets; misleadingLinks: MisleadingLinkIndex; findChecks: FindChecks }

export const NOTHING_KNOWN: LinkKnowledge = {
  targets: new Map(),
  misleadingLinks: { addresses: new Map(), domains: new Map() },
  findChecks: () => [],
}

/** The steps whose result changes with lists, fact-checks or short links; after `links`, in this order. */
export function linkSteps({ targets, misleadingLinks, findChecks }: LinkKnowledge): LinkStep[] {
  return [canonicalLinksStep(targets), misleadingLinksStep(misleadingLinks), factChecksStep(findChecks)]
}
