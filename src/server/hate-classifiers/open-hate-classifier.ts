import type { Config } from '../config.ts'
import { openHttpJudge } from './http-classifier.ts'
import type { Judge } from './hate-classifier.ts'
import { openTransformersJudge } from './transformers-classifier.ts'

/** The engine that was configured; null: our own model is all there is. @throws JudgeError */
export async function openJudge({ url, model }: Config['hate']): Promise<Judge | null> {
  if (url) return openHttpJudge(url)
  return model ? openTransformersJudge(model) : null
}
