import { Worker } from 'node:worker_threads'

const EVERY_MS = 2_000
/** Segments in a playlist: what is not fetched within a minute is gone. */
const WINDOW = 30

export type Broadcast = {
  /** Of each live, the numbers of the segments that were asked for, as they were. */
  asked: number[][]
}

/** `segmentSeconds`: of sound, on average. */
export type Started = { urls: string[]; segmentSeconds: number }

export type Broadcaster = Started & {
  read(): Promise<Broadcast>
  /** Nothing more is said: playlists say that they are complete. */
  end(): Promise<Broadcast>
  close(): Promise<void>
}

export async function openBroadcaster(count: number): Promise<Broadcaster> {
  const thread = new Worker(new URL('hls-thread.ts', import.meta.url), {
    workerData: { count, everyMs: EVERY_MS, window: WINDOW },
  })
  const next = <T>() =>
    new Promise<T>((resolve, reject) => {
      const leave = (code: number) => reject(new Error(`the broadcaster ended with ${code}`))
      const fail = (error: Error) => reject(error)
      const take = (message: T) => {
        thread.off('exit', leave).off('error', fail)
        resolve(message)
      }
      thread.once('message', take).once('error', fail).once('exit', leave)
    })
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
