/**
 * A fixed number of places, each with a connection made on first use. Whoever finds all taken waits in line; a line
 * that is too long is refused, which is better than an answer nobody waits for any more.
 */
import { StoreError } from '../errors.ts'

const LONGEST_LINE = 200

export type Pool<T> = {
  /** @throws AbortError when the signal is aborted before the work begins; later the work has to look at it itself */
  use<R>(work: (connection: T) => Promise<R>, signal?: AbortSignal): Promise<R>
  /** Refuses whoever waits and whoever comes from now on. Resolves when all places are given back. */
  drain(): Promise<void>
  /** Ends all connections, whoever has them. */
  close(end: (connection: T) => void): void
}

export function openPool<T>(size: number, connect: () => T): Pool<T> {
  const idle: T[] = []
  const all: T[] = []
  const line: { come: (connection: T) => void; refuse: (error: Error) => void }[] = []
  let drained: (() => void) | null = null

  const take = async (signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted()
    if (drained) throw refusal()
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
        line.splice(line.indexOf(waiting), 1)
        reject(signal?.reason)
      }
      const waiting = {
        come: (connection: T) => {
          signal?.removeEventListener('abort', leave)
          resolve(connection)
        },
        refuse: (error: Error) => {
          signal?.removeEventListener('abort', leave)
          reject(error)
        },
      }
      line.push(waiting)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }
  const give = (connection: T) => {
    const next = line.shift()
    if (next) next.come(connection)
    else idle.push(connection)
    if (idle.length === all.length) drained?.()
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
    drain() {
      return new Promise((resolve) => {
        drained = resolve
        for (const { refuse } of line.splice(0)) refuse(refusal())
        if (idle.length === all.length) resolve()
      })
    },
    close: (end) => all.forEach(end),
  }
}

const refusal = () => new StoreError('store_unavailable', 'the store is being closed')
