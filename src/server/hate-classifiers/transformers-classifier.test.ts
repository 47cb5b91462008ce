import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { openTransformersClassifier } from './transformers-classifier.ts'

type Scores = { label: string; score: number }[]

/** A stand-in for the package, with a model that returns the same scores for every text. */
function inventPackage(scores: Scores) {
  const env: Record<string, unknown> = { allowRemoteModels: true }
  const opened: string[] = []
  const pipeline = async (_: string, model: string) => {
    opened.push(model)
    return async (texts: string[]) => texts.map(() => scores)
  }
  return { env, opened, load: async () => ({ env, pipeline }) }
}

async function judge(scores: Scores) {
  const { load } = inventPackage(scores)
  const [evaluation] = await (await openTransformersClassifier('a/b', load)).evaluate(
    ['um'],
    new AbortController().signal,
  )
  return evaluation
}

test('classes are understood by their usual names', async () => {
  const hateful = [
    { label: 'hate', score: 0.8 },
    { label: 'offensive', score: 0.6 },
  ]
  expect(await judge(hateful)).toEqual({ hate: 'discurso de ódio', score: 0.8, kinds: [] })
  const three = [
    { label: 'not hateful', score: 0.9 },
    { label: 'hateful', score: 0.1 },
  ]
  expect(await judge(three)).toEqual({ hate: 'sem indício', score: null, kinds: [] })
})

test('the number is the one of the label: of offence, from a model that knows offence only', async () => {
  const toxic = [
    { label: 'LABEL_0', score: 0.2 },
    { label: 'LABEL_1', score: 0.8 },
  ]
  expect(await judge(toxic)).toEqual({ hate: 'ofensivo', score: 0.8, kinds: [] })
})

test('a model about something else is refused by the names of its classes', async () => {
  await expect(judge([{ label: 'POSITIVE', score: 1 }])).rejects.toThrow(/rótulos POSITIVE; nenhum deles/)
})

test('a directory is opened without asking the hub', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'lupascan-model-'))
  const { load, env, opened } = inventPackage([])
  const { name } = await openTransformersClassifier(directory, load)
  rmSync(directory, { recursive: true })
  expect(name).toBe(`transformers@${basename(directory)}`)
  expect(opened).toEqual([basename(directory)])
  expect(env).toEqual({ allowRemoteModels: false, localModelPath: dirname(directory) })
})

test('without the package one sentence says what to install', async () => {
  const missing = () => Promise.reject(new Error("Cannot find package '@huggingface/transformers'"))
  await expect(openTransformersClassifier('a/b', missing)).rejects.toThrow(
    /^LUPASCAN_HATE_MODEL precisa do pacote opcional @huggingface\/transformers; instale-o com: npm install/,
  )
})
