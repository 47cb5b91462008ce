// A broadcaster in a separate thread: a live over HLS in real time that repeats endlessly.
import { parentPort, workerData } from 'node:worker_threads'
import { cutTestAudio, openHlsServer } from '../../test/lives/hls-server.ts'
import { RISING_TONE } from '../../test/lives/known-audio.ts'

const sound = cutTestAudio(RISING_TONE, 100)
const servers = await Promise.all(
  Array.from({ length: Number(workerData) }, () => openHlsServer(sound, { everyMs: 2_000, endless: true })),
)
parentPort?.postMessage(servers.map(({ url }) => url))
