import type { Evaluation } from '../enrich/hate-step.ts'

/** Another engine that judges texts, stronger and slower than our model. */
export type HateClassifier = {
  /** As `hate_by` has it; never begins like our own model. */
  name: string
  /** One evaluation for each text, none of them "não avaliado". @throws HateClassifierError */
  evaluate(texts: readonly string[], signal: AbortSignal): Promise<Evaluation[]>
}

/** The engine does not answer, or not what was agreed. Its message is for who runs the program. */
export class HateClassifierError extends Error {
  override name = 'HateClassifierError'
}
