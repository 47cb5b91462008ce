/** Extracts the refusal from a response, wherever it is. */
import { judgeAnswer } from '../fuzz-http/judge-answer.ts'
import type { Said } from './bomb.ts'

type Report = { problem?: string | null; stored?: number; set_aside?: { reason: string }[] }

/** The sentence; null: the input was accepted. */
export function readRefusal({ status, text }: Said): string | null {
  if (status >= 400) return text
  const report = readJson(text)
  if (report === undefined) return text === '' ? null : text
  if (report.problem) return report.problem
  // If the only record of a file is set aside, nothing was accepted.
  return report.stored ? null : (report.set_aside?.[0]?.reason ?? null)
}

/** Problems of the sentence, in words. */
export function judgeSentence(refusal: string): string[] {
  const text = readJson(refusal) === undefined ? JSON.stringify({ detail: refusal }) : refusal
  return judgeAnswer({ status: 400, text, type: 'application/json', ms: 0 })
}

function readJson(text: string): Report | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
