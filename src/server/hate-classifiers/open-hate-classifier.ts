import type { Config } from '../config.ts'
import type { HateClassifier } from './hate-classifier.ts'
import { openHttpClassifier } from './http-classifier.ts'
import { openTransformersClassifier } from './transformers-classifier.ts'

/** The configured engine; null: only our own model is used. @throws HateClassifierError */
export async function openHateClassifier({ url, model }: Config['hate']): Promise<HateClassifier | null> {
  if (url) return openHttpClassifier(url)
  return model ? openTransformersClassifier(model) : null
}
