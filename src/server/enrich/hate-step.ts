import { keepAgreeing } from '../../contract/hate/hate-score.ts'
import { type Hate, OWN_MODEL } from '../../contract/labels.ts'
import type { DraftPost, EnrichmentStep } from './draft-post.ts'
import type { HateModel } from './hate/model.ts'

/** What is said about one text: the label, the number that goes with it (`contract/hate/hate-score.ts`), and the kinds. */
export type Evaluation = { hate: Hate; score: number | null; kinds: readonly string[] }

/** How our model is named in `hate_by`. */
export const nameModel = (model: HateModel) => `${OWN_MODEL}${model.version}`

/** The label of the text. What the source told stays: it may know more than the text. */
export function hateStep(model: HateModel): EnrichmentStep {
  const by = nameModel(model)
  return {
    name: 'hate',
    version: model.version,
    run(post) {
      if (!isToldBySource(post)) applyEvaluation(post, model.evaluate(post.content), by)
    },
  }
}

export const isToldBySource = (post: DraftPost) =>
  post.hate !== null && post.hate !== 'não avaliado' && post.hate_by === ''

/** Writes an evaluation into the draft; `by` is who judged. */
export function applyEvaluation(post: DraftPost, { hate, score, kinds }: Evaluation, by: string): void {
  const isEvaluated = hate !== 'não avaliado'
  post.hate = hate
  post.hate_score = keepAgreeing(hate, score)
  post.hate_kinds = isEvaluated ? [...kinds] : []
  post.hate_by = isEvaluated ? by : ''
}
