/** Clients that download as slowly as over a bad phone connection. */
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { COMMON } from '../../../bench/queries.ts'
import { pickInteger, pickOne, type Random } from '../../../src/server/sources/demo/random.ts'
import type { Installation } from '../installation.ts'
import type { Newsroom } from './newsroom.ts'
import { note, tellFaults, type Work } from './work.ts'

const READERS = 10
/** Bytes per second of each. */
const PACE = { least: 20_000, most: 200_000 }
const REST_MS = 2_000
const ORDERS = ['date_created', 'views', 'likes'] as const

type Tally = { faults: Map<string, number>; files: number; refused: number; bytes: number; longest: number }

export function startSlowReaders(it: Installation, newsroom: Newsroom, draw: (reader: string) => Random): Work {
  const tally: Tally = { faults: new Map(), files: 0, refused: 0, bytes: 0, longest: 0 }
  const leaving = new AbortController()
  const works = Array.from({ length: READERS }, async (_, n) => {
    const random = draw(`reader ${n}`)
    while (!leaving.signal.aborted) {
      const search = pickInteger(random, 0, 2) === 0 ? '' : `&search=${encodeURIComponent(pickOne(random, COMMON))}`
      const path = `/api/posts/?format=csv&sort_by=${pickOne(random, ORDERS)}${search}`
      const pace = pickInteger(random, PACE.least, PACE.most)
      await readSlowly(`${it.address}${path}`, newsroom.authorize(n), { pace, signal: leaving.signal, tally })
      await sleep(REST_MS, undefined, { signal: leaving.signal }).catch(() => {})
    }
  })
  const close = async () => {
    leaving.abort()
    await Promise.all(works)
  }
  return {
    close,
    async end() {
      await close()
      const { files, refused, bytes, longest } = tally
      const megabytes = Math.round(bytes / 1_000_000)
      return {
        wrong: [...tellFaults(tally.faults), ...(files === 0 ? ['no slow reader came to the end of a file'] : [])],
        figures: {
          slow_readers: `${files} files to their end, the longest in ${Math.round(longest)} s, ${megabytes} MB, ${refused} refused`,
        },
      }
    },
  }
}

type Reading = { pace: number; signal: AbortSignal; tally: Tally }

async function readSlowly(url: string, headers: Record<string, string>, reading: Reading): Promise<void> {
  const { pace, signal, tally } = reading
  const begin = performance.now()
  try {
    const response = await open(url, headers, signal)
    const { statusCode = 0 } = response
    if (statusCode !== 200) {
      response.resume()
      if ((statusCode === 503 || statusCode === 429) && response.headers['retry-after']) tally.refused += 1
      else note(tally.faults, `a download is answered ${statusCode}`)
      return
    }
    for await (const piece of response as AsyncIterable<Buffer>) {
      tally.bytes += piece.length
      await sleep((piece.length / pace) * 1000, undefined, { signal })
    }
    tally.files += 1
    tally.longest = Math.max(tally.longest, (performance.now() - begin) / 1000)
  } catch (error) {
    if (signal.aborted) return
    const seconds = Math.round((performance.now() - begin) / 1000)
    note(tally.faults, `a download at ${Math.round(pace / 1000)} kB/s was cut off after ${seconds} s: ${error}`)
  }
}

const open = (url: string, headers: Record<string, string>, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, signal, agent: false }, resolve).once('error', reject)
  })
