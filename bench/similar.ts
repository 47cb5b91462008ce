/**
 * npm run bench:similar [-- --pictures 1000000]
 *
 * Time to find the copies of a picture, and faces similar to a face, among as many that are not (goal: p95 of 100 ms at
 * a million). Hashes and descriptors are random, which is the usual case: nothing is similar.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { GREY_SIDE } from '../src/server/media/decode/frame.ts'
import { findSimilarFaces } from '../src/server/search/pictures/faces.ts'
import { findSimilarFiles } from '../src/server/search/pictures/similar-files.ts'
import { type ClickHouse, openClickHouse } from '../src/server/store/clickhouse.ts'
import { migrateClickHouse } from '../src/server/store/migrate.ts'
import { integer, sql } from '../src/server/store/sql.ts'
import { printMachine } from './report.ts'

const { values } = parseArgs({ options: { pictures: { type: 'string', default: '1000000' } } })
const ROUNDS = 40
const WARM_UP = 3
const PORTION = 250_000
/** Probes of a picture without bars, for each of its hashes. */
const PROBES = [56, 56, 66]
/** Number of pictures shown in a screenshot. */
const PARTS = 3
/** Share of stored pictures that show another one. */
const SHOWING = 0.3
/** Video stills per picture: one file in twenty is a video with ten stills. */
const STILLS = 0.5
/** Stills of the searched video. */
const STILLS_WANTED = 16

async function fill(ch: ClickHouse, count: number): Promise<void> {
  for (let from = 0; from < count; from += PORTION) {
    const numbers = sql`numbers(${integer(from)}, ${integer(Math.min(PORTION, count - from))})`
    await ch.command(sql`INSERT INTO media_files (name, whole, framed, centre, whole_fine, framed_fine, centre_fine)
      SELECT lower(hex(SHA256(toString(number)))), rand64(1), rand64(2), rand64(3), [rand64(4), rand64(5), rand64(6)],
        [rand64(7), rand64(8), rand64(9)], [rand64(10), rand64(11), rand64(12)] FROM ${numbers}`)
    await ch.command(sql`INSERT INTO image_parts (file, part, first, fine)
      SELECT lower(hex(SHA256(toString(number)))), 0, rand64(1), [rand64(4), rand64(5), rand64(6)] FROM ${numbers}
      WHERE rand(7) < ${integer(Math.floor(SHOWING * 2 ** 32))}`)
    await ch.command(sql`INSERT INTO faces (face_id, file, engine, descriptor, sign_0, sign_1)
      SELECT generateUUIDv4(), '', 'bench', arrayMap(i -> toFloat32(randNormal(0, 0.1, number * 128 + i)), range(128)),
        rand64(1), rand64(2) FROM ${numbers}`)
  }
}

async function fillStills(ch: ClickHouse, count: number): Promise<void> {
  for (let from = 0; from < count; from += PORTION) {
    const numbers = sql`numbers(${integer(from)}, ${integer(Math.min(PORTION, count - from))})`
    await ch.command(sql`INSERT INTO video_stills (file, still, stills, at, share, whole, centre, whole_fine, centre_fine)
      SELECT lower(hex(SHA256(toString(intDiv(number, 10))))), number % 10, 10, number % 10, 0.1, rand64(1), rand64(2),
        [rand64(3), rand64(4), rand64(5)], [rand64(6), rand64(7), rand64(8)] FROM ${numbers}`)
  }
}

const drawWord = () => crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n
const drawProbes = () => PROBES.map((count) => Array.from({ length: count }, () => [0, 0, 0, 0].map(drawWord)))
/** Parts of a screenshot. */
const drawParts = () => Array.from({ length: PARTS }, () => [0, 0, 0, 0].map(drawWord))
const drawStills = () =>
  Array.from({ length: STILLS_WANTED }, (_, at) => {
    const [whole, centre] = [[0, 0, 0, 0].map(drawWord), [0, 0, 0, 0].map(drawWord)]
    return { at, share: 1 / STILLS_WANTED, whole, centre }
  })
const drawDescriptor = () => Array.from({ length: 128 }, () => (Math.random() - 0.5) * 0.35)

async function measure(name: string, ask: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  const before = process.cpuUsage()
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const start = performance.now()
    await ask()
    if (round >= 0) times.push(performance.now() - start)
  }
  const { user, system } = process.cpuUsage(before)
  const cpu = (user + system) / 1000 / (ROUNDS + WARM_UP)
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]?.toFixed(0)
  console.log(
    `${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms (goal 100); CPU ${cpu.toFixed(0)} ms`,
  )
}

const folder = mkdtempSync(join(tmpdir(), 'lupascan-similar-'))
const ch = await openClickHouse({ directory: folder })
try {
  const count = Number(values.pictures)
  printMachine(count)
  await migrateClickHouse(ch)
  await fill(ch, count)
  const picture = () => findSimilarFiles(ch, { probes: drawProbes(), parts: [], words: [] })
  await measure('copies of a picture, no videos stored', picture)
  await fillStills(ch, STILLS * count)
  await measure('copies of a picture', picture)
  const grey = crypto.getRandomValues(new Uint8Array(GREY_SIDE ** 2))
  await measure('copies of a picture that is uploaded', () =>
    findSimilarFiles(ch, { probes: drawProbes(), parts: [], words: [], grey }),
  )
  await measure('copies of a screenshot', () =>
    findSimilarFiles(ch, { probes: drawProbes(), parts: drawParts(), words: [] }),
  )
  await measure('copies of a video', () =>
    findSimilarFiles(ch, { probes: drawProbes(), parts: [], words: [], stills: drawStills() }),
  )
  await measure('faces like a face', () => findSimilarFaces(ch, { descriptor: drawDescriptor(), engine: 'bench' }))
} finally {
  await ch.close()
  rmSync(folder, { recursive: true, force: true })
}
