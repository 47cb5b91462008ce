/** What the stores hold of posts and their attachments, read directly while no program has them open. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { quietLog } from '../../../src/server/log.ts'
import { openStores, type Stores } from '../../../src/server/store/open.ts'
import { sql } from '../../../src/server/store/sql.ts'
import type { StoreAddresses } from '../places/place.ts'

export type Analysed = {
  /** Everything known about each post, except times and ids that depend on the order of events. */
  posts: Map<string, string>
  /** The posts with the same message as each. */
  groups: Map<string, string>
  /** Analysis results of each file. */
  files: Map<string, string>
  /** Faces and whether they have a group, by file. */
  faces: Map<string, string>
  /** Addresses that did not respond, and that have a retry scheduled. */
  silent: string[]
  tried: Set<string>
}

const Row = z.object({ key: z.string(), value: z.string() })

export async function readAnalysed(addresses: StoreAddresses): Promise<Analysed> {
  const stores = await openStores(addresses, quietLog)
  try {
    return await read(stores)
  } finally {
    await stores.close()
  }
}

async function read({ ch, pg }: Stores): Promise<Analysed> {
  const rows = (question: ReturnType<typeof sql>) => ch.rows('analysed', question, Row)
  const list = await rows(
    sql`SELECT native_id AS key, toString((content, links, canonical_links, hate, hate_score, hate_kinds, hate_by, language,
          media_id, media_file, media_thumb, media_ocr, media_ocr_extra, media_problem, folded, stems, versions)) AS value
        FROM posts ORDER BY key`,
  )
  // Drawn texts resemble each other: which of them are one picture depends on the order in which they are analysed.
  const groups = await rows(sql`SELECT native_id AS key, toString(message_group) AS value FROM posts
    WHERE length(content) > 10 OR NOT arrayExists(url -> position(url, '/texto-') > 0, media_url)`)
  const members = Map.groupBy(groups, ({ value }) => value)
  const together = ({ value }: z.infer<typeof Row>) =>
    value === '0'
      ? ''
      : (members.get(value) ?? [])
          .map((one) => one.key)
          .toSorted()
          .join()
  const files = await rows(
    sql`SELECT name AS key, toString((thumbnail, text, words, problem, kind, format, bytes, width, height, whole, framed)) AS value
        FROM media_files FINAL`,
  )
  const parts = await rows(
    sql`SELECT file AS key, toString(arraySort(groupArray(part))) AS value FROM (
          SELECT file, toUInt32(part) AS part FROM image_parts FINAL UNION ALL
          SELECT file, toUInt32(1000 + still) AS part FROM video_stills FINAL) GROUP BY file`,
  )
  const faces = await rows(sql`SELECT toString(face_id) AS key, file AS value FROM faces FINAL`)
  const looked = await rows(sql`SELECT file AS key, '' AS value FROM face_looks FINAL`)
  const grouped = new Set(
    (await pg.selectFrom('face_members').select('face_id').execute()).map(({ face_id }) => face_id),
  )
  const byFile = new Map<string, string>(looked.map(({ key }) => [key, '']))
  for (const { key, value } of faces.toSorted((a, b) => a.key.localeCompare(b.key)))
    byFile.set(
      value,
      `${byFile.get(value) ?? 'not looked at'} ${key} ${grouped.has(key) ? 'in a group' : 'in no group'}`,
    )
  const silent = await rows(
    sql`SELECT url AS key, '' AS value FROM posts ARRAY JOIN media_url AS url, media_problem AS problem
        WHERE problem LIKE '%respondeu%'`,
  )
  const tried = await rows(
    sql`SELECT url AS key, '' AS value FROM media_tries FINAL WHERE tries > 0 AND next_at < '2100-01-01'`,
  )
  return {
    posts: asMap(list),
    groups: new Map(groups.map((one) => [one.key, together(one)])),
    files: new Map(files.map(({ key, value }) => [key, `${value} ${asMap(parts).get(key) ?? ''}`])),
    faces: byFile,
    silent: silent.map(({ key }) => key),
    tried: new Set(tried.map(({ key }) => key)),
  }
}

const asMap = (rows: z.infer<typeof Row>[]) => new Map(rows.map(({ key, value }) => [key, value]))

/** Makes the retry of every unresponsive address due now, instead of in hours. */
export async function makeTriesDue(addresses: StoreAddresses): Promise<void> {
  const { ch, close } = await openStores(addresses, quietLog)
  await ch.command(sql`INSERT INTO media_tries (media_id, version, post_id, date_created, url, tries, next_at)
    SELECT media_id, version + 1, post_id, date_created, url, tries, now() FROM media_tries FINAL WHERE tries > 0`)
  await close()
}

/** The differences, one line each. */
export function compareAnalysed(is: Analysed, wanted: Analysed): string[] {
  return (['posts', 'groups', 'files', 'faces'] as const).flatMap((what) => {
    const keys = new Set([...is[what].keys(), ...wanted[what].keys()])
    return [...keys].flatMap((key) => {
      const [one, other] = [is[what].get(key), wanted[what].get(key)]
      return one === other ? [] : [`${what} ${key}: ${describeDifference(one, other)}`]
    })
  })
}

function describeDifference(one: string | undefined, other: string | undefined): string {
  if (one === undefined || other === undefined) return one === undefined ? 'is missing' : 'should not be there'
  const at = [...one].findIndex((letter, i) => letter !== other[i])
  const show = (text: string) => text.slice(Math.max(0, at - 40), at + 80)
  return `“${show(one)}”, undisturbed “${show(other)}”`
}

/** Partial files of a dead process. */
export const listTemporaryFiles = (dataDir: string): string[] =>
  readdirSync(join(dataDir, 'media/temporary'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.part'))
