import type { Server } from './program.ts'
import type { BenchQuery } from './queries.ts'
import { findMedian, findShare } from './times.ts'

/** `refused`: requests without a result; the program responds "too heavy" (422) or "too many" (503). */
export type Times = { p50: number; p95: number; worst: number; total: number; refused: number }

/** Not counted: the engine loads its marks and dictionaries with the first queries. */
export const WARM_UP = 5

const REFUSALS = new Set([422, 503])

/** Sends a query `rounds` times, sequentially. */
export async function askOften(server: Server, question: BenchQuery, rounds: number): Promise<Times> {
  for (let round = 0; round < WARM_UP; round += 1) await askAll(server, question, round + rounds)
  const answers = []
  for (let round = 0; round < rounds; round += 1) answers.push(await askAll(server, question, round))
  const times = answers.map(({ ms }) => ms)
  return {
    p50: findMedian(times),
    p95: findShare(times, 0.95),
    worst: findShare(times, 1),
    total: findMedian(answers.map(({ total }) => total)),
    refused: answers.filter(({ isRefused }) => isRefused).length,
  }
}

type Answer = { ms: number; total: number; isRefused: boolean }

/** Sends all requests of a query at once. `ms`: until the last response; `total`: of the first request. */
async function askAll(server: Server, question: BenchQuery, round: number): Promise<Answer> {
  const paths = [question.path(round), ...(question.besides?.(round) ?? [])]
  const [first, ...others] = await Promise.all(paths.map((path) => ask(server, path)))
  if (!first) throw new Error(`${question.name}: no request`)
  return {
    ms: Math.max(first.ms, ...others.map(({ ms }) => ms)),
    total: first.total,
    isRefused: first.isRefused || others.some(({ isRefused }) => isRefused),
  }
}

async function ask(server: Server, path: string): Promise<Answer> {
  const started = performance.now()
  const response = await server.get(path)
  const body = (await response.json()) as { total_items?: number; total_posts?: number }
  const ms = performance.now() - started
  const isRefused = REFUSALS.has(response.status)
  if (!response.ok && !isRefused) throw new Error(`${path}: ${response.status}`)
  return { ms, total: body.total_posts ?? body.total_items ?? 0, isRefused }
}
