/**
 * A fixed number of places, each with a connection made on first use. Whoever finds all taken waits in line; a line
 * that is too long is refused, which is better than an answer nobody waits for any more.
 */
import { StoreError } from '../errors.ts'

const LONGEST_LINE = 200

export type Pool<T> = {
  /** @throws AbortError when the signal is aborted before the work begins; later the work has to look at it itself */
  use<R>(work: (connection: T) => Promise<R>, signal?: AbortSignal): Promise<R>
  close(end: (connection: T) => Promise<void>): Promise<void>
}

export function openPool<T>(size: number, connect: () => T): Pool<T> {
  const idle: T[] = []
  const all: T[] = []
  const line: ((connection: T) => void)[] = []

  const take = async (signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted()
    const free = idle.pop()
    if (free !== undefined) return free
    if (all.length < size) {
      const fresh = connect()
      all.push(fresh)
      return fresh
    }
    if (line.length >= LONGEST_LINE) throw new StoreError('store_unavailable', 'too many questions at once')
    return new Promise((resolve, reject) => {
      const leave = () => {
        line.splice(line.indexOf(come), 1)
        reject(signal?.reason)
      }
      const come = (connection: T) => {
        signal?.removeEventListener('abort', leave)
        resolve(connection)
      }
      line.push(come)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }
  const give = (connection: T) => {
    const next = line.shift()
    if (next) next(connection)
    else idle.push(connection)
  }
  return {
    async use(work, signal) {
      const connection = await take(signal)
      try {
        // It may have been aborted since, and a client that is handed such a signal never hears of it.
        signal?.throwIfAborted()
        return await work(connection)
      } finally {
        give(connection)
      }
    },
    async close(end) {
      await Promise.all(all.map(end))
    },
  }
}
