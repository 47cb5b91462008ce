import type { Server } from './program.ts'
import type { Question } from './questions.ts'
import { findMedian, findShare } from './times.ts'

export type Times = { p50: number; p95: number; worst: number; total: number }

/** Not counted: the engine reads its marks and dictionaries at the first questions. */
export const WARM_UP = 5

/** Asks a question `rounds` times, one after the other. */
export async function askOften(server: Server, question: Question, rounds: number): Promise<Times> {
  for (let round = 0; round < WARM_UP; round += 1) await ask(server, question.path(round + rounds))
  const answers = []
  for (let round = 0; round < rounds; round += 1) answers.push(await ask(server, question.path(round)))
  const times = answers.map(({ ms }) => ms)
  return {
    p50: findMedian(times),
    p95: findShare(times, 0.95),
    worst: findShare(times, 1),
    total: findMedian(answers.map(({ total }) => total)),
  }
}

async function ask(server: Server, path: string): Promise<{ ms: number; total: number }> {
  const started = performance.now()
  const response = await server.get(path)
  const body = (await response.json()) as { total_items?: number; total_posts?: number }
  const ms = performance.now() - started
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return { ms, total: body.total_posts ?? body.total_items ?? 0 }
}
