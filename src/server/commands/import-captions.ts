import { basename } from 'node:path'
import type { CaptionsReport } from '../../contract/lives/captions.ts'
import { receiveCaptions } from '../imports/receive-captions.ts'
import { COMMAND_LINE } from '../records/audit.ts'
import { findLive } from '../records/lives/lives.ts'
import type { Postgres } from '../store/postgres.ts'
import type { ImportCaptions } from './arguments.ts'
import { describeFailure } from './describe-failure.ts'
import { formatNumber } from './format.ts'
import { openInputFile } from './input-file.ts'
import { withStores } from './open-stores.ts'

export async function runImportCaptions({ file, live }: ImportCaptions): Promise<number> {
  return withStores(({ pg }) => importCaptions(pg, file, live))
}

/** Replaces a live's transcription with the captions in a file and prints the result. Returns the exit code. */
export async function importCaptions(pg: Postgres, path: string, liveId: number): Promise<number> {
  const unknown = `A live ${liveId} não existe; o número está no endereço da tela dela: /transcription/${liveId}.`
  try {
    const live = await findLive(pg, liveId)
    const report = live && (await receiveCaptions(pg, liveId, (await openInputFile(path)).bytes, COMMAND_LINE))
    if (live && report) console.log(describe(basename(path), live.title, report))
    else console.error(unknown)
    return report ? 0 : 1
  } catch (error) {
    console.error(describeFailure(error, path))
    return 1
  }
}

function describe(name: string, title: string, report: CaptionsReport): string {
  const rest = report.set_aside_count - report.set_aside.length
  const outcome = report.unchanged ? 'sem mudança' : 'gravados'
  return [
    `${name}: legendas da live “${title}”`,
    `  legendas lidas      ${formatNumber(report.read)}`,
    `  trechos ${outcome.padEnd(12)}${formatNumber(report.chapters)}`,
    `  deixadas de lado    ${formatNumber(report.set_aside_count)}`,
    ...report.set_aside.map(({ position, reason }) => `    linha ${position}: ${reason}`),
    ...(rest > 0 ? [`    e mais ${formatNumber(rest)}`] : []),
  ].join('\n')
}
