import { canonicalizeLink, isShortLink } from '../../text/canonical-link.ts'
import type { LinkStep } from './link-facts.ts'

/** Targets of short links, by their canonical form; the addresses as the services returned them. */
export type LinkTargets = ReadonlyMap<string, string>

/** A short link to a short link to a short link is followed; a longer chain is treated as a cycle. */
const MAX_STEPS = 3

/** The links in the form in which they are compared: one for each, empty where there is none. */
export const canonicalLinksStep = (targets: LinkTargets): LinkStep => ({
  name: 'canonical-links',
  version: 1,
  run(post) {
    post.canonical_links = post.links.map((link) => findCanonical(link, targets))
  },
})

/** The canonical form of a link's target, as far as it is known; empty when it is not a web address. */
function findCanonical(link: string, targets: LinkTargets): string {
  let canonical = canonicalizeLink(link) ?? ''
  for (let count = 0; count < MAX_STEPS && isShortLink(canonical); count += 1) {
    const target = targets.get(canonical)
    if (target === undefined) return canonical
    canonical = canonicalizeLink(target) ?? canonical
  }
  return canonical
}
