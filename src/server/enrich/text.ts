import { foldText } from '../../query/fold.ts'
import { stemText } from '../../query/stem.ts'
import type { EnrichmentStep } from './draft-post.ts'

/** What is searched. The same functions prepare the question, so what is written and what is asked always agree. */
export const textStep: EnrichmentStep = {
  name: 'text',
  run(post) {
    post.folded = foldText(post.content)
    post.stems = stemText(post.folded)
  },
}
