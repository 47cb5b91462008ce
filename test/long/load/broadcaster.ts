import { Worker } from 'node:worker_threads'

const EVERY_MS = 2_000
/** Segments in a playlist: what is not fetched within a minute is gone. */
const WINDOW = 30

export type Broadcast = {
  /** Numbers of the requested segments, in order, per live. */
  asked: number[][]
}

/** `segmentSeconds`: average length of a segment. */
export type Started = { urls: string[]; segmentSeconds: number }

export type Broadcaster = Started & {
  read(): Promise<Broadcast>
  /** Ends the broadcast: playlists become complete. */
  end(): Promise<Broadcast>
  close(): Promise<void>
}

export async function openBroadcaster(count: number): Promise<Broadcaster> {
  const thread = new Worker(new URL('hls-thread.ts', import.meta.url), {
    workerData: { count, everyMs: EVERY_MS, window: WINDOW },
  })
  const ended = new Promise<never>((_, reject) => {
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`the broadcaster ended with ${code}`)))
  })
  // The error reaches whoever awaits it; ending without a waiter is not a fault.
  ended.catch(() => {})
  const next = <T>() => Promise.race([new Promise<T>((resolve) => thread.once('message', resolve)), ended])
  const wish = async (what: 'asked' | 'end') => {
    const answer = next<number[][]>()
    thread.postMessage(what)
    return { asked: await answer }
  }
  return {
    ...(await next<Started>()),
    read: () => wish('asked'),
    end: () => wish('end'),
    async close() {
      await thread.terminate()
    },
  }
}
