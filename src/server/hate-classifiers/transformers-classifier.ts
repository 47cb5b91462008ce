import { statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { z } from 'zod'
import { MARKED_FROM } from '../../contract/hate/hate-score.ts'
import type { Evaluation } from '../enrich/hate-step.ts'
import { type HateClassifier, HateClassifierError } from './hate-classifier.ts'

type Classify = (texts: string[], options: { top_k: null }) => Promise<unknown>
type CreatePipeline = (task: 'text-classification', model: string) => Promise<Classify>

/** The used part of the package @huggingface/transformers. */
const Package = z.object({
  pipeline: z.custom<CreatePipeline>((value) => typeof value === 'function'),
  // Its settings: the object itself, which z.object would copy.
  env: z.custom<object>((value) => typeof value === 'object' && value !== null),
})
const Scores = z.array(z.array(z.object({ label: z.string(), score: z.number() })))

/** Typical class names of models; LABEL_1 is the second of two, in models without class names. */
const HATE = /hate|[oó]dio|racis|sexis|homophob|xenophob|misogyn/i
const OFFENSIVE = /offens|ofens|toxi|t[oó]xi|insult|obscen|abus|label_1$/i
const NONE = /^(non?|not|neutral|normal|neither|clean|sem|nenhum|neutro)\b|non-|não|not[-_ ]|label_0$/i

// In a variable: the package is optional, and neither the compiler nor a bundler may resolve it.
const PACKAGE: string = '@huggingface/transformers'
const loadPackage = (): Promise<unknown> => import(PACKAGE)

/** A model by its hub id, or in a directory: then nothing is downloaded. @throws HateClassifierError without the package */
export async function openTransformersClassifier(model: string, load = loadPackage): Promise<HateClassifier> {
  const { pipeline, env } = Package.parse(await load().catch(refuseWithoutPackage))
  const isDirectory = statSync(model, { throwIfNoEntry: false })?.isDirectory() ?? false
  if (isDirectory) Object.assign(env, { localModelPath: dirname(resolve(model)), allowRemoteModels: false })
  const name = isDirectory ? basename(resolve(model)) : model
  const classify = await pipeline('text-classification', name).catch((error: unknown) => {
    throw new HateClassifierError(`O modelo ${model} não pôde ser aberto. Confira LUPASCAN_HATE_MODEL.`, {
      cause: error,
    })
  })
  return {
    name: `transformers@${name}`,
    async evaluate(texts) {
      const answer = Scores.length(texts.length).safeParse(await classify([...texts], { top_k: null }))
      if (!answer.success) throw new HateClassifierError(`O modelo ${model} não classifica textos.`)
      return answer.data.map((scores) => toEvaluation(model, scores))
    },
  }
}

function refuseWithoutPackage(error: unknown): never {
  const message =
    'LUPASCAN_HATE_MODEL precisa do pacote opcional @huggingface/transformers; instale-o com: npm install --no-save @huggingface/transformers'
  throw new HateClassifierError(message, { cause: error })
}

function toEvaluation(model: string, scores: { label: string; score: number }[]): Evaluation {
  const highest = (pattern: RegExp) =>
    scores
      .filter(({ label }) => pattern.test(label) && !NONE.test(label))
      .reduce<number | null>((most, { score }) => Math.max(most ?? 0, score), null)
  const hate = highest(HATE)
  const offensive = highest(OFFENSIVE)
  if (hate === null && offensive === null) {
    const labels = scores.map(({ label }) => label).join(', ')
    throw new HateClassifierError(`O modelo ${model} dá os rótulos ${labels}; nenhum deles diz ódio ou ofensa.`)
  }
  if (hate !== null && hate >= MARKED_FROM) return { hate: 'discurso de ódio', score: Math.min(1, hate), kinds: [] }
  const label = (offensive ?? 0) >= MARKED_FROM ? 'ofensivo' : 'sem indício'
  // A model that only knows hate says nothing about offence.
  return { hate: label, score: offensive === null ? null : Math.min(1, offensive), kinds: [] }
}
