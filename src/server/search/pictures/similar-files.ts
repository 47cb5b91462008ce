import { z } from 'zod'
import { openAlignment } from '../../media/align-crop.ts'
import {
  BOTH_OF_PART,
  compareProbes,
  countFine,
  countFirst,
  FRAMED_PART,
  isCloser,
  type Likeness,
  QUICK_DISTANCE,
  QUICK_OF_PART,
  saySomethingElse,
} from '../../media/compare-images.ts'
import { mirrorHash } from '../../media/hash-order.ts'
import type { ImageHash, VideoStill } from '../../media/types.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, sql, string, strings } from '../../store/sql.ts'
import { looksAlike, measureClosest, readHashes } from './hash-conditions.ts'
import { findStills, findVideos, listVideosWithStills } from './similar-videos.ts'

/**
 * The query picture: its probes, the hashes of the pictures it contains, and its recognised words. With its grey levels uneven crops
 * are found that probes miss; grey levels of stored pictures are not kept. See `media/types.ts`.
 */
export type Wanted = {
  probes: ImageHash[][]
  parts: ImageHash[]
  words: readonly string[]
  /** Not sufficient by themselves: candidates for alignment. */
  guesses?: ImageHash[][]
  grey?: Uint8Array
  /** Of a video. */
  stills?: readonly VideoStill[]
}

/** `distance`: differing bits of 64; 0 for the same picture. `second`: position in a video at which the match starts. */
export type SimilarFile = { name: string; distance: number; second?: number }

/** Maximum copies of one picture in a search. */
export const MAX_SIMILAR = 2_000
/** Pictures whose complete hashes are compared, here and not in the store: 3,000 take 50 ms. */
const MAX_COMPARED = 3_000

/** Maximum distance of first words for alignment candidates. */
const LOOSE_DISTANCE = 16
/** Pictures whose other words are compared as well, the nearest by first words; 15 ms. */
const MAX_NEAR = 1_000
/** Pictures that are aligned, nearest first: 0.2 ms each, since most are rejected at the start. */
const MAX_ALIGNED = 150

const Found = z.object({ name: z.string(), words: z.string(), hashes: z.array(z.string()) })

/**
 * Stored pictures that are copies by the rule of `media/compare-images.ts`, or of which one contains the other, closest first; and
 * videos that show the picture, or the same as a video.
 */
export async function findSimilarFiles(ch: ClickHouse, wanted: Wanted, limit = MAX_SIMILAR): Promise<SimilarFile[]> {
  const { probes, stills = [] } = wanted
  const [whole = [], ...others] = probes
  const longest = listLongest(stills)
  const withStills = { ...wanted, probes: [[...whole, ...withMirrored(longest)], ...others] }
  const [copies, holding, videos] = await Promise.all([
    findCopies(ch, withStills),
    findHolding(ch, { ...wanted, parts: [...wanted.parts, ...longest] }),
    findVideos(ch, { stills, pictures: [...(probes[1] ?? []), ...withMirrored(wanted.parts)] }),
  ])
  return listClosest([...videos, ...(await leaveOtherVideos(ch, wanted, [...copies, ...holding], videos))], limit)
}

/** Stills of a video that are compared with pictures: each costs two comparisons with every stored picture. */
const MAX_SHOWN = 8

const listLongest = (stills: readonly VideoStill[]): ImageHash[] =>
  [...stills]
    .sort((a, b) => b.share - a.share)
    .slice(0, MAX_SHOWN)
    .map(({ whole }) => whole)

/** The still that a list shows of a video may occur in many: videos with stored stills are compared by all of them instead. */
async function leaveOtherVideos(
  ch: ClickHouse,
  { stills = [] }: Wanted,
  found: readonly SimilarFile[],
  videos: readonly SimilarFile[],
): Promise<SimilarFile[]> {
  if (stills.length === 0) return [...found]
  const same = new Set(videos.map(({ name }) => name))
  const others = found.map(({ name }) => name).filter((name) => !same.has(name))
  const known = await listVideosWithStills(ch, others)
  return found.filter(({ name }) => !known.has(name))
}

