/** File URLs expire: those of posts just collected are fetched and stored at once, before they are analysed. */
import { z } from 'zod'
import type { Media } from '../../media/media.ts'
import { MediaRefused } from '../../media/problems.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { sql, strings } from '../../store/sql.ts'
import { findStoredDrafts } from '../rewrite/stored-drafts.ts'
import { chunk, type PostPlace } from '../write/stored-posts.ts'
import { listAttachments } from './attachments-of.ts'

/** Concurrent downloads. */
const SIDE_BY_SIDE = 3
/** Files recorded together: a crash makes these be fetched again. */
const NOTED_TOGETHER = 15
/** Consecutive failures of one host; a single missing file says nothing about its host. */
const MAX_FAILURES = 3

/**
 * Stores the files of these posts that were not fetched yet. A file that cannot be fetched is left to the analysis, which reports why;
 * a host that does not respond is not asked again here. Idempotent. @returns number of stored files
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

/** @param some `failures`: consecutive failures by host; updated */
async function fetchSome(ch: ClickHouse, media: Media, { urls, failures, signal }: Some): Promise<number> {
  const rows: object[] = []
  const work = async () => {
    for (let url = urls.shift(); url !== undefined && !signal.aborted; url = urls.shift()) {
      const host = findHost(url)
      const failed = failures.get(host) ?? 0
      if (failed >= MAX_FAILURES) continue
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
  // Fetched files are recorded whatever happened to the others.
  const lanes = await Promise.allSettled(Array.from({ length: SIDE_BY_SIDE }, work))
  await ch.insert('fetched_files', rows)
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason
  return rows.length
}

const isPublic = (url: string) => /^https?:/i.test(url)
const findHost = (url: string) => URL.parse(url)?.host ?? ''

const Fetched = z.object({ url: z.string(), file: z.string() })

/** The files stored from these URLs. */
export async function findFetched(ch: ClickHouse, urls: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  // Signed URLs are long, and are sent in the URL of a query to a server.
  for (const some of chunk(urls, 100)) {
    const question = sql`SELECT url, file FROM fetched_files FINAL WHERE url IN ${strings(some)}`
    for (const { url, file } of await ch.rows('find-fetched-files', question, Fetched)) found.set(url, file)
  }
  return found
}
