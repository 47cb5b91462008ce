import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import type { Times } from './ask.ts'
import type { Download } from './download.ts'
import type { ImportResult } from './import.ts'
import type { Memory } from './program.ts'

const whole = (n: number) => Math.round(n).toLocaleString('en-US')

export function printMachine(posts: number): void {
  console.log(
    `${whole(posts)} posts; ${cpus().length} × ${cpus()[0]?.model}, ${whole(totalmem() / 1e9)} GB, Node ${process.version}`,
  )
}

export function printImport({ posts, seconds, peak, again }: ImportResult): void {
  console.log(
    `\nimport (JSON lines): ${whole(posts / seconds)} posts/s (goal 20,000), ${seconds.toFixed(1)} s, peak memory ${peak} MB`,
  )
  console.log(`the same again, nothing changed: ${whole(posts / again)} posts/s, ${again.toFixed(1)} s`)
}

export function printQuestions(all: Times[]): void {
  console.log('\n| question | matches (median) | p50 ms | p95 ms | worst ms | goal p95 |\n|---|---|---|---|---|---|')
  for (const { name, total, p50, p95, worst, goal } of all) {
    const mark = p95 <= goal ? '' : ' (missed)'
    console.log(
      `| ${name} | ${whole(total)} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${worst.toFixed(1)} | ${goal}${mark} |`,
    )
  }
}

export function printDownload(download: Download): void {
  const { rows, bytes, firstByteMs, seconds, memoryBefore, memoryPeak } = download
  console.log(
    `\nCSV: first byte ${whole(firstByteMs)} ms (goal 300), ${whole(rows / seconds)} rows/s (goal 50,000), ` +
      `${whole(rows)} rows, ${whole(bytes / 1e6)} MB; server memory ${memoryBefore} → at most ${memoryPeak} MB`,
  )
}

export function printServer({ now, peak }: Memory, folder: string): void {
  const disk = execFileSync('du', ['-sm', `${folder}/data/clickhouse`], { encoding: 'utf8' }).split('\t')[0]
  console.log(`server memory: ${now} MB, peak ${peak} MB (goal 900); posts on disk: ${disk} MB`)
}
