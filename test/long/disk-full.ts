/** Fills each disk of an installation in turn to its last megabyte, before and during changes, and empties it again. */
import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { type Answer, type Installation, openInstallation } from './installation.ts'
import { judgeStored } from './kill-imports/judge-stored.ts'
import { type PostFile, type PostState, planFile, printFile } from './kill-imports/planned-post.ts'
import type { LongProgram, LongRun } from './long-program.ts'

/** Mount points of small disks below the data directory, and their sizes. */
const PLACES = [
  { place: 'clickhouse', megabytes: 500 },
  { place: 'postgres', megabytes: 300 },
  { place: 'media', megabytes: 200 },
  { place: '.', megabytes: 900 },
] as const
const MB = 1_000_000
const POSTS = 3_000
const ANSWER_WITHIN_MS = 10_000
const RECOVERS_WITHIN_MS = 10_000

export const diskFull: LongProgram = {
  proves: 'on a full disk changes are refused with a sentence, reads go on, nothing is lost, and it goes on by itself',
  round: 'a disk of one of: ClickHouse, Postgres, files (with temporary ones), all; full before and within changes',
  rounds: PLACES.length,
  short: 1,
  run,
}

type Disk = { fill(): void; empty(): void; close(): void }

async function run(long: LongRun): Promise<void> {
  const tally = { disks: 0, refused: 0, reads: 0, slowest_ms: 0 }
  for (let round = long.from; round < long.to; round += 1) {
    const { place, megabytes } = PLACES[round % PLACES.length] ?? PLACES[0]
    let disk: Disk | null = null
    const it = await openInstallation({}, (dataDir) => {
      disk = mountDisk(join(dataDir, place), megabytes)
    })
    try {
      if (!disk) throw new Error('no disk was mounted')
      await judgeDisk(long, round, it, disk, tally)
      tally.disks += 1
      long.say(`${round}: ${place}, ${megabytes} MB`)
    } finally {
      await it.kill()
      Object(disk).close?.()
      await it.close()
    }
  }
  Object.assign(long.figures, tally)
}

/** @throws Error if mounting is not permitted: then this test cannot run */
function mountDisk(folder: string, megabytes: number): Disk {
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch (error) {
    throw new Error('cannot run here: it mounts small disks, which needs root and a system that lets it', {
      cause: error,
    })
  }
  const filler = join(folder, 'filler')
  return {
    fill() {
      const file = openSync(filler, 'a')
      const { bavail, bsize } = statfsSync(folder)
      const piece = Buffer.alloc(MB)
      for (let left = bavail * bsize - MB; left > 0; left -= MB) writeSync(file, piece, 0, Math.min(left, MB))
      closeSync(file)
    },
    empty: () => rmSync(filler, { force: true }),
    close: () => void execFileSync('umount', ['-l', folder]),
  }
}

type Tally = { refused: number; reads: number; slowest_ms: number }

async function judgeDisk(long: LongRun, round: number, it: Installation, disk: Disk, tally: Tally): Promise<void> {
  const random = long.random(round)
  const kept = new Map<number, PostState>()
  const plan = () => planFile(random, kept, 'new', POSTS)
  const first = plan()
  const stored = await sendFile(it, first)
  if (stored.status !== 201) throw new Error(`the first import answers ${stored.status}: ${stored.text.slice(0, 300)}`)
  keep(kept, first)
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
    .png()
    .toBuffer()

  disk.fill()
  await sleep(500)
  const refusals = {
    'an import': await sendFile(it, plan()),
    'a saved search': await it.ask('/api/saved-search/', { method: 'POST', json: { name: 'a', query: { q: 'a' } } }),
    'a person': await it.ask('/api/public-persons/', { method: 'POST', json: { name: 'Fulana' } }),
    'a picture': await sendPicture(it, picture),
  }
  for (const [what, answer] of Object.entries(refusals)) {
    tally.slowest_ms = Math.max(tally.slowest_ms, Math.round(answer.ms))
    if (isRefusal(answer)) tally.refused += 1
    // It stores nothing, so it may succeed where files have space.
    else if (what === 'a picture' && answer.status === 200) tally.reads += 1
    else long.wrong(round, `${what} on a full disk: ${answer.status} ${answer.text.slice(0, 300)}`)
    if (answer.ms > ANSWER_WITHIN_MS) long.wrong(round, `${what} was answered after ${Math.round(answer.ms)} ms`)
  }
  await judgeReads(long, round, it, kept, tally)

  disk.empty()
  await judgeRecovery(long, round, it, kept, plan)
  await fillWithin(long, round, it, disk, kept, plan())
  disk.empty()
  await judgeRecovery(long, round, it, kept, plan)

  await it.kill()
  await it.start()
  for (const one of (await judgeStored(it, { kept, pending: new Map() }, true)).slice(0, 5))
    long.wrong(round, `after a start: ${one}`)
}

