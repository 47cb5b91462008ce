import { foldText } from '../../query/fold.ts'
import { stemText } from '../../query/stem.ts'
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
 * The searched forms with the text seen in the post's images behind them. The bar is no word: a search finds both texts,
 * and no phrase reaches from one into the other.
 */
export function addImageText(post: Pick<DraftPost, 'folded' | 'stems'>, imageTexts: readonly string[]) {
  const folded = imageTexts.map(foldText).filter((text) => text !== '')
  return {
    folded: [post.folded, ...folded].join(' | '),
    stems: [post.stems, ...folded.map(stemText)].join(' | '),
  }
}
