import { z } from 'zod'
import { FRAMED_PART } from '../../media/compare-images.ts'
import type { Analysis, ImageHash, ImageHashes, StoredFile, VideoStill } from '../../media/types.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integers, type Sql, sql, string, strings } from '../../store/sql.ts'

/** Incremented when analysing the same file again would give another result. */
export const ANALYSED_BY = 'lupa-media@7'

/** The properties of a file that are copied to posts. */
export type FileFacts = {
  /** In the blob store; empty: could not be stored. */
  name: string
  thumbnail: string
  text: string
  words: string
  /** A sentence, or empty. */
  problem: string
}

export type KeptFile = Pick<StoredFile, 'name' | 'size'>

const FileRow = z.object({
  name: z.string(),
  thumbnail: z.string(),
  text: z.string(),
  words: z.string(),
  problem: z.string(),
})

/** A longer recognised text is not a picture for readers; it would only slow down every search. */
const MAX_CHARACTERS = 20_000
const REAL_WORD = /\p{L}{4}/u

/** Results of the current version of the analysis for these files. */
export async function findFileFacts(ch: ClickHouse, names: readonly string[]): Promise<Map<string, FileFacts>> {
  const rows = await ch.rows(
    'find-file-facts',
    sql`SELECT name, thumbnail, text, words, problem FROM media_files FINAL
        WHERE name IN ${strings(names)} AND analysed_by = ${string(ANALYSED_BY)}`,
    FileRow,
  )
  return new Map(rows.map((row) => [row.name, row]))
}

/** Stores the result of an analysis. `problem`: why there is none, or which part of it is missing. */
export async function insertMediaFile(
  ch: ClickHouse,
  file: KeptFile,
  analysis: Analysis | null,
  problem: string,
): Promise<FileFacts> {
  const facts = { name: file.name, thumbnail: analysis?.thumbnail ?? '', ...describeText(analysis), problem }
  const [parts, stills] = [
    describeParts(file.name, analysis?.hashes ?? null),
    describeStills(file.name, analysis?.stills ?? []),
  ]
  await ch.insert('image_parts', parts)
  await ch.insert('video_stills', stills)
  // A failed analysis must not replace an earlier result.
  if (analysis && problem === '') {
    await deleteLeftRows(
      ch,
      file.name,
      sql`video_stills`,
      sql`NOT has(${integers(stills.map(({ still }) => still))}, still)`,
    )
    await deleteLeftRows(
      ch,
      file.name,
      sql`image_parts`,
      sql`NOT has(${integers(parts.map(({ part }) => part))}, part)`,
    )
  }
  await ch.insert('media_files', [
    {
      ...facts,
      version: Date.now(),
      kind: analysis?.kind ?? '',
      format: analysis?.format ?? '',
      bytes: file.size,
      width: analysis?.width ?? 0,
      height: analysis?.height ?? 0,
      seconds: analysis?.seconds ?? 0,
      analysed_by: ANALYSED_BY,
      ...describeHashes(analysis?.hashes ?? null),
    },
  ])
  return facts
}

/** Rows of an earlier analysis that the new one does not have would otherwise remain and be found. */
async function deleteLeftRows(ch: ClickHouse, file: string, table: Sql, isLeft: Sql): Promise<void> {
  const left = await ch.rows(
    'find-left-hashes',
    sql`SELECT file FROM ${table} WHERE file = ${string(file)} AND ${isLeft} LIMIT 1`,
    z.object({ file: z.string() }),
  )
  if (left.length > 0)
    await ch.command(
      sql`ALTER TABLE ${table} DELETE WHERE file = ${string(file)} AND ${isLeft} SETTINGS mutations_sync = 2`,
    )
}

/** Leaves and faces misread as letters give short words only: then there is no text. */
function describeText(analysis: Analysis | null): { text: string; words: string } {
  const { text = '', words = [] } = analysis?.text ?? {}
  if (!words.some((word) => REAL_WORD.test(word))) return { text: '', words: '' }
  return { text: text.slice(0, MAX_CHARACTERS), words: words.join(' ').slice(0, MAX_CHARACTERS) }
}

/** Hash rows of the pictures that it contains, and of the content inside bars if it has any. */
export function describeParts(file: string, hashes: Pick<ImageHashes, 'regions' | 'parts'> | null) {
  const [whole = [], framed = []] = hashes?.regions ?? []
  const describe = ([first = 0n, ...fine]: ImageHash, part: number) => ({
    file,
    part,
    first: String(first),
    fine: fine.map(String),
  })
  const hasBars = framed.some((word, at) => word !== whole[at])
  return [...(hashes?.parts ?? []).map(describe), ...(hasBars ? [describe(framed, FRAMED_PART)] : [])]
}

/** Hash rows of a video's stills. */
export const describeStills = (file: string, stills: readonly VideoStill[]) =>
  stills.map(({ at, share, whole: [whole = 0n, ...wholeFine], centre: [centre = 0n, ...centreFine] }, still) => ({
    ...{ file, still, stills: stills.length, at, share },
    whole: String(whole),
    centre: String(centre),
    whole_fine: wholeFine.map(String),
    centre_fine: centreFine.map(String),
  }))

/** Values of a picture without a result. */
const MAX_DETAIL = 255

/** The columns of a picture's hashes; 64-bit numbers are decimal text. */
export function describeHashes(hashes: Pick<ImageHashes, 'regions' | 'details' | 'probes'> | null) {
  const [whole = [], framed = [], centre = []] = hashes?.regions ?? []
  const [ofWhole = MAX_DETAIL, , ofCentre = MAX_DETAIL] = hashes?.details ?? []
  return {
    whole: String(whole[0] ?? 0n),
    framed: String(framed[0] ?? 0n),
    centre: String(centre[0] ?? 0n),
    whole_fine: whole.slice(1).map(String),
    framed_fine: framed.slice(1).map(String),
    centre_fine: centre.slice(1).map(String),
    whole_detail: ofWhole,
    centre_detail: ofCentre,
    probes: (hashes?.probes ?? []).map((probes) => probes.flat().map(String)),
  }
}
