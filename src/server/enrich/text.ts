import { foldText } from '../../text/fold.ts'
import { stemText } from '../../text/stem.ts'
import type { DraftPost, EnrichmentStep } from './draft-post.ts'

/** Prepares the searchable text. Queries are prepared by the same functions, so text and query always match. */
export const textStep: EnrichmentStep = {
  name: 'text',
  version: 1,
  run(post) {
    post.folded = foldText(post.content)
    post.stems = stemText(post.folded)
  },
}

/**
 * Appends the other texts of the post to the searched forms: of its images, its description, a poll. The bar is not a word: a search
 * finds all of them, and no phrase spans two of them.
 */
export function addOtherTexts(post: Pick<DraftPost, 'folded' | 'stems'>, texts: readonly string[]) {
  const folded = texts.map(foldText).filter((text) => text !== '')
  return {
    folded: [post.folded, ...folded].join(' | '),
    stems: [post.stems, ...folded.map(stemText)].join(' | '),
  }
}
