import { foldText } from '../../text/fold.ts'
import { stemText } from '../../text/stem.ts'
import type { DraftPost, EnrichmentStep } from './draft-post.ts'

/** What is searched. The same functions prepare the question, so what is written and what is asked always agree. */
export const textStep: EnrichmentStep = {
  name: 'text',
  version: 1,
  run(post) {
    post.folded = foldText(post.content)
    post.stems = stemText(post.folded)
  },
}

/**
 * The searched forms with the other texts of the post behind them: of its images, its description, a poll. The bar is no word: a
 * search finds all of them, and no phrase reaches from one into the other.
 */
export function addOtherTexts(post: Pick<DraftPost, 'folded' | 'stems'>, texts: readonly string[]) {
  const folded = texts.map(foldText).filter((text) => text !== '')
  return {
    folded: [post.folded, ...folded].join(' | '),
    stems: [post.stems, ...folded.map(stemText)].join(' | '),
  }
}
