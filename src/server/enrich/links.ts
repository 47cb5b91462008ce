import { findLinks } from '../../text/find-links.ts'
import type { EnrichmentStep } from './draft-post.ts'

/** Every web address of the post: those written in the text first, then those hidden behind words. */
export const linksStep: EnrichmentStep = {
  name: 'links',
  version: 1,
  run(post) {
    const written = post.content.includes('://') ? findLinks(post.content) : []
    post.links = [...new Set([...written, ...post.hidden_links])]
  },
}
