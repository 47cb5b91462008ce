/**
 * A fixed number of places, each with a connection made on first use. Whoever finds all taken waits in line; a line
 * that is too long is refused, which is better than an answer nobody waits for any more.
 */
import { StoreError } from './errors.ts'

const LONGEST_LINE = 200

export type Pool<T> = {
  use<R>(work: (connection: T) => Promise<R>): Promise<R>
  close(end: (connection: T) => Promise<void>): Promise<void>
}

export function openPool<T>(size: number, connect: () => T): Pool<T> {
  const idle: T[] = []
  const all: T[] = []
  const line: ((connection: T) => void)[] = []

  const take = async (): Promise<T> => {
    const free = idle.pop()
    if (free !== undefined) return free
    if (all.length < size) {
      const fresh = connect()
      all.push(fresh)
      return fresh
    }
    if (line.length >= LONGEST_LINE) throw new StoreError('store_unavailable', 'too many questions at once')
    return new Promise((resolve) => line.push(resolve))
  }
  const give = (connection: T) => {
    const next = line.shift()
    if (next) next(connection)
    else idle.push(connection)
  }
  return {
    async use(work) {
      const connection = await take()
      try {
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
