/** A live from its first word to its exports, with the real program, which is killed at random moments. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Chapter, Live, LiveDetail } from '../../src/contract/lives/lives.ts'
import type { Span } from '../simulation/planned-channel.ts'
import { type HeardProgram, startHeardProgram } from './heard-program.ts'
import {
  ADDED,
  type Correction,
  judgeCorrections,
  judgeStretches,
  judgeText,
  judgeTimes,
  listDistinct,
} from './judge.ts'
import { judgeExports } from './judge-exports.ts'
import { type KnowingEngine, openKnowingEngine, type WrittenStretch } from './knowing-engine.ts'
import { type LiveBroadcast, openBroadcast } from './live-broadcast.ts'
import { openReader, type Reader, type Seen } from './reader.ts'
import { type SpokenScript, speakScript } from './spoken-script.ts'
import { readUse, type Use } from './use-of-machine.ts'

export type RehearsalPlan = {
  /** Seconds of speech. */
  seconds: number
  kills: number
  /** How long a segment stays in the playlist. */
  windowSeconds: number
  /** 2: broadcast twice as fast as it is said. */
  rate: number
  /** The engine's response delay. */
  thinkMs: number
  /** A Chromium in which a reader follows. null: no reader. */
  browser: string | null
  /** How long the program is measured before it has anything to listen to. */
  idleMs: number
  /** An initial data directory: both stores, migrated and empty. */
  template?: string | undefined
  say?: (line: string) => void
}

export type Rehearsal = {
  /** Problems in words; empty: none. */
  differences: string[]
  script: SpokenScript
  /** Time of the first sample, in milliseconds of the day. */
  beganAt: number
  chapters: Chapter[]
  stretches: WrittenStretch[]
  outages: Span[]
  seen: Seen | null
  use: { idle: Use[]; listening: Use[] }
}

type Stage = {
  plan: RehearsalPlan
  folder: string
  script: SpokenScript
  broadcast: LiveBroadcast
  engine: KnowingEngine
  program: HeardProgram
  live: number
  reader: Reader | null
  corrections: Correction[]
  use: { idle: Use[]; listening: Use[] }
  differences: string[]
}

