/** Simulated channels as sources of the program: followed, read on request, and read to their end. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { PlannedChannel } from '../../simulation/planned-channel.ts'
import type { Place } from '../places/place.ts'

type Asked = Pick<Place['it'], 'ask'>

export type Source = {
  id: number
  handle: string
  is_running: boolean
  last_run_at: string | null
  problem: string | null
  posts_stored: number
  waiting: unknown[]
  backfill: unknown
}

export async function follow(it: Asked, channels: readonly PlannedChannel[], since: number): Promise<void> {
  const accounts = channels.map(({ handle }) => `https://t.me/${handle}`)
  const json = { accounts, since: new Date(since).toISOString() }
  const answer = await it.ask('/api/sources/', { method: 'POST', json })
  if (answer.status !== 201) throw new Error(`sources are answered ${answer.status}: ${answer.text}`)
}

export async function listSources(it: Asked): Promise<Source[]> {
  const { json, status, text } = await it.ask('/api/sources/?page_size=100')
  if (status !== 200) throw new Error(`sources are answered ${status}: ${text}`)
  return (json as { items: Source[] }).items
}

/** Requests that all or some of them are read now. */
export async function askToRead(it: Asked, sources?: readonly Source[]): Promise<void> {
  for (const { id } of sources ?? (await listSources(it))) await it.ask(`/api/sources/${id}/run/`, { method: 'POST' })
}

export type Reading = { withinMs: number; wrong(what: string): void; onSettings?(): Promise<void> }

/** Waits until every source has been read since, and has nothing left to read. Returns the time taken. */
export async function readToTheEnd(
  it: Asked,
  channels: readonly PlannedChannel[],
  { withinMs, wrong, onSettings }: Reading,
): Promise<number> {
  const from = Date.now()
  const begin = performance.now()
  const silent = new Set(channels.filter(({ hasPreview }) => !hasPreview).map(({ handle }) => handle))
  const isRead = (source: Source) =>
    Date.parse(source.last_run_at ?? '') >= from &&
    !source.is_running &&
    (silent.has(source.handle) || (source.problem === null && source.waiting.length === 0 && source.backfill === null))
  await askToRead(it)
  for (;;) {
    const open = (await listSources(it)).filter((source) => !isRead(source))
    await onSettings?.()
    if (open.length === 0) return performance.now() - begin
    if (performance.now() - begin > withinMs) {
      wrong(`not read within ${withinMs} ms: ${JSON.stringify(open[0]).slice(0, 500)}`)
      return performance.now() - begin
    }
    await sleep(1_000)
    await askToRead(
      it,
      open.filter(({ is_running }) => !is_running),
    )
  }
}
