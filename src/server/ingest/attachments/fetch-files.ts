/** Addresses of files expire: those of posts just collected are fetched and kept long before anybody looks at them. */
import { z } from 'zod'
import type { Media } from '../../media/media.ts'
import { MediaRefused } from '../../media/problems.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { sql, strings } from '../../store/sql.ts'
import { findStoredDrafts } from '../rewrite/stored-drafts.ts'
import { chunk, type PostPlace } from '../write/stored-posts.ts'
import { listAttachments } from './attachments-of.ts'

/** Files fetched side by side. */
const SIDE_BY_SIDE = 3
/** Noted together: what a sudden end makes be fetched again. */
const NOTED_TOGETHER = 15
/** In a row: one file that is gone says nothing of its host. */
const MOST_FAILURES = 3

/**
 * Keeps the files of these posts that nobody has fetched. One that cannot be had is left to the look at it, which says why;
 * a host that does not answer is not asked again here. Repeating it is harmless. @returns how many were kept
 */
export async function fetchFiles(
  ch: ClickHouse,
  media: Media,
  places: readonly PostPlace[],
  signal: AbortSignal,
): Promise<number> {
  const wanted = (await findStoredDrafts(ch, places)).flatMap(listAttachments)
  const open = wanted.filter(({ url, file, problem }) => isPublic(url) && file === '' && problem === '')
  const urls = [...new Set(open.map(({ url }) => url))]
  const known = await findFetched(ch, urls)
  const failures = new Map<string, number>()
  let kept = 0
  const missing = urls.filter((url) => !known.has(url))
  for (const some of chunk(missing, NOTED_TOGETHER))
    kept += await fetchSome(ch, media, { urls: [...some], failures, signal })
  return kept
}

type Some = { urls: string[]; failures: Map<string, number>; signal: AbortSignal }

/** @param some `failures`: in a row, by host; counted on */
async function fetchSome(ch: ClickHouse, media: Media, { urls, failures, signal }: Some): Promise<number> {
  const rows: object[] = []
  const work = async () => {
    for (let url = urls.shift(); url !== undefined && !signal.aborted; url = urls.shift()) {
      const host = findHost(url)
      const failed = failures.get(host) ?? 0
      if (failed >= MOST_FAILURES) continue
      try {
        const { name, size } = await media.fetch(url, { signal })
        rows.push({ url, file: name, bytes: size, fetched_at: Math.floor(Date.now() / 1000) })
        failures.set(host, 0)
      } catch (error) {
        if (!(error instanceof MediaRefused)) throw error
        if (error.code === 'unreachable') failures.set(host, failed + 1)
      }
    }
  }
  // What came is noted whatever happened to the rest.
  const lanes = await Promise.allSettled(Array.from({ length: SIDE_BY_SIDE }, work))
  await ch.insert('fetched_files', rows)
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason
  return rows.length
}

const isPublic = (url: string) => /^https?:/i.test(url)
const findHost = (url: string) => URL.parse(url)?.host ?? ''

const Fetched = z.object({ url: z.string(), file: z.string() })

/** The files kept from these addresses. */
export async function findFetched(ch: ClickHouse, urls: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  // Signed addresses are long, and travel in the address of a question to a server.
  for (const some of chunk(urls, 100)) {
    const question = sql`SELECT url, file FROM fetched_files FINAL WHERE url IN ${strings(some)}`
    for (const { url, file } of await ch.rows('find-fetched-files', question, Fetched)) found.set(url, file)
  }
  return found
}
