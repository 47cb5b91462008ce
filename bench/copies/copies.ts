/**
 * npm run bench:copies -- --pictures FOLDER [--originals 20 --others 10000 --seed 1]
 *
 * Recall of picture copies by kind of change, among many pictures that are not copies, and false positives. FOLDER:
 * your own photographs (JPEG, PNG, WebP), several hundred; the largest are the originals; all others, parts of them and
 * screenshots that show them must not be found.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { describeHashes, describeParts } from '../../src/server/ingest/attachments/attachment-files.ts'
import { hashImage } from '../../src/server/media/decode/hash-image.ts'
import { decodePicture } from '../../src/server/media/decode/picture.ts'
import type { ImageHashes } from '../../src/server/media/types.ts'
import { findSimilarFiles } from '../../src/server/search/pictures/similar-files.ts'
import { type ClickHouse, openClickHouse } from '../../src/server/store/clickhouse.ts'
import { migrateClickHouse } from '../../src/server/store/migrate.ts'
import { printMachine } from '../report.ts'
import { KINDS, SCREENSHOTS, THREE } from './kinds.ts'
import { listOthers } from './others.ts'
import { createRandom } from './random.ts'

const { values } = parseArgs({
  options: {
    pictures: { type: 'string' },
    originals: { type: 'string', default: '20' },
    others: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
})
/** Minimum length of an original's shorter side, in pixels. */
const LARGE = 500
const PORTION = 500

type Named = { name: string; bytes: Buffer }

async function readPictures(folder: string): Promise<{ originals: Named[]; rest: Named[] }> {
  const names = readdirSync(folder).filter((name) => /\.(jpe?g|png|webp)$/i.test(name))
  const all = names.map((name) => ({ name, bytes: readFileSync(join(folder, name)) }))
  const random = createRandom(Number(values.seed))
  const mixed = all.map((one) => ({ one, at: random.next() })).sort((a, b) => a.at - b.at)
  const originals: Named[] = []
  for (const { one } of mixed) {
    const { width = 0, height = 0 } = await sharp(one.bytes).metadata()
    if (Math.min(width, height) >= LARGE && originals.length < Number(values.originals)) originals.push(one)
  }
  return { originals, rest: all.filter((one) => !originals.includes(one)) }
}

const hash = async (bytes: Buffer): Promise<ImageHashes | null> => hashImage(await decodePicture(bytes))

/** Returns the time to hash a picture, in ms. */
async function store(ch: ClickHouse, pictures: AsyncIterable<Named>): Promise<{ count: number; ms: number }> {
  let [count, ms] = [0, 0]
  let [files, parts]: Record<string, unknown>[][] = [[], []]
  const flush = async () => {
    await ch.insert('media_files', files ?? [])
    await ch.insert('image_parts', parts ?? [])
    ;[files, parts] = [[], []]
  }
  for await (const { name, bytes } of pictures) {
    const start = performance.now()
    const hashes = await hash(bytes)
    ms += performance.now() - start
    count += 1
    files?.push({ name, words: inventWords(name).join(' '), ...describeHashes(hashes) })
    parts?.push(...describeParts(name, hashes))
    if (files?.length === PORTION) await flush()
  }
  await flush()
  return { count, ms: ms / count }
}

type Counted = { found: number; back: number; wrong: string[]; missed: string[] }
type Copy = { kind: string; at: number; hashes: ImageHashes | null }

async function makeCopies(originals: readonly Named[]): Promise<Copy[]> {
  const copies: Copy[] = []
  for (const [kind, make] of Object.entries(KINDS)) {
    for (const [at, { bytes }] of originals.entries()) {
      const random = createRandom(Number(values.seed) * 1000 + at)
      const others = listShown(originals, at, 3).slice(1)
      const copy = await make(
        bytes,
        random,
        others.map((one) => one.bytes),
      )
      copies.push({ kind, at, hashes: await hash(copy) })
    }
  }
  return copies
}

const listShown = (originals: readonly Named[], at: number, count: number): Named[] =>
  Array.from({ length: count }, (_, step) => originals[(at + step) % originals.length]).filter((one) => !!one)

