/** Sends new posts and counts through the import endpoint while searches run. */
import { setTimeout as wait } from 'node:timers/promises'
import { createPosts, FOUR_YEARS_MS, START } from './posts/posts.ts'
import type { Server } from './program.ts'

/** Arrivals per second: new posts, and known posts with changed counts. */
export const POSTS_A_SECOND = 200
export const COUNTS_A_SECOND = 2_000
/** Recent posts whose counts still change; a later run over a kept folder finds them there. */
const WATCHED = 20_000

export type CameIn = { posts: number; counts: number; seconds: number; slowest: number }

/** Sends the watched posts, then each second's batch until `stop` is called; a batch that takes longer delays the next. */
export async function letComeIn(server: Server): Promise<{ stop(): Promise<CameIn> }> {
  const posts = createPosts(1_000_000)
  const watched: object[] = []
  for (let i = 0; i < WATCHED; i += 1) {
    const { value } = await posts.next()
    watched.push({ ...value, native_id: `vista-${i}`, date: new Date(START + FOUR_YEARS_MS + i * 1_000).toISOString() })
  }
  await send(server, watched)

  const run = Date.now().toString(36)
  // Counts that no earlier run has sent.
  const base = Math.floor(Date.now() / 1_000) % 100_000_000
  let number = 0
  const makeNew = async () => {
    const { value } = await posts.next()
    number += 1
    return { ...value, native_id: `nova-${run}-${number}`, date: new Date().toISOString() }
  }
  const came = { posts: 0, counts: 0, seconds: 0, slowest: 0 }
  let isOver = false
  const begun = performance.now()
  const work = (async () => {
    for (let second = 0; !isOver; second += 1) {
      const next = wait(1_000)
      const start = performance.now()
      const rows: object[] = []
      for (let i = 0; i < POSTS_A_SECOND; i += 1) rows.push(await makeNew())
      for (let i = 0; i < COUNTS_A_SECOND; i += 1)
        rows.push({
          ...watched[(second * COUNTS_A_SECOND + i) % WATCHED],
          views: base + second,
          likes: (base + second) % 10_000,
        })
      const { stored, updated } = await send(server, rows)
      came.posts += stored
      came.counts += updated
      came.slowest = Math.max(came.slowest, (performance.now() - start) / 1000)
      await next
    }
  })()
  // The error is reported by `stop`.
  work.catch(() => {})
  return {
    async stop() {
      isOver = true
      await work
      return { ...came, seconds: (performance.now() - begun) / 1000 }
    },
  }
}

async function send(server: Server, rows: readonly object[]): Promise<{ stored: number; updated: number }> {
  const file = rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  const response = await server.post('/api/imports/?format=jsonl&name=medida', file, 'application/x-ndjson')
  const report = (await response.json()) as { state?: string; stored: number; updated: number }
  if (report.state !== 'concluída') throw new Error(`import: ${response.status} ${JSON.stringify(report)}`)
  return report
}
