/**
 * A pool of a fixed number of connections, each opened on first use. Callers queue when all are in use; when the queue is too long
 * they are refused, which is better than an answer that comes too late.
 */
import { StoreError } from '../errors.ts'

const MAX_LINE = 200

export type Pool<T> = {
  /** @throws AbortError when the signal is aborted before the work starts; after that the work must check it */
  use<R>(work: (connection: T) => Promise<R>, signal?: AbortSignal): Promise<R>
  /** Refuses waiting and future callers. Resolves when all connections have been returned. */
  drain(): Promise<void>
  /** Closes all connections, also those in use. */
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
    if (line.length >= MAX_LINE) throw new StoreError('store_unavailable', 'too many questions at once')
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
        // It may have been aborted since; a client that gets an already aborted signal never notices.
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