/** Only copies, with or without bars, for uses that must not join a picture with everything that contains it. */
export async function findWholeCopies(ch: ClickHouse, wanted: Wanted, limit = MAX_SIMILAR): Promise<SimilarFile[]> {
  const whole = { ...wanted, parts: [] }
  const [copies, holding, videos] = await Promise.all([
    findCopies(ch, whole),
    findHolding(ch, whole, true),
    findVideos(ch, { stills: wanted.stills ?? [], pictures: [] }),
  ])
  return listClosest(await leaveOtherVideos(ch, wanted, [...copies, ...holding], videos), limit)
}

/** Distinct files; with the position in a video, if known. */
function listClosest(files: readonly SimilarFile[], limit: number): SimilarFile[] {
  const closest = new Map<string, SimilarFile>()
  for (const file of [...files].sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))) {
    const before = closest.get(file.name)
    if (!before || (before.second === undefined && file.second !== undefined))
      closest.set(file.name, { ...file, distance: before?.distance ?? file.distance })
  }
  return [...closest.values()].slice(0, limit)
}

const withMirrored = (parts: readonly ImageHash[]) => parts.flatMap((hash) => [hash, mirrorHash(hash)])

/**
 * The store compares the first words of all pictures, and reads the other words only of the few candidates. Without FINAL, which would
 * cost more than the search: hashes of a file never change, and of its other properties the latest analysis counts.
 */
async function findCopies(
  ch: ClickHouse,
  { probes: [whole = [], , centre = []], guesses: [ofWhole = [], , ofCentre = []] = [], parts, words, grey }: Wanted,
): Promise<SimilarFile[]> {
  const shown = withMirrored(parts)
  const probes = grey
    ? [
        [...whole, ...shown, ...ofWhole],
        [...centre, ...ofCentre],
      ]
    : [[...whole, ...shown], centre]
  const most = grey ? LOOSE_DISTANCE : parts.length > 0 ? QUICK_OF_PART : QUICK_DISTANCE
  if (probes.every((list) => list.length === 0)) return []
  const rows = await ch.rows(
    'find-similar-files',
    sql`SELECT name, words, arrayMap(word -> toString(word), ${ALL_WORDS}) AS hashes, [whole_detail, centre_detail] AS details
        FROM media_files PREWHERE ${looksAlike(FIRST_WORDS, probes, most)} WHERE ${HOLDS_PICTURE}
        ORDER BY ${measureClosest(FIRST_WORDS, probes)}, name, version DESC LIMIT ${integer(MAX_COMPARED)}`,
    Found.extend({ details: z.array(z.number()) }),
  )
  // Rows of one picture are adjacent: they have the same distance.
  const found = rows.filter(({ name }, at) => name !== rows[at - 1]?.name)
  const same = listSame(found, words, (hashes, { details }) => {
    const likeness = compareProbes([whole, centre], hashes, { details })
    const ofParts = compareProbes([shown], hashes.slice(0, 1), { both: BOTH_OF_PART, details })
    return isCloser(ofParts, likeness) ? ofParts : likeness
  })
  return grey ? [...same, ...listAligned(found, same, { probes, words, grey })] : same
}

