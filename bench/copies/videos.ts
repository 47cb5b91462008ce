/**
 * npm run bench:video-copies -- --pictures FOLDER [--clips FOLDER] [--folder FOLDER --originals 12 --others 200 --seed
 * 1 --frames]
 *
 * Recall of video copies by kind of change, and of single frames as pictures, among other videos; and false positives.
 * FOLDER: your own photographs, from which videos are made; --clips: your own videos, which are originals too;
 * --folder: where videos are made and kept for another run; --frames: only the frames.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseConfig } from '../../src/server/config.ts'
import { describeHashes, describeParts, describeStills } from '../../src/server/ingest/attachments/attachment-files.ts'
import { openMedia } from '../../src/server/media/media.ts'
import type { Analysis } from '../../src/server/media/types.ts'
import { findSimilarFiles, findWanted } from '../../src/server/search/pictures/similar-files.ts'
import { type ClickHouse, openClickHouse } from '../../src/server/store/clickhouse.ts'
import { migrateClickHouse } from '../../src/server/store/migrate.ts'
import { printMachine } from '../report.ts'
import { drawFilm, drawStanding, FILM_KINDS, measureSeconds, takeFrame } from './draw-videos.ts'
import { createRandom } from './random.ts'
import { drawPhone } from './screenshots.ts'

const { values } = parseArgs({
  options: {
    pictures: { type: 'string' },
    clips: { type: 'string' },
    originals: { type: 'string', default: '12' },
    others: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    folder: { type: 'string' },
    /** Only frames as pictures and on a phone. */
    frames: { type: 'boolean', default: false },
  },
})
/** Number of photographs of an original and seconds of each; of another video. */
const ORIGINAL = { photographs: 5, seconds: 4 }
const OTHER = { photographs: 3, seconds: 2 }
/** One in this many videos begins with a title screen; one in this many is a still photograph. */
const VIGNETTE_EVERY = 3
const STANDING_EVERY = 6

type Film = { name: string; path: string; seconds: number }
type Stored = { ch: ClickHouse; analyse: (bytes: Buffer) => Promise<Analysis>; folder: string; directory: string }

/** Reuses videos that an earlier run left in the folder. */
async function* drawFilms(photographs: readonly string[], folder: string, kind: 'original' | 'other', count: number) {
  const shape = kind === 'original' ? ORIGINAL : OTHER
  const left = [...photographs]
  for (let at = 0; at < count; at += 1) {
    // The number of originals determines which photographs remain for others.
    const path = join(folder, `${kind}-${values.originals}-${values.seed}-${at}.mp4`)
    const isStanding = at % STANDING_EVERY === STANDING_EVERY - 1
    const hasVignette = at % VIGNETTE_EVERY === 0
    const wanted = isStanding ? 1 : shape.photographs
    const shown = left.splice(0, wanted)
    const [first] = shown
    if (first === undefined || shown.length < wanted) return
    const seconds = isStanding ? shape.seconds * 2 : wanted * shape.seconds + (hasVignette ? 2 : 0)
    if (!existsSync(path)) {
      if (isStanding) await drawStanding(first, seconds, path)
      else await drawFilm({ photographs: shown, seconds: shape.seconds, hasVignette }, createRandom(at), path)
    }
    yield { name: `${kind} ${at}.mp4`, path, seconds }
  }
}

async function* listClips(folder: string | undefined): AsyncGenerator<Film> {
  for (const name of folder ? readdirSync(folder).sort() : [])
    yield {
      name: `clip ${name}`,
      path: join(folder ?? '', name),
      seconds: await measureSeconds(join(folder ?? '', name)),
    }
}

async function store({ ch, analyse }: Stored, name: string, path: string): Promise<number> {
  const start = performance.now()
  const analysis = await analyse(readFileSync(path))
  const ms = performance.now() - start
  await ch.insert('media_files', [{ name, kind: 'video', ...describeHashes(analysis.hashes) }])
  await ch.insert('image_parts', describeParts(name, analysis.hashes))
  await ch.insert('video_stills', describeStills(name, analysis.stills))
  if (!name.startsWith('other')) console.error(`${name}: ${analysis.stills.length} stills, ${ms.toFixed(0)} ms`)
  return ms
}

const find = async (ch: ClickHouse, name: string) =>
  (await findSimilarFiles(ch, await findWanted(ch, name))).map((file) => file.name)

type Counted = { found: number; back: number; wrong: string[] }

/** Printed at once, because a run takes long. */
function noteWrong(wrong: string[], line: string): void {
  wrong.push(line)
  console.error(`found falsely: ${line}`)
}

