/** Sends a file of posts as an import: whole, or until the program is killed. */
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { pickOne, type Random } from '../../../src/server/sources/demo/random.ts'
import type { Installation } from '../installation.ts'
import { type PostFile, type PostState, printFile } from './planned-post.ts'

export type Import = { state?: string; read: number; stored: number; updated: number; unchanged: number }

/** Sends it at varying speed, kills the program at some moment, and returns the last progress reported before. */
export async function sendAndKill(
  it: Installation,
  file: PostFile,
  { random, most }: { random: Random; most: number },
): Promise<Import> {
  const pause = pickOne(random, [0, 0, 20])
  const moment = random() * (most + (pause * file.size) / 500)
  const token = await it.token()
  async function* bytes() {
    for (const piece of printFile(file)) {
      if (pause > 0) await sleep(pause)
      yield piece
    }
  }
  const answer = send(it, token, bytes()).catch(() => null)
  let told: Import = { read: 0, stored: 0, updated: 0, unchanged: 0 }
  const begin = performance.now()
  while (performance.now() - begin < moment) {
    const list = await it.ask('/api/imports/')
    const newest = (list.json as { items: (Import & { state: string })[] }).items[0]
    if (newest?.state === 'em andamento') told = newest
    const left = moment - (performance.now() - begin)
    const end = await Promise.race([answer, sleep(Math.max(0, Math.min(25, left)), null)])
    if (end?.report) told = end.report
    if (end) break
  }
  await it.kill()
  const end = await answer
  return end?.report ?? told
}

type Sent = { status: number; report: Import | null }

async function send(it: Installation, token: string, body: AsyncGenerator<Buffer>): Promise<Sent> {
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    body: Readable.toWeb(Readable.from(body)) as BodyInit,
    duplex: 'half',
  }
  const response = await fetch(`${it.address}/api/imports/?platform=X&format=csv`, request)
  const report = (await response.json()) as Import
  return { status: response.status, report: response.status === 201 ? report : null }
}

/** Sends an import that runs to its end; adds its posts to `kept`. */
export async function sendWhole(it: Installation, file: PostFile, kept: Map<number, PostState>): Promise<number> {
  async function* bytes() {
    yield* printFile(file)
  }
  const { status, report } = await send(it, await it.token(), bytes())
  if (report && report.stored + report.updated + report.unchanged !== file.size)
    throw new Error(`the report of a file of ${file.size} posts says ${JSON.stringify(report).slice(0, 300)}`)
  if (report) for (const [number, state] of file) kept.set(number, state)
  return status
}

/** What was reported as stored is promised: the first posts of the file, because files are read in order. */
export function keepTold(kept: ReadonlyMap<number, PostState>, file: PostFile, told: Import): Map<number, PostState> {
  const first = [...file].slice(0, told.stored + told.updated + told.unchanged)
  return new Map([...kept, ...first])
}