/** Text recognition, which takes most of the time, is skipped: every screenshot has words of its own, other pictures have none. */
function inventWords(name: string): string[] {
  const isScreenshot = SCREENSHOTS.some((kind) => name.includes(kind))
  return isScreenshot ? [0, 1, 2, 3].map((at) => `${name}${at}`.replace(/[^a-z0-9]/gi, '')) : []
}

const find = async (ch: ClickHouse, hashes: ImageHashes | null, name: string): Promise<string[]> =>
  hashes ? (await findSimilarFiles(ch, { ...hashes, words: inventWords(name) })).map((file) => file.name) : []

/** The share of shown originals that is found. */
async function findOriginals(
  ch: ClickHouse,
  originals: readonly Named[],
  { kind, at, hashes }: Copy,
  counted: Counted,
) {
  const shown = listShown(originals, at, kind === THREE ? 3 : 1).map(({ name }) => name)
  const found = await find(ch, hashes, nameCopy({ kind, at, hashes }))
  counted.found += shown.filter((name) => found.includes(name)).length / shown.length
  for (const name of shown) if (!found.includes(name)) counted.missed.push(`${kind}: ${name} is not found`)
  for (const name of found) if (!shown.includes(name)) counted.wrong.push(`${kind} of ${shown[0]}: ${name}`)
}

const nameCopy = ({ kind, at }: Copy) => `copy ${at} ${kind}`

async function findBack(
  ch: ClickHouse,
  originals: readonly Named[],
  copies: readonly Copy[],
  all: Map<string, Counted>,
) {
  for (const [at, { name, bytes }] of originals.entries()) {
    const found = await find(ch, await hash(bytes), name)
    for (const copy of copies) {
      const isShown = listShown(originals, copy.at, copy.kind === THREE ? 3 : 1).some((one) => one.name === name)
      const counted = all.get(copy.kind)
      if (!found.includes(nameCopy(copy)) || !counted) continue
      if (copy.at === at) counted.back += 1
      else if (!isShown) counted.wrong.push(`${name}: ${nameCopy(copy)}`)
    }
    for (const other of found) if (other !== name && !other.startsWith('copy ')) console.log(`${name}: ${other}`)
  }
}

async function run(ch: ClickHouse, folder: string): Promise<void> {
  const { originals, rest } = await readPictures(folder)
  await store(ch, iterate(originals))
  const others = await store(ch, listOthers(rest, Number(values.others)))
  console.log(`${originals.length} originals, ${others.count} others; hashing: ${others.ms.toFixed(1)} ms a picture`)
  const copies = await makeCopies(originals)
  const all = new Map<string, Counted>(
    Object.keys(KINDS).map((kind) => [kind, { found: 0, back: 0, wrong: [], missed: [] }]),
  )
  for (const copy of copies) {
    const counted = all.get(copy.kind)
    if (counted) await findOriginals(ch, originals, copy, counted)
  }
  for (const copy of copies) await insertHashes(ch, nameCopy(copy), copy.hashes)
  await findBack(ch, originals, copies, all)
  console.log('| copy | finds its original | is found by it | others found |\n|---|---|---|---|')
  for (const [kind, { found, back, wrong }] of all)
    console.log(`| ${kind} | ${found.toFixed(1)} | ${back} | ${wrong.length} |`)
  for (const { wrong, missed } of all.values()) for (const line of [...wrong, ...missed]) console.log(line)
}

async function insertHashes(ch: ClickHouse, name: string, hashes: ImageHashes | null): Promise<void> {
  await ch.insert('media_files', [{ name, words: inventWords(name).join(' '), ...describeHashes(hashes) }])
  await ch.insert('image_parts', describeParts(name, hashes))
}

async function* iterate(list: readonly Named[]) {
  yield* list
}

if (!values.pictures) throw new Error('--pictures FOLDER is missing')
const directory = mkdtempSync(join(tmpdir(), 'lupascan-bench-copies-'))
const ch = await openClickHouse({ directory })
try {
  printMachine(0)
  await migrateClickHouse(ch)
  await run(ch, values.pictures)
} finally {
  await ch.close()
  rmSync(directory, { recursive: true, force: true })
}
