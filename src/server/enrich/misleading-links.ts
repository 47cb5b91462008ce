import { hostOfLink } from '../../text/canonical-link.ts'
import type { LinkStep } from './link-facts.ts'

/** Sources of the marks, as in `misleading_by` (list:<id> or check:<news id>). Keys are canonical. */
export type MisleadingLinkIndex = {
  addresses: ReadonlyMap<string, string>
  /** Hosts, including their subdomains. */
  domains: ReadonlyMap<string, string>
}

/**
 * Marks misleading links. Marks from the source itself are kept; earlier marks from lists and fact-checks are replaced.
 * Needs `canonical_links`.
 */
export const misleadingLinksStep = (index: MisleadingLinkIndex): LinkStep => ({
  name: 'misleading-links',
  version: 1,
  run(post) {
    const found = new Map<string, string>()
    for (const [i, link] of post.misleading_links.entries()) {
      if (post.misleading_by[i] === 'source') found.set(link, 'source')
    }
    for (const [i, link] of post.links.entries()) {
      const by = found.has(link) ? undefined : findMisleadingLink(post.canonical_links[i] ?? '', index)
      if (by !== undefined) found.set(link, by)
    }
    post.misleading_links = [...found.keys()]
    post.misleading_by = [...found.values()]
  },
})

/** The exact address first, then its host, then the domains above that. */
function findMisleadingLink(canonical: string, { addresses, domains }: MisleadingLinkIndex): string | undefined {
  const exact = addresses.get(canonical)
  if (exact !== undefined || domains.size === 0) return exact
  return listParentDomains(hostOfLink(canonical))
    .map((domain) => domains.get(domain))
    .find((by) => by !== undefined)
}

/** "a.b.example" → itself, "b.example"; never the last part alone. */
function listParentDomains(host: string): string[] {
  const parts = host.split('.')
  return parts.slice(0, -1).map((_, i) => parts.slice(i).join('.'))
}
