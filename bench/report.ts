import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import type { Times } from './ask.ts'
import type { CameIn } from './coming-in.ts'
import { COUNTS_A_SECOND, POSTS_A_SECOND } from './coming-in.ts'
import type { Download } from './download.ts'
import type { ImportResult } from './import.ts'
import type { Memory } from './program.ts'
import type { BenchQuery } from './queries.ts'

export const whole = (n: number) => Math.round(n).toLocaleString('en-US')

export function printMachine(posts: number): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model}, ${whole(totalmem() / 1e9)} GB, Node ${process.version}`
  console.log(`${whole(posts)} posts; ${machine}; ${describeLoad()}`)
}

/** If the load exceeds the number of cores, the machine has other work and all times below are too long. */
const describeLoad = () => `load ${loadavg()[0]?.toFixed(1)} before the first measure`

export function printImport({ posts, seconds, peak, again }: ImportResult): void {
  console.log(
    `\nimport (JSON lines): ${whole(posts / seconds)} posts/s (goal 20,000), ${seconds.toFixed(1)} s, peak memory ${peak} MB`,
  )
  console.log(`the same again, nothing changed: ${whole(posts / again)} posts/s, ${again.toFixed(1)} s`)
}

/** `busy`: while posts come in. */
export type Measured = { question: BenchQuery; quiet: Times; busy: Times }

export function printQueries(all: readonly Measured[], posts: number): void {
  console.log(`\nOne asker, one question after the other, through HTTP; "busy": while ${describeComing()} come in.`)
  console.log(
    '| question | matches (median) | p50 ms | p95 ms | worst ms | goal p95 | busy p50 | busy p95 | goal p95 |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|')
  for (const { question, quiet, busy } of all) {
    const goal = question.goal[posts > 1_000_000 ? 1 : 0]
    const times = [quiet.p50, quiet.p95, quiet.worst].map((ms) => ms.toFixed(1))
    const others = [busy.p50, busy.p95].map((ms) => ms.toFixed(1))
    const [, , busyGoal] = question.goal
    const cells = [question.name, whole(quiet.total), ...times, judge(quiet, goal), ...others, judge(busy, busyGoal)]
    console.log(`| ${cells.join(' | ')} |`)
  }
}

/** Results for a store without incoming posts. */
export function printQuiet(questions: readonly BenchQuery[], times: readonly Times[], posts: number): void {
  console.log('| question | matches (median) | p50 ms | p95 ms | worst ms | goal p95 |\n|---|---|---|---|---|---|')
  for (const [i, { name, goal }] of questions.entries()) {
    const one = times[i]
    if (!one) continue
    const ms = [one.p50, one.p95, one.worst].map((each) => each.toFixed(1))
    console.log(`| ${[name, whole(one.total), ...ms, judge(one, goal[posts > 1_000_000 ? 1 : 0])].join(' | ')} |`)
  }
}

const judge = ({ p95, refused }: Times, goal: number) =>
  refused > 0 ? `${goal} (refused ${refused} ×)` : p95 <= goal ? `${goal}` : `${goal} (missed)`
const describeComing = () => `${POSTS_A_SECOND} posts/s and ${whole(COUNTS_A_SECOND)} counts/s`

export function printCameIn({ posts, counts, seconds, slowest }: CameIn): void {
  const rate = `${whole(posts / seconds)} posts/s and ${whole(counts / seconds)} counts/s`
  const isAll = slowest <= 1
  console.log(
    `really came in: ${rate} (asked for: ${describeComing()}); the slowest portion took ${slowest.toFixed(1)} s` +
      (isAll ? '' : ': the columns "busy" say less than they promise'),
  )
}

export function printDownload(download: Download): void {
  const { rows, bytes, firstByteMs, seconds, memoryBefore, memoryPeak } = download
  console.log(
    `\nCSV: first byte ${whole(firstByteMs)} ms (goal 200), ${whole(rows / seconds)} rows/s (goal 60,000), ` +
      `${whole(rows)} rows, ${whole(bytes / 1e6)} MB; server memory ${memoryBefore} → at most ${memoryPeak} MB`,
  )
}

/** Size of the data directory, in bytes. */
export const readDisk = (folder: string): number =>
  Number(execFileSync('du', ['-sk', `${folder}/data/clickhouse`], { encoding: 'utf8' }).split('\t')[0]) * 1024

export function printStart(readySeconds: number, { peak }: Memory): void {
  console.log(`\nstart to ready: ${readySeconds.toFixed(1)} s (goal 3.0), memory at most ${peak} MB (goal 900)`)
}

export function printServer({ now, peak }: Memory, disk: number, posts: number): void {
  console.log(
    `\nserver memory: ${now} MB, at most ${peak} MB from its start to now (goal 900); ` +
      `on disk after the import: ${whole(disk / 1e6)} MB, ${whole(disk / posts)} bytes a post (goal 600)`,
  )
}