/** Searches for each copy, then for its original. */
async function tryKind(stored: Stored, films: readonly Film[], kind: string): Promise<Counted> {
  const counted: Counted = { found: 0, back: 0, wrong: [] }
  for (const { name, path, seconds } of films) {
    const copy = `copy of ${name}, ${kind}.mp4`
    const to = join(stored.directory, 'copy.mp4')
    await FILM_KINDS[kind]?.(path, seconds, to)
    await store(stored, copy, to)
    const [there, back] = [await find(stored.ch, copy), await find(stored.ch, name)]
    counted.found += there.includes(name) ? 1 : 0
    counted.back += back.includes(copy) ? 1 : 0
    if (!there.includes(name)) console.log(`missed by ${copy}`)
    if (!back.includes(copy)) console.log(`missed by ${name}: ${copy}`)
    for (const other of there) if (!other.includes(name)) noteWrong(counted.wrong, `${copy}: ${other}`)
    for (const other of back) if (!other.includes(name)) noteWrong(counted.wrong, `${name}: ${other}`)
  }
  return counted
}

const FRAMES_AT = [0.25, 0.55, 0.85]

/** Frames from all over the videos as pictures, and each on a phone. */
async function tryFrames(stored: Stored, films: readonly Film[]): Promise<Counted & { frames: number }> {
  const counted = { frames: 0, found: 0, back: 0, wrong: [] as string[] }
  const findAs = async (bytes: Buffer, what: string, name: string) => {
    const { hashes } = await stored.analyse(bytes)
    const found = hashes ? await findSimilarFiles(stored.ch, { ...hashes, words: [] }) : []
    for (const file of found)
      if (!file.name.includes(name)) noteWrong(counted.wrong, `${what} of ${name}: ${file.name}`)
    return found.some((file) => file.name === name) ? 1 : 0
  }
  for (const [at, { name, path, seconds }] of films.entries()) {
    for (const share of FRAMES_AT) {
      const frame = await takeFrame(path, share * seconds, stored.directory)
      counted.frames += 1
      counted.found += await findAs(frame, `frame ${share}`, name)
      counted.back += await findAs(await drawPhone(createRandom(at), [frame]), `screenshot ${share}`, name)
    }
  }
  return counted
}

/** Searches for every other video too: it must find itself and nothing else. */
async function tryOthers(stored: Stored, names: readonly string[]): Promise<string[]> {
  const wrong: string[] = []
  for (const name of names)
    for (const other of await find(stored.ch, name)) if (other !== name) noteWrong(wrong, `${name}: ${other}`)
  return wrong
}

async function run(stored: Stored, pictures: string): Promise<void> {
  const random = createRandom(Number(values.seed))
  const photographs = readdirSync(pictures)
    .filter((name) => /\.(jpe?g|png|webp)$/i.test(name))
    .map((name) => ({ name, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => join(pictures, name))
  const count = Number(values.originals)
  const films: Film[] = []
  for await (const film of drawFilms(photographs, stored.folder, 'original', count)) films.push(film)
  for await (const film of listClips(values.clips)) films.push(film)
  const others: string[] = []
  let ms = 0
  const rest = photographs.slice(count * ORIGINAL.photographs)
  for await (const { name, path } of drawFilms(rest, stored.folder, 'other', Number(values.others))) {
    ms += await store(stored, name, path)
    others.push(name)
  }
  for (const { name, path } of films) await store(stored, name, path)
  console.log(
    `${films.length} originals, ${others.length} others; ${(ms / others.length).toFixed(0)} ms to analyse one`,
  )
  const wrong: string[] = []
  const frames = await tryFrames(stored, films)
  wrong.push(...frames.wrong)
  console.log(`frames: ${frames.found} of ${frames.frames}; on a telephone: ${frames.back} of ${frames.frames}`)
  console.log('| copy | finds its original | is found by it | others found |\n|---|---|---|---|')
  for (const kind of values.frames ? [] : Object.keys(FILM_KINDS)) {
    const counted = await tryKind(stored, films, kind)
    wrong.push(...counted.wrong)
    console.log(`| ${kind} | ${counted.found} | ${counted.back} | ${counted.wrong.length} |`)
  }
  if (!values.frames) wrong.push(...(await tryOthers(stored, others)))
  console.log(`found falsely: ${wrong.length}`)
  for (const line of wrong) console.log(line)
}

if (!values.pictures) throw new Error('--pictures FOLDER is missing')
const directory = mkdtempSync(join(tmpdir(), 'lupascan-bench-videos-'))
const folder = values.folder ?? directory
const ch = await openClickHouse({ directory: join(directory, 'store') })
const media = openMedia(parseConfig({ LUPASCAN_DATA_DIR: directory }))
const analyse = (bytes: Buffer) => media.analyse(bytes, { text: false, thumbnail: false })
try {
  printMachine(0)
  await migrateClickHouse(ch)
  await run({ ch, analyse, folder, directory }, values.pictures)
} finally {
  await media.close()
  await ch.close()
  rmSync(directory, { recursive: true, force: true })
}
