// A broadcaster in a separate thread: endless lives over HLS in real time that record the requests for them.
import { parentPort, workerData } from 'node:worker_threads'
import { cutTestAudio, openHlsServer } from '../../lives/hls-server.ts'
import { RISING_TONE } from '../../lives/known-audio.ts'
import type { Broadcast, Started } from './broadcaster.ts'

const { count, everyMs, window } = workerData as { count: number; everyMs: number; window: number }
const SECONDS = 100
const sound = cutTestAudio(RISING_TONE, SECONDS, everyMs / 1000)
const servers = await Promise.all(
  Array.from({ length: count }, () => openHlsServer(sound, { everyMs, window, endless: true })),
)
// The last segment is short: codec frames are not cut.
const started: Started = { urls: servers.map(({ url }) => url), segmentSeconds: SECONDS / sound.segments.length }
parentPort?.postMessage(started)
parentPort?.on('message', (wish: 'asked' | 'end') => {
  if (wish === 'end') {
    for (const server of servers) {
      let last: string | null = null
      server.rewrite = (playlist) => {
        last ??= `${playlist}#EXT-X-ENDLIST\n`
        return last
      }
    }
  }
  const numbers = servers.map(({ asked }) =>
    asked.flatMap((path) => {
      const number = /^\/(\d+)\.ts$/.exec(path)?.[1]
      return number === undefined ? [] : [Number(number)]
    }),
  )
  parentPort?.postMessage(numbers satisfies Broadcast['asked'])
})
