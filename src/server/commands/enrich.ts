import { listPlacesAfter } from '../ingest/rewrite/post-places.ts'
import type { PostPlace } from '../ingest/write/stored-posts.ts'
import { type EnrichmentRun, findOpenRun, startRun, updateRun } from '../records/jobs/enrichment-runs.ts'
import { countPosts } from '../search/posts/posts.ts'
import { createDateParser } from '../sources/fields/date.ts'
import type { Stores } from '../store/open.ts'
import type { Enrich } from './arguments.ts'
import { STORED_STEPS, type StoredStep } from './enrich-steps.ts'
import { formatNumber, formatSeconds } from './format.ts'
import { withStores } from './open-stores.ts'
import { startProgress } from './progress.ts'

type Context = { timeZone: string; signal: AbortSignal }

/** Runs one step again over the stored posts. Returns the exit code. */
export async function runEnrich(command: Enrich, signal: AbortSignal): Promise<number> {
  return withStores(async (stores, config) => {
    const step = await STORED_STEPS[command.step](stores, config)
    return enrichStored(stores, step, command, { timeZone: config.timeZone, signal })
  })
}

/** The same with an opened step: resumes an interrupted run, and prints the result. */
export async function enrichStored(
  { ch, pg }: Pick<Stores, 'ch' | 'pg'>,
  step: StoredStep,
  { step: name, since, restart }: Omit<Enrich, 'name'>,
  { timeZone, signal }: Context,
): Promise<number> {
  const about = { step: name, version: step.version, since: since ? (createDateParser(timeZone)(since) ?? null) : null }
  const open = restart ? undefined : await findOpenRun(pg, about)
  if (open && open.read > 0)
    console.log(`Continuando depois de ${formatNumber(open.read)} publicações já vistas; --restart recomeça.`)
  const run = open ?? (await startRun(pg, about))
  const before = { ...run }
  const total = await countPosts(ch, since ? { start_date: since } : {}, timeZone)
  const progress = startProgress(process.stderr)
  const start = performance.now()
  const isDone = await walkPosts({ ch, pg }, step, run, signal, () =>
    progress.show(run.read - before.read, Math.min(1, run.read / Math.max(1, total))),
  )
  progress.end()
  console.log(describeRun(run, before, performance.now() - start))
  if (!isDone) console.error('Interrompido: repita o comando para continuar de onde parou.')
  return isDone ? 0 : 130
}

/**
 * Processes the posts oldest first, portion by portion, and records progress after each: if it is interrupted, the next call
 * resumes there. Returns whether it reached the end.
 */
async function walkPosts(
  { ch, pg }: Pick<Stores, 'ch' | 'pg'>,
  step: StoredStep,
  run: EnrichmentRun,
  signal: AbortSignal,
  onPortion: () => void,
): Promise<boolean> {
  const since = Math.floor((run.since?.getTime() ?? 0) / 1000)
  while (!signal.aborted) {
    const places = await listPlacesAfter(ch, findPlace(run), { since, ...(step.portion && { limit: step.portion }) })
    const last = places.at(-1)
    if (!last) {
      await updateRun(pg, run, { isFinished: true })
      return true
    }
    run.changed += await step.run(places)
    run.read += places.length
    run.post_id = last.id
    run.post_date = new Date(last.date_created * 1000)
    await updateRun(pg, run, { isFinished: false })
    onPortion()
  }
  return false
}

const findPlace = ({ post_id, post_date }: EnrichmentRun): PostPlace | null =>
  post_id && post_date ? { id: post_id, date_created: Math.floor(post_date.getTime() / 1000) } : null

function describeRun(run: EnrichmentRun, before: EnrichmentRun, milliseconds: number): string {
  const read = run.read - before.read
  const speed = formatNumber(Math.round((read * 1000) / Math.max(1, milliseconds)))
  const time = milliseconds < 1000 ? '' : `, em ${formatSeconds(milliseconds)} (${speed} por segundo)`
  const rows: [string, number][] = [
    ['vistas', read],
    ['mudadas', run.changed - before.changed],
  ]
  const width = Math.max(...rows.map(([, value]) => formatNumber(value).length))
  return [
    `Passo ${run.step}, versão ${run.version}: publicações${time}`,
    ...rows.map(([label, value]) => `  ${label.padEnd(8)}${formatNumber(value).padStart(width)}`),
  ].join('\n')
}
