/** Importers that send one small file after the other, in turn, because the program accepts one at a time. */
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { findShare } from '../../../bench/times.ts'
import type { Random } from '../../../src/server/sources/demo/random.ts'
import type { Installation } from '../installation.ts'
import { accountOf, LANE_WORD, type LanePosts, planLaneFile, printLaneFile } from './lane-posts.ts'
import { type Judged, note, tellFaults, type Work } from './work.ts'

const LANES = 4
const BETWEEN_MS = 1_000
const CONFLICT = 409
/** Maximum wait for an importer's turn, on an idle machine, once no importer begins another file. */
const TURN_WITHIN_MS = 120_000

type Lane = { number: number; random: Random; kept: LanePosts }
type Tally = { faults: Map<string, number>; seconds: number[]; waits: number[]; posts: number }
type Report = { state?: string; stored: number; updated: number; unchanged: number }

export function startImports(it: Installation, draw: (lane: string) => Random): Work {
  const tally: Tally = { faults: new Map(), seconds: [], waits: [], posts: 0 }
  const lanes = Array.from({ length: LANES }, (_, number) => ({
    ...{ number, random: draw(`lane ${number}`), kept: new Map<number, number>() },
  }))
  let isOver = false
  let until = Number.POSITIVE_INFINITY
  const works = lanes.map(async (lane) => {
    while (!isOver) {
      await importOne(it, lane, { tally, until: () => until }).catch((error: Error) =>
        note(tally.faults, `an import ends with ${error}`),
      )
      await sleep(BETWEEN_MS)
    }
  })
  const leave = async (withinMs: number) => {
    isOver = true
    until = performance.now() + withinMs
    await Promise.all(works)
  }
  return {
    close: () => leave(0),
    async end(burden) {
      await leave(TURN_WITHIN_MS * burden)
      return judge(it, lanes, tally)
    },
  }
}

type Importing = { tally: Tally; until: () => number }

async function importOne(it: Installation, lane: Lane, { tally, until }: Importing): Promise<void> {
  const file = planLaneFile(lane.random, lane.kept)
  const body = printLaneFile(lane.number, file)
  const begin = performance.now()
  for (;;) {
    const start = performance.now()
    const { status, report, retryAfter } = await send(it, body)
    if (status === CONFLICT) {
      if (performance.now() > until()) throw new Error('a turn that never came')
      await sleep(retryAfter * 1000)
      continue
    }
    tally.seconds.push((performance.now() - start) / 1000)
    tally.waits.push((start - begin) / 1000)
    const taken = report ? report.stored + report.updated + report.unchanged : 0
    if (status !== 201 || report?.state !== 'concluída' || taken !== file.size)
      return note(tally.faults, `an import of ${file.size} posts is answered ${status} ${JSON.stringify(report)}`)
    tally.posts += file.size
    for (const [number, views] of file) lane.kept.set(number, views)
    return
  }
}

type Answer = { status: number; report: Report | null; retryAfter: number }

async function send(it: Installation, body: string): Promise<Answer> {
  const response = await fetch(`${it.address}/api/imports/?platform=X&format=csv&name=carga`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await it.token()}`, 'content-type': 'text/csv' },
    body,
  })
  const report = (await response.json().catch(() => null)) as Report | null
  return { status: response.status, report, retryAfter: Number(response.headers.get('retry-after') ?? 1) }
}

type Row = { author: string; native_id: string; views: string }

/** Every post exists once, with its latest count. */
async function judge(it: Installation, lanes: readonly Lane[], tally: Tally): Promise<Judged> {
  const { status, text } = await it.ask(`/api/posts/?format=csv&sort_by=views&search=${LANE_WORD}`)
  const rows: Row[] = status === 200 ? parse(text, { columns: true, bom: true }) : []
  const wrong = status === 200 ? [] : [`the CSV of what was imported answers ${status}`]
  const byAccount = Map.groupBy(rows, ({ author }) => author)
  for (const { number, kept } of lanes) {
    const faults = new Map<string, number>()
    const seen = new Map<number, string>()
    for (const { native_id, views } of byAccount.get(accountOf(number)) ?? []) {
      if (seen.has(Number(native_id))) note(faults, 'imported posts are there twice')
      seen.set(Number(native_id), views)
    }
    for (const [post, views] of kept) {
      if (!seen.has(post)) note(faults, 'imported posts are missing')
      else if (Number(seen.get(post)) !== views) note(faults, 'imported posts have an older count')
    }
    if (seen.size > kept.size) note(faults, `${seen.size - kept.size} posts are there that no import told as taken`)
    wrong.push(...tellFaults(faults).map((one) => `${accountOf(number)}: ${one}`))
  }
  const { seconds, waits, posts, faults } = tally
  const describe = (list: readonly number[]) =>
    `${findShare(list, 0.5).toFixed(1)} s in the middle, ${findShare(list, 1).toFixed(1)} s at most`
  return {
    wrong: [...tellFaults(faults), ...wrong],
    figures: {
      imports: `${seconds.length} files with ${posts} posts, ${rows.length} different; ${describe(seconds)}`,
      imports_asked_again_for: describe(waits),
    },
  }
}
