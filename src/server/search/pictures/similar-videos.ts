/** Videos by their stills: those that show a picture, or the same as another video, in whole or in part. */
import { z } from 'zod'
import { countFine, countFirst, FINE_DISTANCE, QUICK_DISTANCE } from '../../media/compare-images.ts'
import { mirrorHash } from '../../media/hash-order.ts'
import type { ImageHash, VideoStill } from '../../media/types.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, sql, string, strings } from '../../store/sql.ts'
import { looksAlike, measureClosest, readHashes } from './hash-conditions.ts'

/** `pictures`: hashes of the variants of a picture; `stills`: of a video. One of the two. */
export type WantedStills = { stills: readonly VideoStill[]; pictures: readonly ImageHash[] }

export type SimilarVideo = { name: string; distance: number; second: number }

/** Stills compared of one video, and of all: more means hundreds of copies. */
const MAX_OF_VIDEO = 16
const MAX_STILLS = 6_000
/** Minimum number of matching stills: a single one may be a title card that many videos share. */
const AGREEING = 2
/** Share of the shorter video: less is a shared intro. */
const MIN_SHARE = 0.3
/** Bits of 191, if a single still decides: 72 frames of videos had at most 37, two that were confused with others 62 and 64. */
const FINE_ALONE = 48

const Row = z.object({
  name: z.string(),
  at: z.number(),
  stills: z.number(),
  covered: z.number(),
  whole: z.array(z.string()),
  centre: z.array(z.string()),
})
type Still = { at: number; whole: ImageHash; centre: ImageHash }

export async function findVideos(ch: ClickHouse, { stills, pictures }: WantedStills): Promise<SimilarVideo[]> {
  const looks = stills.length > 0 ? stills.map(turnBothWays) : []
  const wholes = looks.length > 0 ? looks.flatMap(({ wholes, centres }) => [...wholes, ...centres]) : [...pictures]
  const centres = looks.flatMap(({ wholes }) => wholes)
  if (wholes.length === 0) return []
  const probes = [wholes, centres]
  const firsts = [sql`whole`, sql`centre`]
  const rows = await ch.rows(
    'find-similar-stills',
    sql`SELECT file AS name, at, stills, covered, arrayMap(word -> toString(word), arrayConcat([whole], whole_fine)) AS whole,
          arrayMap(word -> toString(word), arrayConcat([centre], centre_fine)) AS centre
        FROM (SELECT *, sum(share) OVER (PARTITION BY file) AS covered, ${measureClosest(firsts, probes)} AS distance
          FROM video_stills PREWHERE ${looksAlike(firsts, probes, QUICK_DISTANCE)})
        ORDER BY distance, file LIMIT ${integer(MAX_OF_VIDEO)} BY file LIMIT ${integer(MAX_STILLS)}`,
    Row,
  )
  const byName = Map.groupBy(rows, ({ name }) => name)
  return [...byName].flatMap(([name, of]) => {
    const found = stills.length > 0 ? agree(looks, of) : showsPicture(pictures, of)
    return found ? [{ name, ...found }] : []
  })
}

type Look = { share: number; wholes: [ImageHash, ImageHash]; centres: [ImageHash, ImageHash] }

const turnBothWays = ({ share, whole, centre }: VideoStill): Look => ({
  share,
  wholes: [whole, mirrorHash(whole)],
  centres: [centre, mirrorHash(centre)],
})

const readStill = ({ at, whole: [...whole], centre: [...centre] }: z.infer<typeof Row>): Still => ({
  at,
  whole: whole.map(BigInt),
  centre: centre.map(BigInt),
})

/** No match: greater than any distance of two hashes. */
const UNLIKE = Number.POSITIVE_INFINITY

const measure = (a: ImageHash, b: ImageHash, fine = FINE_DISTANCE): number => {
  const distance = countFirst(a, b)
  return distance <= QUICK_DISTANCE && countFine(a, b) <= fine ? distance : UNLIKE
}

type Found = { distance: number; second: number } | null

function showsPicture(pictures: readonly ImageHash[], rows: readonly z.infer<typeof Row>[]): Found {
  const near = rows.map(readStill).map(({ at, whole }) => ({
    at,
    distance: Math.min(...pictures.map((picture) => measure(picture, whole, FINE_ALONE))),
  }))
  return describe(near.filter(({ distance }) => distance !== UNLIKE))
}

/** As they are or mirrored, but all of them the same way. */
function agree(looks: readonly Look[], rows: readonly z.infer<typeof Row>[]): Found {
  const [{ stills = 0, covered = 0 } = {}] = rows
  const needed = Math.min(AGREEING, stills, looks.length)
  const stored = rows.map(readStill)
  const ways = ([0, 1] as const).map((way) =>
    compareOneWay(looks, stored, way, needed === 1 ? FINE_ALONE : FINE_DISTANCE),
  )
  const same = ways.filter(
    ({ near, seen }) =>
      Math.min(near.length, seen.size) >= needed &&
      Math.max(
        covered,
        [...seen].reduce((sum, { share }) => sum + share, 0),
      ) >= MIN_SHARE,
  )
  return describe(same.flatMap(({ near }) => near))
}

/** `near`: stored stills similar to one of ours; `seen`: ours that are similar to one of them. */
function compareOneWay(looks: readonly Look[], stored: readonly Still[], way: 0 | 1, fine: number) {
  const seen = new Set<Look>()
  const near = stored.flatMap(({ at, whole, centre }) => {
    let least = UNLIKE
    for (const look of looks) {
      const [ours, oursCropped] = [look.wholes[way], look.centres[way]]
      const distance = Math.min(
        measure(ours, whole, fine),
        measure(oursCropped, whole, fine),
        measure(ours, centre, fine),
      )
      if (distance === UNLIKE) continue
      seen.add(look)
      least = Math.min(least, distance)
    }
    return least !== UNLIKE ? [{ at, distance: least }] : []
  })
  return { near, seen }
}

const describe = (near: readonly { at: number; distance: number }[]): Found =>
  near.length === 0
    ? null
    : { distance: Math.min(...near.map((one) => one.distance)), second: Math.min(...near.map(({ at }) => at)) }

/** Which of these files are videos with stored stills. */
export async function listVideosWithStills(ch: ClickHouse, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = await ch.rows(
    'list-videos-with-stills',
    sql`SELECT DISTINCT file AS name FROM video_stills WHERE file IN ${strings(names)}`,
    z.object({ name: z.string() }),
  )
  return new Set(rows.map(({ name }) => name))
}

/** The query for a stored video; empty if it is not a video. */
export async function findStills(ch: ClickHouse, name: string): Promise<VideoStill[]> {
  const rows = await ch.rows(
    'find-stills',
    sql`SELECT at, share, arrayMap(word -> toString(word), arrayConcat([whole], whole_fine, [centre], centre_fine)) AS hashes
        FROM video_stills FINAL WHERE file = ${string(name)} ORDER BY still`,
    z.object({ at: z.number(), share: z.number(), hashes: z.array(z.string()) }),
  )
  return rows.map(({ at, share, hashes }) => {
    const [whole = [], centre = []] = readHashes(hashes)
    return { at, share, whole, centre }
  })
}
