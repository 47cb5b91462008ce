/** Posts and counts that come in through the program while others search: files sent to the call that imports them. */
import { setTimeout as wait } from 'node:timers/promises'
import { createPosts } from './posts.ts'
import type { Server } from './program.ts'

/** What comes in each second: new posts, and posts that are known with other counts. */
export const POSTS_A_SECOND = 200
export const COUNTS_A_SECOND = 2_000
/** Posts of late, whose counts still move. */
const WATCHED = 20_000

export type CameIn = { posts: number; counts: number; seconds: number; slowest: number }

/** Sends the watched posts, then the portion of each second until `stop` is called; a portion that takes longer delays the next. */
export async function letComeIn(server: Server): Promise<{ stop(): Promise<CameIn> }> {
  const posts = createPosts(1_000_000)
  const watched: object[] = []
  // Another run over the same folder brings new posts too.
  const run = Date.now().toString(36)
  let number = 0
  const makeNew = async () => {
    const { value } = await posts.next()
    number += 1
    return { ...value, native_id: `entra-${run}-${number}`, date: new Date().toISOString() }
  }
  for (let i = 0; i < WATCHED; i += 1) watched.push(await makeNew())
  await send(server, watched)

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
          views: 100_000 + second,
          likes: 500 + second,
        })
      const { stored, updated } = await send(server, rows)
      came.posts += stored
      came.counts += updated
      came.slowest = Math.max(came.slowest, (performance.now() - start) / 1000)
      await next
    }
  })()
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