export async function rehearse(plan: RehearsalPlan): Promise<Rehearsal> {
  const folder = mkdtempSync(join(tmpdir(), 'lupascan-rehearsal-'))
  const open: { close(): Promise<void> }[] = []
  const keep = <T extends { close(): Promise<void> }>(one: T): T => {
    open.unshift(one)
    return one
  }
  try {
    const script = speakScript(plan.seconds)
    plan.say?.(`${script.sentences.length} sentences are ready (${script.voice})`)
    const broadcast = keep(await openBroadcast(script.samples, { folder, ...plan }))
    const engine = keep(await openKnowingEngine(script, plan.thinkMs))
    if (plan.template) cpSync(plan.template, join(folder, 'data'), { recursive: true, verbatimSymlinks: true })
    const program = await startHeardProgram(folder, {
      LUPASCAN_SPEECH_URL: engine.url,
      LUPASCAN_PRIVATE_HOSTS: broadcast.host,
    })
    keep({ close: () => program.stop() })
    const live = await program.ask(Live, 'POST', '/api/lives/', { url: broadcast.url, title: 'Ensaio de uma live' })
    const reader = plan.browser ? keep(await openReader(plan.browser, program.address, live.id, folder)) : null
    const stage = { plan, folder, script, broadcast, engine, program, live: live.id, reader }
    return await play({ ...stage, corrections: [], use: { idle: [], listening: [] }, differences: [] })
  } finally {
    for (const one of open) await one.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The broadcast runs this long before listening starts, so that it is already under way. */
const BEFORE_MS = 8_000
const SAMPLE_MS = 5_000
/** Added to the length of the speech: for an outage at its end, and for the transcription after it. */
const TIMEOUT_MS = 5 * 60_000

async function play(stage: Stage): Promise<Rehearsal> {
  const { plan, program, broadcast, reader, live, differences } = stage
  const say = plan.say ?? (() => {})
  await watchIdle(stage)
  await broadcast.begin()
  await wait(BEFORE_MS / plan.rate)
  if (reader) await reader.listen()
  else await program.ask(Live, 'POST', `/api/lives/${live}/listening/`)
  const sampling = setInterval(() => sample(stage, stage.use.listening), SAMPLE_MS)
  try {
    await disturb(stage)
    const until = broadcast.beganAt() + (plan.seconds * 1000) / plan.rate + TIMEOUT_MS
    let detail = await findLive(stage)
    for (; !detail.transcribed && Date.now() < until; detail = await findLive(stage)) await wait(1_000)
    say(`${detail.chapters.length} chapters: ${detail.state}`)
    if (!detail.transcribed)
      differences.push(`it did not come to an end: ${detail.state}, ${detail.listening}, ${detail.problem}`)
    return await judge(stage, detail.chapters)
  } finally {
    clearInterval(sampling)
  }
}

function sample({ program }: Stage, uses: Use[]): void {
  const pid = program.pid()
  const use = pid === null ? null : readUse(pid)
  if (use) uses.push(use)
}

async function watchIdle(stage: Stage): Promise<void> {
  const until = Date.now() + stage.plan.idleMs
  for (; Date.now() < until; await wait(SAMPLE_MS)) sample(stage, stage.use.idle)
}

const findLive = ({ program, live }: Stage) => program.ask(LiveDetail, 'GET', `/api/lives/${live}/`)

const LAST_SPEAKER = 'Relatora'

/** Kills the program once in each part of the broadcast, and makes corrections meanwhile. */
async function disturb(stage: Stage): Promise<void> {
  const { plan, program, broadcast, engine } = stage
  const wall = (plan.seconds * 1000) / plan.rate
  const parts = wall / (plan.kills + 1)
  for (let kill = 0; kill < plan.kills; kill += 1) {
    const moment = broadcast.beganAt() + (kill + 0.4 + Math.random() * 0.6) * parts
    await wait(Math.max(0, moment - Date.now()))
    const before = engine.stretches.length
    await program.killFor(Math.random() * 5_000)
    plan.say?.(`killed after ${before} pieces, ready again after ${describeOutage(program.outages.at(-1))}`)
    if (kill === Math.floor((plan.kills - 1) / 2)) await correctSome(stage)
  }
}

const describeOutage = (span: Span | undefined) => `${(((span?.to ?? 0) - (span?.from ?? 0)) / 1000).toFixed(1)} s`

/** Corrects the last chapter on the screen, which the engine might want to change, and a final one. */
async function correctSome(stage: Stage): Promise<void> {
  const { program, live, corrections, plan, reader } = stage
  const until = Date.now() + TIMEOUT_MS
  while ((await findLive(stage)).chapters.length === 0) {
    if (Date.now() > until) throw new Error('nothing was written')
    await wait(1_000)
  }
  if (reader) {
    const transcription = await reader.correctLast(ADDED, LAST_SPEAKER)
    const corrected = (await findLive(stage)).chapters.findLast(({ speaker }) => speaker === LAST_SPEAKER)
    corrections.push({ id: corrected?.id ?? 0, transcription, speaker: LAST_SPEAKER })
    if (!(await reader.canRead(ADDED))) stage.differences.push('a correction did not come to the screen')
  }
  const others = (await findLive(stage)).chapters.filter(({ corrected }) => !corrected)
  const settled = others[Math.floor((others.length - 1) / 2)]
  if (settled) {
    const body = { transcription: `${settled.transcription} ${ADDED}`, speaker: `Pessoa ${settled.id}` }
    const { started_at, transcription, speaker } = settled
    const seen = { started_at, transcription, speaker }
    await program.ask(Chapter, 'PATCH', `/api/lives/${live}/chapters/${settled.id}/`, { ...body, seen })
    corrections.push({ id: settled.id, ...body })
  }
  plan.say?.(`corrected chapters ${corrections.map(({ id }) => id).join(' and ')}`)
}

async function judge(stage: Stage, chapters: Chapter[]): Promise<Rehearsal> {
  const { script, engine, program, broadcast, plan, corrections, reader, differences, use } = stage
  const distinct = listDistinct(engine.stretches)
  const heard = { from: distinct[0]?.from ?? 0, to: Math.max(0, ...distinct.map(({ to }) => to)) }
  differences.push(
    ...engine.faults(),
    ...judgeStretches(engine.stretches, script, plan.kills),
    ...judgeText(chapters, script, heard),
    ...judgeTimes(chapters, script, heard.from),
    ...judgeCorrections(chapters, corrections),
    ...chapters.filter(({ draft }) => draft).map(({ id }) => `chapter ${id} is still a draft`),
    ...(await judgeReading(stage, chapters)),
  )
  return {
    ...{ differences, script, chapters, use, outages: program.outages, stretches: engine.stretches },
    beganAt: broadcast.beganAt(),
    seen: reader ? await reader.seen() : null,
  }
}

/** Everything appeared on the screen without user action, in parts, and can be exported. */
async function judgeReading({ reader }: Stage, chapters: readonly Chapter[]): Promise<string[]> {
  if (!reader) return []
  const isOver = await reader.sawEnd()
  const seen = await reader.seen()
  const numbers = new Set(
    chapters.flatMap(({ transcription }) =>
      [...transcription.matchAll(/fala (\d+) /g)].map(([, number]) => Number(number)),
    ),
  )
  const unseen = [...numbers].filter((number) => !seen.sentences.has(number))
  const files = await reader.saveExports()
  return [
    ...reader.problems,
    ...(isOver ? [] : ['the screen does not say that all is written']),
    ...(unseen.length > 0 ? [`sentences ${unseen.join(', ')} were never on the screen`] : []),
    ...(await judgeExports(files, chapters, reader)),
  ]
}
