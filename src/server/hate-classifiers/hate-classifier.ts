import type { Evaluation } from '../enrich/hate-step.ts'

/** Another engine that evaluates texts, stronger and slower than our model. */
export type HateClassifier = {
  /** Name in `hate_by`; never begins like that of our own model. */
  name: string
  /** One evaluation for each text, none of them "não avaliado". @throws HateClassifierError */
  evaluate(texts: readonly string[], signal: AbortSignal): Promise<Evaluation[]>
}

/** The engine does not respond, or not as agreed. The message is for the operator. */
export class HateClassifierError extends Error {
  override name = 'HateClassifierError'
}