/** Of near misses, the few that pass when the edges of their crop are searched. */
function listAligned(
  found: readonly z.infer<typeof Found>[],
  same: readonly SimilarFile[],
  { probes, words, grey }: { probes: ImageHash[][]; words: readonly string[]; grey: Uint8Array },
): SimilarFile[] {
  const isSame = new Set(same.map(({ name }) => name))
  const near = found
    .filter(({ name }) => !isSame.has(name))
    .slice(0, MAX_NEAR)
    .map((row) => ({ ...row, hashes: readHashes(row.hashes) }))
    .map((row) => ({ ...row, far: measureFine(probes, row.hashes) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, MAX_ALIGNED)
  if (near.length === 0) return []
  const align = openAlignment(grey)
  return near.flatMap(({ name, words: said, hashes: [whole = [], centre = []] }) => {
    const { distance, same } = align(whole, centre)
    return same && !saySomethingElse(words, said.split(' ')) ? [{ name, distance }] : []
  })
}

/** Distance over the other words of the closest of the probes that are similar by first words. */
function measureFine(probes: ImageHash[][], hashes: ImageHash[]): number {
  let least = 191
  for (const [at, hash] of hashes.entries()) {
    for (const probe of probes[at] ?? []) {
      if (countFirst(probe, hash) <= LOOSE_DISTANCE) least = Math.min(least, countFine(probe, hash))
    }
  }
  return least
}

/** Stored pictures that contain this one, between texts or (`onlyBars`) inside bars alone, or that it contains. */
async function findHolding(ch: ClickHouse, wanted: Wanted, onlyBars = false): Promise<SimilarFile[]> {
  const probes = [[...(wanted.probes[1] ?? []), ...withMirrored(wanted.parts)]]
  if (probes[0]?.length === 0) return []
  const rows = await ch.rows(
    'find-holding-files',
    sql`SELECT file AS name, '' AS words, arrayMap(word -> toString(word), arrayConcat([first], fine)) AS hashes,
          part = ${integer(FRAMED_PART)} AS is_framed
        FROM image_parts PREWHERE ${looksAlike(FIRST_OF_PART, probes, QUICK_OF_PART)}
        WHERE ${onlyBars ? sql`part = ${integer(FRAMED_PART)}` : sql`true`}
        ORDER BY ${measureClosest(FIRST_OF_PART, probes)}, file LIMIT ${integer(MAX_COMPARED)}`,
    Found.extend({ is_framed: z.number() }),
  )
  const found = listSame(rows, [], (hashes, { is_framed }) =>
    is_framed ? compareProbes(probes, hashes) : compareProbes(probes, hashes, { both: BOTH_OF_PART }),
  )
  const words = await findWords(ch, [...new Set(found.map(({ name }) => name))])
  return found.filter(({ name }) => !saySomethingElse(wanted.words, words.get(name) ?? []))
}

async function findWords(ch: ClickHouse, names: readonly string[]): Promise<Map<string, string[]>> {
  if (names.length === 0) return new Map()
  const rows = await ch.rows(
    'find-words-of-files',
    sql`SELECT name, words FROM media_files WHERE name IN ${strings(names)} ORDER BY version`,
    z.object({ name: z.string(), words: z.string() }),
  )
  return new Map(rows.map(({ name, words }) => [name, words.split(' ')]))
}

function listSame<Row extends z.infer<typeof Found>>(
  found: readonly Row[],
  words: readonly string[],
  compare: (hashes: ImageHash[], row: Row) => Likeness,
): SimilarFile[] {
  return found.flatMap((row) => {
    const { distance, same } = compare(readHashes(row.hashes), row)
    return same && !saySomethingElse(words, row.words.split(' ')) ? [{ name: row.name, distance }] : []
  })
}

const FIRST_WORDS = [sql`whole`, sql`centre`]
const FIRST_OF_PART = [sql`first`]
const ALL_WORDS = sql`arrayConcat([whole], whole_fine, [centre], centre_fine)`
/** Files without hashes have zeros as first words, close to the hashes of a picture with flat surfaces. */
const HOLDS_PICTURE = sql`notEmpty(whole_fine)`

const WantedRow = z.object({ words: z.string(), probes: z.array(z.array(z.string())) })

/** The query for a stored file; without probes if there is nothing to compare. */
export async function findWanted(ch: ClickHouse, name: string): Promise<Wanted> {
  const [[row], parts, stills] = await Promise.all([
    ch.rows(
      'find-wanted',
      sql`SELECT words, arrayMap(list -> arrayMap(word -> toString(word), list), probes) AS probes
          FROM media_files FINAL WHERE name = ${string(name)}`,
      WantedRow,
    ),
    ch.rows(
      'find-parts',
      sql`SELECT arrayMap(word -> toString(word), arrayConcat([first], fine)) AS hash
          FROM image_parts FINAL WHERE file = ${string(name)}`,
      z.object({ hash: z.array(z.string()) }),
    ),
    findStills(ch, name),
  ])
  return {
    probes: (row?.probes ?? []).map(readHashes),
    parts: parts.map(({ hash }) => hash.map(BigInt)),
    words: row?.words.split(' ') ?? [],
    stills,
  }
}