const isRefusal = ({ status, text }: Answer) => (status === 507 || status === 503) && /"detail":"[^"]*espaço/.test(text)

const keep = (kept: Map<number, PostState>, file: PostFile) => {
  for (const [number, state] of file) kept.set(number, state)
}

async function judgeReads(
  long: LongRun,
  round: number,
  it: Installation,
  kept: ReadonlyMap<number, PostState>,
  tally: Tally,
): Promise<void> {
  for (const path of ['/api/posts/', '/api/metrics/', '/api/public-persons/', '/api/imports/']) {
    const { status, ms } = await it.ask(path)
    tally.reads += 1
    if (status !== 200) long.wrong(round, `${path} on a full disk answers ${status}`)
    if (ms > ANSWER_WITHIN_MS) long.wrong(round, `${path} on a full disk took ${Math.round(ms)} ms`)
  }
  const { json } = await it.ask('/api/posts/')
  const total = (json as { total_items?: number }).total_items
  if (total !== kept.size) long.wrong(round, `a full disk tells ${total} posts of ${kept.size}`)
}

/** Without a restart: the same calls succeed again as soon as there is space. */
async function judgeRecovery(
  long: LongRun,
  round: number,
  it: Installation,
  kept: Map<number, PostState>,
  plan: () => PostFile,
): Promise<void> {
  const file = plan()
  const answer = await sendUntilTaken(it, file)
  if (answer.status !== 201)
    long.wrong(round, `with room again an import answers ${answer.status}: ${answer.text.slice(0, 300)}`)
  else keep(kept, file)
  const person = await it.ask('/api/public-persons/', { method: 'POST', json: { name: `Pessoa ${kept.size}` } })
  if (person.status !== 201)
    long.wrong(round, `with room again a person is answered ${person.status}: ${person.text.slice(0, 300)}`)
}

async function sendUntilTaken(it: Installation, file: PostFile): Promise<Answer> {
  const begin = performance.now()
  let answer = await sendFile(it, file)
  while (answer.status !== 201 && performance.now() - begin < RECOVERS_WITHIN_MS) {
    await sleep(500)
    answer = await sendFile(it, file)
  }
  return answer
}

/** The disk fills during an import: what is reported as stored stays, the rest is refused with a sentence. */
async function fillWithin(
  long: LongRun,
  round: number,
  it: Installation,
  disk: Disk,
  kept: Map<number, PostState>,
  file: PostFile,
): Promise<void> {
  const answer = await sendFile(it, file, async (piece) => {
    if (piece === 2) disk.fill()
    if (piece > 2) await sleep(400)
  })
  const report = answer.json as { state?: string; problem?: string | null } | undefined
  const isWhole = answer.status === 201 && report?.state === 'concluída'
  const isTold = answer.status === 201 && /espaço/.test(report?.problem ?? '')
  if (!isWhole && !isTold && !isRefusal(answer))
    long.wrong(round, `a disk that fills meanwhile: ${answer.status} ${answer.text.slice(0, 300)}`)
  disk.empty()
  // Whatever part was stored, importing the whole file adds the rest.
  const again = await sendUntilTaken(it, file)
  if (again.status !== 201) long.wrong(round, `the same file again is answered ${again.status}`)
  keep(kept, file)
  for (const one of (await judgeStored(it, { kept, pending: new Map() }, true)).slice(0, 5))
    long.wrong(round, `after a disk that filled: ${one}`)
}

async function sendFile(
  it: Installation,
  file: PostFile,
  before: (piece: number) => Promise<void> = async () => {},
): Promise<Answer> {
  async function* bytes() {
    let count = 0
    for (const piece of printFile(file)) {
      await before(count)
      count += 1
      yield piece
    }
  }
  const body = Readable.toWeb(Readable.from(bytes())) as BodyInit
  return send(it, '/api/imports/?platform=X&format=csv', {
    body,
    headers: { 'content-type': 'text/csv' },
    duplex: 'half',
  })
}

function sendPicture(it: Installation, picture: Buffer): Promise<Answer> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png')
  return send(it, '/api/image-search/', { body: form })
}

async function send(it: Installation, path: string, request: RequestInit & { duplex?: 'half' }): Promise<Answer> {
  const begin = performance.now()
  const headers = { ...request.headers, authorization: `Bearer ${await it.token()}` }
  const response = await fetch(`${it.address}${path}`, { ...request, method: 'POST', headers })
  const text = await response.text()
  const json: unknown = /^[{[]/.test(text) ? JSON.parse(text) : undefined
  return { status: response.status, json, text, ms: performance.now() - begin }
}
