/** What a reader of the answer is told, wherever in it that stands. */
import { judgeAnswer } from '../fuzz-http/judge-answer.ts'
import type { Said } from './bomb.ts'

type Report = { problem?: string | null; stored?: number; set_aside?: { reason: string }[] }

/** The sentence; null: it was taken. */
export function readRefusal({ status, text }: Said): string | null {
  if (status >= 400) return text
  const report = readJson(text)
  if (report === undefined) return text === '' ? null : text
  if (report.problem) return report.problem
  // Of a file whose only record is set aside nothing is taken.
  return report.stored ? null : (report.set_aside?.[0]?.reason ?? null)
}

/** What is wrong with it, in words. */
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
