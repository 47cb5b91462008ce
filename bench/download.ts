import type { Server } from './program.ts'

export type Download = {
  rows: number
  bytes: number
  firstByteMs: number
  seconds: number
  memoryBefore: number
  memoryPeak: number
}

/** Downloads everything as CSV, reading as fast as it arrives, and watches the server's memory meanwhile. */
export async function downloadCsv(server: Server): Promise<Download> {
  const memoryBefore = server.memory().now
  let memoryPeak = memoryBefore
  const watch = setInterval(() => {
    memoryPeak = Math.max(memoryPeak, server.memory().now)
  }, 100)
  const started = performance.now()
  const response = await server.get('/api/posts/?format=csv')
  if (!response.ok || !response.body) throw new Error(`csv: ${response.status}`)
  let firstByteMs = 0
  let rows = -1
  let bytes = 0
  for await (const chunk of response.body) {
    if (bytes === 0) firstByteMs = performance.now() - started
    bytes += chunk.length
    // Generated texts have no line breaks: one line is one row.
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows += 1
  }
  clearInterval(watch)
  return { rows, bytes, firstByteMs, seconds: (performance.now() - started) / 1000, memoryBefore, memoryPeak }
}
