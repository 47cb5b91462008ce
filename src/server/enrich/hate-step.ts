import { hash } from 'node:crypto'
import { keepAgreeing } from '../../contract/hate/hate-score.ts'
import { type Hate, OWN_MODEL } from '../../contract/labels.ts'
import type { DraftPost, EnrichmentStep } from './draft-post.ts'
import type { HateModel } from './hate/model.ts'

/** Evaluation of one text: the label, its score (`contract/hate/hate-score.ts`), and the kinds. */
export type Evaluation = { hate: Hate; score: number | null; kinds: readonly string[] }

/** What a review judges: a label and the text that has it. */
export const printLabelVersion = ({ hate, content }: { hate: Hate; content: string }): string =>
  hash('sha256', `${hate}\0${content}`, 'hex').slice(0, 16)

/** Name of our model in `hate_by`. */
export const nameModel = (model: HateModel) => `${OWN_MODEL}${model.version}`

/** Labels the text. A label from the source is kept: the source may know more than the text. */
export function hateStep(model: HateModel): EnrichmentStep {
  const by = nameModel(model)
  return {
    name: 'hate',
    version: model.version,
    run(post) {
      if (!isFromSource(post)) applyEvaluation(post, model.evaluate(post.content), by)
    },
  }
}

export const isFromSource = (post: DraftPost) =>
  post.hate !== null && post.hate !== 'não avaliado' && post.hate_by === ''

/** Writes an evaluation into the draft; `by` is the evaluator. */
export function applyEvaluation(post: DraftPost, { hate, score, kinds }: Evaluation, by: string): void {
  const isEvaluated = hate !== 'não avaliado'
  post.hate = hate
  post.hate_score = keepAgreeing(hate, score)
  post.hate_kinds = isEvaluated ? [...kinds] : []
  post.hate_by = isEvaluated ? by : ''
}
