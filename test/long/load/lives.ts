/** Lives that are listened to and transcribed, and what was missed of them. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openTestEngine, type TestEngine } from '../../lives/speech-engine.ts'
import type { Installation } from '../installation.ts'
import { type Broadcaster, openBroadcaster } from './broadcaster.ts'
import type { Judged, Work } from './work.ts'

export const LIVES = 3
const CHECK_INTERVAL_MS = 5_000
/** Seconds: codec frames at segment boundaries, a few thousandths each. */
const MAX_APART = 5
const FRAMES = 0.002
/** Maximum wait for the last segment to be heard and transcribed, on an idle machine. */
const WRITTEN_WITHIN_MS = 120_000

export type Stage = {
  broadcaster: Broadcaster
  engine: TestEngine
  env: Record<string, string>
  close(): Promise<void>
}

/** Settings that the program needs before it starts. */
export async function openStage(): Promise<Stage> {
  const broadcaster = await openBroadcaster(LIVES)
  const engine = await openTestEngine(({ seconds }) => [{ start: 0, end: seconds, text: 'a vacina e a urna de hoje' }])
  const hosts = broadcaster.urls.map((url) => new URL(url).host).join(',')
  return {
    ...{ broadcaster, engine, env: { LUPASCAN_SPEECH_URL: engine.url, LUPASCAN_PRIVATE_HOSTS: hosts } },
    async close() {
      await engine.close()
      await broadcaster.close()
    },
  }
}

type Live = {
  id: number
  listening: string
  problem: string | null
  gap_count: number
  heard_seconds: number
  written_seconds: number
  waiting_seconds: number
  delay_seconds: number | null
}

export async function startLives(it: Installation, { broadcaster, engine }: Stage): Promise<Work> {
  const ids: number[] = []
  for (const [n, url] of broadcaster.urls.entries()) {
    const made = await it.ask('/api/lives/', { method: 'POST', json: { url, title: `Live ${n}` } })
    if (made.status !== 201) throw new Error(`a live is answered ${made.status}: ${made.text}`)
    const { id } = made.json as Live
    const heard = await it.ask(`/api/lives/${id}/listening/`, { method: 'POST' })
    if (heard.status < 200 || heard.status > 299)
      throw new Error(`listening is answered ${heard.status}: ${heard.text}`)
    ids.push(id)
  }
  const told = new Set<string>()
  let [isOver, mostBehind] = [false, 0]
  const watching = (async () => {
    while (!isOver) {
      // Readers poll them continuously.
      for (const id of ids) {
        const live = await readLive(it, id).catch(() => null)
        if (live?.problem) told.add(`live ${id}: ${live.problem}`)
        mostBehind = Math.max(mostBehind, live?.waiting_seconds ?? 0)
      }
      engine.calls.length = 0
      await sleep(CHECK_INTERVAL_MS)
    }
  })()
  const close = async () => {
    isOver = true
    await watching
  }
  return {
    close,
    async end(burden) {
      await close()
      await broadcaster.end()
      const lives = await Promise.all(ids.map((id) => waitUntilWritten(it, id, WRITTEN_WITHIN_MS * burden)))
      const { asked } = await broadcaster.read()
      const { segmentSeconds } = broadcaster
      return judge({ lives, asked, segmentSeconds, told, mostBehind, faults: engine.faults })
    },
  }
}

async function readLive(it: Installation, id: number): Promise<Live> {
  const { json, status, text } = await it.ask(`/api/lives/${id}/transcription/?since=${new Date().toISOString()}`)
  if (status !== 200) throw new Error(`a live is answered ${status}: ${text}`)
  return { ...(json as Live), id }
}

async function waitUntilWritten(it: Installation, id: number, withinMs: number): Promise<Live> {
  const until = performance.now() + withinMs
  let live = await readLive(it, id)
  while ((live.listening !== 'ended' || live.waiting_seconds > 0) && performance.now() < until) {
    await sleep(1_000)
    live = await readLive(it, id)
  }
  return live
}

type End = {
  lives: Live[]
  asked: number[][]
  segmentSeconds: number
  told: Set<string>
  mostBehind: number
  faults: string[]
}

function judge({ lives, asked, segmentSeconds, told, mostBehind, faults }: End): Judged {
  const wrong = [...told, ...new Set(faults)]
  let [again, heard] = [0, 0]
  for (const [n, live] of lives.entries()) {
    const numbers = asked[n] ?? []
    const different = new Set(numbers)
    const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
    const missing = numbers.length === 0 ? 0 : last - first + 1 - different.size
    const seconds = different.size * segmentSeconds
    again += numbers.length - different.size
    heard += live.heard_seconds
    if (missing > 0) wrong.push(`live ${live.id}: ${missing} segments of ${last - first + 1} were never asked for`)
    if (live.listening !== 'ended') wrong.push(`live ${live.id} has ended and is still ${live.listening}`)
    if (Math.abs(live.heard_seconds - seconds) > MAX_APART + FRAMES * seconds)
      wrong.push(`live ${live.id}: ${Math.round(live.heard_seconds)} s heard, ${Math.round(seconds)} s were fetched`)
    if (live.waiting_seconds > 0 || live.gap_count > 0)
      wrong.push(`live ${live.id}: ${live.waiting_seconds} s wait to be written, ${live.gap_count} gaps`)
  }
  const figures = {
    lives: `${Math.round(heard)} s heard, at most ${Math.round(mostBehind)} s waited to be written, ${again} segments fetched again`,
  }
  return { wrong, figures }
}
