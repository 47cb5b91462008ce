import { z } from 'zod'
import { HATE_KINDS } from '../../contract/labels.ts'
import { readServiceAddress } from '../net/service-address.ts'
import { type HateClassifier, HateClassifierError } from './hate-classifier.ts'

/** The classifier's response to POST {"texts": ["…"]}: one of these for each text, in the same order. */
const Answer = z.array(
  z.object({
    label: z.enum(['discurso de ódio', 'ofensivo', 'sem indício']),
    /**
     * Confidence in what the label stands for: hate for hate speech, offence for the others. From 0.5 for the two marked labels, below
     * for none.
     */
    score: z.number().min(0).max(1),
    kinds: z.array(z.enum(HATE_KINDS)).default([]),
  }),
)

/** A classifier at an address. A batch without a response within `timeout` milliseconds counts as failed. */
export function openHttpClassifier(address: string, timeout = 60_000): HateClassifier {
  const { address: url, login } = readServiceAddress(address)
  const { host } = url
  const headers = { 'content-type': 'application/json', ...(login && { authorization: login }) }
  const ask = async (texts: readonly string[], signal: AbortSignal) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ texts }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    })
    if (!answer.ok) throw new HateClassifierError(`O classificador ${host} respondeu ${answer.status}.`)
    return Answer.length(texts.length).parse(await answer.json())
  }
  return {
    name: `http@${host}`,
    async evaluate(texts, signal) {
      try {
        const answers = await ask(texts, signal)
        return answers.map(({ label, score, kinds }) => ({ hate: label, score, kinds }))
      } catch (error) {
        if (error instanceof HateClassifierError) throw error
        throw new HateClassifierError(describeFault(host, error), { cause: error })
      }
    },
  }
}

function describeFault(host: string, error: unknown): string {
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return `O classificador ${host} não respondeu no formato combinado: uma lista com label, score e kinds para cada texto.`
  return `O classificador ${host} não respondeu a tempo ou não foi alcançado.`
}
