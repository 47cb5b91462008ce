import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { HateModel } from '../enrich/hate/model.ts'
import { loadHateModel } from '../load-hate-model.ts'
import { decodeText } from '../sources/files/decode.ts'
import { parseJsonObject } from '../sources/files/json-object.ts'
import { readLines } from '../sources/files/text-lines.ts'

/** Reads JSON lines from standard input and prints the model's result for each; opens no store. Returns the exit code. */
export async function runHate(): Promise<number> {
  try {
    await evaluateLines(loadHateModel(), process.stdin, process.stdout)
  } catch (error) {
    // The reader has closed the pipe, as `head` does.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error
  }
  return 0
}

/** One object out for each line in, in order; empty lines are skipped. An unreadable line yields an error with its number. */
export async function evaluateLines(model: HateModel, input: Readable, output: Writable): Promise<void> {
  await pipeline(Readable.from(evaluateAll(model, input)), output, { end: false })
}

async function* evaluateAll(model: HateModel, input: Readable) {
  for await (const lines of readLines(decodeText(input))) {
    for (const { line, text } of lines) {
      if (text?.trim() !== '') yield `${JSON.stringify(evaluateLine(model, text ?? '', line))}\n`
    }
  }
}

function evaluateLine(model: HateModel, json: string, line: number) {
  const text = parseJsonObject(json)?.text
  if (typeof text !== 'string')
    return { line, error: 'A linha não é um objeto JSON com o campo “text”, uma cadeia de caracteres.' }
  const because = model.explain(text).map(({ start, end, weight }) => ({
    text: text.slice(start, end),
    start,
    end,
    weight: round(weight),
  }))
  return { ...model.evaluate(text), because, reasons: model.findReasons(text) }
}

const round = (value: number) => Math.round(value * 10_000) / 10_000
